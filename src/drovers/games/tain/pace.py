"""The booklets' speed-up (T28, D9), for the people at a table: the engine itself always goes turn by turn (TA6)."""

from __future__ import annotations

from ...core.sets import size
from . import table as t
from .legality import AT_HOME, open_places
from .table import State
from .tokens import begun_with


def guards_only(state: State) -> bool:
    """Whether only guards can still be placed.  From public facts alone.

    Edition A: every kingdom and outer slot is occupied.  Edition B: nobody still placing has one of them open to them.
    """
    if state.phase != t.PLACING:
        return False
    if state.edition == t.EDITION_B:
        return not any(open_places(state, seat) & ~AT_HOME for seat in range(state.seats) if placing(state, seat))
    lands = (1 << state.seats * t.ENTRANCES) - 1
    empty = lands << t.OUTER | t.REALM
    for seat in range(state.seats):
        empty &= ~state.slots_of[seat]
    return empty == 0


def together(state: State, seat: int) -> dict[str, int] | None:
    """How often each thing may be touched by the moves the seat may choose together; None while it may not."""
    if state.passed[seat] or not guards_only(state):
        return None
    tokens = {f"hand:{t.LETTERS[token]}": state.unused[seat, token] for token in range(t.TYPES)}
    return tokens | {f"inside:{seat}.{name}": 1 for name in t.ENTRANCE_NAMES}


def placing(state: State, seat: int) -> bool:
    """Whether the seat has not passed and has a token left."""
    return not state.passed[seat] and begun_with(state, seat) > size(state.slots_of[seat])
