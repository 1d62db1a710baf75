"""What the rules make of the table, for those who look at it: herds, points, and where big goats would come to."""

from __future__ import annotations

from typing import Any

from ...core.state import State
from .data import VALUES
from .pasture import CELLS, cell_text
from .scoring import goat_points, joined_cells, milk_total
from .table import MAJORITY
from .turn import walked


def facts(state: State) -> dict[str, Any]:
    """Each seat's herd (G43, G44), the edge a card of 0, 1, 2 … leads its big goat to (G14), what wins a type (G22)."""
    seats = range(state.seats)
    return {
        "herds": [herd(state, seat) for seat in seats],
        "walks": [[walked(state, seat, steps) for steps in range(VALUES + 1)] for seat in seats],
        "majority": MAJORITY,
    }


def herd(state: State, seat: int) -> dict[str, Any]:
    """The marked cells joined to the stable, what all marked cards count now, and the milk."""
    joined = joined_cells(state, seat)
    cells = [cell_text(cell) for cell in range(CELLS) if joined >> cell & 1]
    return {"joined": cells, "points": goat_points(state, seat), "milk": milk_total(state, seat)}
