"""What a refusal is about: the clan that owes a move, the token, the place and who stands there."""

from __future__ import annotations

from typing import Any

from . import table as t
from .legality import legal
from .moves import ENTER, GUARD, MAX_LEGAL, Move, decode, neighbour, slot_of
from .table import State
from .tokens import owner_at


def why_not_detail(state: State, seat: int, move: int, number: int) -> dict[str, Any] | None:
    """Values for the sentence `why-…-detail`."""
    made = decode(move)
    if number in (15, 25):
        return {"clan": state.turn}
    if number in (48, 54):
        return {"yours": seat == state.turn, "clan": state.turn} | ({"house": state.board} if number == 48 else {})
    if number in (21, 43, 46):
        return {"kind": t.LETTERS[made.token], "own": t.LETTERS[made.token]}
    if number == 12:
        return {"nobody": made.steps, "others": [clan for clan in range(state.seats) if clan != seat]}
    if number == 19:
        return {"slot": t.SLOT_NAMES[state.slots_of[seat] >> t.KING >> 1]}
    if number == 23:
        return {"entrance": t.ENTRANCE_NAMES[made.where], "clan": neighbour(state, seat, made.steps)}
    return taken(state, seat, made) if number == 20 else None


def taken(state: State, seat: int, made: Move) -> dict[str, Any]:
    """Who stands on that slot already, and which beside it are free (T20)."""
    owner, left = owner_at(state, slot_of(state, seat, made)), free(state, seat, made)
    if made.kind == ENTER:
        return {"side": "kingdom", "slot": t.SLOT_NAMES[made.where], "owner": owner, "free": left}
    if made.kind == GUARD:
        return {"side": "inner", "entrance": t.ENTRANCE_NAMES[made.where], "free": left}
    about = {"clan": neighbour(state, seat, made.steps), "owner": owner, "yours": owner == seat, "free": left}
    return about | {"side": "outer", "entrance": t.ENTRANCE_NAMES[made.where]}


def free(state: State, seat: int, made: Move) -> list[str]:
    """Where else on the same board that token may go."""
    out = [0] * MAX_LEGAL
    moves = map(decode, out[: legal(state, seat, out)])
    names = t.SLOT_NAMES if made.kind == ENTER else t.ENTRANCE_NAMES
    return [names[other.where] for other in moves if other[:3] == made[:3]]
