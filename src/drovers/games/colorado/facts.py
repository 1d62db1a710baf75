"""What the rules make of the table, for those who look at it: what a scoring would count now, and where it lies."""

from __future__ import annotations

from functools import lru_cache

from ...core.counting import Entry, entry, worth_telling
from ...core.remembered import remembered
from . import data
from .data import BY_VALUE, DATA, Pattern
from .deck import card_at, face_down, in_auction
from .lakes import laid_cells
from .land import RIM, on_rim
from .names import card_text, cell_text, members
from .scoring import edges, first_group, grouped, lake_points, lakes_of, prize
from .shown import Box, Cells, Counts, Facts, Prizes
from .table import CELLS, COLUMNS, ESTATE, LAKES, NONE, OVER, ROWS, WORDS, State

KEPT = 500  # ways the markers of a seat lie: those of all seats but one are what they were at the last look
NAMES = [cell_text(cell) for cell in range(CELLS)]
known_counts = lru_cache(KEPT)(grouped)


@remembered
def facts(state: State) -> Facts:
    """The cards of an auction (R14), the cells each part of a scoring looks at, every seat's numbers (R40-R42)."""
    return {
        "open": open_cards(state),
        "used": None if state.slot == NONE else card_text(card_at(state, int(state.slot))),
        "left": face_down(state),
        "cells": counted_cells(state),
        "counts": all_counts(state),
        "scores": scores(state),
    }


def scores(state: State) -> list[list[Entry]]:
    """Each seat's points so far, and what this round's scoring would add as the land lies now (R40-R43)."""
    over = state.phase == OVER
    so_far = [
        entry("scored", "R43", int(state.round) + over, int(state.points[seat]), []) for seat in range(state.seats)
    ]
    if over:
        return [[one] for one in so_far]
    return [worth_telling([one, *more]) for one, more in zip(so_far, all_prospects(state), strict=True)]


@remembered
def all_prospects(state: State) -> list[list[Entry]]:
    """What this round's scoring would add to every seat."""
    every = all_counts(state)
    return [prospects(state, seat, every) for seat in range(state.seats)]


def prospects(state: State, seat: int, every: list[Counts]) -> list[Entry]:
    """What this round's scoring would add (R40-R42, R29)."""
    mine = every[seat]
    paid = DATA.scoring[int(state.round)]
    rims, estates = (sum(one[what] << 8 * other for other, one in enumerate(every)) for what in ("edges", "estate"))
    lands = owned_cells(state, seat)
    return [
        entry("edges", "R40", mine["edges"], prize(state, rims, seat, 1, *paid.edges), lands["edges"]),
        entry("doubles", "R41", mine["doubles"], mine["doubles"] * paid.double, lands["doubles"]),
        entry("estate", "R42", mine["estate"], prize(state, estates, seat, ESTATE, *paid.estate), lands["estate"]),
        entry("lakes", "R29", lakes_of(state, seat), lake_points(state, seat, int(state.round)), lands["lakes"]),
    ]


def owned_cells(state: State, seat: int) -> Cells:
    """The things each part of a scoring looks at, of one seat."""
    every = counted_cells(state)
    mine = {NAMES[cell] for cell in members(markers_of(state, seat))}
    held = [f"lake:{DATA.lakes[lake].value}" for lake in range(LAKES) if state.lord[lake] == seat]
    rim, doubles, estate = (
        [f"cell:{cell}" for cell in cells if cell in mine]
        for cells in (every["edges"], every["doubles"], every["estate"])
    )
    return {"edges": rim, "doubles": doubles, "estate": estate, "lakes": held}


def markers_of(state: State, seat: int) -> tuple[int, ...]:
    """The cells where a seat has markers."""
    return tuple([state.markers[seat, word] for word in range(WORDS)])


def open_cards(state: State) -> list[str | None]:
    """The cards on offer by slot; none where one has been taken."""
    if not state.shown:
        return []
    return [None if state.taken >> slot & 1 else card_text(card_at(state, slot)) for slot in range(in_auction(state))]


@remembered
def all_counts(state: State) -> list[Counts]:
    """The numbers of every seat."""
    return [counts(state, seat) for seat in range(state.seats)]


def counts(state: State, seat: int) -> Counts:
    """How many edges and doubles a seat has, and how large its largest estate is."""
    pairs, joined, largest = known_counts(*markers_of(state, seat))
    return {
        "edges": edges(state, seat),
        "doubles": pairs if state.double_exact else joined,
        "estate": largest if largest >= ESTATE else 0,
    }


@remembered
def counted_cells(state: State) -> Cells:
    """Cells with markers on the rim, in doubles, in the largest estates, and those of owned lakes."""
    rim, doubles, estate, lakes = [], [], [], []
    for seat in range(state.seats):
        markers = markers_of(state, seat)
        rim += members([some & edge for some, edge in zip(markers, RIM.values(), strict=True)])
        largest = known_counts(*markers)[2]
        for group in known_groups(*markers):
            if len(group) == 2 or (len(group) > 2 and not state.double_exact):
                doubles += group
            if len(group) == largest >= ESTATE:
                estate += group
    for lake in range(LAKES):
        if state.lord[lake] != NONE:
            lakes += laid_cells(lake, state.spot[lake])
    names = [[NAMES[cell] for cell in sorted(cells)] for cells in (rim, doubles, estate, lakes)]
    return {"edges": names[0], "doubles": names[1], "estate": names[2], "lakes": names[3]}


@lru_cache(KEPT)
def known_groups(*cells: int) -> list[list[int]]:
    """The cells of each of the connected groups of these cells."""
    found = []
    while any(cells):
        group = first_group(*cells)
        cells = tuple([word ^ some for word, some in zip(cells, group, strict=True)])
        found.append(members(group))
    return found


def box(seats: int) -> Box:
    """The map, the figures of the cards and the prizes of the four scorings, as the data in use have them."""
    cells = [[cell_text(row * COLUMNS + column) for column in range(COLUMNS)] for row in range(ROWS)]
    return {
        "cells": cells,
        "rim": [cell_text(cell) for cell in range(CELLS) if on_rim(cell)],
        "figures": {pattern.name: figure(pattern) for pattern in DATA.cards},
        "prizes": [prizes_of(one) for one in DATA.scoring],
    }


def figure(pattern: Pattern) -> list[list[int]]:
    """The stars of a card, each as rows down and columns right from the first."""
    return [[0, 0]] if pattern.star is None else [[0, 0], list(pattern.star)]


def prizes_of(prizes: data.Prizes) -> Prizes:
    """What one scoring pays."""
    lake = None if prizes.lake == BY_VALUE else prizes.lake
    return {"edges": list(prizes.edges), "double": prizes.double, "estate": list(prizes.estate), "lake": lake}
