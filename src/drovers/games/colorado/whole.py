"""Bids in one: whoever sees a bid made in two steps knows that it is not empty (R15)."""

from __future__ import annotations

from collections.abc import Callable

from .bids import least
from .moves import COUNT, WRITTEN, decode, encode
from .names import hand_of
from .table import BID, NONE, SALE_BID, State


def to_bid(state: State, seat: int) -> bool:
    """Whether the seat is asked for a bid and has not begun one."""
    return state.phase in (BID, SALE_BID) and state.count[seat] == NONE


def whole(state: State, seat: int) -> list[str] | None:
    """The bids that COUNT and TOKEN can say, each in one: any number of tokens, one high and the others the lowest.

    None where no bid is to be begun.
    """
    if not to_bid(state, seat):
        return None
    own = [str(token + 1) for token in hand_of(state, seat)]
    bids = ["bid -"] if least(state) == 0 else []
    for count in range(1, len(own) + 1):
        lowest = " ".join(["bid", *own[: count - 1]])
        bids += [f"{lowest} {top}" for top in own[count - 1 :]]
    return bids


def betrays(state: State, seat: int, move: int) -> bool:
    """Whether this step would show the others that a bid is not empty, since a second one must follow."""
    kind, count = decode(move)
    return to_bid(state, seat) and kind == COUNT and count > 0


def begins(state: State, seat: int, step: int, move: int) -> bool:
    """Whether a bid in one is of as many cowboys as a bid begun with its number."""
    kind, tokens = decode(move)
    return betrays(state, seat, step) and kind == WRITTEN and tokens.bit_count() == decode(step).part


def in_one(state: State, seat: int, move: int, ask: Callable[[State], int]) -> int:
    """A bid begun with its count, made whole by asking on for its highest token; one of nothing is whole already."""
    if to_bid(state, seat) and move == encode(COUNT, 0):
        return encode(WRITTEN, 0)
    if not betrays(state, seat, move):
        return move
    begun = state.copy()
    begun.count[seat] = decode(move).part
    top = decode(ask(begun)).part
    own = hand_of(state, seat)
    others = [token for token in own if token != top][: decode(move).part - 1]
    return encode(WRITTEN, sum(1 << own.index(token) for token in [*others, top]))
