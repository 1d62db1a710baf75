"""Phase 1, placement: what a seat may do, and why not (T15-T27)."""

from __future__ import annotations

from ...core.jit import rule
from ...core.state import Numbers
from .table import (
    DECLINE,
    DUD,
    ENTRANCES,
    FREE_BOY,
    FREE_DAUGHTER,
    FREEING,
    KING,
    KINGDOM,
    NONE,
    OUTER,
    OVER,
    PASS,
    PLACES,
    RECLAIM,
    RECLAIMING,
    TYPES,
    B,
    D,
    State,
)

INSIDE = (1 << OUTER) - 1
LANDS = (1 << KING) - 1
EVERYWHERE = (1 << PLACES) - 1


@rule
def neighbour(state: State, seat: int, steps: int) -> int:
    """The seat so many steps to the left, clockwise."""
    return int((seat + steps) % state.seats)


@rule
def in_kingdom(state: State, seat: int) -> bool:
    """Whether the clan has its one token on the kingdom board already (T19)."""
    return bool(state.king_clan[0] == seat or state.king_clan[1] == seat)


@rule
def reach(state: State, token: int) -> int:
    """The places this type may go, a bit each: no boy or daughter to the kingdom (T21), the daughter outside (T23)."""
    if token == B:
        return LANDS
    if token == D:
        return LANDS if state.daughter_outside == DUD else INSIDE
    return EVERYWHERE


@rule
def open_places(state: State, seat: int) -> int:
    """The empty places that are this seat's to fill, a bit each (T16-T20)."""
    places = 0
    for entrance in range(ENTRANCES):
        if state.guard[seat, entrance] == NONE:
            places |= 1 << entrance
    for steps in range(1, state.seats):
        clan = neighbour(state, seat, steps)
        for entrance in range(ENTRANCES):
            if state.raider[clan, entrance] == NONE:
                places |= 1 << (steps * ENTRANCES + entrance)
    if not in_kingdom(state, seat):
        for slot in range(KINGDOM):
            if state.king[slot] == NONE:
                places |= 1 << (KING + slot)
    return places


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move of the seat whose turn it is; a pass is one of them, and sometimes the only one (T25, T26)."""
    if state.phase == FREEING:
        out[0], out[1] = FREE_BOY, FREE_DAUGHTER
        return 2
    if state.phase == RECLAIMING:
        out[0], out[1] = RECLAIM, DECLINE
        return 2
    free = open_places(state, seat)
    count = 0
    for token in range(TYPES):
        if state.unused[seat, token] > 0:
            places = free & reach(state, token)
            move = token * PLACES
            while places:
                if places & 1:
                    out[count] = move
                    count += 1
                places >>= 1
                move += 1
    out[count] = PASS
    return count + 1


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the rule it breaks: first whose move it is, then which kind, then the placement."""
    if state.phase == OVER:
        return 57
    if state.phase == FREEING:
        return 0 if seat == state.turn and FREE_BOY <= move <= FREE_DAUGHTER else 48
    if state.phase == RECLAIMING:
        return 0 if seat == state.turn and RECLAIM <= move <= DECLINE else 54
    if seat != state.turn:
        return 25 if state.passed[seat] else 15
    if move > FREE_DAUGHTER:
        return 1013
    if move > PASS:
        return 46
    return 0 if move == PASS else why_not_place(state, seat, move // PLACES, move % PLACES)


@rule
def why_not_place(state: State, seat: int, token: int, place: int) -> int:
    """0 if the seat whose turn it is may put such a token there, else the rule it breaks."""
    if OUTER <= place < KING and place // ENTRANCES >= state.seats:
        return 12
    if state.unused[seat, token] <= 0:
        return 43
    if not reach(state, token) >> place & 1:
        return 21 if place >= KING else 23
    if open_places(state, seat) >> place & 1:
        return 0
    if place >= KING and in_kingdom(state, seat):
        return 19
    return 20


@rule
def placed(state: State, seat: int) -> int:
    """How many tokens the clan has on the boards: everybody sees that (TA35)."""
    count = 0
    for entrance in range(ENTRANCES):
        if state.guard[seat, entrance] != NONE:
            count += 1
        for clan in range(state.seats):
            if state.raider_clan[clan, entrance] == seat:
                count += 1
    return count + 1 if in_kingdom(state, seat) else count
