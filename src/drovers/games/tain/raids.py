"""Phase 2, raids: the reveal, the kingdom, then the lands one after another (T29-T51)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from ...core.state import Numbers
from . import prisoners, resolution
from .moves import neighbour
from .table import (
    ALL_AT_ONCE,
    BLUFFED,
    BOY,
    CAPTURED,
    CLANS,
    DAUGHTER,
    ENTRANCES,
    FAILED,
    FROM_OWNER_LEFT,
    IDLE,
    KIDNAPPED,
    KING_ALONE,
    KING_CHIEF,
    KING_EMPTY,
    KING_EQUAL,
    KING_LAST,
    KING_LATE,
    KING_OUTDONE,
    KINGDOM,
    LEFT_SLOT,
    NONE,
    PASTURE,
    REVEALED,
    SHORT_CATTLE,
    SHORT_JEWELS,
    TOOK_CATTLE,
    TOOK_JEWELS,
    TYPES,
    WON,
    C,
    State,
    X,
)

FAIL, WIN, TAKE_BOY, TAKE_DAUGHTER, NOTHING = range(5)
# Raider by guard: none, C, W, B, D.  Bluffs have left before (T30); a daughter outside meets nothing (T37, TA2).
CONTACT = (
    (WIN, FAIL, WIN, WIN, FAIL),  # C
    (WIN, FAIL, FAIL, WIN, TAKE_DAUGHTER),  # W
    (WIN, FAIL, TAKE_BOY, FAIL, FAIL),  # B
    (NOTHING, NOTHING, NOTHING, NOTHING, NOTHING),  # D
)
OF_CATTLE, OF_JEWELS = (TOOK_CATTLE, SHORT_CATTLE), (TOOK_JEWELS, SHORT_JEWELS)
TOLD = (FAILED, WON, CAPTURED, KIDNAPPED, IDLE)


@rule
def raids(state: State) -> None:
    """All have passed: everything is turned up, bluffs leave, the kingdom comes first, then the lands (T29-T31)."""
    tell(state, REVEALED)
    remove_bluffs(state)
    for clan in range(state.seats):
        state.passed[clan] = 0
        for token in range(TYPES):  # now that all is seen, so is what stayed behind the screens
            state.stock[clan, token] = state.unused[clan, token]
    raid_kingdom(state)
    state.board = state.holder
    storm(state)
    go_on(state)


@rule
def remove_bluffs(state: State) -> None:
    """Every bluff goes to its owner's used pile: as a guard it guarded nothing, as a raider it raids nothing (T30)."""
    for slot in range(KINGDOM):
        if state.king[slot] == X:
            drop_bluff(state, state.king_clan[slot], CLANS * ENTRANCES * 2 + slot)
            state.king[slot] = state.king_clan[slot] = NONE
    for clan in range(state.seats):
        for entrance in range(ENTRANCES):
            where = (clan * ENTRANCES + entrance) * 2
            if state.guard[clan, entrance] == X:
                drop_bluff(state, clan, where)
                state.guard[clan, entrance] = NONE
            if state.raider[clan, entrance] == X:
                drop_bluff(state, state.raider_clan[clan, entrance], where + 1)
                state.raider[clan, entrance] = state.raider_clan[clan, entrance] = NONE


@rule
def drop_bluff(state: State, seat: int, where: int) -> None:
    """One bluff of that seat, face down to the used pile (T30)."""
    state.used[seat, X] += 1
    tell(state, BLUFFED, seat, where)


@rule
def raid_kingdom(state: State) -> None:
    """Two of a kind take one cattle each, a chief goes before a warrior, one alone takes one (T32-T36)."""
    first = first_served(state)
    second = 1 - first
    mine, theirs = int(state.king[first]), int(state.king[second])
    if mine == NONE or theirs == NONE:
        if mine != NONE:
            take_from_kingdom(state, KING_ALONE, first)
        elif theirs != NONE:
            take_from_kingdom(state, KING_ALONE, second)
    elif mine != theirs:
        chief = first if mine == C else second
        take_from_kingdom(state, KING_CHIEF, chief)
        tell_of_kingdom(state, KING_OUTDONE, 1 - chief)
    elif state.herd == 1:
        take_from_kingdom(state, KING_LAST, first)
        tell_of_kingdom(state, KING_LATE, second)
    else:
        take_from_kingdom(state, KING_EQUAL, first)
        take_from_kingdom(state, KING_EQUAL, second)


