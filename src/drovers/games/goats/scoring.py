"""Points: goats on the pasture, doubled where joined to the stable, and milk; when it is over (G40 to G47)."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from .cards import steps_of
from .pasture import spread
from .table import OVER, State


@rule
def ending(state: State) -> int:
    """0, or the rule that ended the match: a line emptied (G40) or no card to take (G41)."""
    return int(state.last) if state.phase == OVER else 0


@rule
def joined_cells(state: State, seat: int) -> int:
    """The seat's marked cells joined to its own stable, side by side, through its own cards only (G44, GA33)."""
    own, joined, before = int(state.herd[seat]), 0, -1
    around = spread(1 << int(state.stable[seat]))
    while joined != before:
        before = joined
        joined = own & (around | spread(joined))
    return joined


@rule
def goat_points(state: State, seat: int) -> int:
    """The values of the seat's marked cards, doubled where joined to the stable (G43, G44)."""
    return value_of(state, int(state.herd[seat])) + value_of(state, joined_cells(state, seat))


@rule
def value_of(state: State, cells: int) -> int:
    """What the cards in a set of cells are worth together."""
    total = 0
    while cells != 0:
        total += steps_of(int(state.pasture[lowest(cells)]))
        cells &= cells - 1
    return total


@rule
def milk_total(state: State, seat: int) -> int:
    """What the milk in front of a seat adds up to (G39)."""
    return int(state.milk[seat, 0]) + 2 * int(state.milk[seat, 1])


@rule
def milk_points(state: State, seat: int) -> int:
    """The largest total counts in full, the second largest by half; equal totals count alike (G46, GA26)."""
    mine, first, leaders = milk_total(state, seat), 0, 0
    for other in range(state.seats):
        total = milk_total(state, other)
        if total > first:
            first, leaders = total, 0
        if total == first:
            leaders += 1
    if mine == first:
        return mine
    for other in range(state.seats):
        if mine < milk_total(state, other) < first:
            return 0
    if leaders > 1 and not state.milk_second_after_tie:
        return 0
    return mine // 2 if state.milk_round else (mine + 1) // 2


@rule
def score(state: State, seat: int) -> int:
    """Goats and milk; hands, cards in front of the players and unmarked cards count nothing (G45)."""
    return goat_points(state, seat) + milk_points(state, seat)


@rule
def standing(state: State, seat: int) -> int:
    """Most points win; equal points share the place (G47, GA27)."""
    return score(state, seat)
