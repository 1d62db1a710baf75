"""Reduced variants: a position as a game of its own, small enough to be solved exactly.

The game begins with one of the worlds that the position may be, each as likely, and goes on by the full rules.  Those
are the position itself, every world a seat takes it for, every one a seat would take such a world for, and so on: what
both seats know, and know of each other, is never in doubt.  `small/` holds a series of such positions for every game,
named `small` (or `small1`), `small2`, …, in which something is hidden from whoever moves.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from ..core.game import Game
from ..core.state import State
from ..solving.digests import desk_for
from ..solving.worlds import worlds_of
from .errors import ResearchError
from .history import Engine, Moment
from .variant import variant

FOLDER = Path(__file__).parent / "small"
SMALL = re.compile(r"small([1-9]?)")  # the names of our own positions of any game
MOST = 20_000  # worlds


def position(game: Game, name: str) -> State:
    """The state of one of our own small positions, or of one in a JSON file."""
    ours = SMALL.fullmatch(name)
    path = FOLDER / f"{game.name}{ours[1] or 1}.json" if ours else Path(name)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        known = ", ".join(series(game)) or "–"
        raise ResearchError("no-position", field="position", name=name, problem=str(error), known=known) from None
    return game.read_position(data)


def series(game: Game) -> list[str]:
    """The names of our own positions of a game; docs/research.md tells their sizes."""
    return [f"small{path.stem[-1]}" for path in sorted(FOLDER.glob(f"{game.name}[1-9].json"))]


def beginnings(game: Game, name: str) -> tuple[Engine, list[Moment]]:
    """The moments that one of our small positions, or one in a JSON file, may begin in, and what plays them."""
    state = position(game, name)
    engine = Engine(variant(game, state.seats, game.chosen(state)))
    return engine, worlds(engine, state)


def worlds(engine: Engine, state: State) -> list[Moment]:
    """All worlds the position may be, as far as the seats have it in common.

    Worlds that differ only in the order of what a seat holds are kept apart, as `imagine` does.
    """
    start = engine.moment(state.record())
    for seat in range(state.seats):
        start = start.imagined(seat, 0)  # every seat's cards lie as `imagine` lays them, so that no world comes twice
    found = worlds_of(start.plain().row(MOST), desk_for(state))
    if not len(found):
        raise ResearchError("too-many-worlds", field="position", most=MOST)
    return [engine.moment(found[k : k + 1]) for k in range(len(found))]
