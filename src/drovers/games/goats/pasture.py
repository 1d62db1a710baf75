"""The pasture as a shape: cells, and the edges round it where the big goats walk.

Cell 7 * row + column, row 0 on top, whatever the size.  Edges are numbered clockwise from the left end of the top side.
"""

from __future__ import annotations

from ...core.jit import rule

STRIDE = 7
CELLS = STRIDE * STRIDE
EDGES = 4 * STRIDE
LEFT = sum(1 << (STRIDE * row) for row in range(STRIDE))  # the first column as a set of cells
RIGHT = LEFT << (STRIDE - 1)


@rule
def inside(cell: int, size: int) -> bool:
    """Whether the cell belongs to a pasture of that size (G7)."""
    return cell % STRIDE < size and cell // STRIDE < size


@rule
def on_border(cell: int, size: int) -> bool:
    """Whether the cell is one of the outer ones, where stables stand (G9)."""
    row, column = cell // STRIDE, cell % STRIDE
    return inside(cell, size) and (row == 0 or column == 0 or row == size - 1 or column == size - 1)


@rule
def line_first(edge: int, size: int) -> int:
    """The first cell, from the top or the left, of the line a big goat at that edge looks along (G16, GA6)."""
    side, along = edge // size, edge % size
    if side == 0:
        return along
    if side == 1:
        return STRIDE * along
    if side == 2:
        return size - 1 - along
    return STRIDE * (size - 1 - along)


@rule
def line_step(edge: int, size: int) -> int:
    """From one cell of that line to the next: columns from top and bottom, rows from right and left (GA6)."""
    return STRIDE if edge // size % 2 == 0 else 1


@rule
def nearest(edge: int, size: int) -> int:
    """The outer cell the edge belongs to; a corner cell has two edges (GA5)."""
    first, step = line_first(edge, size), line_step(edge, size)
    from_top_or_left = edge // size == 0 or edge // size == 3
    return first if from_top_or_left else first + (size - 1) * step


@rule
def in_line(cell: int, edge: int, size: int) -> bool:
    """Whether a cell of the pasture lies in the line of that edge."""
    first = line_first(edge, size)
    if line_step(edge, size) == STRIDE:
        return cell % STRIDE == first
    return cell // STRIDE == first // STRIDE


@rule
def aligned(cell: int, other: int) -> bool:
    """Whether two different cells share a row or a column (GA20)."""
    return cell != other and (cell // STRIDE == other // STRIDE or cell % STRIDE == other % STRIDE)


@rule
def spread(cells: int) -> int:
    """A set of cells (a bit each) with all their orthogonal neighbours (G44)."""
    beside = ((cells & ~RIGHT) << 1) | ((cells & ~LEFT) >> 1)
    return (cells | beside | (cells << STRIDE) | (cells >> STRIDE)) & ((1 << CELLS) - 1)


def cell_text(cell: int) -> str:
    """A cell as people write it: column letter, row number from the top."""
    return f"{'abcdefg'[cell % STRIDE]}{cell // STRIDE + 1}"


def parse_cell(text: str) -> int:
    """The cell a text names; ValueError if it names none."""
    column, row = "abcdefg".index(text[:1].lower() or "?"), int(text[1:])
    if not 1 <= row <= STRIDE or len(text) != 2:
        raise ValueError(text)
    return STRIDE * (row - 1) + column