@rule
def first_served(state: State) -> int:
    """The kingdom slot that takes a last cattle: the left one, or whose clan comes first from the marker (T35, TA4)."""
    if state.kingdom_contested == LEFT_SLOT or state.king[0] == NONE or state.king[1] == NONE:
        return 0
    left = (state.king_clan[0] - state.holder + state.seats) % state.seats
    right = (state.king_clan[1] - state.holder + state.seats) % state.seats
    return 0 if left < right else 1


@rule
def take_from_kingdom(state: State, kind: int, slot: int) -> None:
    """One cattle of the kingdom's herd, if any is left (T32, T36)."""
    if state.herd > 0:
        state.herd -= 1
        state.won_cattle[state.king_clan[slot]] += 1
        tell_of_kingdom(state, kind, slot)
    else:
        tell_of_kingdom(state, KING_EMPTY, slot)


@rule
def tell_of_kingdom(state: State, kind: int, slot: int) -> None:
    """What came of the raider in that slot."""
    tell(state, kind, state.king_clan[slot], state.king[slot], slot)


@rule
def storm(state: State) -> None:
    """The raids on one land: all its entrances, then the cattle; who is owed at the house is kept (T37-T40)."""
    for entrance in range(PASTURE):
        meet(state, state.board, entrance)
    state.cattle[state.board] = share(state, state.board, int(state.cattle[state.board]), state.won_cattle, OF_CATTLE)
    for entrance in range(PASTURE, ENTRANCES):
        meet(state, state.board, entrance)


@rule
def go_on(state: State) -> None:
    """Finishes the house at hand and every land after it; stops where a raider must choose a prisoner (T31, T48)."""
    while prisoners.free_all(state):
        state.jewels[state.board] = share(
            state, state.board, int(state.jewels[state.board]), state.won_jewels, OF_JEWELS
        )
        state.board = neighbour(state, state.board, 1)
        if state.board == state.holder:
            state.board = NONE
            resolution.resolve(state)
            return
        storm(state)


@rule
def meet(state: State, clan: int, entrance: int) -> None:
    """One entrance, resolved on its own: the raider wins, fails, is captured or captures (T37, T44)."""
    token = int(state.raider[clan, entrance])
    if token == NONE:
        return
    seat, guard = int(state.raider_clan[clan, entrance]), int(state.guard[clan, entrance])
    result = CONTACT[token][guard + 1]
    tell(state, TOLD[result], seat, token, clan, entrance, guard)
    if result == WIN:
        state.owed[seat] += 1
    elif result == TAKE_BOY:
        state.seized[clan, seat, BOY] += 1
        state.raider[clan, entrance] = state.raider_clan[clan, entrance] = NONE
    elif result == TAKE_DAUGHTER:
        state.seized[seat, clan, DAUGHTER] += 1
        state.guard[clan, entrance] = NONE


@rule
def share(state: State, clan: int, left: int, taken: Numbers, kinds: tuple[int, int]) -> int:
    """Pays the raiders of one pasture or house out of what is left there; returns what remains.

    Clockwise from the marker, or from the owner's left; each takes all it is owed, or one a turn (T40, TA5, TA7).
    """
    first = neighbour(state, clan, 1) if state.shortage_origin == FROM_OWNER_LEFT else int(state.holder)
    unit = ENTRANCES if state.shortage_unit == ALL_AT_ONCE else 1
    before = left
    for _ in range(ENTRANCES):
        for steps in range(state.seats):
            seat = neighbour(state, first, steps)
            count = min(int(state.owed[seat]), left, unit)
            if count > 0:
                state.owed[seat] -= count
                taken[seat] += count
                left -= count
                tell(state, kinds[0], seat, clan, count)
        if left == 0 or left == before:
            break
        before = left
    for steps in range(state.seats):
        seat = neighbour(state, first, steps)
        if state.owed[seat] > 0:  # a success without effect (TA23, TA24)
            tell(state, kinds[1], seat, clan, state.owed[seat])
            state.owed[seat] = 0
    return left
