"""The command line: one file a command."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated

import typer

from .. import __version__
from .front import FAST, Front
from .voice import misuse

app = typer.Typer(
    name="drovers", cls=Front, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich"
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"drovers {__version__}")
        raise typer.Exit


@app.callback()
def drovers(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="opt-version")] = False,
) -> None:
    """Everything starts here; `front` puts the sentences in."""


COMMANDS = (
    "games", "rules", "play", "browser", "serve", "site", "replay", "verify", "position", "analyse", "simulate",
    "perft", "bots", "arena", "lab", "dataset", "train", "puzzles",
)  # fmt: skip


def _lacking(context: typer.Context) -> None:
    """Stands in for a command whose packages are not installed."""
    raise misuse("needs-fast", command=context.info_name)


def _add(name: str) -> None:
    """Adds the command of that file; what searches or counts by the million needs arrays and the compiler."""
    try:
        app.command(name)(import_module(f".{name}", __name__).command)
    except ModuleNotFoundError as error:
        if error.name not in FAST:
            raise
        app.command(name, context_settings={"ignore_unknown_options": True, "allow_extra_args": True})(_lacking)


for one in (*COMMANDS, "backup", "restore", "upkeep"):
    _add(one)


def main() -> None:
    """The entry point `drovers`."""
    sys.path.append(os.getcwd())  # a bot of one's own may lie in the folder one works in
    app()
