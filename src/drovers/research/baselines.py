"""A baseline that owes nothing to our judgement: information-set search with random rollouts, compiled.

    drovers arena goats --bots drovers.research.baselines:Ismcts,level3

The trees of `bots.search` with every appraisal switched off: any untried move is tried first, moves are chosen by upper
confidence bounds, and beyond the trees every seat plays at random to the end.  A budget counts iterations.
"""

from __future__ import annotations

from ..bots.searcher import Knobs, Search
from ..core.dice import Dice
from ..core.match import Sight

ITERATIONS = 1000
PLAIN = Knobs(explore=0.7, widen=1e9, samples=1, horizon=1_000_000, slips=0, trust=0.0)


class Ismcts:
    """Information-set Monte Carlo tree search: 1000 iterations, or as many as the budget says."""

    def __init__(self, iterations: int = ITERATIONS):
        self.search, self.iterations = Search(PLAIN, iterations), iterations

    def choose(self, sight: Sight, legal: list[int], rng: Dice, budget: int = 0) -> int:
        """The most visited move; endings are not solved, as they are for our levels."""
        if len(legal) == 1:
            return legal[0]
        return self.search.study(sight, rng, int(budget) or self.iterations).found()[0].move
