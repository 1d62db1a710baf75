"""What a network is told: the features and, behind them, what a game makes of them for those who learn to judge it.

Features say everything a seat may know, but some of it only to whoever can count far: what a side can still become,
say.  A game that counts for its networks does so in its `outlook.py`: the rule `outlook`, its parts OUTLOOK, and SITES,
what of it tells of each site.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ..core import rules
from ..core.game import Game
from ..core.jit import each_game_may, rule
from ..core.layout import Part, Sites, offsets
from ..core.state import Numbers, State


@rule
def told(state: State, seat: int, out: Numbers) -> None:
    """Writes all that a network is told of this state to a seat."""
    rules.features(state, seat, out)
    outlook(state, seat, out)


@each_game_may("outlook")
def outlook(state: State, seat: int, out: Numbers) -> None:
    """Writes what is told beyond the features, behind them; most games say it all in those."""


@cache
def parts(game: Game) -> tuple[Part, ...]:
    """The layout of what a network is told."""
    own = _module(game, "outlook")
    return (*game.features, *(own.OUTLOOK if own else ()))


@cache
def length(game: Game) -> int:
    """How many numbers that is."""
    return offsets(parts(game))[-1]


def sites_of(game: Game) -> tuple[Sites, ...]:
    """What is alike at this game's table by its features, if its `sites.py` says so."""
    module = _module(game, "sites")
    found: tuple[Sites, ...] = module.SITES if module else ()
    return found


@cache
def sites_told(game: Game) -> tuple[Sites, ...]:
    """The same by all that a network is told."""
    own = _module(game, "outlook")
    return tuple(_more(sites, own.SITES.get(sites.name, ())) if own else sites for sites in sites_of(game))


def _more(sites: Sites, more: tuple[tuple[int, ...], ...]) -> Sites:
    rows = zip(sites.features, more or ((),) * len(sites.features), strict=True)
    return sites._replace(features=tuple(own + further for own, further in rows))


def _module(game: Game, name: str) -> ModuleType | None:
    where = f"{game.rules.__package__}.{name}"
    return import_module(where) if find_spec(where) else None
