"""What the rules make of the table, for those who look at it: herds, points, and where big goats would come to."""

from __future__ import annotations

from ...core.counting import Entry, entry, worth_telling
from ...core.remembered import remembered
from ...core.sets import members
from .cards import steps_of
from .data import SIZE, TYPES, VALUES
from .names import CODES
from .pasture import CELLS, STRIDE, cell_text, line_cells, nearest
from .scoring import joined_cells, milk_points, milk_total, value_of
from .shown import Box, Edge, Facts, Type
from .table import MAJORITY, NONE, State
from .turn import walked

NAMES = [cell_text(cell) for cell in range(CELLS)]
BESIDE = ((0, 1), (1, 2), (2, 1), (1, 0))  # from an outer cell to the path: up, right, down, left, in a wider grid


def facts(state: State) -> Facts:
    """Each seat's herd (G43, G44), the edge a card of 0, 1, 2 … leads its big goat to (G14), what wins a type (G22)."""
    herds, milks = all_herds(state), all_milk(state)
    return {
        "herds": [
            {"joined": joined, "points": points, "milk": milk["count"]}
            for (joined, points, _), milk in zip(herds, milks, strict=True)
        ],
        "walks": walks(state),
        "majority": MAJORITY,
        "types": types(state),
        "scores": [worth_telling([*goats, milk]) for (*_, goats), milk in zip(herds, milks, strict=True)],
    }


@remembered
def walks(state: State) -> list[list[int]]:
    """Where each big goat would come to."""
    return [[walked(state, seat, steps) for steps in range(VALUES + 1)] for seat in range(state.seats)]


@remembered
def all_herds(state: State) -> list[tuple[list[str], int, list[Entry]]]:
    """What every seat's herd counts."""
    return [counts(state, seat) for seat in range(state.seats)]


def counts(state: State, seat: int) -> tuple[list[str], int, list[Entry]]:
    """The marked cells joined to the stable, and what all marked cards count now; then each by its rule.

    Marked goats (G43), and those joined to the stable once more (G44).
    """
    own, joined = int(state.herd[seat]), joined_cells(state, seat)
    marked, twice = ([NAMES[cell] for cell in members(cells)] for cells in (own, joined))
    worth, again = value_of(state, own), value_of(state, joined)
    scores = [
        entry("goats", "G43", len(marked), worth, [f"cell:{name}" for name in marked]),
        entry("joined", "G44", len(twice), again, [f"cell:{name}" for name in twice]),
    ]
    return twice, worth + again, scores


@remembered
def all_milk(state: State) -> list[Entry]:
    """The milk in front of every seat (G46)."""
    return [
        entry("milk", "G46", milk_total(state, seat), milk_points(state, seat), [f"milk:{seat}"])
        for seat in range(state.seats)
    ]


@remembered
def types(state: State) -> list[Type]:
    """How every type stands that lies in front of somebody or is owned: points and cards there (G22), and its owner."""
    seats = range(state.seats)
    cards, sums = [0] * TYPES, [[0 for _ in seats] for _ in range(TYPES)]
    for card, seat in enumerate(state.front.flat()):
        if seat in seats:
            cards[card // VALUES] += 1
            sums[card // VALUES][seat] += steps_of(card)
    return [
        {"type": CODES[kind], "sums": sums[kind], "cards": cards[kind], "owner": None if owner == NONE else owner}
        for kind, owner in enumerate(state.owner.flat())
        if cards[kind] or owner != NONE
    ]


def box(seats: int) -> Box:
    """The cells of the pasture by row, and the path round them, clockwise from the left end of the top side (GA5)."""
    size = int(SIZE[seats])
    names = [[cell_text(STRIDE * row + column) for column in range(size)] for row in range(size)]
    return {"cells": names, "edges": [edge_at(edge, size) for edge in range(4 * size)]}


def edge_at(edge: int, size: int) -> Edge:
    """Where an edge lies and which cells a big goat there looks at (G16, GA6)."""
    outer = nearest(edge, size)
    down, right = BESIDE[edge // size]
    line = [cell_text(cell) for cell in line_cells(edge, size)]
    return {"row": outer // STRIDE + down, "column": outer % STRIDE + right, "line": line}
