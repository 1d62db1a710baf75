"""What a move is about, for puzzles: `theme-…` in the game's words."""

from __future__ import annotations

from .moves import ANSWER, KEEP, LEAD, MARK, TAKE, TO, decode
from .table import MILK1, State

KINDS = {LEAD: "dog", TO: "dog", KEEP: "dog", MARK: "mark", ANSWER: "answer", TAKE: "take"}


def themes(state: State, seat: int, move: int, form: str) -> list[str]:
    """A card played is a walk, or a dog; a card taken may be milk."""
    parts = decode(move)
    if parts.kind == TAKE and state.pasture[parts.cell] >= MILK1:
        return ["take", "milk"]
    return [KINDS.get(parts.kind, "walk")]
