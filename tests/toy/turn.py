"""What a move does (Y2), and the trick when everybody has chosen (Y3)."""

from __future__ import annotations

from drovers.core.events import tell
from drovers.core.jit import rule

from .legality import to_move
from .moves import decode
from .table import CHOSE, HAND, NONE, TOOK, State


@rule
def play(state: State, seat: int, move: int) -> None:
    """Lays a card face down; with the last one all are revealed."""
    card = decode(move).card
    for i in range(HAND):
        if state.hand[seat, i] == card:
            state.hand[seat, i] = NONE
    state.chosen[seat] = card
    tell(state, CHOSE, seat, card)
    if to_move(state) == 0:
        reveal(state)


@rule
def reveal(state: State) -> None:
    """The highest card takes the trick, or the lowest (Y3)."""
    best = 0
    for seat in range(1, state.seats):
        lower = state.chosen[seat] < state.chosen[best]
        if lower == (state.low_wins == 1):
            best = seat
    tell(state, TOOK, best, state.chosen[best])
    for seat in range(state.seats):
        state.shown[state.chosen[seat]] = 1
        state.chosen[seat] = NONE
    state.tricks[best] += 1
    state.round += 1
