"""The lakes: how they come onto the board (R8, RA3), and who owns them (R28-R32)."""

from __future__ import annotations

from functools import cache

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from ...core.tables import Table
from .data import DATA, Lake, normal, turned
from .land import BOARD, around, away, is_free, neighbour, on_rim, spread
from .names import members
from .table import CELLS, FIXED, FREED, LAID, LAKES, NONE, PLAYERS, RANDOM_LAKES, WON, WORD, WORDS, State

PATIENCE = 500  # tries to find room for a random lake before all are laid anew


def _packed(shape: tuple[tuple[int, int], ...]) -> int:
    """The cells of a shape in one number, six bits each: row and column from its anchor."""
    return sum((row << 3 | column) << (6 * i) for i, (row, column) in enumerate(shape))


def _first_spot(lake: Lake) -> int:
    """Where a lake lies in the first game."""
    quarter = next(q for q in range(4) if turned(lake.shape, q) == normal(lake.cells))
    return CELLS * quarter + away(0, min(row for row, _ in lake.cells), min(column for _, column in lake.cells))


# Every lake in every quarter turn (RA3).
SHAPES = Table([[_packed(turned(lake.shape, quarter)) for quarter in range(4)] for lake in DATA.lakes])
AREA = Table([len(lake.shape) for lake in DATA.lakes])
FIRST_GAME = Table([_first_spot(lake) for lake in DATA.lakes])
# The smallest quarter turn that gives the same outline: equal ones are listed once (Precision 5).
OUTLINE = Table(
    [[[turned(lake.shape, p) for p in range(4)].index(turned(lake.shape, q)) for q in range(4)] for lake in DATA.lakes]
)


@rule
def lake_cell(lake: int, quarter: int, anchor: int, i: int) -> int:
    """Cell i of a lake laid there; NONE off the board."""
    place = int(SHAPES[lake, quarter]) >> (6 * i) & 63
    return away(anchor, place >> 3, place & 7)


@rule
def cells_of(lake: int, spot: int, word: int) -> int:
    """The cells of a lake that lies there, those of one set."""
    cells = 0
    if spot != NONE and 0 <= word < WORDS:
        for i in range(AREA[lake]):
            cell = lake_cell(lake, spot // CELLS, spot % CELLS, i)
            if cell // WORD == word:
                cells |= 1 << cell % WORD
    return cells


@cache
def laid_cells(lake: int, spot: int) -> list[int]:
    """The cells of a lake that lies there, ascending; for the plain form only, and not to be changed."""
    return members(cells_of(lake, spot, word) for word in range(WORDS))


@rule
def fits(state: State, lake: int, quarter: int, anchor: int) -> bool:
    """Whether the lake lies inside the board and on free land there."""
    for i in range(AREA[lake]):
        cell = lake_cell(lake, quarter, anchor, i)
        if cell == NONE or not is_free(state, cell):
            return False
    return True


@rule
def is_water(state: State, cell: int) -> bool:
    """Whether a lake covers the cell."""
    return bool(state.water[cell // WORD] >> cell % WORD & 1)


@rule
def apart(state: State, lake: int, quarter: int, anchor: int) -> bool:
    """Whether it would keep off the rim and touch no lake by a side or a corner (RA3, Precision 4)."""
    for i in range(AREA[lake]):
        cell = lake_cell(lake, quarter, anchor, i)
        if on_rim(cell):
            return False
        for side in range(4):
            beside = neighbour(cell, side)
            if is_water(state, beside) or is_water(state, neighbour(beside, (side + 1) % 4)):
                return False
    return True


@rule
def rooms(state: State, lake: int, quarter: int, word: int) -> int:
    """The cells of a set where this outline of the lake can be laid; none for one that looks like another."""
    cells = 0
    if OUTLINE[lake, quarter] == quarter:
        for i in range(WORD):
            anchor = word * WORD + i
            if anchor < CELLS and fits(state, lake, quarter, anchor):
                cells |= 1 << i
    return cells


@rule
def has_room(state: State, lake: int, quarter: int) -> bool:
    """Whether this outline of the lake fits anywhere."""
    for word in range(WORDS):
        if rooms(state, lake, quarter, word) != 0:
            return True
    return False


@rule
def may_choose(state: State, lake: int) -> bool:
    """Whether the lake is still to be placed and fits in some direction."""
    if not state.left >> lake & 1:
        return False
    for quarter in range(4):
        if has_room(state, lake, quarter):
            return True
    return False


@rule
def set_lakes(state: State) -> None:
    """Lays the lakes as in the first game or at random, or leaves all six to the players."""
    if state.lakes == PLAYERS:
        state.left = (1 << LAKES) - 1
    elif state.lakes == FIXED:
        for lake in range(LAKES):
            lay(state, lake, int(FIRST_GAME[lake]))
    elif state.lakes == RANDOM_LAKES:
        while not scatter(state):
            state.water.fill(0)
    mark_fields(state)


@rule
def scatter(state: State) -> bool:
    """Tries to lay all lakes at random, off the rim and not touching each other; False if one finds no room."""
    for lake in range(LAKES):
        tries = 0
        quarter, anchor = dealer.draw(state, 4), dealer.draw(state, CELLS)
        while not fits(state, lake, quarter, anchor) or not apart(state, lake, quarter, anchor):
            tries += 1
            if tries == PATIENCE:
                return False
            quarter, anchor = dealer.draw(state, 4), dealer.draw(state, CELLS)
        lay(state, lake, CELLS * int(OUTLINE[lake, quarter]) + anchor)
    return True


@rule
def lay(state: State, lake: int, spot: int) -> None:
    """Lays a lake: the anchor is the top left of its box (R8, Precision 5)."""
    state.spot[lake] = spot
    for word in range(WORDS):
        state.water[word] |= cells_of(lake, spot, word)


@rule
def mark_fields(state: State) -> None:
    """Finds the fields of all lakes: land cells that share a side with water (R28, RA4, RA35)."""
    for lake in range(LAKES):
        for word in range(WORDS):
            state.fields[lake, word] = fields_of(state, lake, word)


@rule
def fields_of(state: State, lake: int, word: int) -> int:
    """The fields of a lake among one set of cells."""
    spot = int(state.spot[lake])
    above, here, below = cells_of(lake, spot, word - 1), cells_of(lake, spot, word), cells_of(lake, spot, word + 1)
    return spread(above, here, below) & int(BOARD[word]) & ~int(state.water[word])


@rule
def place_lake(state: State, anchor: int) -> bool:
    """A player lays the lake; True when no lake is left that could be placed."""
    lake = int(state.lake)
    lay(state, lake, CELLS * int(state.quarter) + anchor)
    tell(state, LAID, int(state.turn), lake, anchor, int(state.quarter))
    state.left ^= 1 << lake
    state.lake, state.quarter = NONE, NONE
    mark_fields(state)
    for other in range(LAKES):
        if may_choose(state, other):
            return False
    state.left = 0
    return True


@rule
def heir(state: State, lake: int) -> int:
    """Who owns the lake now: the owner while nobody has more, else whoever alone has the most (R29, R30, RA11)."""
    most, best, ties, owners = 0, NONE, 0, 0
    for seat in range(state.seats):
        count = around(state, lake, seat)
        if seat == state.lord[lake]:
            owners = count
        if count > most:
            most, best, ties = count, seat, 1
        elif count == most:
            ties += 1
    if most == 0:
        return NONE
    if owners == most:
        return int(state.lord[lake])
    return best if ties == 1 else NONE


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
