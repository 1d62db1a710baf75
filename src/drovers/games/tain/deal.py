"""How a match begins (T8-T13)."""

from __future__ import annotations

from ...core import dealer
from ...core.jit import rule
from . import table as t
from .table import State


@rule
def setup(state: State) -> None:
    """Five cattle, three jewels and eighteen unused tokens each, the other cattle to the kingdom (T8-T13)."""
    choose_start(state)
    state.round, state.phase, state.board = 1, t.PLACING, t.NONE
    state.holder = state.turn = state.start
    for seat in range(state.seats):
        state.cattle[seat], state.jewels[seat] = t.OWN_CATTLE, t.OWN_JEWELS
        for token in range(t.TYPES):
            state.stock[seat, token] = state.unused[seat, token] = t.TOKENS[token]
    state.herd = t.CATTLE - t.OWN_CATTLE * state.seats


@rule
def choose_start(state: State) -> None:
    """Draws the seat that begins with the marker, if the options leave it to chance (T13)."""
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
