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


def starts(parts: Sequence[Part]) -> dict[str, int]:
    """Where each part begins, by its name."""
    return {part.name: place for part, place in zip(parts, offsets(parts), strict=False)}


class Link(NamedTuple):
    """Other sites that a site looks at: `features[site][other]` are those that say how near it is to each."""

    sites: str
    features: tuple[tuple[tuple[int, ...], ...], ...]


class Sites(NamedTuple):
    """Like things on the table that a learner may judge by one measure: stones, gates, cells, kinds of card.

    For each of them, in one order for all: the features that tell of it, and the moves made there; -1 where one has
    none.  `traits` may name what moves have in common: numbers for each place of the order.
    """

    name: str
    features: tuple[tuple[int, ...], ...]
    moves: tuple[tuple[int, ...], ...] = ()
    links: tuple[Link, ...] = ()
    traits: tuple[tuple[int, ...], ...] = ()
