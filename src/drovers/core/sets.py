"""Sets of up to 62 things as one number, a bit each: `cells >> cell & 1` asks, `cells | 1 << cell` adds one."""

from __future__ import annotations

from .jit import rule
from .tables import Table

WHEEL = 67  # the powers of two below 2**62 leave different remainders
LOWEST = Table([{pow(2, i, WHEEL): i for i in range(62)}.get(rest, -1) for rest in range(WHEEL)])


@rule
def lowest(members: int) -> int:
    """The least member of a set that is not empty; `members & members - 1` is the set without it."""
    return int(LOWEST[(members & -members) % WHEEL])


@rule
def size(members: int) -> int:
    """How many members a set has."""
    count = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count
