"""The games: one table of names and modules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from ..core import record
from ..core.errors import UnknownGame
from ..core.game import Game
from ..core.match import Match
from ..core.words import CORE

TABLE = {
    "schotten": "drovers.games.schotten",
    "tain": "drovers.games.tain",
    "goats": "drovers.games.goats",
    "colorado": "drovers.games.colorado",
}


def names() -> list[str]:
    """The names of all games."""
    return list(TABLE)


@cache
def load(name: str) -> Game:
    """The game of that name."""
    if name not in TABLE:
        raise UnknownGame(CORE.both("unknown-game", name=str(name), known=", ".join(TABLE)))
    game: Game = import_module(TABLE[name]).GAME
    return game


def replay(data: dict[str, Any] | str | bytes) -> Match:
    """The match a record describes, played again."""
    return record.replay(data, load)


def verify(data: dict[str, Any] | str | bytes) -> Match:
    """Replays a record and checks its seed against the commitment and its moves against the result."""
    return record.verify(data, load)
