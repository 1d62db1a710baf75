"""The front door: every command and its help in the reader's language, every refusal a sentence and an exit code."""

from __future__ import annotations

import errno
import sys
from collections.abc import Sequence
from typing import Any

from rich.text import Text
from typer import Context, TyperException, rich_utils
from typer.core import TyperArgument, TyperGroup, TyperOption

from ..bots.bot import UnknownBot
from ..core.errors import BadOption, DroversError, UnknownGame
from .voice import Misuse, Voice, asked_language

MISUSE = (Misuse, BadOption, UnknownGame, UnknownBot)  # the command line is wrong, not the thing it names

FAST = ("numpy", "numba")  # the extra `fast`
USAGE = {
    "MissingParameter": "usage-missing",
    "NoSuchOption": "usage-option",
    "NoSuchCommand": "usage-command",
    "BadParameter": "usage-number",
    "BadOptionUsage": "usage-value",
}


class Front(TyperGroup):
    """The group of all commands."""

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> None:
        """Runs one command line and leaves with its exit code: 0 done, 1 refused, 2 misused, 130 interrupted."""
        words = list(sys.argv[1:] if args is None else args) or alone()
        voice = Voice(asked_language(words))
        translate(self, voice)
        extra["standalone_mode"] = False
        try:
            code = super().main(words, prog_name="drovers", **extra)
        except TyperException as error:
            code = misused(error, voice)
        except DroversError as error:
            voice.err.print(voice.refusal(error))
            code = 2 if isinstance(error, MISUSE) else 1
        except ModuleNotFoundError as error:
            if error.name not in FAST:
                raise
            voice.err.print(voice.say("needs-fast", command=words[0]))
            code = 1
        except OSError as error:
            if error.filename is not None:
                voice.err.print(voice.say("not-used", file=str(error.filename), problem=error.strerror))
                code = 2
            elif error.errno == errno.EIO:
                code = 1  # the terminal is gone: nobody is left to tell
            else:
                raise
        sys.exit(code or 0)


def alone() -> list[str]:
    """What `drovers` alone means: a table in the browser to somebody at a terminal, else what there is."""
    return ["browser"] if sys.stdin.isatty() and sys.stdout.isatty() else ["--help"]


def translate(front: Front, voice: Voice) -> None:
    """Puts sentences in the place of the keys that commands and options carry as their help."""
    for part in ("arguments", "options", "commands"):
        setattr(rich_utils, f"{part.upper()}_PANEL_TITLE", voice.say(f"panel-{part}"))
    rich_utils.REQUIRED_LONG_STRING = voice.say("panel-required")
    for command in (front, *front.commands.values()):
        command.help = voice.say(f"help-{command.name}")
        helps = [(param, param.help) for param in command.params if isinstance(param, TyperOption | TyperArgument)]
        own = command.get_help_option(Context(command))
        for param, key in [*helps, (own, "opt-help")]:
            if param is not None:
                param.help = voice.say(str(key))
                param.show_default = False  # the sentences say it
                param.metavar = "" if getattr(param, "is_flag", False) else param.metavar


def _bounds(param: Any) -> dict[str, str]:
    """Which numbers a parameter takes: of which kind, and from which on."""
    least = getattr(param, "min", None)
    kind = getattr(getattr(param, "type_descriptor", None), "annotation", int)
    return {"kind": "any" if kind is float else "whole", "least": "none" if least is None else f"{least:g}"}


def misused(error: TyperException, voice: Voice) -> int:
    """Says what is wrong with a command line; returns the exit code."""
    context, param = getattr(error, "ctx", None), getattr(error, "param", None)
    kind, name = type(error).__name__, getattr(error, "option_name", "")
    if param is not None:
        name = param.metavar if param.param_type_name == "argument" else param.opts[0]
    if kind == "UsageError" and context is not None and isinstance(context.command, TyperGroup):
        kind = "NoSuchCommand"
    sentence = voice.say(USAGE[kind], name=name, **_bounds(param)) if kind in USAGE else error.format_message()
    voice.err.print(Text(sentence, "red"))
    voice.err.print(Text(voice.say("usage-help", command=context.command_path if context is not None else "drovers")))
    return error.exit_code
