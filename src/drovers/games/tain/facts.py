"""What the rules make of the table, for those who look at it."""

from __future__ import annotations

from . import table as t
from .shown import Box, Facts
from .table import State


def facts(state: State) -> Facts:
    """The clans with a large herd: it ends the match and counts more (T57, T60)."""
    return {"crowned": [seat for seat in range(state.seats) if state.cattle[seat] >= t.LARGE_HERD]}


def box(seats: int) -> Box:
    """How long a match lasts, and what lies on every land."""
    return {
        "rounds": t.ROUNDS,
        "entrances": list(t.ENTRANCE_NAMES),
        "slots": list(t.SLOT_NAMES),
        "tokens": list(t.LETTERS),
    }
