"""A bot of one's own: it keeps its options open, and takes the move after which it has most of them.

cd examples && drovers arena tain --bots random,first_bot:Roomy --deals 20
"""

from __future__ import annotations

from drovers.core import dice, rules
from drovers.core.match import Sight


class Roomy:
    """Tries every move in one world it thinks possible and keeps the most moves for its next turn."""

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int) -> int:
        """One of `legal`.  A sight is all a bot is given; what others hold it can only imagine."""
        world = sight.state.copy()
        rules.imagine(world, sight.seat, rng)
        return max(legal, key=lambda move: self.room(world, sight.seat, move, sight.game.max_legal))

    def room(self, world, seat: int, move: int, most: int) -> int:
        """How many moves the seat would have if it were its turn again at once; 0 if it has to wait."""
        after = world.copy()
        rules.play(after, seat, move)
        return rules.legal(after, seat, [0] * most) if rules.to_move(after) >> seat & 1 else 0
