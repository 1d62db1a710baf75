"""Prisoners: freed before jewels are taken, and which one is the raider's choice (T45-T51)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from .moves import neighbour
from .table import BOY, DAUGHTER, FREED, FREEING, TOKEN_OF, State


@rule
def must_choose(state: State, seat: int) -> bool:
    """Whether the raider of the house at hand has both kinds of prisoner there and cannot free them all (T48, TA11)."""
    boys, daughters = state.held[state.board, seat, BOY], state.held[state.board, seat, DAUGHTER]
    return bool(boys > 0 and daughters > 0 and boys + daughters > state.owed[seat])


@rule
def free_all(state: State) -> bool:
    """Frees what the raiders of the house at hand must free, clockwise from the marker; False: one has to choose.

    A success frees an own prisoner while there is one; only the rest are paid in jewels (T46, T47, T49, TA8, TA10).
    """
    for steps in range(state.seats):
        seat = neighbour(state, state.holder, steps)
        while state.owed[seat] > 0 and state.held[state.board, seat, BOY] + state.held[state.board, seat, DAUGHTER] > 0:
            if must_choose(state, seat):
                state.phase, state.turn = FREEING, seat
                return False
            free(state, seat, DAUGHTER if state.held[state.board, seat, DAUGHTER] > 0 else BOY)
    return True


@rule
def free(state: State, seat: int, kind: int) -> None:
    """One prisoner of that seat leaves the house at hand, face down to its owner's used pile (T46, T50)."""
    state.owed[seat] -= 1
    state.held[state.board, seat, kind] -= 1
    state.used[seat, TOKEN_OF[kind]] += 1
    tell(state, FREED, seat, state.board, TOKEN_OF[kind])
