"""How a match begins (R8-R11)."""

from __future__ import annotations

from ...core import dealer
from ...core.jit import rule
from . import bag, deck, lakes
from .table import DEALT, DREW, LAKE_CHOICE, NONE, PLAYERS, SEATS, State
from .turn import begin_round


@rule
def setup(state: State) -> None:
    """Lakes, fifteen tokens each, For Sale tokens, and four decks of three cards of each colour (R8-R11)."""
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    clear(state)
    deck.lay_out(state)
    for seat in range(state.seats):
        state.signs[seat] = 4 if state.seats == SEATS else 5
    bag.draw(state, (1 << state.seats) - 1, DEALT, DREW)
    lakes.set_lakes(state)
    if state.lakes == PLAYERS:
        state.phase, state.turn = LAKE_CHOICE, state.start
    else:
        begin_round(state)


@rule
def clear(state: State) -> None:
    """Nothing chosen, nothing owned, every token in the bag (R9)."""
    bag.fill_bag(state)
    state.lord.fill(NONE)
    state.spot.fill(NONE)
    state.count.fill(NONE)
    state.rank.fill(NONE)
    state.turn, state.seller, state.offer, state.slot, state.at = NONE, NONE, NONE, NONE, NONE
    state.colour, state.lake, state.quarter = NONE, NONE, NONE
