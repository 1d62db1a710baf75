"""The bots: one table of names and classes.  Somebody else's bot is named `module:Class`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .bot import WORDS, Bot, UnknownBot
from .levels import COUNT

TABLE = {
    "random": "drovers.bots.uniform:Uniform",
    "greedy": "drovers.bots.greedy:Greedy",
    **{f"level{level}": "drovers.bots.levels:Level" for level in range(1, COUNT + 1)},
}
COMPILED = {"greedy"}  # these run plain at the table unless told otherwise


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(TABLE)


def seat_bot(name: str, *, compile: bool = False) -> Bot:
    """A new bot of that name, ready to play; `compile` makes ours spend seconds once for speed ever after."""
    if name not in TABLE and ":" not in name:
        raise UnknownBot(WORDS.both("unknown-bot", name=name, known=", ".join(TABLE)), field="bots")
    module, _, kind = TABLE.get(name, name).partition(":")
    try:
        make = getattr(import_module(module), kind)
        bot: Bot = _make(name, make, compile)
        bot.choose  # noqa: B018  # what makes it a bot
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(WORDS.both("broken-bot", name=name, problem=str(error)), field="bots") from None
    return bot


def _make(name: str, make: Any, compile: bool) -> Bot:
    """Ours are told what they need to know; somebody else's class is called as it is."""
    if name.startswith("level") and name in TABLE:
        bot: Bot = make(int(name.removeprefix("level")))
        return bot
    made: Bot = make(compile=compile) if name in COMPILED else make()
    return made
