"""A bot of one's own: it takes points as soon as it sees them, and otherwise any move.

cd examples && drovers arena goats --bots random,first_bot:Magpie --deals 20
"""

from __future__ import annotations

from drovers.core import dice, rules
from drovers.core.match import Sight


class Magpie:
    """Tries every move in one world it thinks possible and takes the most points at once."""

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int) -> int:
        """One of `legal`.  A sight is all a bot is given; what others hold it can only imagine."""
        world = sight.state.copy()
        rules.imagine(world, sight.seat, rng)
        points = {move: self.points(world, sight.seat, move) for move in legal}
        best = [move for move in legal if points[move] == max(points.values())]
        return best[dice.below(rng, len(best))]

    def points(self, world, seat: int, move: int) -> int:
        """What the seat would have after the move."""
        after = world.copy()
        rules.play(after, seat, move)
        return rules.score(after, seat)
