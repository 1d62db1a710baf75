"""What a move is about, for puzzles: `theme-…` in the game's words."""

from __future__ import annotations

from .table import ROUNDS, State

FORMS = {
    "flag": "flag",
    "plant": "flag",
    "brand": "land",
    "anchor": "lake",
    "lake": "lake",
    "quarter": "lake",
    "star": "star",
    "single": "star",
    "sell": "sale",
    "pass": "sale",
    "yes": "sale",
    "no": "sale",
    "pay": "price",
    "top": "bid",
    "count": "bid",
    "written": "bid",
    "card": "card",
}


def themes(state: State, seat: int, move: int, form: str) -> list[str]:
    """What the seat is asked for, and whether it is the last round."""
    found = FORMS[form]
    return [found, "last"] if state.round == ROUNDS - 1 else [found]
