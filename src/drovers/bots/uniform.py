"""The bot that chooses without looking."""

from __future__ import annotations

from ..core import dice
from ..core.match import Sight


class Uniform:
    """Chooses any legal move, each as likely as the others."""

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int) -> int:
        """Any legal move, all as likely."""
        return legal[dice.below(rng, len(legal))]
