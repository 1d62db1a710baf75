"""Raids on the kingdom (T32-T36)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import table as t
from .moves import neighbour
from .table import State
from .tokens import owner_at, type_at


@rule
def raid(state: State) -> None:
    """Two of a kind take one cattle each, a chief goes before a warrior, one alone takes one (T32-T36)."""
    first = first_served(state)
    second = 1 - first
    mine, theirs = type_at(state, t.KING + first), type_at(state, t.KING + second)
    if mine == t.NONE or theirs == t.NONE:
        if mine != t.NONE:
            take_from_kingdom(state, t.KING_ALONE, first)
        elif theirs != t.NONE:
            take_from_kingdom(state, t.KING_ALONE, second)
    elif mine != theirs:
        chief = first if mine == t.C else second
        take_from_kingdom(state, t.KING_CHIEF, chief)
        tell_of_kingdom(state, t.KING_OUTDONE, 1 - chief)
    elif state.herd == 1:
        take_from_kingdom(state, t.KING_LAST, first)
        tell_of_kingdom(state, t.KING_LATE, second)
    else:
        take_from_kingdom(state, t.KING_EQUAL, first)
        take_from_kingdom(state, t.KING_EQUAL, second)


@rule
def first_served(state: State) -> int:
    """The kingdom slot that takes a last cattle: the left one, or whose clan comes first from the marker (T35, TA4)."""
    if state.kingdom_contested == t.MARKER_ORDER:
        for steps in range(state.seats):
            here = state.slots_of[neighbour(state, state.holder, steps)] >> t.KING
            if here:
                return int(here) >> 1
    return 0


@rule
def take_from_kingdom(state: State, kind: int, slot: int) -> None:
    """One cattle of the kingdom's herd, if any is left (T32, T36)."""
    if state.herd > 0:
        state.herd -= 1
        state.won_cattle[owner_at(state, t.KING + slot)] += 1
        tell_of_kingdom(state, kind, slot)
    else:
        tell_of_kingdom(state, t.KING_EMPTY, slot)


@rule
def tell_of_kingdom(state: State, kind: int, slot: int) -> None:
    """What came of the raider in that slot."""
    tell(state, kind, owner_at(state, t.KING + slot), type_at(state, t.KING + slot), slot)
