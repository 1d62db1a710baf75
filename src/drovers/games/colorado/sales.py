"""Sales: an offer, interest, and the buyer's price (R33-R39)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import bag, bids
from . import table as t
from .lakes import settle_lakes
from .land import lift, put, supply
from .table import NONE, SALES, State


@rule
def may_sell(state: State, seat: int) -> bool:
    """Whether the seat has a For Sale token that it may use this round (R33)."""
    return bool(state.signs[seat] > 0 and state.sold[seat] < SALES)


@rule
def can_buy(state: State, seat: int) -> bool:
    """A buyer needs a token to pay with and a marker to put there (RA21)."""
    return bool(state.held[seat] > 0 and supply(state, seat) > 0)


@rule
def open_window(state: State) -> None:
    """The players may sell, clockwise from the start player (RA20)."""
    state.phase, state.turn, state.passes = t.WINDOW, bag.start_player(state), 0


@rule
def pass_window(state: State) -> bool:
    """The seat sells nothing now; True when all have passed in a row (RA20, Precision 8)."""
    tell(state, t.PASSED, int(state.turn))
    state.passes += 1
    state.turn = (state.turn + 1) % state.seats
    return bool(state.passes == state.seats)


@rule
def offer(state: State, cell: int) -> None:
    """A sign goes on the land, the seller draws two tokens, the others say at once who wants it (R35, R36, RA24)."""
    seat = int(state.turn)
    state.signs[seat] -= 1
    state.sold[seat] += 1
    tell(state, t.OFFERED, seat, cell)
    state.seller, state.offer = seat, cell
    bag.draw(state, 1 << seat, 2, t.REFILLED)
    state.phase, state.turn, state.passes, state.done, state.yes = t.INTEREST, NONE, 0, 0, 0


@rule
def answer(state: State, seat: int, interested: int) -> None:
    """Says yes or no; when all have, one buyer names a price, several bid (R37-R39)."""
    state.done |= 1 << seat
    state.yes |= interested << seat
    tell(state, t.CHOSE, seat)
    if state.done == (1 << state.seats) - 1 - (1 << state.seller):
        weigh(state)


@rule
def weigh(state: State) -> None:
    """All answers are open."""
    state.done = 0
    interested, buyer = 0, NONE
    for seat in range(state.seats):
        if seat != state.seller:
            tell(state, t.ANSWERED, seat, state.yes >> seat & 1)
        if state.yes >> seat & 1:
            interested += 1
            buyer = seat
    if interested == 0:
        tell(state, t.UNSOLD, int(state.seller), int(state.offer))
        complete(state, NONE, t.UNSOLD)
    elif interested == 1:
        state.phase, state.turn = t.PRICE, buyer
    else:
        state.phase = t.SALE_BID


@rule
def pay_price(state: State, token: int) -> None:
    """The only buyer gives one token of his choice, seen by the seller alone (R38, RA23)."""
    buyer, seller = int(state.turn), int(state.seller)
    tell(state, t.PAID, buyer, seller, token)
    bag.pay(state, token, buyer, seller)
    complete(state, buyer, t.BOUGHT)


@rule
def sell_to_best(state: State) -> None:
    """All bids for the land are open: the best buys it (R39, RA22)."""
    bids.rank_bids(state)
    winner = int(state.rank[0])
    bids.hand_over(state, winner, int(state.seller))
    state.rank.fill(NONE)
    complete(state, winner, t.OUTBID)


@rule
def complete(state: State, buyer: int, how: int) -> None:
    """The board changes once, lakes follow, and the seat after the seller goes on (R36, R31, Precisions 2 and 8)."""
    cell, seller = int(state.offer), int(state.seller)
    lift(state, cell)
    if buyer != NONE:
        put(state, cell, buyer)
        tell(state, how, buyer, seller, cell)
    settle_lakes(state)
    state.seller, state.offer, state.yes, state.done = NONE, NONE, 0, 0
    state.phase, state.turn = t.WINDOW, (seller + 1) % state.seats
