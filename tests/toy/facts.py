"""What the rules make of the table, for whoever shows it: a page computes no rule."""

from __future__ import annotations

from drovers.core.counting import Entry, entry

from .scoring import score
from .shown import Facts
from .table import HAND, State


def facts(state: State) -> Facts:
    """How many tricks are still to come, who leads, and what everybody has."""
    points = [score(state, seat) for seat in range(state.seats)]
    leaders = [seat for seat in range(state.seats) if points[seat] == max(points)]
    return {"left": HAND - state.round, "leaders": leaders, "scores": [counted(tricks) for tricks in points]}


def counted(tricks: int) -> list[Entry]:
    """What a score is made of, line by line: a point a trick (Y4)."""
    return [entry("tricks", "Y4", tricks, tricks, [])]
