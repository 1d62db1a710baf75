"""The land: cells, shores, markers, and who owns which lake."""

import numpy as np
from numpy.typing import NDArray

from drovers.core.events import tell
from drovers.core.jit import rule
from drovers.core.state import State

from .data import DATA, WATER, Lake, normal, turned
from .table import CELLS, COLUMNS, FREE, FREED, LAKE, LAKES, MARKER, MARKERS, NONE, PATTERNS, ROWS, WON

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


@rule
def away(cell: int, down: int, right: int) -> int:
    """The cell so many rows down and columns right of another; NONE off the board."""
    row, column = cell // COLUMNS + down, cell % COLUMNS + right
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column
    return NONE


def _stars() -> NDArray[np.int8]:
    """From the first star to the second, rows and columns, for each pattern and quarter turn (RA6)."""
    table = np.zeros((PATTERNS, 4, 2), np.int8)
    for p, pattern in enumerate(DATA.cards):
        down, right = pattern.star or (0, 0)
        for quarter in range(4):
            table[p, quarter] = down, right
            down, right = right, -down
    return table


def _shapes() -> NDArray[np.int8]:
    """From the anchor of a lake to each of its cells, rows and columns, for each quarter turn (RA3)."""
    table = np.zeros((LAKES, 4, WATER, 2), np.int8)
    for i, lake in enumerate(DATA.lakes):
        for quarter in range(4):
            table[i, quarter, : len(lake.shape)] = turned(lake.shape, quarter)
    return table


def _first_place(lake: Lake) -> tuple[int, int]:
    """Quarter turn and anchor of a lake in the first game."""
    quarter = next(q for q in range(4) if turned(lake.shape, q) == normal(lake.cells))
    return quarter, away(0, min(row for row, _ in lake.cells), min(column for _, column in lake.cells))


NEAR = np.array([[away(c, down, right) for down, right in STEPS] for c in range(CELLS)], np.int16)
RIM = np.array([int(c // COLUMNS in (0, ROWS - 1) or c % COLUMNS in (0, COLUMNS - 1)) for c in range(CELLS)], np.int8)
STARS = _stars()
SHAPES = _shapes()
AREA = tuple(len(lake.shape) for lake in DATA.lakes)
FIRST_GAME = tuple(_first_place(lake) for lake in DATA.lakes)
TWO_STARS = tuple(int(pattern.star is not None) for pattern in DATA.cards)
# Quarter turns that give a new outline: equal ones are listed once, the smallest (Precision 5).
OUTLINES = tuple(
    sum(1 << q for q in range(4) if turned(lake.shape, q) not in [turned(lake.shape, p) for p in range(q)])
    for lake in DATA.lakes
)


@rule
def second_cell(pattern: int, quarter: int, at: int) -> int:
    """Where the second star falls when the first lies there; NONE off the board (R25)."""
    return away(at, int(STARS[pattern, quarter, 0]), int(STARS[pattern, quarter, 1]))


@rule
def lake_cell(lake: int, quarter: int, anchor: int, i: int) -> int:
    """Cell i of a lake laid there; NONE off the board."""
    return away(anchor, int(SHAPES[lake, quarter, i, 0]), int(SHAPES[lake, quarter, i, 1]))


@rule
def lay(state: State, lake: int, quarter: int, anchor: int) -> None:
    """Lays a lake: the anchor is the top left of its box (R8, Precision 5)."""
    for i in range(AREA[lake]):
        state.board[lake_cell(lake, quarter, anchor, i)] = LAKE + lake


@rule
def mark_shores(state: State) -> None:
    """Finds the fields of all lakes: land cells that share a side with water (R28, RA4, RA35)."""
    for cell in range(CELLS):
        state.shore[cell] = 0
        if state.board[cell] < LAKE:
            for side in range(4):
                near = int(NEAR[cell, side])
                if near != NONE and state.board[near] >= LAKE:
                    state.shore[cell] |= 1 << (state.board[near] - LAKE)


@rule
def supply(state: State, seat: int) -> int:
    """Markers the seat can still put on land; a lake takes one as soon as there is one (RA26)."""
    left = MARKERS - int(state.land[seat])
    for lake in range(LAKES):
        if state.lord[lake] == seat:
            left -= 1
    return left if left > 0 else 0


@rule
def put(state: State, cell: int, seat: int) -> None:
    """Puts a marker on a cell; a flag there leaves (R23)."""
    state.board[cell] = MARKER + seat
    state.land[seat] += 1
    for lake in range(LAKES):
        state.around[lake, seat] += state.shore[cell] >> lake & 1


@rule
def lift(state: State, cell: int) -> None:
    """Takes the marker off a cell, which is free again (R36)."""
    seat = state.board[cell] - MARKER
    state.board[cell] = FREE
    state.land[seat] -= 1
    for lake in range(LAKES):
        state.around[lake, seat] -= state.shore[cell] >> lake & 1


@rule
def heir(state: State, lake: int) -> int:
    """Who owns the lake now: the owner while nobody has more, else whoever alone has the most (R29, R30, RA11)."""
    most, best, ties = 0, NONE, 0
    for seat in range(state.seats):
        count = int(state.around[lake, seat])
        if count > most:
            most, best, ties = count, seat, 1
        elif count == most:
            ties += 1
    owner = int(state.lord[lake])
    if most > 0 and owner != NONE and state.around[lake, owner] == most:
        return owner
    return best if most > 0 and ties == 1 else NONE


@rule
def settle_lakes(state: State) -> None:
    """Hands every lake to its owner, after a card has been used and after a sale (R31)."""
    for lake in range(LAKES):
        owner, new = int(state.lord[lake]), heir(state, lake)
        if new != owner:
            state.lord[lake] = new
            if new == NONE:
                tell(state, FREED, owner, lake)
            else:
                tell(state, WON, new, lake)
