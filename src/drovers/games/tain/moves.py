"""Which moves there are: 115 numbers, relative to the seat that moves, decoded here and nowhere else."""

from __future__ import annotations

from typing import NamedTuple

from ...core.jit import rule
from . import table as t
from .table import State

GUARD, RAID, ENTER, PASS, FREE, RECLAIM, DECLINE = range(7)  # kinds
# Places a token can go to: own inner slots, outer slots of the clans to the left one after another, the kingdom.
HOME, ABROAD, REALM = 0, t.ENTRANCES, t.CLANS * t.ENTRANCES
PLACES = REALM + t.KINGDOM
PASSING, FREEING, RECLAIMING = t.TYPES * PLACES, t.TYPES * PLACES + 1, t.TYPES * PLACES + 3
MOVES, MAX_LEGAL = RECLAIMING + 2, 107


class Move(NamedTuple):
    """A move in parts; those its kind does not have are NONE."""

    kind: int
    token: int  # GUARD, RAID, ENTER: the type placed; FREE: the type freed
    steps: int  # RAID: how far to the left the raided clan sits; GUARD: 0
    where: int  # GUARD, RAID: which entrance; ENTER: which slot of the kingdom


@rule
def decode(move: int) -> Move:
    """What a number stands for."""
    if move < PASSING:
        token, place = move // PLACES, move % PLACES
        if place >= REALM:
            return Move(ENTER, token, t.NONE, place - REALM)
        return Move(GUARD if place < ABROAD else RAID, token, place // t.ENTRANCES, place % t.ENTRANCES)
    if FREEING <= move < RECLAIMING:
        return Move(FREE, t.TOKEN_OF[move - FREEING], t.NONE, t.NONE)
    kind = PASS if move == PASSING else RECLAIM if move == RECLAIMING else DECLINE
    return Move(kind, t.NONE, t.NONE, t.NONE)


@rule
def encode(made: Move) -> int:
    """The number of a move."""
    if made.kind <= ENTER:
        place = REALM if made.kind == ENTER else made.steps * t.ENTRANCES
        return made.token * PLACES + place + made.where
    if made.kind == FREE:
        return FREEING + made.token - t.TOKEN_OF[0]
    return PASSING if made.kind == PASS else RECLAIMING + made.kind - RECLAIM


@rule
def place_of(made: Move) -> int:
    """The place a token goes to, as a member of a set of places."""
    return REALM + made.where if made.kind == ENTER else made.steps * t.ENTRANCES + made.where


@rule
def neighbour(state: State, seat: int, steps: int) -> int:
    """The seat so many steps to the left, clockwise; no more than once around."""
    left = seat + steps
    return int(left - state.seats if left >= state.seats else left)


@rule
def steps_to(state: State, seat: int, clan: int) -> int:
    """How many steps to the left of the seat that clan sits."""
    return int(clan - seat if clan >= seat else clan - seat + state.seats)


@rule
def slot_of(state: State, seat: int, made: Move) -> int:
    """The slot a token goes to, whoever places it."""
    if made.kind == ENTER:
        return t.KING + made.where
    if made.kind == GUARD:
        return seat * t.ENTRANCES + made.where
    return t.OUTER + neighbour(state, seat, made.steps) * t.ENTRANCES + made.where


@rule
def alike(state: State, seat: int, move: int) -> int:
    """The first move that comes to the same: entrances to one pasture or house where the same lies are equal (T3)."""
    made = decode(move)
    if made.kind > RAID:
        return move
    land = neighbour(state, seat, made.steps) * t.ENTRANCES
    for where in range(0 if made.where < t.PASTURE else t.PASTURE, made.where):
        if same_lies(state, land + where, land + made.where):
            return encode(Move(made.kind, made.token, made.steps, where))
    return move


@rule
def same_lies(state: State, one: int, other: int) -> bool:
    """Whether the same tokens of the same clans lie at two entrances, inside and outside."""
    for side in (0, t.OUTER):
        for clan in range(state.seats):
            if (state.slots_of[clan] >> one + side ^ state.slots_of[clan] >> other + side) & 1:
                return False
        for token in range(t.TYPES + 1):
            if (state.slots_with[token] >> one + side ^ state.slots_with[token] >> other + side) & 1:
                return False
    return True
