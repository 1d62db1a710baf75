"""What a move is about, for puzzles: `theme-…` in the game's words."""

from __future__ import annotations

from . import table as t
from .moves import PASSING, decode
from .table import State

TOKENS = {"X": "bluff", "D": "daughter", "C": "chief"}
SAID = {"boy": "free", "daughter": "free", "reclaim": "used", "decline": "used"}


def themes(state: State, seat: int, move: int, form: str) -> list[str]:
    """Where a token goes, and whether it is one of a kind that says more."""
    if move >= PASSING:
        return [SAID.get(form, form)]
    token = TOKENS.get(t.LETTERS[decode(move).token])
    return [form, *([token] if token else [])]
