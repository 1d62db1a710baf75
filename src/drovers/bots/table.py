"""The bots: one table of names and classes.  Somebody else's bot is named `module:Class`."""

from __future__ import annotations

from importlib import import_module

from .bot import WORDS, Bot, UnknownBot

TABLE = {
    "random": "drovers.bots.uniform:Uniform",
    "greedy": "drovers.bots.greedy:Greedy",
}


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(TABLE)


def seat_bot(name: str) -> Bot:
    """A new bot of that name, ready to play."""
    if name not in TABLE and ":" not in name:
        raise UnknownBot(WORDS.both("unknown-bot", name=name, known=", ".join(TABLE)), field="bots")
    module, _, kind = TABLE.get(name, name).partition(":")
    try:
        bot: Bot = getattr(import_module(module), kind)()
        bot.choose  # noqa: B018  # what makes it a bot
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(WORDS.both("broken-bot", name=name, problem=str(error)), field="bots") from None
    return bot
