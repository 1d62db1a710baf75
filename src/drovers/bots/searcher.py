"""`Search` as a bot: the desk it works at, its budget, and exact endings."""

from __future__ import annotations

import math
import time
from dataclasses import astuple, dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import dice
from ..core.jit import compiled
from ..core.match import Sight
from . import search as trees
from .bot import Budget
from .endgame import NODES, exact

CHUNK = 16  # iterations between two looks at the clock: milliseconds


@dataclass(frozen=True)
class Knobs:
    """How a search behaves: docs/notebook/learning.md has what each was measured to do."""

    explore: float = 0.2  # weight of the unvisited in the confidence bound
    widen: float = 0.7  # children a node may have: 1 + widen * sqrt(visits)
    samples: int = 4  # moves the quick policy looks at; 1: nothing is judged before it is tried
    horizon: int = 10_000  # plies for each other seat, after which chances are judged instead of played out
    slips: int = 50  # of a thousand quick moves, how many are made at random
    trust: float = 20.0  # visits after which what a move was worth counts as much as how it looked

    def array(self, seats: int) -> NDArray[np.float64]:
        """As compiled code reads them at a table of so many seats."""
        return np.array(astuple(replace(self, horizon=self.horizon * (seats - 1))), np.float64)


@dataclass(frozen=True)
class Found:
    """What a search found about one legal move."""

    move: int
    visits: int
    value: float  # chances of the seat after it, 0 to 1


class Search:
    """Searches from a sight for a number of iterations; deterministic under the same generator."""

    def __init__(self, knobs: Knobs = Knobs(), iterations: int = 1000):  # noqa: B008  # frozen
        self.knobs, self.iterations = knobs, iterations

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        """The exact best move, or the most visited of so many iterations and seconds; 0 is the bot's own number."""
        if len(legal) == 1:
            return legal[0]
        iterations = int(budget) or self.iterations
        ending = exact(sight, rng, NODES * iterations)
        if ending is not None and ending.move is not None:
            return ending.move
        seconds = budget.seconds if isinstance(budget, Budget) else math.inf
        return self.study(sight, rng, iterations, seconds=seconds).found()[0].move

    def study(self, sight: Sight, rng: dice.Dice, iterations: int, only: int = -1, seconds: float = math.inf) -> Study:
        """A finished search, for whoever wants to know more than its move; with `only`, beyond that first move."""
        if sight.seat is None:
            raise ValueError("a watcher has no moves")
        study, deadline = Study(sight, self.knobs, iterations, rng), time.monotonic() + seconds
        for done in range(0, iterations, CHUNK):
            study.think(min(CHUNK, iterations - done), only)
            if time.monotonic() >= deadline:
                break
        return study


class Study:
    """One search: its desk, and what it has found so far."""

    def __init__(self, sight: Sight, knobs: Knobs, iterations: int, rng: Any):
        seats = int(sight.state.seats)
        nodes = seats * (iterations + 1) + 1
        self.seat, self.used = int(sight.seat or 0), 0
        self.desk = trees.Desk(
            states=sight.state.row(3),
            knobs=knobs.array(seats),
            links=np.zeros((nodes, trees.COLUMNS), np.int32, order="F"),  # walks go down one column
            worths=np.zeros((nodes, 2)),
            nodes_of=np.zeros(sight.game.moves, np.int64),
            legal=np.zeros(sight.game.max_legal, np.int64),
            at=np.zeros(seats, np.int64),
            values=np.zeros(seats + trees.ROOM),
            rng=rng,
        )

    def think(self, iterations: int, only: int = -1) -> None:
        """Grows the trees further; with `only`, beyond that first move."""
        self.used = compiled(trees.search)(self.desk, self.seat, only, iterations, self.used)

    def value(self) -> float:
        """The chances of the seat as all iterations saw them."""
        return float(self.desk.worths[self.seat, trees.SUM] / self.desk.links[self.seat, trees.VISITS])

    def chances(self) -> tuple[float, ...]:
        """The chances of every seat as all iterations saw them; they add up to 1."""
        seats = len(self.desk.at)  # every seat's root is visited by every iteration
        values = self.desk.worths[:seats, trees.SUM] / self.desk.links[self.seat, trees.VISITS]
        return trees.together(values.tolist(), self.seat)

    def found(self) -> list[Found]:
        """The children of the seat's root, the most visited first."""
        result, child = [], int(self.desk.links[self.seat, trees.CHILD])
        while child >= 0:
            move, _, _, sibling, visits, _ = self.desk.links[child].tolist()
            result.append(Found(move, visits, float(self.desk.worths[child, trees.SUM]) / visits))
            child = sibling
        return sorted(result, key=lambda found: (-found.visits, -found.value, found.move))
