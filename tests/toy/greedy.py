"""A quick judgement of a position for one seat, from what that seat may know."""

from __future__ import annotations

from drovers.core.jit import rule

from .moves import decode
from .table import State


@rule
def appraise(state: State, seat: int) -> int:
    """Its tricks less those of the best other."""
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, int(state.tricks[other]))
    return int(state.tricks[seat]) - best


@rule
def prefer(state: State, seat: int, move: int) -> int:
    """Nobody sees the choice yet, so the state does not show it: a strong card is likelier to take the trick."""
    return -decode(move).card if state.low_wins else decode(move).card


@rule
def heat(state: State) -> int:
    """The difference of two appraisals that makes the odds e to 1."""
    return 1
