"""Who owes a move, which moves are allowed now, and why not (T15-T27, T48, T54)."""

from __future__ import annotations

from ...core import dice
from ...core.dice import Dice
from ...core.jit import rule
from ...core.sets import lowest, size
from ...core.state import Numbers
from ...core.tables import Table
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
# Where each type may go: no boy or daughter into the kingdom (T21), the daughter outside by option (T23).
REACH = Table([[EVERYWHERE, EVERYWHERE, IN_LANDS, daughter, EVERYWHERE] for daughter in (IN_LANDS, AT_HOME)])


@rule
def to_move(state: State) -> int:
    """One seat at a time owes a move (T15, T48, T54)."""
    return 0 if state.phase == t.OVER else 1 << int(state.turn)


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
            places = free & REACH[state.daughter_outside, token]
            while places:
                out[count] = token * PLACES + lowest(places)
                count += 1
                places &= places - 1
    out[count] = PASSING
    return count + 1


@rule
def pick(state: State, seat: int, rng: Dice, out: Numbers) -> int:
    """A legal move at random, the same as by one roll from the list, which is not written for it."""
    if state.phase != t.PLACING:
        return int(out[dice.below(rng, legal(state, seat, out))])
    free, count = open_places(state, seat), 1
    for token in range(t.TYPES):
        if state.unused[seat, token] > 0:
            count += size(free & REACH[state.daughter_outside, token])
    rank = dice.below(rng, count)
    for token in range(t.TYPES):
        if state.unused[seat, token] > 0:
            places = free & REACH[state.daughter_outside, token]
            if rank < size(places):
                return token * PLACES + ranked(places, rank)
            rank -= size(places)
    return PASSING


@rule
def ranked(places: int, rank: int) -> int:
    """The place that so many others of the set come before."""
    for _ in range(rank):
        places &= places - 1
    return lowest(places)


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
    if not REACH[state.daughter_outside, made.token] >> place_of(made) & 1:
        return 21 if made.kind == ENTER else 23
    if open_places(state, seat) >> place_of(made) & 1:
        return 0
    return 19 if made.kind == ENTER and state.slots_of[seat] >> t.KING else 20
