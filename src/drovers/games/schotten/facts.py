"""What the rules make of the table, for those who look at it: the formation of every complete side."""

from __future__ import annotations

from typing import Any

from ...core.state import State
from .strength import COLOUR, COLOUR_RUN, KIND, RUN, SCALE, SUM, need, strength
from .table import STONES

NAMES = {SUM: "sum", RUN: "run", COLOUR: "colour", KIND: "kind", COLOUR_RUN: "colour-run"}


def facts(state: State) -> dict[str, Any]:
    """For each stone how many cards complete a side, and the formations of both seats (none: not complete)."""
    return {
        "needs": [need(state, stone) for stone in range(STONES)],
        "formations": [[formation(state, seat, stone) for seat in range(2)] for stone in range(STONES)],
    }


def formation(state: State, seat: int, stone: int) -> dict[str, Any] | None:
    """The category and total of a complete side, every elite troop at its best (S20-S23).

    A side of four that has lost its Mud has none until it drops a card (SA28).
    """
    if state.size[seat, stone] != need(state, stone):
        return None
    category, total = divmod(strength(state, seat, stone), SCALE)
    return {"name": NAMES[category], "total": total}
