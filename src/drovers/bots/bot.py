"""What a bot is: a player that is not a person.  It is given a sight, never a match and never the whole truth."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from ..core.dice import Dice
from ..core.errors import DroversError
from ..core.match import Sight
from ..core.words import Words

WORDS = Words(Path(__file__).parent)
BUDGET = 400  # tries for one move when nobody says otherwise: far under a second in the plain form


class Bot(Protocol):
    """A player.  The same sight, moves, generator and budget always give the same choice."""

    def choose(self, sight: Sight, legal: list[int], rng: Dice, budget: int) -> int:
        """One of the legal moves.  `budget` is how much it may try, 0 its own measure; counted, not timed."""
        ...


class UnknownBot(DroversError):
    """No bot of that name, or one that cannot be loaded."""
