"""When it is over and what it is worth (Y4)."""

from __future__ import annotations

from drovers.core.jit import rule

from .table import HAND, State


@rule
def ending(state: State) -> int:
    """0, or the rule that ended the match."""
    return 4 if state.round == HAND else 0


@rule
def score(state: State, seat: int) -> int:
    """A point a trick."""
    return int(state.tricks[seat])


@rule
def standing(state: State, seat: int) -> int:
    """Most tricks win; equal ones share the place."""
    return score(state, seat)
