"""A cheap generator for rollouts, bots and imagined worlds: sfc32, four 32-bit words in an integer array.

Never for deals: those come from the dealer.  Written on plain integers, so all three forms agree.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any, TypeAlias

from .jit import numbers, rule

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Dice: TypeAlias = MutableSequence[int] | NDArray[Any]
else:
    Dice = Any
MASK = 0xFFFFFFFF


def new_dice(seed: int) -> Dice:
    """A generator for compiled and plain code, the same for the same seed."""
    rng: Dice = numbers(4)
    shake(rng, seed)
    return rng


@rule
def shake(rng: Dice, seed: int) -> None:
    """Starts the generator anew from a seed of up to 62 bits."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = 0x9E3779B9
    rng[3] = 1
    for _ in range(12):
        word(rng)


@rule
def word(rng: Dice) -> int:
    """The next 32 random bits."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    result = (a + b + counter) & MASK
    rng[3] = (counter + 1) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) & MASK | (c >> 11)) + result) & MASK
    return result


@rule
def pair(rng: Dice, n: int, m: int) -> tuple[int, int]:
    """`below(rng, n * m)` divided by m: quotient and remainder, without a division."""
    product = word(rng) * n
    return product >> 32, (product & MASK) * m >> 32


@rule
def below(rng: Dice, n: int) -> int:
    """An integer in 0..n-1; the bias is below n / 2**32, far under what a rollout could notice."""
    return (word(rng) * n) >> 32
