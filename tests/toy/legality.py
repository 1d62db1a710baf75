"""Who must decide what: the seats to move, their legal moves, and why another move is refused."""

from __future__ import annotations

from drovers.core.jit import rule
from drovers.core.state import Numbers

from .moves import MOVES, decode
from .scoring import ending
from .table import HAND, NONE, State


@rule
def to_move(state: State) -> int:
    """Everybody who has not chosen yet, at once (Y2)."""
    owing = 0
    if ending(state) == 0:
        for seat in range(state.seats):
            if state.chosen[seat] == NONE:
                owing |= 1 << seat
    return owing


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move, ascending."""
    count = 0
    for move in range(MOVES):
        if why_not(state, seat, move) == 0:
            out[count] = move
            count += 1
    return count


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the number of the rule it breaks."""
    if not to_move(state) >> seat & 1:
        return 4 if ending(state) else 2
    for i in range(HAND):
        if state.hand[seat, i] == decode(move).card:
            return 0
    return 1
