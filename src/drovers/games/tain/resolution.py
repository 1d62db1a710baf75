"""Phase 3, resolution: gains come home, the end is tested, used tokens come back, the next round; scoring (T52-T61)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from .moves import neighbour
from .table import (
    BONUS,
    BONUS_POINTS,
    BOY,
    DAUGHTER,
    DECLINED,
    ENTRANCES,
    FORCED,
    KINDS_HELD,
    KINGDOM,
    LARGE,
    LARGE_HERD,
    LAST_ROUND,
    NONE,
    OVER,
    PLACING,
    POINTS_HELD,
    RECLAIMED,
    RECLAIMING,
    ROTATE,
    ROUND,
    ROUNDS,
    SCORED,
    SETTLED,
    TYPES,
    State,
)


@rule
def resolve(state: State) -> None:
    """All raids are done: tokens to the used piles, gains home, then the end or the next round (T42, T52-T55)."""
    collect_tokens(state)
    bring_home(state)
    if largest_herd(state) >= LARGE_HERD or state.round == ROUNDS:
        finish(state)  # before anybody reclaims, and the marker stays (TA37)
    else:
        reclaim_from(state, 0)


@rule
def collect_tokens(state: State) -> None:
    """Every token still on a board goes to its owner's used pile, idle guards too (T42)."""
    for slot in range(KINGDOM):
        if state.king[slot] != NONE:
            state.used[state.king_clan[slot], state.king[slot]] += 1
            state.king[slot] = state.king_clan[slot] = NONE
    for clan in range(state.seats):
        for entrance in range(ENTRANCES):
            if state.guard[clan, entrance] != NONE:
                state.used[clan, state.guard[clan, entrance]] += 1
                state.guard[clan, entrance] = NONE
            if state.raider[clan, entrance] != NONE:
                state.used[state.raider_clan[clan, entrance], state.raider[clan, entrance]] += 1
                state.raider[clan, entrance] = state.raider_clan[clan, entrance] = NONE


@rule
def bring_home(state: State) -> None:
    """What was set aside goes onto the boards: cattle to the pasture, jewels and prisoners to the house (T45, T52)."""
    for seat in range(state.seats):
        captives = 0
        for clan in range(state.seats):
            for kind in range(KINDS_HELD):
                captives += state.seized[seat, clan, kind]
                state.held[seat, clan, kind] += state.seized[seat, clan, kind]
                state.seized[seat, clan, kind] = 0
        if state.won_cattle[seat] + state.won_jewels[seat] + captives > 0:
            tell(state, SETTLED, seat, state.won_cattle[seat], state.won_jewels[seat], captives)
        state.cattle[seat] += state.won_cattle[seat]
        state.jewels[seat] += state.won_jewels[seat]
        state.won_cattle[seat] = state.won_jewels[seat] = 0


@rule
def largest_herd(state: State) -> int:
    """The number of cattle on the fullest pasture."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.cattle[seat]))
    return most


@rule
def finish(state: State) -> None:
    """The match is over: a large herd is the reason even in the last round (T57)."""
    state.phase, state.turn = OVER, NONE
    if ending(state) == 57:
        tell(state, LARGE, largest_herd(state))
    else:
        tell(state, LAST_ROUND)
    for seat in range(state.seats):
        if state.cattle[seat] >= LARGE_HERD:
            tell(state, BONUS_POINTS, seat)
        tell(state, SCORED, seat, score(state, seat))


@rule
def unused(state: State, seat: int) -> int:
    """How many tokens lie behind the screen once all are revealed; during placement, at its beginning."""
    count = 0
    for token in range(TYPES):
        count += int(state.stock[seat, token])
    return count


@rule
def reclaim_from(state: State, steps: int) -> None:
    """Clans without an unused token take the used pile back, clockwise from the marker, or are asked to (T54)."""
    while steps < state.seats:
        seat = neighbour(state, state.holder, steps)
        if unused(state, seat) == 0:
            if state.reclaim != FORCED:
                state.phase, state.turn = RECLAIMING, seat
                return
            take_back(state, seat)
        steps += 1
    next_round(state)


@rule
def answer_reclaim(state: State, seat: int, agreed: bool) -> None:
    """The asked clan takes its used pile back or leaves it; then the next one is asked (T54, TA12)."""
    if agreed:
        take_back(state, seat)
    else:
        tell(state, DECLINED, seat)
    reclaim_from(state, (seat - state.holder + state.seats) % state.seats + 1)


@rule
def take_back(state: State, seat: int) -> None:
    """The whole used pile goes behind the screen; prisoners stay where they are (T45, T54)."""
    for token in range(TYPES):
        state.stock[seat, token] = state.unused[seat, token] = state.used[seat, token]
        state.used[seat, token] = 0
    tell(state, RECLAIMED, seat, unused(state, seat))


@rule
def next_round(state: State) -> None:
    """The pawn moves on, the marker goes to the left neighbour, and placing begins anew (T55, T56, TA1)."""
    state.round += 1
    if state.marker == ROTATE:
        state.holder = neighbour(state, state.holder, 1)
    state.phase, state.turn = PLACING, state.holder
    tell(state, ROUND, state.round, state.holder)


@rule
def ending(state: State) -> int:
    """0, or the rule that ended the match: 57 a large herd, 14 the eighth round."""
    if state.phase != OVER:
        return 0
    return 57 if largest_herd(state) >= LARGE_HERD else 14


@rule
def score(state: State, seat: int) -> int:
    """Two a cattle, three a jewel, one a boy and five a daughter held, three for a large herd (T59, T60)."""
    points = 2 * int(state.cattle[seat]) + 3 * int(state.jewels[seat])
    for clan in range(state.seats):
        points += POINTS_HELD[BOY] * int(state.held[seat, clan, BOY])
        points += POINTS_HELD[DAUGHTER] * int(state.held[seat, clan, DAUGHTER])
    return points + BONUS if state.cattle[seat] >= LARGE_HERD else points


@rule
def standing(state: State, seat: int) -> int:
    """Points, then cattle, jewels and unused tokens, for every place (T61, TA15)."""
    ranked = score(state, seat) * 32 + int(state.cattle[seat])
    return (ranked * 32 + int(state.jewels[seat])) * 32 + unused(state, seat)
