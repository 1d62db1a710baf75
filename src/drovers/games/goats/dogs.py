"""The dog: which cards it may lead, and where to (G32 to G37)."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from .pasture import CELLS, CROSS
from .table import GOATS, MILK2, NONE, State


@rule
def open_cells(state: State, seat: int) -> int:
    """The cells a card led by the seat's dog may go to: empty ones, neutral cards, its own, and those to ask for.

    Stables never move (G36), dogs and milk are not neutral (G34, GA18), and a dog asks only so often (G35, GA21).
    """
    cells, last = 0, MILK2 if state.dog_swap_neutral_any else GOATS - 1
    for cell in range(CELLS):
        if NONE <= state.pasture[cell] <= last:
            cells |= 1 << cell
    if state.requests >= state.max_dog_requests:
        for other in range(state.seats):
            if other != seat:
                cells &= ~state.herd[other]
    return cells


@rule
def places(state: State, seat: int, source: int) -> int:
    """Where the seat's card at source may go, along its row and column (G33, G37, GA20)."""
    return CROSS[source] & open_cells(state, seat)


@rule
def leadable(state: State, seat: int) -> int:
    """The seat's cards that have somewhere to go (G32, GA29)."""
    cells, goals, found = int(state.herd[seat]), open_cells(state, seat), 0
    while cells != 0:
        cell = lowest(cells)
        if CROSS[cell] & goals:
            found |= 1 << cell
        cells &= cells - 1
    return found


@rule
def exchange(state: State, source: int, target: int) -> None:
    """Two cells change contents, markers included; with an empty cell that is a shift (G36, G37)."""
    card, both = int(state.pasture[source]), 1 << source | 1 << target
    state.pasture[source] = state.pasture[target]
    state.pasture[target] = card
    state.free = swapped(int(state.free), both)
    for seat in range(state.seats):
        state.herd[seat] = swapped(int(state.herd[seat]), both)


@rule
def swapped(cells: int, both: int) -> int:
    """A set of cells after two of them have changed places."""
    here = cells & both
    return cells if here == 0 or here == both else cells ^ both
