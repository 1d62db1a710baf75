"""Who sits where: every deal is played with every lineup, so that luck of the deal and of the seat cancels out."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

Lineup = tuple[int, ...]  # the bot in each seat


def lineups(names: Sequence[str], seats: int) -> list[Lineup]:
    """Every seating once; a bot may be named several times, and seatings that look alike are one."""
    alike: dict[tuple[str, ...], Lineup] = {}
    for lineup in _seatings(len(names), seats):
        alike.setdefault(tuple(names[bot] for bot in lineup), lineup)
    return list(alike.values())


def _seatings(bots: int, seats: int) -> list[Lineup]:
    """Every seating of every choice of bots; with fewer bots than seats, each alone at a table of each other one."""
    if bots >= seats:
        return list(itertools.permutations(range(bots), seats))
    if bots == 1:
        return [(0,) * seats]
    tables = []
    for guest, host in itertools.permutations(range(bots), 2):
        for seat in range(seats):
            tables.append(tuple(guest if place == seat else host for place in range(seats)))
    return tables
