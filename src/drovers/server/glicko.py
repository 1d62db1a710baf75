"""Glicko (Glickman 1999): how strong somebody is, and how sure that is, after one meeting.  Puzzles meet solvers."""

from __future__ import annotations

import math

from msgspec import Struct

Q = math.log(10) / 400
LEAST, MOST = 45.0, 350.0  # how sure one may become, and how unsure one begins


class Strength(Struct, frozen=True):
    """A rating, how far it may be off, and how many meetings are behind it."""

    rating: float = 1500.0
    deviation: float = MOST
    played: int = 0


def after(mine: Strength, other: Strength, score: float) -> Strength:
    """One's strength after meeting the other: 1 won, 0 lost."""
    weight = 1 / math.sqrt(1 + 3 * (Q * other.deviation / math.pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (mine.rating - other.rating) / 400))
    known = 1 / mine.deviation**2 + Q**2 * weight**2 * expected * (1 - expected)
    rating = mine.rating + Q / known * weight * (score - expected)
    return Strength(rating, max(LEAST, math.sqrt(1 / known)), mine.played + 1)
