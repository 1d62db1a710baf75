"""The bots: one table of names and classes.

Somebody else's bot is named `module:Class`; an installed package gives its own a short name by an entry point of the
group `drovers.bots`.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import entry_points
from inspect import getdoc
from typing import Any

from ..core.errors import DroversError
from ..core.game import Game
from .bot import WORDS, Bot, UnknownBot
from .levels import LEVELS, rung

ADVISER = "adviser"  # gives hints and sits at no table
TABLE = {
    "random": "drovers.bots.uniform:Uniform",
    "greedy": "drovers.bots.greedy:Greedy",
    "network": "drovers.bots.networks:Network",
    "ponder": "drovers.bots.pondering:Pondering",
    **{f"level{level}": "drovers.bots.levels:Level" for level in range(1, LEVELS + 1)},
}
UNLISTED = {
    **{f"search{number}": "drovers.bots.yardsticks:Yardstick" for number in range(1, 6)},
    ADVISER: "drovers.bots.levels:Adviser",
}
NUMBERED = re.compile("(level|search)([1-9])")
NETWORK = re.compile("network(@.+)?")
COMPILED = ("greedy", "level")  # how the names of those begin that run plain at the table unless told otherwise


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


def way(name: str, game: str) -> str:
    """How one of our bots plays that game: `greedy`, `network`, `search` or `ponder`, else its own name."""
    name = f"level{LEVELS}" if name == ADVISER else name
    level = name.removeprefix("level")
    return rung(int(level), game).kind if name in TABLE and level != name else name


def seat_bot(name: str, game: Game | None = None, *, compile: bool = False) -> Bot:
    """A new bot of that name, ready to play; `compile` makes ours spend seconds once for speed ever after.

    Where it is said which game, a network of another one is refused at once.
    """
    where = (TABLE | UNLISTED).get("network" if NETWORK.fullmatch(name) else name) or installed().get(name, name)
    module, _, kind = where.partition(":")
    if not kind:
        raise UnknownBot(WORDS.both("unknown-bot", name=name, known=", ".join(names())), field="bots")
    try:
        make = getattr(import_module(module), kind)
        bot: Bot = _make(name, make, compile)
        bot.choose  # noqa: B018  # what makes it a bot
        if game is not None and NETWORK.fullmatch(name):
            make.rooms(bot, game)
    except DroversError:
        raise
    except Exception as error:  # whatever somebody's file does when it is read
        raise UnknownBot(
            WORDS.both("broken-bot", name=name, problem=str(error) or type(error).__name__), field="bots"
        ) from None
    return bot


def _make(name: str, make: Any, compile: bool) -> Bot:
    """Ours are told what they need to know; somebody else's class is called as it is."""
    if name.startswith("network@"):
        own: Bot = make(name.removeprefix("network@"))
        return own
    ours, numbered = name in TABLE or name in UNLISTED, NUMBERED.fullmatch(name)
    told: dict[str, Any] = {"compile": compile} if ours and name.startswith(COMPILED) else {}
    made: Bot = make(int(numbered[2]), **told) if ours and numbered else make(**told)
    return made
