"""A move out of several by what speaks for each: the best, or one drawn, the same by the same dice everywhere."""

from __future__ import annotations

import math
from typing import Any

from ..core import dice
from ..core.jit import rule

CERTAIN = 1 << 20  # probabilities are rounded to this many parts: the same draw everywhere


@rule
def best(likings: Any, count: int) -> int:
    """The place of the highest liking; of equal ones the first."""
    place = 0
    for i in range(1, count):
        if likings[i] > likings[place]:
            place = i
    return place


@rule
def drawn(likings: Any, count: int, sharp: float, rng: dice.Dice) -> int:
    """A place drawn as the likings say; the sharper, the more the likely ones are preferred."""
    top, total = likings[best(likings, count)], 0
    for i in range(count):
        total += int(math.exp((likings[i] - top) * sharp) * CERTAIN + 0.5)
    left = dice.below(rng, total)
    for i in range(count):
        left -= int(math.exp((likings[i] - top) * sharp) * CERTAIN + 0.5)
        if left < 0:
            return i
    return 0


@rule
def at_random(chances: Any, rng: dice.Dice) -> int:
    """A place drawn as likely as these say."""
    total = 0
    for chance in chances:
        total += int(chance * CERTAIN + 0.5)
    left, place = dice.below(rng, total), 0
    while left >= int(chances[place] * CERTAIN + 0.5):
        left -= int(chances[place] * CERTAIN + 0.5)
        place += 1
    return place
