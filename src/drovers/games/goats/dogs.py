"""The dog: which cards it may lead, and where to (G32 to G37)."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from .data import SIZE
from .pasture import CROSS, INSIDE
from .table import DOG, State


@rule
def places(state: State, seat: int, source: int) -> int:
    """Where the seat's card at source may go: an empty cell, a card of its own, a neutral one, one to ask for."""
    reach = CROSS[source] & INSIDE[SIZE[state.seats]]
    for other in range(state.seats):
        reach &= ~(1 << int(state.stable[other]))  # stables never move (G36)
        if other != seat and state.requests >= state.max_dog_requests:
            reach &= ~state.herd[other]  # nobody is asked again (G35, GA21)
    return reach if state.dog_swap_neutral_any else reach & ~strays(state, reach & state.free)


@rule
def strays(state: State, cells: int) -> int:
    """Those cells of a set that hold no goat, and so nothing neutral (G34, GA18)."""
    found = 0
    while cells != 0:
        cell = lowest(cells)
        if state.pasture[cell] >= DOG:
            found |= 1 << cell
        cells &= cells - 1
    return found


@rule
def leadable(state: State, seat: int) -> int:
    """The seat's cards that have somewhere to go (G32, GA29)."""
    cells, found = int(state.herd[seat]), 0
    while cells != 0:
        cell = lowest(cells)
        if places(state, seat, cell) != 0:
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
