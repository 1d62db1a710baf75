"""How a match begins (Y1)."""

from __future__ import annotations

from drovers.core import dealer
from drovers.core.jit import rule

from .table import CARDS, HAND, NONE, PLAYERS, State


@rule
def setup(state: State) -> None:
    """Shuffles and deals three cards to everybody."""
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    for card in range(CARDS):
        state.deck[card] = card
    dealer.shuffle(state, state.deck, CARDS)
    for seat in range(PLAYERS):
        state.chosen[seat] = NONE
        for i in range(HAND):
            state.hand[seat, i] = state.deck[seat * HAND + i] if seat < state.seats else NONE
