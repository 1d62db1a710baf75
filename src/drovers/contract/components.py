"""No component is lost or doubled at any ply: the state stays sound as a whole."""

from __future__ import annotations

from .case import Case
from .inspecting import inspect


def nothing_is_lost(case: Case, seeds: range = range(300)) -> None:
    """Checks every ply of many compiled random matches."""
    inspect(case, seeds, 0)
