"""Whether a state can be: nothing lost, nothing twice, every question really open.  Compiled; run at every test ply."""

from __future__ import annotations

from ...core.jit import rule
from .moves import reach
from .prisoners import must_choose
from .resolution import largest_herd, unused
from .table import (
    BAD_ASIDE,
    BAD_CHOICE,
    BAD_EMPTY,
    BAD_END,
    BAD_HERD,
    BAD_JEWELS,
    BAD_KINGDOM,
    BAD_LEFTOVERS,
    BAD_PASSED,
    BAD_PRISONERS,
    BAD_RAIDERS,
    BAD_RECLAIM,
    BAD_STOCK,
    BAD_TOKENS,
    BAD_TURN,
    CATTLE,
    ENTRANCES,
    FORCED,
    FREEING,
    KINDS_HELD,
    KING,
    KINGDOM,
    LARGE_HERD,
    NONE,
    OPTIONAL,
    OUTER,
    OVER,
    OWN_JEWELS,
    PASTURE,
    PLACING,
    RECLAIMING,
    ROUNDS,
    TOKEN_OF,
    TOKENS,
    TYPES,
    State,
    X,
)


@rule
def flaw(state: State) -> int:
    """0 if the position is sound, else what is wrong with it."""
    found = wrong_goods(state)
    if found == 0:
        found = wrong_slots(state)
    if found == 0:
        found = wrong_tokens(state)
    return wrong_moment(state) if found == 0 else found


@rule
def wrong_goods(state: State) -> int:
    """Cattle and jewels are all there, prisoners only in other clans' houses (T6, T11, T44)."""
    cattle, jewels = int(state.herd), 0
    for seat in range(state.seats):
        cattle += state.cattle[seat] + state.won_cattle[seat]
        jewels += state.jewels[seat] + state.won_jewels[seat]
        for kind in range(KINDS_HELD):
            if state.held[seat, seat, kind] != 0 or state.seized[seat, seat, kind] != 0:
                return BAD_PRISONERS
    if cattle != CATTLE:
        return BAD_HERD
    return 0 if jewels == OWN_JEWELS * state.seats else BAD_JEWELS


@rule
def wrong_slots(state: State) -> int:
    """Every token lies where its type and its clan may be (T17, T19, T21-T23)."""
    for slot in range(KINGDOM):
        if (state.king[slot] == NONE) != (state.king_clan[slot] == NONE):
            return BAD_KINGDOM
        if state.king[slot] != NONE and not reach(state, state.king[slot]) >> KING & 1:
            return BAD_KINGDOM
    if state.king_clan[0] != NONE and state.king_clan[0] == state.king_clan[1]:
        return BAD_KINGDOM
    for clan in range(state.seats):
        for entrance in range(ENTRANCES):
            token, seat = int(state.raider[clan, entrance]), int(state.raider_clan[clan, entrance])
            if (token == NONE) != (seat == NONE) or seat == clan:
                return BAD_RAIDERS
            if token != NONE and not reach(state, token) >> OUTER & 1:
                return BAD_RAIDERS
    return 0


@rule
def on_boards(state: State, seat: int, token: int) -> int:
    """How many tokens of that type the clan has on the boards."""
    count = 0
    for slot in range(KINGDOM):
        if state.king_clan[slot] == seat and state.king[slot] == token:
            count += 1
    for clan in range(state.seats):
        for entrance in range(ENTRANCES):
            if clan == seat and state.guard[clan, entrance] == token:
                count += 1
            if state.raider_clan[clan, entrance] == seat and state.raider[clan, entrance] == token:
                count += 1
    return count


@rule
def captive(state: State, seat: int, token: int) -> int:
    """How many tokens of that type the clan has lost to others' houses, or beside their boards."""
    count = 0
    for kind in range(KINDS_HELD):
        if TOKEN_OF[kind] == token:
            for clan in range(state.seats):
                count += state.held[clan, seat, kind] + state.seized[clan, seat, kind]
    return count


@rule
def wrong_tokens(state: State) -> int:
    """Each clan has its eighteen tokens, and began the placement with what it has and has laid (T5, T43)."""
    for seat in range(state.seats):
        for token in range(TYPES):
            laid = on_boards(state, seat, token)
            rest = state.unused[seat, token] + state.used[seat, token] + captive(state, seat, token)
            if laid + rest != TOKENS[token]:
                return BAD_TOKENS
            begun = state.unused[seat, token] + (laid if state.phase == PLACING else 0)
            if state.stock[seat, token] != begun:
                return BAD_STOCK
    return 0


@rule
def wrong_moment(state: State) -> int:
    """The phase, the turn and what each phase may have on the table."""
    if (state.turn == NONE) != (state.phase == OVER):
        return BAD_TURN
    if (
        largest_herd(state) >= LARGE_HERD or (state.round == ROUNDS and state.phase == RECLAIMING)
    ) and state.phase != OVER:
        return BAD_END
    if state.phase == PLACING:
        return wrong_placing(state)
    for seat in range(state.seats):
        if state.passed[seat]:
            return BAD_PASSED
    if state.phase == FREEING:
        return wrong_choice(state)
    if anything_aside(state):
        return BAD_ASIDE
    for seat in range(state.seats):
        for token in range(TYPES):
            if on_boards(state, seat, token) > 0:
                return BAD_LEFTOVERS
    if state.phase == RECLAIMING:
        return wrong_reclaim(state)
    return 0 if largest_herd(state) >= LARGE_HERD or state.round == ROUNDS else BAD_END


@rule
def wrong_placing(state: State) -> int:
    """The seat to move has not passed; nothing lies aside; nobody was left without tokens by a forced reclaim (T54)."""
    if state.passed[state.turn]:
        return BAD_PASSED
    if anything_aside(state):
        return BAD_ASIDE
    for seat in range(state.seats):
        if state.reclaim == FORCED and unused(state, seat) == 0:
            return BAD_EMPTY
    return 0


@rule
def anything_aside(state: State) -> bool:
    """Whether anything lies beside the boards or is still owed, as only during the raids (T41)."""
    total = 0 if state.board == NONE else 1
    for seat in range(state.seats):
        total += state.won_cattle[seat] + state.won_jewels[seat] + state.owed[seat]
        for clan in range(state.seats):
            for kind in range(KINDS_HELD):
                total += state.seized[seat, clan, kind]
    return total != 0


@rule
def wrong_choice(state: State) -> int:
    """The raider asked has both kinds of prisoner in that house and cannot free all; bluffs have left (T30, T48)."""
    if state.board == NONE or state.owed[state.turn] == 0 or not must_choose(state, state.turn):
        return BAD_CHOICE
    owed = 0
    for seat in range(state.seats):
        owed += state.owed[seat]
        if on_boards(state, seat, X) > 0:
            return BAD_LEFTOVERS
    return BAD_CHOICE if owed > ENTRANCES - PASTURE or state.owed[state.board] > 0 else 0


@rule
def wrong_reclaim(state: State) -> int:
    """The clan asked has no unused token, and those before it that had none have answered (T54)."""
    return 0 if state.reclaim == OPTIONAL and unused(state, state.turn) == 0 else BAD_RECLAIM
