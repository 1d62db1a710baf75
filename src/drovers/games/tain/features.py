"""A sight as numbers, seats counted clockwise from the one that looks (a watcher looks from seat 0)."""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import Part, offsets
from ...core.sets import lowest
from ...core.state import Numbers
from . import table as t
from .moves import neighbour, steps_to
from .table import State

SLOT = 1 + t.TYPES  # occupied, then the type of the token if it is known
OWNED = SLOT + t.CLANS  # a slot, then whose token it is
MOST = max(t.TOKENS)  # tokens of one type
FEATURES = (
    Part("options", 7),
    Part("start", t.CLANS),
    Part("round", t.ROUNDS),
    Part("phase", len(t.PHASES)),
    Part("turn", t.CLANS),
    Part("holder", t.CLANS),
    Part("house", t.CLANS),  # where a prisoner is being chosen
    Part("herd", 1, high=t.CATTLE),
    Part("present", t.CLANS),
    Part("passed", t.CLANS),
    Part("cattle", t.CLANS, high=t.CATTLE),
    Part("jewels", t.CLANS, high=t.JEWELS),
    Part("won_cattle", t.CLANS, high=t.CATTLE),
    Part("won_jewels", t.CLANS, high=t.JEWELS),
    Part("owed", t.CLANS, high=t.ENTRANCES - t.PASTURE),
    Part("stock", t.CLANS * t.TYPES, high=MOST),
    Part("used", t.CLANS * t.TYPES, high=MOST),
    Part("unused", t.TYPES, high=MOST),  # of the seat that looks
    Part("guards", t.CLANS * t.ENTRANCES * SLOT),
    Part("raiders", t.CLANS * t.ENTRANCES * OWNED),
    Part("kingdom", t.KINGDOM * OWNED),
    Part("held", t.CLANS * t.CLANS * t.KINDS_HELD, high=MOST),  # captor by clan by kind
    Part("seized", t.CLANS * t.CLANS * t.KINDS_HELD, high=MOST),
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
        write_prisoners(state, look, clan, steps, out)
        write_slots(state, look, int(state.slots_of[clan]), t.NONE, steps, out)
    for token in range(t.TYPES + 1):
        write_slots(state, look, int(state.slots_with[token]), token, t.NONE, out)
    if seat >= 0:
        for token in range(t.TYPES):
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
    for token in range(t.TYPES):
        out[AT_STOCK + steps * t.TYPES + token] = state.stock[clan, token]
        out[AT_USED + steps * t.TYPES + token] = state.used[clan, token]


@rule
def write_prisoners(state: State, look: int, captor: int, steps: int, out: Numbers) -> None:
    """Whom one clan holds in its house, and whom it has seized this round."""
    for others in range(state.seats):
        clan = neighbour(state, look, others)
        for kind in range(t.KINDS_HELD):
            place = (steps * t.CLANS + others) * t.KINDS_HELD + kind
            out[AT_HELD + place] = state.held[captor, clan, kind]
            out[AT_SEIZED + place] = state.seized[captor, clan, kind]


@rule
def write_slots(state: State, look: int, slots: int, token: int, steps: int, out: Numbers) -> None:
    """What all these slots have in common: a token of that type, or, if the type is NONE, of the clan so far away."""
    while slots != 0:
        slot = lowest(slots)
        at = place_in_features(state, look, slot)
        if token == t.NONE:
            out[at] = 1
            if slot >= t.OUTER:
                out[at + SLOT + steps] = 1
        elif token != t.HIDDEN:
            out[at + 1 + token] = 1
        slots &= slots - 1


@rule
def place_in_features(state: State, look: int, slot: int) -> int:
    """Where a slot begins."""
    if slot >= t.KING:
        return AT_KINGDOM + (slot - t.KING) * OWNED
    clan, entrance = slot % t.OUTER // t.ENTRANCES, slot % t.ENTRANCES
    place = steps_to(state, look, clan) * t.ENTRANCES + entrance
    return AT_GUARDS + place * SLOT if slot < t.OUTER else AT_RAIDERS + place * OWNED


@rule
def write_seat(state: State, look: int, seat: int, out: Numbers, at: int) -> None:
    """One seat, or nobody, as one of so many."""
    if seat != t.NONE:
        out[at + steps_to(state, look, seat)] = 1
