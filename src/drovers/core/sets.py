"""Sets of up to 62 things as one number, a bit each: `cells >> cell & 1` asks, `cells | 1 << cell` adds one.

And numbers that are two in one, like a card that is a colour and a value.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .jit import in_hardware, rule

if TYPE_CHECKING:
    from .state import Numbers

KEPT = 1_000  # sets whose members are known: those of states hardly change from one look to the next


@in_hardware
def lowest(members: int) -> int:
    """The least member of a set that is not empty; `members & members - 1` is the set without it."""
    return (members & -members).bit_length() - 1


@in_hardware
def highest(members: int) -> int:
    """The greatest member of a set; -1 if it is empty."""
    return members.bit_length() - 1


@in_hardware
def size(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


@in_hardware
def parted(number: int, by: int) -> tuple[int, int]:
    """Quotient and remainder of a number from 0 on, below 2**31."""
    return divmod(number, by)


@rule
def write_set(members: int, out: Numbers, at: int) -> None:
    """A 1 for each member of a set, whose first would be there."""
    while members != 0:
        out[at + lowest(members)] = 1
        members &= members - 1


def listed(some: int) -> list[int]:
    """The members of a set, ascending; for the plain form only."""
    found = []
    while some:
        least = some & -some
        found.append(least.bit_length() - 1)
        some ^= least
    return found


@lru_cache(KEPT)
def members(some: int) -> tuple[int, ...]:
    """The same, remembered."""
    return tuple(listed(some))
