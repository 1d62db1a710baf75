"""Where a clan's tokens are: on the boards, behind its screen, in other clans' houses."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import size
from . import table as t
from .table import State


@rule
def type_at(state: State, slot: int) -> int:
    """The type of the token on a slot; NONE if it is empty."""
    for token in range(t.TYPES + 1):
        if state.slots_with[token] >> slot & 1:
            return token
    return t.NONE


@rule
def owner_at(state: State, slot: int) -> int:
    """Whose token lies on a slot: everybody sees that (TA35); NONE if it is empty."""
    for seat in range(state.seats):
        if state.slots_of[seat] >> slot & 1:
            return seat
    return t.NONE


@rule
def on_boards(state: State, seat: int, token: int) -> int:
    """How many tokens of that type the clan has on the boards."""
    return size(state.slots_of[seat] & state.slots_with[token])


@rule
def begun_with(state: State, seat: int) -> int:
    """How many unused tokens the clan began this placement with; once all are revealed, how many it has."""
    count = 0
    for token in range(t.TYPES):
        count += int(state.stock[seat, token])
    return count


@rule
def captive(state: State, seat: int, token: int) -> int:
    """How many tokens of that type the clan has lost to others' houses, or beside their boards."""
    count = 0
    for kind in range(t.KINDS_HELD):
        if t.TOKEN_OF[kind] == token:
            for clan in range(state.seats):
                count += int(state.held[clan, seat, kind] + state.seized[clan, seat, kind])
    return count
