"""Where the parts of a game's features lie, and between which numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple


class Part(NamedTuple):
    """A named stretch of the features; each of its numbers lies between `low` and `high`."""

    name: str
    length: int
    low: int = 0
    high: int = 1


def offsets(parts: Sequence[Part]) -> tuple[int, ...]:
    """Where each part begins, in order, and last where they all end: `HAND, BACKS, LENGTH = offsets(FEATURES)`."""
    return (0, *accumulate(part.length for part in parts))
