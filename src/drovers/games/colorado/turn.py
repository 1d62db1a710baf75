"""What a move does, and what comes next: flags, auctions with their sales, scorings, four rounds of them."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import auction, bids, cards, flags, lakes, sales, scoring
from . import table as t
from .bag import start_player
from .deck import face_down
from .moves import PASS, SINGLE, Move, decode
from .table import NONE, State


@rule
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move and everything that follows from it without a choice."""
    made, phase = decode(move), int(state.phase)
    if phase == t.BID:
        if bids.bid(state, seat, made):
            auction.open_bids(state)
            next_bidder(state)
    elif phase == t.SALE_BID:
        if bids.bid(state, seat, made):
            sales.sell_to_best(state)
    elif phase == t.INTEREST:
        sales.answer(state, seat, made.part)
    elif phase == t.PRICE:
        sales.pay_price(state, made.part)
    elif phase == t.WINDOW:
        sell(state, made)
    elif phase == t.FLAG_CHOICE:
        state.colour, state.phase = made.part, t.FLAG_PLACE
    elif phase == t.FLAG_PLACE:
        flags.plant(state, made.part)
        state.turn = (state.turn + 1) % state.seats
        next_flag(state)
    elif phase >= t.CARD:
        use(state, made)
    else:
        lay(state, made)


@rule
def sell(state: State, made: Move) -> None:
    """In a sale window: an offer or a pass; after the window the cards are turned, or bid for (RA20)."""
    if made.kind != PASS:
        sales.offer(state, made.part)
    elif sales.pass_window(state):
        state.passes = 0
        if state.shown == 1:
            auction.ask_bids(state)
        else:
            turn_cards(state)


@rule
def use(state: State, made: Move) -> None:
    """With a card: take it, choose its flag, place its second star or leave it (R19, R23-R26)."""
    if state.phase == t.CARD:
        if cards.take_card(state, made.part):
            return
    elif state.phase == t.FLAG_USE:
        if cards.use_flag(state, made.part):
            return
    elif made.kind != SINGLE:
        cards.place_second(state, made.part)
    lakes.settle_lakes(state)
    state.slot, state.at = NONE, NONE
    state.next += 1
    next_bidder(state)


@rule
def lay(state: State, made: Move) -> None:
    """A lake: chosen, turned, laid; the next seat follows, and after the last lake the first round (RA3)."""
    if state.phase == t.LAKE_CHOICE:
        state.lake, state.phase = made.part, t.LAKE_TURN
    elif state.phase == t.LAKE_TURN:
        state.quarter, state.phase = made.part, t.LAKE_PLACE
    elif lakes.place_lake(state, made.part):
        begin_round(state)
    else:
        state.phase, state.turn = t.LAKE_CHOICE, (state.turn + 1) % state.seats


@rule
def begin_round(state: State) -> None:
    """All flags are shared out again; the start player plants first (R12, RA31)."""
    state.sold.fill(0)
    tell(state, t.OPENED, int(state.round), start_player(state))
    flags.share_out(state)
    state.turn = start_player(state)
    next_flag(state)


@rule
def next_flag(state: State) -> None:
    """The next seat with a flag to plant, or the first auction."""
    if flags.seek(state):
        state.phase = t.FLAG_CHOICE
    else:
        begin_auction(state)


@rule
def begin_auction(state: State) -> None:
    """A sale window, or the cards are turned at once (R34, RA20)."""
    if auction.sells_first(state):
        sales.open_window(state)
    else:
        turn_cards(state)


@rule
def turn_cards(state: State) -> None:
    """The cards are turned; a sale window follows while others are face down (R14, R34)."""
    auction.turn_cards(state)
    if face_down(state) > 0:
        sales.open_window(state)
    else:
        auction.ask_bids(state)


@rule
def next_bidder(state: State) -> None:
    """The next bidder takes a card; after the last the next auction or the scoring follows (R19, R22)."""
    if auction.ask_card(state):
        return
    auction.close(state)
    if face_down(state) > 0:
        begin_auction(state)
    else:
        end_round(state)


@rule
def end_round(state: State) -> None:
    """Scores, and takes the flags left off the board; the fourth scoring ends the match (R43, RA32)."""
    scoring.score_round(state)
    flags.take_off(state)
    if state.round + 1 == t.ROUNDS:
        state.phase = t.OVER
    else:
        state.round += 1
        begin_round(state)
