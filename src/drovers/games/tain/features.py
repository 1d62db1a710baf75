"""A sight as numbers, seats counted clockwise from the one that looks (a watcher looks from seat 0)."""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import Part, offsets
from ...core.state import Numbers
from .moves import neighbour
from .table import (
    CATTLE,
    CLANS,
    ENTRANCES,
    JEWELS,
    KINDS_HELD,
    KINGDOM,
    NONE,
    PASTURE,
    PHASES,
    ROUNDS,
    TOKENS,
    TYPES,
    State,
)

SLOT = 1 + TYPES  # occupied, then the type of the token if it is known
OWNED = SLOT + CLANS  # a slot, then whose token it is
MOST = max(TOKENS)  # tokens of one type
FEATURES = (
    Part("options", 7),
    Part("start", CLANS),
    Part("round", ROUNDS),
    Part("phase", len(PHASES)),
    Part("turn", CLANS),
    Part("holder", CLANS),
    Part("house", CLANS),  # where a prisoner is being chosen
    Part("herd", 1, high=CATTLE),
    Part("present", CLANS),
    Part("passed", CLANS),
    Part("cattle", CLANS, high=CATTLE),
    Part("jewels", CLANS, high=JEWELS),
    Part("won_cattle", CLANS, high=CATTLE),
    Part("won_jewels", CLANS, high=JEWELS),
    Part("owed", CLANS, high=ENTRANCES - PASTURE),
    Part("stock", CLANS * TYPES, high=MOST),
    Part("used", CLANS * TYPES, high=MOST),
    Part("unused", TYPES, high=MOST),  # of the seat that looks
    Part("guards", CLANS * ENTRANCES * SLOT),
    Part("raiders", CLANS * ENTRANCES * OWNED),
    Part("kingdom", KINGDOM * OWNED),
    Part("held", CLANS * CLANS * KINDS_HELD, high=MOST),  # captor by clan by kind
    Part("seized", CLANS * CLANS * KINDS_HELD, high=MOST),
)
(AT_OPTIONS, AT_START, AT_ROUND, AT_PHASE, AT_TURN, AT_HOLDER, AT_HOUSE, AT_HERD, *AT_CLANS) = offsets(FEATURES)
(AT_PRESENT, AT_PASSED, AT_CATTLE, AT_JEWELS, AT_WON_CATTLE, AT_WON_JEWELS, AT_OWED, *AT_TOKENS) = AT_CLANS
(AT_STOCK, AT_USED, AT_UNUSED, AT_GUARDS, AT_RAIDERS, AT_KINGDOM, AT_HELD, AT_SEIZED, LENGTH) = AT_TOKENS


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes a veiled state as `FEATURES` says; what the seat may not know or nobody holds is 0."""
    look = max(seat, 0)
    for place in range(LENGTH):
        out[place] = 0
    write_moment(state, look, out)
    for steps in range(state.seats):
        clan = neighbour(state, look, steps)
        write_goods(state, clan, steps, out)
        write_tokens(state, clan, steps, out)
        write_entrances(state, look, clan, steps, out)
        write_prisoners(state, look, clan, steps, out)
    for slot in range(KINGDOM):
        write_slot(int(state.king[slot]), out, AT_KINGDOM + slot * OWNED)
        write_seat(state, look, state.king_clan[slot], out, AT_KINGDOM + slot * OWNED + SLOT)
    if seat >= 0:
        for token in range(TYPES):
            out[AT_UNUSED + token] = state.unused[seat, token]


@rule
def write_moment(state: State, look: int, out: Numbers) -> None:
    """Options, round and phase, who begins, moves, holds the marker and is being raided, the kingdom's herd."""
    out[AT_OPTIONS], out[AT_OPTIONS + 1], out[AT_OPTIONS + 2] = state.edition, state.daughter_outside, state.reclaim
    out[AT_OPTIONS + 3], out[AT_OPTIONS + 4] = state.kingdom_contested, state.marker
    out[AT_OPTIONS + 5], out[AT_OPTIONS + 6] = state.shortage_origin, state.shortage_unit
    out[AT_ROUND + state.round - 1] = 1
    out[AT_PHASE + state.phase] = 1
    write_seat(state, look, state.start, out, AT_START)
    write_seat(state, look, state.turn, out, AT_TURN)
    write_seat(state, look, state.holder, out, AT_HOLDER)
    write_seat(state, look, state.board, out, AT_HOUSE)
    out[AT_HERD] = state.herd


@rule
def write_goods(state: State, clan: int, steps: int, out: Numbers) -> None:
    """What one clan has, has won this round and is still owed."""
    out[AT_PRESENT + steps] = 1
    out[AT_PASSED + steps] = state.passed[clan]
    out[AT_CATTLE + steps] = state.cattle[clan]
    out[AT_JEWELS + steps] = state.jewels[clan]
    out[AT_WON_CATTLE + steps] = state.won_cattle[clan]
    out[AT_WON_JEWELS + steps] = state.won_jewels[clan]
    out[AT_OWED + steps] = state.owed[clan]


@rule
def write_tokens(state: State, clan: int, steps: int, out: Numbers) -> None:
    """The tokens everybody knows one clan to have: at the beginning of the placement, and used."""
    for token in range(TYPES):
        out[AT_STOCK + steps * TYPES + token] = state.stock[clan, token]
        out[AT_USED + steps * TYPES + token] = state.used[clan, token]


@rule
def write_entrances(state: State, look: int, clan: int, steps: int, out: Numbers) -> None:
    """The guards and raiders at one clan's entrances."""
    for entrance in range(ENTRANCES):
        place = steps * ENTRANCES + entrance
        write_slot(int(state.guard[clan, entrance]), out, AT_GUARDS + place * SLOT)
        write_slot(int(state.raider[clan, entrance]), out, AT_RAIDERS + place * OWNED)
        write_seat(state, look, state.raider_clan[clan, entrance], out, AT_RAIDERS + place * OWNED + SLOT)


@rule
def write_prisoners(state: State, look: int, captor: int, steps: int, out: Numbers) -> None:
    """Whom one clan holds in its house, and whom it has seized this round."""
    for others in range(state.seats):
        clan = neighbour(state, look, others)
        for kind in range(KINDS_HELD):
            place = (steps * CLANS + others) * KINDS_HELD + kind
            out[AT_HELD + place] = state.held[captor, clan, kind]
            out[AT_SEIZED + place] = state.seized[captor, clan, kind]


@rule
def write_slot(token: int, out: Numbers, at: int) -> None:
    """One slot: whether it is occupied, and by which type if that is known."""
    if token != NONE:
        out[at] = 1
    if token >= 0:
        out[at + 1 + token] = 1


@rule
def write_seat(state: State, look: int, seat: int, out: Numbers, at: int) -> None:
    """One seat, or nobody, as one of so many."""
    if seat != NONE:
        out[at + (seat - look + state.seats) % state.seats] = 1
