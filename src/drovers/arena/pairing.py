"""Who sits where: every deal is played with every lineup, so that luck of the deal and of the seat cancels out."""

from __future__ import annotations

import itertools

Lineup = tuple[int, ...]  # the bot in each seat


def lineups(bots: int, seats: int) -> list[Lineup]:
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
