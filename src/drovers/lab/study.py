"""A whole study: every variant on the same seeds, spread over processes or a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ..arena.spreading import spread
from .balance import Balance
from .variants import Variant
from .watching import Watched, watch


@dataclass(frozen=True)
class Study:
    """What is to be played: the same study gives the same figures anywhere."""

    game: str
    bot: str
    variants: list[Variant]
    matches: int = 100  # of every variant
    seed: int = 0

    def watched(self, workers: int = 1, ray: str = "") -> Iterator[Watched | None]:
        """All matches, variant by variant; None for one that was lost with its process."""
        seeds = range(self.seed, self.seed + self.matches)
        questions = [(self.game, self.bot, variant, seed) for variant in self.variants for seed in seeds]
        return spread(watch, questions, workers, ray)

    def balances(self, watched: Iterator[Watched | None]) -> list[Balance]:
        """What the matches show, variant by variant."""
        return [Balance(variant, islice(watched, self.matches)) for variant in self.variants]

    def to_dict(self, balances: list[Balance]) -> dict[str, Any]:
        """The study and its figures as data."""
        figures = [balance.to_dict() for balance in balances]
        return {"game": self.game, "bot": self.bot, "matches": self.matches, "seed": self.seed, "variants": figures}
