"""What the rules make of the table, for whoever shows it: a page computes no rule."""

from __future__ import annotations

from .scoring import score
from .shown import Facts
from .table import HAND, State


def facts(state: State) -> Facts:
    """How many tricks are still to come, and who leads."""
    scores = [score(state, seat) for seat in range(state.seats)]
    leaders = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return {"left": HAND - state.round, "leaders": leaders}
