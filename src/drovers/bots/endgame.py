"""Exact play once nothing is hidden from a seat any more: every line to its end, within a number of nodes.

Nothing is hidden when the worlds a seat imagines are all the same.  Every seat then takes what is best for itself
(max^n), and lines that cannot matter are cut: at a sure win, and between two seats by what the other can already have
elsewhere (alpha-beta).  Where chance or an unseen choice comes in, or the nodes run out, the trees answer instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core import dice, playout, rules
from ..core.jit import compiled, rule, silent
from ..core.match import Sight
from ..core.playout import States
from .search import Floats, share

WORLDS = 8  # so many equal ones are taken for all there are
NODES = 50  # for each iteration the trees would have had
DEPTH = 30
NEXT, COUNT, MOVER = 0, 1, 2  # columns of `plies`: moves tried, moves there are, whose they are

DEALERS = ("key", "block", "drawn")  # fields that make no world

Bytes = Any  # uint8 [states, bytes of a record]


@dataclass(frozen=True)
class Ending:
    """How a position ends when every seat plays perfectly."""

    move: int | None  # one that cannot be bettered; None where all is lost and only hope is left
    values: tuple[float, ...]  # every seat's share of the result


def exact(sight: Sight, rng: Any, nodes: int, only: int = -1) -> Ending | None:
    """How the position ends, with `only` after that first move; None where that cannot be known."""
    states, dtype = sight.state.row(DEPTH + 2), type(sight.state).dtype
    raw, seat = _bytes(states, dtype), int(sight.seat or 0)
    legal, plies = np.zeros((DEPTH + 1, sight.game.max_legal), np.int64), np.zeros((DEPTH + 1, 3), np.int64)
    best = np.zeros((DEPTH + 1, int(sight.state.seats)))
    move = compiled(solve)(Lines(states, raw, _weighty(dtype), legal, plies, best), seat, only, nodes, rng)
    if move < 0:
        return None
    values = tuple(best[0].tolist())
    return Ending(int(move) if values[seat] > 0 else None, values)


def _bytes(states: States, dtype: np.dtype[Any]) -> NDArray[np.uint8]:
    """The records' own memory; for plain states, which have none, room to write them down."""
    if isinstance(states, np.ndarray):
        return states.view(np.uint8).reshape(len(states), -1)
    return np.zeros((len(states), dtype.itemsize), np.uint8)


def _weighty(dtype: np.dtype[Any]) -> NDArray[np.int64]:
    """The bytes of a record that make a world: all but the dealer's and the padding."""
    fields = [dtype.fields[name] for name in dtype.names or () if name not in DEALERS] if dtype.fields else []
    return np.concatenate([np.arange(at, at + kind.itemsize) for kind, at, *_ in fields])


class Lines(NamedTuple):
    """Room to follow every line: a state, its moves and its result at each level."""

    states: States
    raw: Bytes  # the states as bytes
    weighty: NDArray[np.int64]  # the bytes of a record that make a world
    legal: Any
    plies: Any
    best: Floats


@rule
def solve(lines: Lines, seat: int, only: int, nodes: int, rng: dice.Dice) -> int:
    """The seat's best move in states[0], its sight, or -1 if it is not known; best[0] is what it leaves every seat.

    `only` is -1, or the one move to think of.
    """
    states, legal, plies, best = lines.states, lines.legal, lines.plies, lines.best
    if not plain_to_see(states, lines.raw, lines.weighty, seat, rng):
        return -1
    found, level = -1, 0
    if not enter(states, 0, legal, plies, best):
        return -1
    if only >= 0:
        legal[0, 0], plies[0, COUNT] = only, 1
    while level >= 0:
        if plies[level, NEXT] < plies[level, COUNT] and not settled(level, plies, best):
            if nodes == 0 or level == DEPTH:
                return -1
            nodes -= 1
            states[level + 1] = states[level]
            rules.play(states[level + 1], int(plies[level, MOVER]), int(legal[level, int(plies[level, NEXT])]))
            plies[level, NEXT] += 1
            level += 1
            if states[level].drawn != states[0].drawn or not enter(states, level, legal, plies, best):
                return -1
        else:
            level -= 1
            if level >= 0 and improved(level, plies, best) and level == 0:
                found = int(legal[0, int(plies[0, NEXT]) - 1])
    return found


@rule
def plain_to_see(states: States, raw: Bytes, weighty: NDArray[np.int64], seat: int, rng: dice.Dice) -> bool:
    """Whether all worlds the seat imagines are the same; states[0] becomes that world."""
    last = states.shape[0] - 1
    states[last] = states[0]
    rules.imagine(states[0], seat, rng)
    write_down(states, 0, raw)
    for _ in range(1, WORLDS):
        states[1] = states[last]
        rules.imagine(states[1], seat, rng)
        write_down(states, 1, raw)
        for place in weighty:
            if raw[0, place] != raw[1, place]:
                return False
    return True


@silent
def write_down(states: States, k: int, raw: Bytes) -> None:
    """A plain state as bytes; a record lies in them already."""
    raw[k] = states[k].record().view(np.uint8)


@rule
def enter(states: States, level: int, legal: Any, plies: Any, best: Floats) -> bool:
    """Begins a node: its result if the match is over, else its moves; False where seats choose unseen by each other."""
    plies[level, NEXT], plies[level, COUNT] = 0, 0
    for seat in range(states[level].seats):
        best[level, seat] = -1.0
    if rules.ending(states[level]) != 0:
        for seat in range(states[level].seats):
            best[level, seat] = share(states[level], seat)
        return True
    owing = rules.to_move(states[level])
    mover = playout.next_seat(states[level])
    plies[level, MOVER] = mover
    plies[level, COUNT] = rules.legal(states[level], mover, legal[level])
    return bool(owing == 1 << mover)


@rule
def settled(level: int, plies: Any, best: Floats) -> bool:
    """Whether the mover's best can change nothing more: a sure win, or more than the other would ever allow."""
    mover = int(plies[level, MOVER])
    enough = 1.0
    if best.shape[1] == 2:
        for above in range(level):
            if plies[above, MOVER] != mover:
                enough = min(enough, 1.0 - best[above, 1 - mover])
    return bool(best[level, mover] >= enough)


@rule
def improved(level: int, plies: Any, best: Floats) -> bool:
    """Takes over the result of the node below if the mover likes it better than all before."""
    mover = int(plies[level, MOVER])
    if best[level + 1, mover] <= best[level, mover]:
        return False
    for seat in range(best.shape[1]):
        best[level, seat] = best[level + 1, seat]
    return True
