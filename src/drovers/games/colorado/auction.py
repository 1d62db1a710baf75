"""An auction: cards turned, bids ranked, cards used in order, cowboys drawn (R14-R22)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import bag, bids
from .deck import card_at, face_down, in_auction
from .table import BID, CARD, DISCARDED, DREW, NONE, SEATS, TURNED, TWO, State


@rule
def sells_first(state: State) -> bool:
    """Whether land is sold before the cards are turned: always before the last cards (R34, RA20)."""
    return state.sale_windows == TWO or face_down(state) == in_auction(state)


@rule
def turn_cards(state: State) -> None:
    """The next cards lie open (R14)."""
    for slot in range(in_auction(state)):
        tell(state, TURNED, slot, int(state.cards[state.turned + slot]))
    state.turned += in_auction(state)
    state.shown, state.taken = 1, 0


@rule
def ask_bids(state: State) -> None:
    """Everybody bids at once (R15)."""
    state.phase, state.turn, state.done = BID, NONE, 0


@rule
def open_bids(state: State) -> None:
    """All bids are open: rank them and put the tokens into the bag (R16, R17, RA17)."""
    bids.rank_bids(state)
    bids.return_bids(state)
    state.next = 0


@rule
def ask_card(state: State) -> bool:
    """The next bidder takes a card; False when cards or bidders have run out (R19, RA7, RA33)."""
    bidder = int(state.rank[state.next]) if state.next < SEATS else NONE
    if bidder == NONE or state.next == in_auction(state):
        return False
    state.phase, state.turn, state.slot = CARD, bidder, NONE
    return True


@rule
def close(state: State) -> None:
    """Cards left over are discarded, and the lowest draw (R21, R22)."""
    for slot in range(in_auction(state)):
        if not state.taken >> slot & 1:
            tell(state, DISCARDED, card_at(state, slot))
    draw_for_lowest(state)
    state.shown, state.taken, state.next, state.turn = 0, 0, 0, NONE
    state.rank.fill(NONE)


@rule
def draw_for_lowest(state: State) -> None:
    """Whoever bid nothing draws two; if all bid, the lowest bidder draws (R22, RA14-RA16)."""
    idle, lowest = (1 << state.seats) - 1, NONE
    for place in range(state.seats):
        if state.rank[place] != NONE:
            lowest = int(state.rank[place])
            idle ^= 1 << lowest
    if idle:
        bag.draw(state, idle, 2, DREW)
    else:
        bag.draw(state, 1 << lowest, int(state.lowest_draw), DREW)
