"""The searches `search1` … `search5`: yardsticks for arenas, which stay as they are whatever levels become.

Each is the search with a number of iterations, and for each game the knobs that served it best (docs/bots.md).  The
first move a search tries is the greedy one.
"""

from __future__ import annotations

from ..core import dice
from ..core.match import Sight
from .searcher import Knobs, Search

KNOBS: dict[str, Knobs] = {
    "schotten": Knobs(widen=0.5, horizon=6, trust=0),
    "tain": Knobs(horizon=40, trust=0),
    "goats": Knobs(horizon=15),
    "colorado": Knobs(horizon=20, trust=5),
}
ITERATIONS: dict[str, tuple[int, ...]] = {
    "schotten": (1, 12, 36, 150, 800),
    "tain": (1, 3, 14, 110, 400),
    "goats": (1, 22, 38, 75, 300),
    "colorado": (1, 18, 42, 95, 220),
}
OTHERS = (1, 4, 16, 64, 250)  # a game nobody has measured yet


class Yardstick:
    """One of the five searches; it plays whatever game the sight is of."""

    def __init__(self, number: int):
        self.number = number

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        """What this search chooses; a budget of 0 is its own."""
        iterations = ITERATIONS.get(sight.game.name, OTHERS)[self.number - 1]
        return searching(sight, iterations).choose(sight, legal, rng, budget)


def searching(sight: Sight, iterations: int) -> Search:
    """A search as it serves the game of this sight best."""
    return Search(KNOBS.get(sight.game.name, Knobs()), iterations)
