"""The bot that looks one move ahead and takes what looks best at once.

What looks good is the game's own judgement: `appraise` and `prefer` in its `greedy.py`.  The drivers below are written
once for all games and run plain at the table and compiled in arenas, with the same choice.
"""

from __future__ import annotations

from typing import Any

from ..core import dice, rules
from ..core.jit import compiled, each_game_may, rule
from ..core.match import Sight
from ..core.playout import States
from ..core.state import Numbers, Shelf, State
from .bot import BUDGET
from .drawing import drawn

Scores = Any  # one number a move: an array of floats, or a list
WORLDS = 4  # more worlds than this change few choices


@each_game_may("greedy")
def appraise(state: State, seat: int) -> int:
    """How good a state is for a seat, judged only by what that seat may know: its points less the best other's."""
    best = 0
    met = False
    for other in range(state.seats):
        if other != seat and (not met or rules.score(state, other) > best):
            best = rules.score(state, other)
            met = True
    return rules.score(state, seat) - best


@each_game_may("greedy")
def prefer(state: State, seat: int, move: int) -> int:
    """What speaks for a move beyond the state it leads to: a choice made unseen, or a threat; 0 if nothing does."""
    return 0


@each_game_may("greedy")
def heat(state: State) -> int:
    """The difference of two appraisals that makes the odds e to 1."""
    return 5


@rule
def weigh(states: States, seat: int, legal: Numbers, count: int, worlds: int, rng: dice.Dice, scores: Scores) -> None:
    """Sums up each move's worth over some worlds.  states[0] is what the seat knows, [1] and [2] are room to work."""
    for i in range(count):
        scores[i] = 0.0
    for _ in range(worlds):
        states[1] = states[0]
        rules.imagine(states[1], seat, rng)
        for i in range(count):
            states[2] = states[1]
            rules.play(states[2], seat, int(legal[i]))
            scores[i] += appraise(states[2], seat) + prefer(states[1], seat, int(legal[i]))


@rule
def best(scores: Scores, count: int, rng: dice.Dice) -> int:
    """The place of the highest score, any of them if several are as high."""
    place, ties = 0, 1
    for i in range(1, count):
        if scores[i] > scores[place]:
            place, ties = i, 1
        elif scores[i] == scores[place]:
            ties += 1
            if dice.below(rng, ties) == 0:
                place = i
    return place


@rule
def greediest(
    states: States, seat: int, legal: Numbers, count: int, worlds: int, rng: dice.Dice, scores: Scores
) -> int:
    """The move that looks best to a seat whose veiled state is states[0]."""
    weigh(states, seat, legal, count, worlds, rng, scores)
    return int(legal[best(scores, count, rng)])


@rule
def wavering(
    states: States, seat: int, legal: Numbers, count: int, worlds: int, waver: float, rng: dice.Dice, scores: Scores
) -> int:
    """A move drawn by how good it looks to a seat whose veiled state is states[0]."""
    weigh(states, seat, legal, count, worlds, rng, scores)
    return int(legal[drawn(scores, count, 1.0 / (worlds * waver * heat(states[0])), rng)])


class Greedy:
    """Tries every legal move in a few worlds it thinks possible; `compile` trades seconds once for speed ever after.

    `waver` 0 is always the move that looks best; else moves are drawn, and one that looks worse by `waver` heats than
    another is e times less likely.
    """

    def __init__(self, *, compile: bool = False, waver: float = 0.0):
        self.compile, self.waver = compile, waver

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int) -> int:
        """The move after which the seat stands best; every one is tried at least once, whatever the budget."""
        if sight.seat is None:
            raise ValueError("a watcher has no moves")
        count = len(legal)
        worlds = max(1, min(WORLDS, (budget or BUDGET) // count))
        desk, moves, scores = self._desk(sight, legal)
        if self.waver:
            drawing = compiled(wavering) if self.compile else wavering
            return int(drawing(desk, sight.seat, moves, count, worlds, self.waver, rng, scores))
        taking = compiled(greediest) if self.compile else greediest
        return int(taking(desk, sight.seat, moves, count, worlds, rng, scores))

    def _desk(self, sight: Sight, legal: list[int]) -> tuple[States, Numbers, Scores]:
        """Room to work, as the form wants it."""
        if not self.compile:
            return Shelf(sight.state.copy() for _ in range(3)), legal, [0.0] * len(legal)
        import numpy as np  # the plain form does without

        return sight.state.row(3), np.array(legal, np.int64), np.zeros(len(legal))
