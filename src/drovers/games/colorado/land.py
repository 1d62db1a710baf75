"""The land: cells in sets of four rows, what lies on them, markers put and lifted."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import size
from ...core.tables import Table
from . import table as t
from .table import CELLS, COLOURS, COLUMNS, LAKES, MARKERS, NONE, ROWS, WORD, WORDS, State

ROW = (1 << COLUMNS) - 1
LAST_ROW = WORD - COLUMNS
FULL_WORD = (1 << WORD) - 1
FIRST_COLUMN = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS | 1 << 3 * COLUMNS
NOT_FIRST = FULL_WORD & ~FIRST_COLUMN
NOT_LAST = FULL_WORD & ~(FIRST_COLUMN << COLUMNS - 1)


@rule
def on_rim(cell: int) -> bool:
    """Whether a cell lies at the edge of the board (R40)."""
    row, column = cell // COLUMNS, cell % COLUMNS
    return row == 0 or row == ROWS - 1 or column == 0 or column == COLUMNS - 1


BOARD = Table([sum(1 << i for i in range(WORD) if word * WORD + i < CELLS) for word in range(WORDS)])
RIM = Table([sum(1 << i for i in range(WORD) if (c := word * WORD + i) < CELLS and on_rim(c)) for word in range(WORDS)])


@rule
def away(cell: int, down: int, right: int) -> int:
    """The cell so many rows down and columns right of another; NONE off the board."""
    row, column = cell // COLUMNS + down, cell % COLUMNS + right
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column
    return NONE


@rule
def neighbour(cell: int, side: int) -> int:
    """The cell beside: right, below, left, above; NONE off the board."""
    if side == 0:
        return cell + 1 if cell % COLUMNS < COLUMNS - 1 else NONE
    if side == 1:
        return cell + COLUMNS if cell < CELLS - COLUMNS else NONE
    if side == 2:
        return cell - 1 if cell % COLUMNS > 0 else NONE
    return cell - COLUMNS if cell >= COLUMNS else NONE


@rule
def spread(above: int, cells: int, below: int) -> int:
    """The cells of a set and all beside them, those of the sets above and below counted in."""
    across = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (cells | across | cells << COLUMNS | cells >> COLUMNS | above >> LAST_ROW | below << LAST_ROW) & FULL_WORD


@rule
def flags_on(state: State, word: int) -> int:
    """The cells of a set where flags stand; none above the first and below the last."""
    cells = 0
    if 0 <= word < WORDS:
        for colour in range(COLOURS):
            cells |= int(state.planted[colour, word])
    return cells


@rule
def free(state: State, word: int) -> int:
    """Land of a set without marker and flag."""
    cells = int(state.water[word]) | flags_on(state, word)
    for seat in range(state.seats):
        cells |= int(state.markers[seat, word])
    return int(BOARD[word]) & ~cells


@rule
def is_free(state: State, cell: int) -> bool:
    """Whether a cell is land without marker and flag."""
    return free(state, cell // WORD) >> cell % WORD & 1 == 1


@rule
def owns(state: State, seat: int, cell: int) -> bool:
    """Whether the seat's marker lies there."""
    return bool(state.markers[seat, cell // WORD] >> cell % WORD & 1)


@rule
def flag_at(state: State, cell: int) -> int:
    """The colour of the flag there, or NONE."""
    for colour in range(COLOURS):
        if state.planted[colour, cell // WORD] >> cell % WORD & 1:
            return colour
    return NONE


@rule
def around(state: State, lake: int, seat: int) -> int:
    """The seat's markers on the fields of a lake."""
    count = 0
    for word in range(WORDS):
        count += size(int(state.markers[seat, word] & state.fields[lake, word]))
    return count


@rule
def land_of(state: State, seat: int) -> int:
    """How many markers the seat has on land."""
    return size(int(state.markers[seat, 0])) + size(int(state.markers[seat, 1])) + size(int(state.markers[seat, 2]))


@rule
def supply(state: State, seat: int) -> int:
    """Markers the seat can still put on land; a lake takes one as soon as there is one (RA26)."""
    left = MARKERS - land_of(state, seat)
    for lake in range(LAKES):
        left -= state.lord[lake] == seat
    return left if left > 0 else 0


@rule
def put(state: State, cell: int, seat: int) -> None:
    """Puts a marker on a cell; a flag there leaves (R23)."""
    word, place = cell // WORD, 1 << cell % WORD
    state.markers[seat, word] |= place
    for colour in range(COLOURS):
        state.planted[colour, word] &= ~place


@rule
def lift(state: State, cell: int) -> None:
    """Takes the marker off a cell, which is free again (R36)."""
    for seat in range(state.seats):
        state.markers[seat, cell // WORD] &= ~(1 << cell % WORD)


@rule
def lies(state: State, cell: int) -> int:
    """What a cell holds: FREE, MARKER + seat, FLAG + colour, or WATER."""
    if state.water[cell // WORD] >> cell % WORD & 1:
        return t.WATER
    for seat in range(state.seats):
        if owns(state, seat, cell):
            return t.MARKER + seat
    colour = flag_at(state, cell)
    return t.FREE if colour == NONE else t.FLAG + colour
