"""The bots: one table of names and classes.  Somebody else's bot is named `module:Class`."""

from __future__ import annotations

from importlib import import_module

from .bot import WORDS, Bot, UnknownBot

TABLE = {
    "random": "drovers.bots.uniform:Uniform",
    "greedy": "drovers.bots.greedy:Greedy",
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
        bot: Bot = make(compile=compile) if name in COMPILED else make()
        bot.choose  # noqa: B018  # what makes it a bot
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(WORDS.both("broken-bot", name=name, problem=str(error)), field="bots") from None
    return bot
