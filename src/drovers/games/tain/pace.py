"""The booklets' speed-up (T28, D9), for the people at a table: the engine itself always goes turn by turn (TA6)."""

from __future__ import annotations

from .moves import in_kingdom, placed
from .resolution import unused
from .table import EDITION_A, ENTRANCES, KINGDOM, NONE, PLACING, State


def guards_only(state: State) -> bool:
    """Whether only guards can still be laid, so that a table may let people queue them.  From public facts alone.

    Edition A: every kingdom and outer slot is occupied.  Edition B: nobody still placing has one of them open to them.
    """
    if state.phase != PLACING:
        return False
    if state.edition == EDITION_A:
        return not any(open_outside(state, seat, strict=True) for seat in range(state.seats))
    return not any(open_outside(state, seat, strict=False) for seat in range(state.seats))


def open_outside(state: State, seat: int, *, strict: bool) -> bool:
    """Whether an outer or kingdom slot stands empty; unless strict, only if this seat can still use it."""
    if not strict and (state.passed[seat] or unused(state, seat) == placed(state, seat)):
        return False
    for clan in range(state.seats):
        for entrance in range(ENTRANCES):
            if clan != seat and state.raider[clan, entrance] == NONE:
                return True
    empty = any(state.king[slot] == NONE for slot in range(KINGDOM))
    return empty and (strict or not in_kingdom(state, seat))
