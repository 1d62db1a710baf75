"""What a seat may do now, and which rule stands against what it may not."""

from ...core.jit import rule
from ...core.state import Numbers
from . import flow, lakes
from .bids import bid_ban, holds, list_bids
from .sales import can_buy, sell_ban
from .table import (
    BID,
    CARD,
    CELL,
    CELLS,
    COLOUR,
    COLOURS,
    FLAG,
    FLAG_CHOICE,
    FLAG_PLACE,
    FLAG_USE,
    INTEREST,
    LAKE_CHOICE,
    LAKE_PICK,
    LAKE_TURN,
    LAKES,
    MOVES,
    NO,
    OVER,
    PASS,
    PRICE,
    QUARTER,
    SALE_BID,
    SELL,
    SINGLE,
    STAR,
    TAKE,
    TOKEN,
    TOKENS,
    TURN,
    WINDOW,
    YES,
    State,
)

# The rule that says what is being decided, by phase: it stands against every other kind of move.
ASKS = (1003, 1003, 1003, 12, 12, 1020, 1021, 38, 39, 15, 19, 23, 25, 43)
# The moves that a phase asks for, by phase: the first, and the one after the last.  Bids are listed on their own.
FIRST = (LAKE_PICK, QUARTER, CELL, COLOUR, CELL, PASS, NO, TOKEN, 0, 0, TAKE, CELL, TURN, 0)
LAST = (
    LAKE_PICK + LAKES, QUARTER + 4, CELL + CELLS, COLOUR + COLOURS, CELL + CELLS, SELL + CELLS, YES + 1, TOKEN + TOKENS,
    0, 0, TAKE + 3, CELL + CELLS, SINGLE + 1, 0,
)  # fmt: skip


@rule
def to_move(state: State) -> int:
    """The seats that owe a move: all at once for bids, interest and bids for land, else the one whose turn it is."""
    phase = int(state.phase)
    everybody = (1 << state.seats) - 1
    if phase == OVER:
        return 0
    if phase == BID:
        return int(everybody & ~state.done)
    if phase == INTEREST:
        return int(everybody & ~state.done & ~(1 << state.seller))
    if phase == SALE_BID:
        return int(state.yes & ~state.done)
    return 1 << int(state.turn)


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the seat may make the move, else the rule or ruling against it."""
    phase = int(state.phase)
    if SELL <= move < SELL + CELLS and state.shown == 1 and flow.face_down(state) == 0 and phase != OVER:
        return 34
    if not to_move(state) >> seat & 1:
        return ASKS[phase]
    if phase in (BID, SALE_BID):
        return bid_ban(state, seat, move)
    if not FIRST[phase] <= move < LAST[phase] or move >= MOVES:
        return ASKS[phase]
    return ban(state, seat, move, phase == FLAG_PLACE and flow.is_crowded(state))


@rule
def ban(state: State, seat: int, move: int, crowded: bool) -> int:
    """The rule against a move of the kind that is asked for; `crowded` drops the ban on flags side by side (RA13)."""
    phase = int(state.phase)
    if phase == FLAG_PLACE:
        return flow.flag_ban(state, move - CELL, crowded)
    if phase == WINDOW:
        return 0 if move == PASS else sell_ban(state, seat, move - SELL)
    if phase == FLAG_CHOICE:
        return 0 if state.flags[seat, move - COLOUR] > 0 else 12
    if phase == INTEREST:
        return 0 if move == NO or can_buy(state, seat) else 1021
    if phase == PRICE:
        return 0 if holds(state, seat, move - TOKEN) else 38
    if phase == CARD:
        slot = move - TAKE
        return 0 if slot < flow.in_auction(state) and not state.taken >> slot & 1 else 19
    if phase == FLAG_USE:
        card = flow.card_at(state, int(state.slot))
        return 0 if state.board[move - CELL] == FLAG + card % COLOURS else 23
    if phase == STAR:
        if move == SINGLE:
            return 0 if state.second_star_optional == 1 else 1008
        return flow.star_ban(state, move - TURN)
    return lake_ban(state, move)


@rule
def lake_ban(state: State, move: int) -> int:
    """The rule against a step of placing a lake: all six, inside the board, never on another (R8, RA3)."""
    if state.phase == LAKE_CHOICE:
        return 0 if lakes.may_choose(state, move - LAKE_PICK) else 8
    if state.phase == LAKE_TURN:
        return 0 if lakes.has_room(state, int(state.lake), move - QUARTER) else 1003
    return 0 if lakes.fits(state, int(state.lake), int(state.quarter), move - CELL) else 1003


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move, ascending."""
    phase = int(state.phase)
    if phase in (BID, SALE_BID):
        return list_bids(state, seat, out)
    crowded = phase == FLAG_PLACE and flow.is_crowded(state)
    count = 0
    for move in range(FIRST[phase], LAST[phase]):
        if ban(state, seat, move, crowded) == 0:
            out[count] = move
            count += 1
    return count
