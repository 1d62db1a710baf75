"""`legal` and `why_not` agree on the whole move space, for every seat, at every ply."""

from __future__ import annotations

from .case import Case
from .inspecting import inspect


def legal_equals_why_not(case: Case, seeds: range = range(20)) -> None:
    """Compares both at every ply of random matches, compiled, over all numbers of the move space and all seats."""
    inspect(case, seeds, case.game.moves)
