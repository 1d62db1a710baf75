"""Five levels for every game, chosen by measured strength (docs/bots.md), never by silly moves.

A level is the search with a number of iterations, and for each game the knobs that served it best.  The first move a
search tries is the greedy one, so the lowest level is a sensible player that hardly looks ahead.
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


class Level:
    """One of the five levels; it plays whatever game the sight is of."""

    def __init__(self, level: int):
        self.level = level

    def search(self, sight: Sight) -> Search:
        """The search of this level in that game."""
        name = sight.game.name
        return Search(KNOBS.get(name, Knobs()), ITERATIONS.get(name, OTHERS)[self.level - 1])

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        """What the search of this level chooses; a budget of 0 is the level's own."""
        return self.search(sight).choose(sight, legal, rng, budget)
