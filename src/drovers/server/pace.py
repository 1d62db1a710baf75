"""How long a bot takes to answer: when it has no choice, as long as when it has one, or others could tell."""

from __future__ import annotations

import random
from collections import defaultdict, deque

KEPT = 64  # times remembered of each bot in each game


class Pace:
    """What free moves took of late, by game and bot."""

    def __init__(self, chance: random.Random | None = None):
        self.chance = chance or random.SystemRandom()
        self.taken: dict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=KEPT))

    def note(self, game: str, bot: str, seconds: float) -> None:
        """A free move took so long to think of."""
        self.taken[game, bot].append(seconds)

    def forced(self, game: str, bot: str) -> float:
        """How long to seem to think about a move without choice."""
        known = self.taken.get((game, bot))
        return self.chance.choice(known) if known else 0.0
