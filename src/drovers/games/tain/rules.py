"""The rules of Táin: set-up, whose move it is, and what a move does.  Every number is one of RULES.md."""

from __future__ import annotations

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from . import prisoners, raids, resolution
from .features import features as features
from .moves import legal as legal
from .moves import neighbour
from .moves import why_not as why_not
from .resolution import ending as ending
from .resolution import score as score
from .resolution import standing as standing
from .sight import imagine as imagine
from .sight import veil as veil
from .soundness import flaw as flaw
from .table import (
    BOY,
    CATTLE,
    CLANS,
    DAUGHTER,
    ENTERED,
    ENTRANCES,
    FREE_BOY,
    FREEING,
    GUARDED,
    KING,
    KINGDOM,
    NONE,
    OUTER,
    OVER,
    OWN_CATTLE,
    OWN_JEWELS,
    PASS,
    PASSED,
    PLACES,
    PLACING,
    RAIDED,
    RECLAIM,
    RECLAIMING,
    TOKENS,
    TYPES,
    State,
)


@rule
def setup(state: State) -> None:
    """Five cattle, three jewels and eighteen unused tokens each, the other cattle to the kingdom (T8-T13)."""
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    clear_boards(state)
    state.round, state.phase = 1, PLACING
    state.holder = state.turn = state.start
    for seat in range(state.seats):
        state.cattle[seat], state.jewels[seat] = OWN_CATTLE, OWN_JEWELS
        for token in range(TYPES):
            state.stock[seat, token] = state.unused[seat, token] = TOKENS[token]
    state.herd = CATTLE - OWN_CATTLE * state.seats


@rule
def clear_boards(state: State) -> None:
    """Every slot empty, those of absent clans too (T12)."""
    state.board = NONE
    for slot in range(KINGDOM):
        state.king[slot] = state.king_clan[slot] = NONE
    for clan in range(CLANS):
        for entrance in range(ENTRANCES):
            state.guard[clan, entrance] = NONE
            state.raider[clan, entrance] = state.raider_clan[clan, entrance] = NONE


@rule
def to_move(state: State) -> int:
    """One seat at a time owes a move (T15, T48, T54)."""
    return 0 if state.phase == OVER else 1 << int(state.turn)


@rule
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move and everything that follows from it without another decision."""
    if state.phase == FREEING:
        prisoners.free(state, seat, BOY if move == FREE_BOY else DAUGHTER)
        raids.go_on(state)
    elif state.phase == RECLAIMING:
        resolution.answer_reclaim(state, seat, move == RECLAIM)
    else:
        if move == PASS:
            state.passed[seat] = 1
            tell(state, PASSED, seat)
        else:
            place(state, seat, move // PLACES, move % PLACES)
        pass_turn(state)


@rule
def place(state: State, seat: int, token: int, where: int) -> None:
    """One unused token, face down, onto a slot (T15-T18)."""
    state.unused[seat, token] -= 1
    if where >= KING:
        state.king[where - KING], state.king_clan[where - KING] = token, seat
        tell(state, ENTERED, seat, token, where - KING)
    elif where >= OUTER:
        clan, entrance = neighbour(state, seat, where // ENTRANCES), where % ENTRANCES
        state.raider[clan, entrance], state.raider_clan[clan, entrance] = token, seat
        tell(state, RAIDED, seat, token, clan, entrance)
    else:
        state.guard[seat, where] = token
        tell(state, GUARDED, seat, token, where)


@rule
def pass_turn(state: State) -> None:
    """The next seat clockwise that has not passed; when all have, the raids begin (T15, T27)."""
    for steps in range(1, state.seats + 1):
        seat = neighbour(state, state.turn, steps)
        if state.passed[seat] == 0:
            state.turn = seat
            return
    raids.raids(state)
