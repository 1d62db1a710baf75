"""What the rules make of the table, for those who look at it: what a scoring would count now, and where it lies."""

from __future__ import annotations

from typing import Any

from ...core.state import State
from .board import on_rim
from .flow import in_auction
from .names import cell_text
from .scoring import WORD, cells_of, edges, first_group, groups
from .table import CELLS, ESTATE, LAKE, LAKES, MARKER, NONE


def facts(state: State) -> dict[str, Any]:
    """Cards turned for an auction (R14), the cells each part of a scoring looks at, every seat's numbers (R40-R42)."""
    numbers = [counts(state, seat) for seat in range(state.seats)]
    return {"auction": in_auction(state), "cells": counted_cells(state), "counts": numbers}


def counts(state: State, seat: int) -> dict[str, int]:
    """How many edges and doubles a seat has, and how large its largest estate is."""
    pairs, joined, largest = groups(state, seat)
    return {
        "edges": edges(state, seat),
        "doubles": pairs if state.double_exact else joined,
        "estate": largest if largest >= ESTATE else 0,
    }


def counted_cells(state: State) -> dict[str, list[str]]:
    """Cells with markers on the rim, in doubles, in the largest estates, and those of owned lakes."""
    found: dict[str, list[int]] = {"edges": [], "doubles": [], "estate": [], "lakes": []}
    for seat in range(state.seats):
        largest = groups(state, seat)[2]
        for group in all_groups(state, seat):
            if len(group) == 2 or (len(group) > 2 and not state.double_exact):
                found["doubles"] += group
            if len(group) == largest >= ESTATE:
                found["estate"] += group
    for cell in range(CELLS):
        what = state.board[cell]
        if on_rim(cell) and MARKER <= what < MARKER + state.seats:
            found["edges"].append(cell)
        if LAKE <= what < LAKE + LAKES and state.lord[what - LAKE] != NONE:
            found["lakes"].append(cell)
    return {what: [cell_text(cell) for cell in sorted(cells)] for what, cells in found.items()}


def all_groups(state: State, seat: int) -> list[list[int]]:
    """The cells of each of a seat's connected groups."""
    found, left = [], [cells_of(state, seat, word) for word in range(3)]
    while any(left):
        group = first_group(*left)
        left = [word ^ bits for word, bits in zip(left, group, strict=True)]
        found.append([w * WORD + i for w, bits in enumerate(group) for i in range(WORD) if bits >> i & 1])
    return found
