"""What the rules make of the table, for those who look at it: herds, points, and where big goats would come to."""

from __future__ import annotations

from collections import Counter

from ...core.counting import Entry, entry, worth_telling
from ...core.remembered import remembered
from ...core.sets import members
from .cards import sum_of
from .data import SIZE, TYPES, VALUES
from .names import CODES
from .pasture import CELLS, STRIDE, cell_text, line_cells, nearest
from .scoring import goat_points, joined_cells, milk_points, milk_total, value_of
from .shown import Box, Edge, Facts, Herd, Type
from .table import MAJORITY, NONE, State
from .turn import walked

NAMES = [cell_text(cell) for cell in range(CELLS)]
BESIDE = ((0, 1), (1, 2), (2, 1), (1, 0))  # from an outer cell to the path: up, right, down, left, in a wider grid


def facts(state: State) -> Facts:
    """Each seat's herd (G43, G44), the edge a card of 0, 1, 2 … leads its big goat to (G14), what wins a type (G22)."""
    seats = range(state.seats)
    return {
        "herds": [herd(state, seat) for seat in seats],
        "walks": walks(state),
        "majority": MAJORITY,
        "types": types(state),
        "scores": [scores(state, seat) for seat in seats],
    }


@remembered
def walks(state: State) -> list[list[int]]:
    """Where each big goat would come to."""
    return [[walked(state, seat, steps) for steps in range(VALUES + 1)] for seat in range(state.seats)]


@remembered
def scores(state: State, seat: int) -> list[Entry]:
    """Marked goats (G43), those joined to the stable once more (G44), and milk (G46)."""
    own, joined, milk = int(state.herd[seat]), joined_cells(state, seat), milk_total(state, seat)
    marked, twice = ([f"cell:{NAMES[cell]}" for cell in members(cells)] for cells in (own, joined))
    return worth_telling(
        [
            entry("goats", "G43", len(marked), value_of(state, own), marked),
            entry("joined", "G44", len(twice), value_of(state, joined), twice),
            entry("milk", "G46", milk, milk_points(state, seat), [f"milk:{seat}"]),
        ]
    )


@remembered
def herd(state: State, seat: int) -> Herd:
    """The marked cells joined to the stable, what all marked cards count now, and the milk."""
    joined = joined_cells(state, seat)
    cells = [NAMES[cell] for cell in members(joined)]
    return {"joined": cells, "points": goat_points(state, seat), "milk": milk_total(state, seat)}


@remembered
def types(state: State) -> list[Type]:
    """How every type stands that lies in front of somebody or is owned."""
    lying = Counter([card // VALUES for card, seat in enumerate(state.front.flat()) if 0 <= seat < state.seats])
    return [of_type(state, kind, lying[kind]) for kind in range(TYPES) if lying[kind] or state.owner[kind] != NONE]


def of_type(state: State, kind: int, cards: int) -> Type:
    """How a type stands: the points and cards in front of the seats (G22), and its owner."""
    owner = state.owner[kind]
    return {
        "type": CODES[kind],
        "sums": [sum_of(state, kind, seat) for seat in range(state.seats)],
        "cards": cards,
        "owner": None if owner == NONE else owner,
    }


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
