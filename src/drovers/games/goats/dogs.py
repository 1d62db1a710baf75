"""The dog: which cards it may lead, and where to (G32 to G37)."""

from __future__ import annotations

from ...core.jit import rule
from .pasture import CELLS, STRIDE, aligned
from .table import GOATS, NONE, OUTSIDE, STABLE, State


@rule
def place_refusal(state: State, seat: int, source: int, target: int) -> int:
    """0 if the seat's card may go from source to target, else the number of the rule against it."""
    card, marker = int(state.pasture[target]), int(state.marker[target])
    if card == OUTSIDE:
        return 7
    if not aligned(source, target):
        return 33
    if card == STABLE:
        return 36
    if card == NONE or marker == seat:
        return 0  # an empty cell (G37), or another card of one's own (GA19)
    if marker != NONE:
        return 0 if state.requests < state.max_dog_requests else 1021
    return 0 if card < GOATS or state.dog_swap_neutral_any else 34


@rule
def has_place(state: State, seat: int, source: int) -> bool:
    """Whether the card at source has anywhere to go."""
    row, column = STRIDE * (source // STRIDE), source % STRIDE
    for i in range(STRIDE):
        if (
            place_refusal(state, seat, source, row + i) == 0
            or place_refusal(state, seat, source, STRIDE * i + column) == 0
        ):
            return True
    return False


@rule
def may_lead(state: State, seat: int, cell: int) -> bool:
    """Whether the seat's dog may lead the card in that cell (G32)."""
    return state.marker[cell] == seat and has_place(state, seat, cell)


@rule
def can_lead(state: State, seat: int) -> bool:
    """Whether the seat's dog may lead any card at all (GA29)."""
    for cell in range(CELLS):
        if may_lead(state, seat, cell):
            return True
    return False


@rule
def exchange(state: State, source: int, target: int) -> None:
    """Two cells change contents, markers included; with an empty cell that is a shift (G36, G37)."""
    card, marker = int(state.pasture[source]), int(state.marker[source])
    state.pasture[source], state.marker[source] = state.pasture[target], state.marker[target]
    state.pasture[target], state.marker[target] = card, marker
