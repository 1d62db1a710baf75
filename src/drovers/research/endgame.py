"""Reduced variants: a position as a game of its own, small enough to be solved exactly.

Everything a watcher thinks possible in the position is a world; the game begins with one of them, each as likely, and
goes on by the full rules.  `small/` holds a series of such positions for every game, each larger than the one before:
`small` (or `small1`), `small2`, …: the last decisions of a match, in which something is hidden from whoever moves.
"""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

from ..core.game import Game
from ..core.state import State
from .errors import ResearchError
from .history import Engine, Moment

FOLDER = Path(__file__).parent / "small"
SMALL = re.compile(r"small([1-9]?)")  # the names of our own positions of any game
MOST = 5000
WATCHER = -1


def position(game: Game, name: str) -> State:
    """The state of one of our own small positions, or of one in a JSON file."""
    ours = SMALL.fullmatch(name)
    path = FOLDER / f"{game.name}{ours[1] or 1}.json" if ours else Path(name)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ResearchError("no-position", field="position", name=name, problem=str(error)) from None
    return game.read_position(data)


def series(game: Game) -> list[str]:
    """The names of our own positions of a game, the smallest first."""
    return [f"small{path.stem[-1]}" for path in sorted(FOLDER.glob(f"{game.name}[1-9].json"))]


def worlds(engine: Engine, state: State) -> list[Moment]:
    """All worlds a watcher of that state thinks possible.

    Found by drawing: with n found among draws that are all as likely, n (log n + 20) draws miss one with a chance of
    two in a billion.  Worlds that differ only in the order of what a seat holds are kept apart, as `imagine` does.
    """
    start = engine.moment(state.record())
    found: dict[bytes, Moment] = {}
    draws = 0
    while draws < len(found) * (math.log(max(1, len(found))) + 20) or not found:
        record = start.imagined(WATCHER, draws).record.copy()
        for name in ("key", "block", "drawn"):
            record[name] = 0  # nothing is drawn any more: which dealer it was makes no difference
        found.setdefault(engine.digest(record), engine.moment(record))
        draws += 1
        if len(found) > MOST:
            raise ResearchError("too-many-worlds", field="position", most=MOST)
    return [found[key] for key in sorted(found)]
