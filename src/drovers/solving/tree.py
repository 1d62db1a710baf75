"""The whole tree of a small game as arrays: two seats, perfect memories.

Node 0 is the deal, its children the worlds the game may begin in, each as likely; then the full rules.  An information
set is what its mover can tell apart with a perfect memory, as in `research.history`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from ..core.jit import compiled
from ..core.playout import States
from ..core.state import State
from .digests import TRAIL
from .growing import DRAWN, FULL, Work, doubled, grow, room, work_for

DEEPEST, LEAST, MOST = 200, 1 << 16, 60_000_000  # moves after each other; nodes there is room for at first, and at last


class TooLarge(Exception):
    """A tree has more nodes than were allowed, or a line more moves."""


class Dealt(Exception):
    """Something is still dealt, so that the worlds it begins in are not all there is of chance."""


@dataclass(frozen=True)
class Tree:
    """A game's whole tree, in the order of a walk that goes deep first; `slot` is an action of an information set."""

    name: str
    worlds: int
    parent: NDArray[np.int32]
    action: NDArray[np.int32]
    rank: NDArray[np.int16]
    mover: NDArray[np.int8]  # OVER, CHANCE or a seat
    reward: NDArray[np.float32]  # of seat 0
    info: NDArray[np.int32]  # the information set of a decision, else -1
    first: NDArray[np.int32]  # slot of the first action of each information set, and last how many slots there are
    owner: NDArray[np.int8]  # whose each information set is: those of seat 0 first

    @property
    def histories(self) -> int:
        """How many nodes there are, the ends included."""
        return len(self.parent)

    @property
    def slot(self) -> NDArray[np.int32]:
        """The slot of the choice that led to each node; -1 for the root and the worlds."""
        above = self.info[self.parent]
        return np.where(above >= 0, self.first[above] + self.rank, -1).astype(np.int32)

    def line(self, node: int) -> list[int]:
        """The actions that lead to a node, the world first."""
        found = []
        while node > 0:
            found.append(int(self.action[node]))
            node = int(self.parent[node])
        return found[::-1]


def grown_from(game: Game, state: State, starts: States, name: str) -> Tree:
    """The tree of a game that begins in one of these states, each as likely; `state` is any of the game."""
    return grown(work_for(game, state, DEEPEST), starts, name, LEAST, MOST)


def grown(work: Work, starts: States, name: str, size: int, most: int) -> Tree:
    """The tree that begins in these states, in room that grows from `size` to `most` nodes."""
    nodes, used, world = room(size), 1, 0
    while world < len(starts):
        work.states[0] = starts[world]
        now = int(compiled(grow)(work, nodes, used, world))
        if now == DRAWN:
            raise Dealt
        if now != FULL:
            used, world = now, world + 1
        elif len(nodes.parent) >= most:
            raise TooLarge
        else:
            nodes = doubled(nodes)
    return _indexed([np.asarray(each)[:used] for each in nodes], name, len(starts))


def _indexed(nodes: list[NDArray[Any]], name: str, count: int) -> Tree:
    """The tree of these nodes with its information sets numbered."""
    parent, action, rank, mover, trail, reward = nodes
    deciding = np.flatnonzero(mover >= 0)
    keys = mover[deciding].astype(np.int64) << TRAIL | trail[deciding]
    _, example, which = np.unique(keys, return_index=True, return_inverse=True)
    info = np.full(len(parent), -1, np.int32)
    info[deciding] = which
    children = np.bincount(parent[1:], minlength=len(parent))
    sizes = children[deciding[example]]
    first = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int32)
    owner = mover[deciding[example]]
    return Tree(name, count, parent, action, rank, mover, reward, info, first, owner)
