"""The four scorings: edges, doubles, large estates, lakes (R40-R42), and who shares which prize (RA27, RA28)."""

from ...core.events import tell
from ...core.jit import rule
from .board import on_rim
from .data import DATA
from .table import CELLS, COLUMNS, ESTATE, FULL, LAKES, MARKER, SCORED, SPLIT, State

EDGES = tuple(prizes.edges for prizes in DATA.scoring)
DOUBLE = tuple(prizes.double for prizes in DATA.scoring)
ESTATES = tuple(prizes.estate for prizes in DATA.scoring)
# Points of each lake in each round: the same for all, or its value.
LAKE_POINTS = tuple(tuple(p.lake if p.lake >= 0 else lake.value for lake in DATA.lakes) for p in DATA.scoring)

# A seat's cells as bits, four rows to a word (the third word has two): a group grows by shifting.
WORD = 4 * COLUMNS
ROW = (1 << COLUMNS) - 1
LAST_ROW = WORD - COLUMNS
FIRST_COLUMN = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS | 1 << 3 * COLUMNS
FULL_WORD = (1 << WORD) - 1
NOT_FIRST = FULL_WORD & ~FIRST_COLUMN
NOT_LAST = FULL_WORD & ~(FIRST_COLUMN << COLUMNS - 1)
BYTE = 255  # of a packed number of each seat


@rule
def cells_of(state: State, seat: int, word: int) -> int:
    """The seat's cells among four rows of the board, a bit each."""
    bits = 0
    for i in range(WORD):
        cell = word * WORD + i
        if cell < CELLS and state.board[cell] == MARKER + seat:
            bits |= 1 << i
    return bits


@rule
def grown(word: int) -> int:
    """The cells of a word and their neighbours by a side within it."""
    across = (word & NOT_LAST) << 1 | (word & NOT_FIRST) >> 1
    return (word | across | word << COLUMNS | word >> COLUMNS) & FULL_WORD


@rule
def ones(word: int) -> int:
    """How many bits are set."""
    count = 0
    while word:
        word &= word - 1
        count += 1
    return count


@rule
def first_group(a: int, b: int, c: int) -> tuple[int, int, int]:
    """The first connected group among these cells."""
    x = a & -a
    y = b & -b if a == 0 else 0
    z = c & -c if a | b == 0 else 0
    before, size = 0, 1
    while size != before:
        before = size
        x, y, z = (
            (grown(x) | (y & ROW) << LAST_ROW) & a,
            (grown(y) | x >> LAST_ROW | (z & ROW) << LAST_ROW) & b,
            (grown(z) | y >> LAST_ROW) & c,
        )
        size = ones(x) + ones(y) + ones(z)
    return x, y, z


@rule
def groups(state: State, seat: int) -> tuple[int, int, int]:
    """Of the seat's connected groups: those of exactly two, those of two or more, and the size of the largest."""
    a, b, c = cells_of(state, seat, 0), cells_of(state, seat, 1), cells_of(state, seat, 2)
    pairs, joined, largest = 0, 0, 0
    while a | b | c:
        x, y, z = first_group(a, b, c)
        size = ones(x) + ones(y) + ones(z)
        a, b, c = a ^ x, b ^ y, c ^ z
        pairs += size == 2
        joined += size >= 2
        largest = size if size > largest else largest
    return pairs, joined, largest


@rule
def edges(state: State, seat: int) -> int:
    """The seat's cells on the rim; a corner counts once (R40)."""
    count = 0
    for cell in range(CELLS):
        if on_rim(cell) and state.board[cell] == MARKER + seat:
            count += 1
    return count


@rule
def prize(state: State, packed: int, seat: int, least: int, first: int, second: int) -> int:
    """What the seat's number among all (packed by bytes) wins: the two best, ties by `tie_rule` (RA27, RA30)."""
    mine = packed >> 8 * seat & BYTE
    better, equal, levels, last = 0, 0, 0, 0
    for other in range(state.seats):
        value = packed >> 8 * other & BYTE
        equal += value == mine
        if value > mine:
            better += 1
            if levels == 0 or value != last:
                levels += 1
            last = value
    if mine < least:
        return 0
    if state.tie_rule == SPLIT:
        shared = (first if better == 0 else 0) + (second if better <= 1 < better + equal else 0)
        return shared // equal
    place = better if state.tie_rule == FULL else levels
    if place == 0:
        return first
    return second if place == 1 else 0


@rule
def lake_points(state: State, seat: int, round_: int) -> int:
    """Points for the lakes the seat owns."""
    points = 0
    for lake in range(LAKES):
        if state.lord[lake] == seat:
            points += LAKE_POINTS[round_][lake]
    return points


@rule
def lakes_of(state: State, seat: int) -> int:
    """How many lakes the seat owns."""
    count = 0
    for lake in range(LAKES):
        count += state.lord[lake] == seat
    return count


@rule
def score_round(state: State) -> None:
    """The scoring at the end of a round: every seat counts its edges, doubles, largest estate and lakes."""
    r = int(state.round)
    rims, doubles, estates = 0, 0, 0
    for seat in range(state.seats):
        pairs, joined, largest = groups(state, seat)
        rims |= edges(state, seat) << 8 * seat
        doubles |= (pairs if state.double_exact == 1 else joined) << 8 * seat
        estates |= largest << 8 * seat
    for seat in range(state.seats):
        edge = prize(state, rims, seat, 1, EDGES[r][0], EDGES[r][1])
        pairs = doubles >> 8 * seat & BYTE
        estate = prize(state, estates, seat, ESTATE, ESTATES[r][0], ESTATES[r][1])
        lakes = lake_points(state, seat, r)
        points = edge + pairs * DOUBLE[r] + estate + lakes
        state.points[seat] += points
        tell(
            state, SCORED, r, seat, rims >> 8 * seat & BYTE, edge, pairs, pairs * DOUBLE[r], estates >> 8 * seat & BYTE,
            estate, lakes_of(state, seat), lakes, points, int(state.points[seat]),
        )  # fmt: skip
