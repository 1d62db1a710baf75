"""The four scorings: edges, doubles, large estates, lakes (R40-R42), and who shares which prize (RA27, RA28)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from ...core.sets import size
from ...core.tables import Table
from .data import DATA
from .land import RIM, spread
from .table import ESTATE, FULL, LAKES, OVER, SCORED, SPLIT, WORDS, State

EDGES = Table([prizes.edges for prizes in DATA.scoring])
DOUBLE = Table([prizes.double for prizes in DATA.scoring])
ESTATES = Table([prizes.estate for prizes in DATA.scoring])
# Points of each lake in each round: the same for all, or its value.
LAKE_POINTS = Table([[p.lake if p.lake >= 0 else lake.value for lake in DATA.lakes] for p in DATA.scoring])

BYTE = 255  # of a packed number of each seat


@rule
def first_group(a: int, b: int, c: int) -> tuple[int, int, int]:
    """The first connected group among these cells."""
    x = a & -a
    y = b & -b if a == 0 else 0
    z = c & -c if a | b == 0 else 0
    before, reached = 0, 1
    while reached != before:
        before = reached
        x, y, z = (
            spread(0, x, y) & a,
            spread(x, y, z) & b,
            spread(y, z, 0) & c,
        )
        reached = size(x) + size(y) + size(z)
    return x, y, z


@rule
def groups(state: State, seat: int) -> tuple[int, int, int]:
    """Of the seat's connected groups: those of exactly two, those of two or more, and the size of the largest."""
    return grouped(int(state.markers[seat, 0]), int(state.markers[seat, 1]), int(state.markers[seat, 2]))


@rule
def grouped(a: int, b: int, c: int) -> tuple[int, int, int]:
    """The same of the connected groups of any cells."""
    pairs, joined, largest = 0, 0, 0
    while a | b | c:
        x, y, z = first_group(a, b, c)
        cells = size(x) + size(y) + size(z)
        a, b, c = a ^ x, b ^ y, c ^ z
        pairs += cells == 2
        joined += cells >= 2
        largest = cells if cells > largest else largest
    return pairs, joined, largest


@rule
def edges(state: State, seat: int) -> int:
    """The seat's cells on the rim; a corner counts once (R40)."""
    count = 0
    for word in range(WORDS):
        count += size(int(state.markers[seat, word] & RIM[word]))
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
            points += LAKE_POINTS[round_, lake]
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
        edge = prize(state, rims, seat, 1, int(EDGES[r, 0]), int(EDGES[r, 1]))
        pairs = doubles >> 8 * seat & BYTE
        estate = prize(state, estates, seat, ESTATE, int(ESTATES[r, 0]), int(ESTATES[r, 1]))
        lakes = lake_points(state, seat, r)
        points = edge + pairs * int(DOUBLE[r]) + estate + lakes
        state.points[seat] += points
        tell(
            state, SCORED, r, seat, rims >> 8 * seat & BYTE, edge, pairs, pairs * int(DOUBLE[r]),
            estates >> 8 * seat & BYTE, estate, lakes_of(state, seat), lakes, points, int(state.points[seat]),
        )  # fmt: skip


@rule
def ending(state: State) -> int:
    """The fourth scoring ends the match (R43)."""
    return 43 if state.phase == OVER else 0


@rule
def score(state: State, seat: int) -> int:
    """The seat's points so far."""
    return int(state.points[seat])


@rule
def standing(state: State, seat: int) -> int:
    """Most points win; a tie is a shared victory (R43, RA34)."""
    return int(state.points[seat])
