"""Who owes a move, which moves are allowed now, and why not (T15-T27, T48, T54)."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from ...core.state import Numbers
from . import table as t
from .moves import (
    ABROAD,
    ENTER,
    FREE,
    FREEING,
    PASS,
    PASSING,
    PLACES,
    REALM,
    RECLAIM,
    RECLAIMING,
    Move,
    decode,
    place_of,
)
from .scoring import ending
from .table import State

# Sets of places (moves.py), a bit each.
AT_HOME = (1 << ABROAD) - 1
IN_LANDS = (1 << REALM) - 1
EVERYWHERE = (1 << PLACES) - 1
IN_KINGDOM = EVERYWHERE & ~IN_LANDS


@rule
def to_move(state: State) -> int:
    """One seat at a time owes a move (T15, T48, T54)."""
    return 0 if state.phase == t.OVER else 1 << int(state.turn)


@rule
def reach(state: State, token: int) -> int:
    """The places this type may go to: no boy or daughter in the kingdom (T21), the daughter outside by option (T23)."""
    if token == t.B:
        return IN_LANDS
    if token == t.D:
        return IN_LANDS if state.daughter_outside == t.DUD else AT_HOME
    return EVERYWHERE


@rule
def open_places(state: State, seat: int) -> int:
    """The empty places that are this seat's to fill (T16-T20); lands of absent clans are none (T12)."""
    taken = 0
    for clan in range(state.seats):
        taken |= int(state.slots_of[clan])
    lands, before = (1 << state.seats * t.ENTRANCES) - 1, seat * t.ENTRANCES
    outer = taken >> t.OUTER & lands
    seen = (outer >> before | outer << state.seats * t.ENTRANCES - before) & lands & ~AT_HOME  # from the own land on
    inner = taken >> before & AT_HOME
    kingdom = IN_KINGDOM if state.slots_of[seat] >> t.KING else taken >> t.KING << REALM
    return (lands | IN_KINGDOM) & ~(inner | seen | kingdom)


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move of the seat whose turn it is; a pass is one of them, and sometimes the only one (T25, T26)."""
    if state.phase != t.PLACING:
        out[0] = FREEING if state.phase == t.FREEING else RECLAIMING
        out[1] = int(out[0]) + 1
        return 2
    free, count = open_places(state, seat), 0
    for token in range(t.TYPES):
        if state.unused[seat, token] > 0:
            places = free & reach(state, token)
            while places:
                out[count] = token * PLACES + lowest(places)
                count += 1
                places &= places - 1
    out[count] = PASSING
    return count + 1


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the rule it breaks: first whose move it is, then which kind, then the placement."""
    made = decode(move)
    if state.phase == t.OVER:
        return ending(state)
    if state.phase == t.FREEING:
        return 0 if seat == state.turn and made.kind == FREE else 48
    if state.phase == t.RECLAIMING:
        return 0 if seat == state.turn and made.kind >= RECLAIM else 54
    if seat != state.turn:
        return 25 if state.passed[seat] else 15
    if made.kind > PASS:
        return 46 if made.kind == FREE else 1013
    return 0 if made.kind == PASS else why_not_place(state, seat, made)


@rule
def why_not_place(state: State, seat: int, made: Move) -> int:
    """0 if the seat whose turn it is may put such a token there, else the rule it breaks."""
    if made.steps >= state.seats:
        return 12
    if state.unused[seat, made.token] <= 0:
        return 43
    if not reach(state, made.token) >> place_of(made) & 1:
        return 21 if made.kind == ENTER else 23
    if open_places(state, seat) >> place_of(made) & 1:
        return 0
    return 19 if made.kind == ENTER and state.slots_of[seat] >> t.KING else 20
