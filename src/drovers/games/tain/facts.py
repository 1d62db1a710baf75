"""What the rules make of the table, for those who look at it."""

from __future__ import annotations

from .shown import Box, Facts
from .table import LARGE_HERD, LETTERS, ROUNDS, State

DOORS = ("p1", "p2", "p3", "h1", "h2")
SLOTS = ("k1", "k2")


def facts(state: State) -> Facts:
    """The clans with a large herd: it ends the match and counts more (T57, T60)."""
    return {"crowned": [seat for seat in range(state.seats) if state.cattle[seat] >= LARGE_HERD]}


def box(seats: int) -> Box:
    """How long a match lasts, and what lies on every land."""
    return {"rounds": ROUNDS, "entrances": list(DOORS), "slots": list(SLOTS), "tokens": list(LETTERS)}
