"""What is alike on the table, for learners: the cells of the county with those around them, and the cowboys."""

from __future__ import annotations

from ...core.layout import Sites
from .features import FIST, FLAG_CELLS, FOCUS, HAND, MARKERS_AT, REACH, SEEN, SHARED, WATER
from .moves import CELL, FIRST, SELL, TOKEN
from .names import cell_text
from .table import CELLS, COLOURS, COLUMNS, LAKES, ROWS, SEATS, TOKENS

OWNED = (
    *(MARKERS_AT + CELLS * seat for seat in range(SEATS)),
    *(FLAG_CELLS + CELLS * colour for colour in range(COLOURS)),
)
PLANES = (*OWNED, *(WATER + CELLS * lake for lake in range(LAKES)), FOCUS)


def _cell(cell: int) -> tuple[int, ...]:
    """What lies there, and whose markers and flags on the four cells beside it; -1 beyond the board."""
    row, column = divmod(cell, COLUMNS)
    beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    inside = [COLUMNS * r + c if 0 <= r < ROWS and 0 <= c < COLUMNS else -1 for r, c in beside]
    around = [plane + place if place >= 0 else -1 for place in inside for plane in OWNED]
    return (*(plane + cell for plane in PLANES), *around)


def _cowboy(token: int) -> tuple[int, ...]:
    """Where it is or may be, and who knows."""
    known = (part + TOKENS * seat + token for part in (SEEN, SHARED, REACH) for seat in range(SEATS))
    return (HAND + token, FIST + token, *known)


SITES = (
    Sites(
        "cells",
        tuple(map(_cell, range(CELLS))),
        tuple((FIRST[SELL] + cell, FIRST[CELL] + cell) for cell in range(CELLS)),
    ),
    Sites("cowboys", tuple(map(_cowboy, range(TOKENS))), tuple((FIRST[TOKEN] + token,) for token in range(TOKENS))),
)


def called(sites: str, place: int, viewer: int, seats: int) -> str:
    """The thing at the table that a site is: a cell or a cowboy."""
    return f"cell:{cell_text(place)}" if sites == "cells" else f"hand:{place + 1}"
