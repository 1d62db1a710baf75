"""Who must decide what: the seats to move, what they may choose as sets, and why another move is refused."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from ...core.state import Numbers
from ...core.tables import Table
from . import bids, cards, deck, flags, lakes, sales
from . import moves as m
from . import table as t
from .moves import SETS, Move, decode, encode
from .table import COLOURS, LAKES, NONE, WORD, State

# By phase: the kind of move asked for, the rule that asks for it, and the one broken by a wrong choice.
DUE = Table(
    (
        m.LAKE,
        m.QUARTER,
        m.CELL,
        m.COLOUR,
        m.CELL,
        m.SELL,
        m.ANSWER,
        m.TOKEN,
        m.COUNT,
        m.COUNT,
        m.TAKE,
        m.CELL,
        m.TURN,
        m.PASS,
    )
)
ASKS = Table((1003, 1003, 1003, 12, 12, 1020, 1021, 38, 39, 15, 19, 23, 25, 43))
BROKEN = Table((8, 1003, 1003, 12, 13, 35, 1021, 38, 39, 15, 19, 23, 26, 43))


@rule
def to_move(state: State) -> int:
    """The seats that owe a move: all at once for bids, interest and bids for land, else the one whose turn it is."""
    phase = int(state.phase)
    everybody = (1 << state.seats) - 1
    if phase == t.OVER:
        return 0
    if phase == t.BID:
        return int(everybody & ~state.done)
    if phase == t.INTEREST:
        return int(everybody & ~state.done & ~(1 << state.seller))
    if phase == t.SALE_BID:
        return int(state.yes & ~state.done)
    return 1 << int(state.turn)


@rule
def due(state: State, seat: int) -> int:
    """The kind of move asked for: of a bid first the count, then its highest token."""
    if DUE[state.phase] == m.COUNT and state.count[seat] != NONE:
        return m.TOKEN
    return int(DUE[state.phase])


@rule
def choices(state: State, seat: int, word: int) -> int:
    """What the seat may choose of the kind that is asked for, one set of it."""
    phase = int(state.phase)
    if phase == t.FLAG_PLACE:
        return flags.sites(state, word)
    if phase == t.WINDOW:
        return int(state.markers[seat, word]) if sales.may_sell(state, seat) else 0
    if phase == t.FLAG_CHOICE:
        return flags.own_colours(state, seat)
    if phase == t.BID or phase == t.SALE_BID:
        return bids.counts(state, seat, word) if state.count[seat] == NONE else bids.heads(state, seat, word)
    if phase == t.INTEREST:
        return 3 if sales.can_buy(state, seat) else 1
    if phase == t.PRICE:
        return int(state.hand[seat, word])
    if phase == t.CARD:
        return (1 << deck.in_auction(state)) - 1 & ~int(state.taken)
    if phase == t.FLAG_USE:
        return int(state.planted[deck.card_used(state) % COLOURS, word])
    return cards.stars(state) if phase == t.STAR else lake_choices(state, word)


@rule
def lake_choices(state: State, word: int) -> int:
    """Lakes left, turns of the one chosen, or places for it: inside the board, never on another (R8, RA3)."""
    found = 0
    if state.phase == t.LAKE_CHOICE:
        for lake in range(LAKES):
            found |= lakes.may_choose(state, lake) << lake
    elif state.phase == t.LAKE_TURN:
        for quarter in range(4):
            found |= lakes.has_room(state, int(state.lake), quarter) << quarter
    else:
        found = lakes.rooms(state, int(state.lake), int(state.quarter), word)
    return found


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move, ascending."""
    kind, count = due(state, seat), 0
    if state.phase == t.WINDOW:
        out[0] = encode(m.PASS, 0)
        count = 1
    for word in range(SETS[kind]):
        first, left = encode(kind, word * WORD), choices(state, seat, word)
        while left != 0:
            out[count] = first + lowest(left)
            left &= left - 1
            count += 1
    if state.phase == t.STAR and state.second_star_optional == 1:
        out[count] = encode(m.SINGLE, 0)
        count += 1
    return count


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the seat may make the move, else the rule or ruling against it."""
    made, phase = decode(move), int(state.phase)
    if made.kind == m.SELL and state.shown == 1 and deck.face_down(state) == 0 and phase != t.OVER:
        return 34
    if not to_move(state) >> seat & 1:
        return int(ASKS[phase])
    if made.kind == m.WRITTEN and due(state, seat) == m.COUNT:
        return written_broken(state, seat, made)
    if made.kind == m.PASS and phase == t.WINDOW:
        return 0
    if made.kind == m.SINGLE and phase == t.STAR:
        return 0 if state.second_star_optional == 1 else 1008
    if made.kind != due(state, seat):
        return int(ASKS[phase])
    if choices(state, seat, made.part // WORD) >> made.part % WORD & 1:
        return 0
    return broken(state, seat, made)


@rule
def written_broken(state: State, seat: int, made: Move) -> int:
    """Why this is no bid: tokens the seat does not hold, or none for land (R15, R39)."""
    if made.part >> state.held[seat] == 0 and (made.part != 0 or bids.least(state) == 0):
        return 0
    return int(BROKEN[state.phase])


@rule
def broken(state: State, seat: int, made: Move) -> int:
    """The rule against a choice of the kind that is asked for."""
    if state.phase == t.WINDOW and not sales.may_sell(state, seat):
        return 33
    if state.phase == t.STAR:
        return cards.star_broken(state, made.part)
    return int(BROKEN[state.phase])
