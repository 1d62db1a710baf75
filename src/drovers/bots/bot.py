"""What a bot is: a player that is not a person.  It is given a sight, never a match and never the whole truth."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Protocol

from ..core.dice import Dice
from ..core.errors import DroversError
from ..core.match import Sight
from ..core.words import Words

WORDS = Words(Path(__file__).parent)
BUDGET = 400  # tries for one move when nobody says otherwise: far under a second in the plain form


class Budget(int):
    """How much a bot may try, counted; 0 is its own measure.  `seconds` is how long it may take over it.

    A plain number sets no such limit, and only then is a choice sure to be the same on every machine.
    """

    seconds: float

    def __new__(cls, tries: int = 0, seconds: float = math.inf) -> Budget:
        """So many tries within so many seconds."""
        budget = super().__new__(cls, tries)
        budget.seconds = seconds
        return budget


class Bot(Protocol):
    """A player.  The same sight, moves, generator and counted budget always give the same choice."""

    def choose(self, sight: Sight, legal: list[int], rng: Dice, budget: int) -> int:
        """One of the legal moves: the best found within the budget."""
        ...


class UnknownBot(DroversError):
    """No bot of that name, or one that cannot be loaded."""


class BadAnswer(DroversError):
    """An exception, or no legal move, where a move was asked for."""
