"""The bots: one table of names and classes.

Somebody else's bot is named `module:Class`; an installed package gives its own a short name by an entry point of the
group `drovers.bots`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from inspect import getdoc
from typing import Any

from .bot import WORDS, Bot, UnknownBot

LEVELS = 5
TABLE = {
    "random": "drovers.bots.uniform:Uniform",
    "greedy": "drovers.bots.greedy:Greedy",
    "network": "drovers.bots.networks:Network",
    "ponder": "drovers.bots.pondering:Pondering",
    **{f"level{level}": "drovers.bots.levels:Level" for level in range(1, LEVELS + 1)},
    f"level{LEVELS + 1}": "drovers.bots.strongest:Strongest",
}
YARDSTICKS = {f"search{level}": f"level{level}" for level in range(1, LEVELS + 1)}  # for arenas: they stay as they are
COMPILED = {"greedy"}  # these run plain at the table unless told otherwise


def installed() -> dict[str, str]:
    """Bots of other packages: name and `module:Class`; none takes the name of one of ours."""
    found = {point.name: point.value for point in entry_points(group="drovers.bots")}
    return {name: where for name, where in found.items() if name not in TABLE}


def names() -> list[str]:
    """The names of all bots, ours first and the weakest of them before the others."""
    return [*TABLE, *installed()]


def title(name: str, lang: str) -> str:
    """What a bot is called at a table: ours in that language, somebody else's as it is named."""
    key = f"bot-{name}.title"
    return WORDS.say(lang, key) if WORDS.has(key) else name


def description(name: str, lang: str) -> str:
    """What a bot does in one sentence: ours in that language, somebody else's as its class says it."""
    if name in TABLE:
        return WORDS.say(lang, f"bot-{name}")
    module, _, kind = installed().get(name, name).partition(":")
    try:
        text = getdoc(getattr(import_module(module), kind)) or ""
    except (ImportError, AttributeError) as error:
        text = str(error)
    return text.partition("\n")[0]


def seat_bot(name: str, *, compile: bool = False) -> Bot:
    """A new bot of that name, ready to play; `compile` makes ours spend seconds once for speed ever after."""
    name = YARDSTICKS.get(name, name)
    where = TABLE.get(name.partition("@")[0]) or installed().get(name, name)
    module, _, kind = where.partition(":")
    if not kind:
        raise UnknownBot(WORDS.both("unknown-bot", name=name, known=", ".join(names())), field="bots")
    try:
        make = getattr(import_module(module), kind)
        bot: Bot = _make(name, make, compile)
        bot.choose  # noqa: B018  # what makes it a bot
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(WORDS.both("broken-bot", name=name, problem=str(error)), field="bots") from None
    return bot


def _make(name: str, make: Any, compile: bool) -> Bot:
    """Ours are told what they need to know; somebody else's class is called as it is."""
    if name.startswith("network@"):
        own: Bot = make(*name.split("@")[1:])
        return own
    if TABLE.get(name) == TABLE["level1"]:
        bot: Bot = make(int(name.removeprefix("level")))
        return bot
    made: Bot = make(compile=compile) if name in COMPILED else make()
    return made
