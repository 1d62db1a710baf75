"""The land: cells, shores, markers, and who owns which lake."""

from ...core.events import tell
from ...core.jit import rule
from .data import DATA, Lake, normal, turned
from .table import CELLS, COLUMNS, FREE, FREED, LAKE, LAKES, MARKER, MARKERS, NONE, ROWS, WON, State


@rule
def away(cell: int, down: int, right: int) -> int:
    """The cell so many rows down and columns right of another; NONE off the board."""
    row, column = cell // COLUMNS + down, cell % COLUMNS + right
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column
    return NONE


@rule
def neighbour(cell: int, side: int) -> int:
    """The cell beside: right, below, left, above; NONE off the board.  Computed, since tables swell on a GPU."""
    if side == 0:
        return cell + 1 if cell % COLUMNS < COLUMNS - 1 else NONE
    if side == 1:
        return cell + COLUMNS if cell < CELLS - COLUMNS else NONE
    if side == 2:
        return cell - 1 if cell % COLUMNS > 0 else NONE
    return cell - COLUMNS if cell >= COLUMNS else NONE


@rule
def on_rim(cell: int) -> bool:
    """Whether a cell lies at the edge of the board (R40)."""
    row, column = cell // COLUMNS, cell % COLUMNS
    return row == 0 or row == ROWS - 1 or column == 0 or column == COLUMNS - 1


def _packed(shape: tuple[tuple[int, int], ...]) -> int:
    """The cells of a shape in one number, six bits each: row and column from its anchor."""
    return sum((row << 3 | column) << (6 * i) for i, (row, column) in enumerate(shape))


def _first_place(lake: Lake) -> tuple[int, int]:
    """Quarter turn and anchor of a lake in the first game."""
    quarter = next(q for q in range(4) if turned(lake.shape, q) == normal(lake.cells))
    return quarter, away(0, min(row for row, _ in lake.cells), min(column for _, column in lake.cells))


# From the first star of a pattern to the second, rows and columns, before any turn (RA6).
STAR_DOWN = tuple((pattern.star or (0, 0))[0] for pattern in DATA.cards)
STAR_RIGHT = tuple((pattern.star or (0, 0))[1] for pattern in DATA.cards)
# Every lake in every quarter turn (RA3).
SHAPES = tuple(_packed(turned(lake.shape, quarter)) for lake in DATA.lakes for quarter in range(4))
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
    down, right = STAR_DOWN[pattern], STAR_RIGHT[pattern]
    for _ in range(quarter):
        down, right = right, -down
    return away(at, down, right)


@rule
def lake_cell(lake: int, quarter: int, anchor: int, i: int) -> int:
    """Cell i of a lake laid there; NONE off the board."""
    place = SHAPES[4 * lake + quarter] >> (6 * i) & 63
    return away(anchor, place >> 3, place & 7)


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
                near = neighbour(cell, side)
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
