"""Prisoners: freed before jewels are taken, and which one is the raider's choice (T45-T51)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import table as t
from .moves import neighbour
from .table import State


@rule
def must_choose(state: State, seat: int) -> bool:
    """Whether the raider of the house at hand has both kinds of prisoner there and cannot free them all (T48, TA11)."""
    boys, daughters = state.held[state.board, seat, t.BOY], state.held[state.board, seat, t.DAUGHTER]
    return bool(boys > 0 and daughters > 0 and boys + daughters > state.owed[seat])


@rule
def free_all(state: State) -> bool:
    """Frees what the raiders of the house at hand must free, clockwise from the marker; False: one has to choose.

    A success frees an own prisoner while there is one; only the rest are paid in jewels (T46, T47, T49, TA8, TA10).
    """
    for steps in range(state.seats):
        seat = neighbour(state, state.holder, steps)
        while state.owed[seat] > 0:
            if must_choose(state, seat):
                state.phase, state.turn = t.FREEING, seat
                return False
            if state.held[state.board, seat, t.DAUGHTER] > 0:
                free(state, seat, t.D)
            elif state.held[state.board, seat, t.BOY] > 0:
                free(state, seat, t.B)
            else:
                break
    return True


@rule
def free(state: State, seat: int, token: int) -> None:
    """One prisoner of that seat leaves the house at hand and becomes a used token (T46, T50)."""
    state.owed[seat] -= 1
    state.held[state.board, seat, t.DAUGHTER if token == t.D else t.BOY] -= 1
    state.used[seat, token] += 1
    tell(state, t.FREED, seat, state.board, token)
