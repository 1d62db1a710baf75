"""A sight as numbers, seats counted clockwise from the one that looks (a watcher looks from seat 0)."""

from __future__ import annotations

from ...core.jit import rule
from ...core.state import Numbers, State
from .moves import neighbour
from .table import CLANS, ENTRANCES, KINDS_HELD, KINGDOM, NONE, PHASES, ROUNDS, TYPES


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes a veiled state in the order of `FEATURES`; what the seat may not know or nobody holds is 0."""
    look = max(seat, 0)
    at = write_moment(state, look, out)
    at = write_goods(state, look, out, at)
    for token in range(TYPES):
        out[at + token] = state.unused[look, token] if seat >= 0 else 0
    at = write_slots(state, look, out, at + TYPES)
    at = write_prisoners(state.held, state, look, out, at)
    for steps in range(CLANS):
        clan = neighbour(state, look, steps)
        here = steps < state.seats
        out[at + 2 * steps] = state.won_cattle[clan] if here else 0
        out[at + 2 * steps + 1] = state.won_jewels[clan] if here else 0
    at = write_prisoners(state.seized, state, look, out, at + 2 * CLANS)
    write_seat(state, look, state.board, out, at)
    for steps in range(CLANS):
        out[at + CLANS + steps] = state.owed[neighbour(state, look, steps)] if steps < state.seats else 0


@rule
def write_moment(state: State, look: int, out: Numbers) -> int:
    """Options, round, phase, turn, marker; returns the next place."""
    out[0], out[1], out[2] = state.edition, state.daughter_outside, state.kingdom_contested
    out[3], out[4], out[5], out[6] = state.reclaim, state.marker, state.shortage_origin, state.shortage_unit
    at = 7
    for number in range(1, ROUNDS + 1):
        out[at] = 1 if state.round == number else 0
        at += 1
    for phase in range(len(PHASES)):
        out[at] = 1 if state.phase == phase else 0
        at += 1
    at = write_seat(state, look, state.turn, out, at)
    return write_seat(state, look, state.holder, out, at)


@rule
def write_seat(state: State, look: int, seat: int, out: Numbers, at: int) -> int:
    """One seat (NONE: nobody) as one-hot; returns the next place."""
    for steps in range(CLANS):
        out[at + steps] = 1 if steps < state.seats and neighbour(state, look, steps) == seat else 0
    return at + CLANS


@rule
def write_goods(state: State, look: int, out: Numbers, at: int) -> int:
    """Who is there and has passed, herds and jewels, known tokens; returns the next place."""
    herds, tokens = at + 2 * CLANS + 1, at + 4 * CLANS + 1
    out[at + 2 * CLANS] = state.herd
    for steps in range(CLANS):
        clan = neighbour(state, look, steps)
        here = 1 if steps < state.seats else 0
        out[at + steps] = here
        out[at + CLANS + steps] = state.passed[clan] * here
        out[herds + steps] = state.cattle[clan] * here
        out[herds + CLANS + steps] = state.jewels[clan] * here
        for token in range(TYPES):
            out[tokens + steps * TYPES + token] = state.stock[clan, token] * here
            out[tokens + (CLANS + steps) * TYPES + token] = state.used[clan, token] * here
    return tokens + 2 * CLANS * TYPES


@rule
def write_slots(state: State, look: int, out: Numbers, at: int) -> int:
    """Guards, raiders and the kingdom; returns the next place."""
    for steps in range(CLANS):
        clan = neighbour(state, look, steps)
        for entrance in range(ENTRANCES):
            at = write_slot(int(state.guard[clan, entrance]) if steps < state.seats else NONE, out, at)
    for steps in range(CLANS):
        clan = neighbour(state, look, steps)
        for entrance in range(ENTRANCES):
            at = write_slot(int(state.raider[clan, entrance]) if steps < state.seats else NONE, out, at)
            at = write_seat(state, look, state.raider_clan[clan, entrance] if steps < state.seats else NONE, out, at)
    for slot in range(KINGDOM):
        at = write_slot(int(state.king[slot]), out, at)
        at = write_seat(state, look, state.king_clan[slot], out, at)
    return at


@rule
def write_slot(token: int, out: Numbers, at: int) -> int:
    """One slot: occupied, and the type if known; returns the next place."""
    out[at] = 0 if token == NONE else 1
    for kind in range(TYPES):
        out[at + 1 + kind] = 1 if token == kind else 0
    return at + 1 + TYPES


@rule
def write_prisoners(held: Numbers, state: State, look: int, out: Numbers, at: int) -> int:
    """Captor by clan by kind; returns the next place."""
    for steps in range(CLANS):
        for others in range(CLANS):
            here = steps < state.seats and others < state.seats
            for kind in range(KINDS_HELD):
                captor, clan = neighbour(state, look, steps), neighbour(state, look, others)
                out[at] = held[captor, clan, kind] if here else 0  # type: ignore[call-overload]
                at += 1
    return at
