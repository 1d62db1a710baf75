"""Colorado County: set-up, the way of every move, the end.  The parts stand in the files beside this one."""

from ...core import dealer
from ...core.jit import rule
from . import bag, bids, cards, flow, lakes, sales
from .features import features as features
from .moves import legal as legal
from .moves import to_move as to_move
from .moves import why_not as why_not
from .sight import imagine as imagine
from .sight import veil as veil
from .soundness import flaw as flaw
from .table import (
    BAG,
    BID,
    CARD,
    CELL,
    COLOUR,
    DEALT,
    DREW,
    FLAG_CHOICE,
    FLAG_PLACE,
    FLAG_USE,
    INTEREST,
    LAKE_CHOICE,
    LAKE_PICK,
    LAKE_TURN,
    LAKES,
    NONE,
    OVER,
    PASS,
    PLAYERS,
    PRICE,
    QUARTER,
    SALE_BID,
    SEATS,
    SELL,
    SINGLE,
    STAR,
    TAKE,
    TOKEN,
    TOKENS,
    TURN,
    WINDOW,
    State,
)


@rule
def setup(state: State) -> None:
    """Lakes, fifteen tokens each, For Sale tokens, and four decks of three cards of each colour (R8-R11)."""
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    clear(state)
    cards.lay_out(state)
    for seat in range(state.seats):
        state.signs[seat] = 4 if state.seats == SEATS else 5
    bag.draw(state, (1 << state.seats) - 1, DEALT, DREW)
    lakes.set_lakes(state)
    if state.lakes != PLAYERS:
        flow.begin_round(state)


@rule
def clear(state: State) -> None:
    """Nothing chosen, nothing owned, every token in the bag (R9)."""
    for token in range(TOKENS):
        state.place[token] = BAG
        state.known[token] = bag.everybody(state)
    for lake in range(LAKES):
        state.lord[lake] = NONE
    for seat in range(SEATS):
        state.count[seat], state.rank[seat] = NONE, NONE
    state.turn, state.seller, state.offer, state.slot, state.at = NONE, NONE, NONE, NONE, NONE
    state.colour, state.lake, state.quarter = NONE, NONE, NONE


@rule
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move."""
    phase = int(state.phase)
    if phase == BID:
        if bids.bid(state, seat, move):
            flow.rank_and_use(state)
    elif phase == SALE_BID:
        if bids.bid(state, seat, move):
            sales.sell_to_best(state)
    elif phase == INTEREST:
        sales.answer(state, seat, move)
    elif phase == PRICE:
        sales.pay_price(state, move - TOKEN)
    elif phase == WINDOW:
        if move == PASS:
            sales.pass_window(state)
        else:
            sales.offer(state, move - SELL)
    else:
        play_on_board(state, move, phase)


@rule
def play_on_board(state: State, move: int, phase: int) -> None:
    """Makes a legal move with a card, a flag or a lake."""
    if phase == CARD:
        flow.take_card(state, move - TAKE)
    elif phase == FLAG_USE:
        flow.use_flag(state, move - CELL)
    elif phase == STAR:
        if move == SINGLE:
            flow.finish_card(state)
        else:
            flow.place_second(state, move - TURN)
    elif phase == FLAG_CHOICE:
        flow.choose_flag(state, move - COLOUR)
    elif phase == FLAG_PLACE:
        flow.place_flag(state, move - CELL)
    elif phase == LAKE_CHOICE:
        lakes.choose_lake(state, move - LAKE_PICK)
    elif phase == LAKE_TURN:
        lakes.turn_lake(state, move - QUARTER)
    elif lakes.place_lake(state, move - CELL):
        flow.begin_round(state)


@rule
def ending(state: State) -> int:
    """The fourth scoring ends the match (R43)."""
    return 43 if state.phase == OVER else 0


@rule
def score(state: State, seat: int) -> int:
    """The seat's points so far."""
    return int(state.points[seat])


@rule
def standing(state: State, seat: int) -> int:
    """Most points win; a tie is a shared victory (R43, RA34)."""
    return int(state.points[seat])
