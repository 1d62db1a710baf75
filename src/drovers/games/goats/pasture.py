"""The pasture as a shape: cells, lines, and the edges round it where the big goats walk.

Cell 7 * row + column, row 0 on top, whatever the size.  Edges are numbered clockwise from the left end of the top side.
Sets of cells are numbers with a bit for each cell (core/sets.py).
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.tables import Table

STRIDE = 7
CELLS = STRIDE * STRIDE
EDGES = 4 * STRIDE
SIZES = range(STRIDE + 1)  # tables are indexed by the cells along one side
ROW = (1 << STRIDE) - 1  # the first row as a set of cells
COLUMN = sum(1 << STRIDE * row for row in range(STRIDE))  # the first column
LAST_COLUMN = COLUMN << (STRIDE - 1)
EVERY = (1 << CELLS) - 1


def is_column(edge: int, size: int) -> bool:
    """Whether a big goat at that edge looks along a column: from top and bottom (GA6)."""
    return edge // size % 2 == 0


def line_cells(edge: int, size: int) -> list[int]:
    """The cells of the row or column a big goat at that edge looks along, from the top or the left (G16, GA6)."""
    side, along = edge // size, edge % size
    place = along if side < 2 else size - 1 - along  # the bottom and the left side run backwards
    return [STRIDE * i + place if side % 2 == 0 else STRIDE * place + i for i in range(size)]


def nearest(edge: int, size: int) -> int:
    """The outer cell the edge belongs to; a corner cell has two edges (GA5)."""
    return line_cells(edge, size)[0 if edge // size in (0, 3) else -1]


def as_set(cells: list[int]) -> int:
    """A list of cells as a set, a bit each."""
    return sum(1 << cell for cell in cells)


def inside(size: int) -> list[int]:
    """The cells of a pasture of that size (G7)."""
    return [STRIDE * row + column for row in range(size) for column in range(size)]


INSIDE = Table([as_set(inside(size)) for size in SIZES])
LINE = Table([[as_set(line_cells(edge, size)) if edge < 4 * size else 0 for edge in range(EDGES)] for size in SIZES])
BORDER = Table([as_set([*{nearest(edge, size) for edge in range(4 * size)}]) for size in SIZES])
# The other cells of a cell's row and column (GA20).
CROSS = Table([((ROW << STRIDE * (cell // STRIDE)) | COLUMN << cell % STRIDE) & ~(1 << cell) for cell in range(CELLS)])


@rule
def row_of(cell: int) -> int:
    """The cells of the row through that cell."""
    return ROW << STRIDE * (cell // STRIDE)


@rule
def column_of(cell: int) -> int:
    """The cells of the column through that cell."""
    return COLUMN << cell % STRIDE


@rule
def spread(cells: int) -> int:
    """A set of cells with all their orthogonal neighbours (G44)."""
    beside = ((cells & ~LAST_COLUMN) << 1) | ((cells & ~COLUMN) >> 1)
    return (cells | beside | (cells << STRIDE) | (cells >> STRIDE)) & EVERY


def cell_text(cell: int) -> str:
    """A cell as people write it: column letter, row number from the top."""
    return f"{'abcdefg'[cell % STRIDE]}{cell // STRIDE + 1}"


def parse_cell(text: str) -> int:
    """The cell a text names; ValueError if it names none."""
    column, row = "abcdefg".index(text[:1].lower() or "?"), int(text[1:])
    if not 1 <= row <= STRIDE or len(text) != 2:
        raise ValueError(text)
    return STRIDE * (row - 1) + column
