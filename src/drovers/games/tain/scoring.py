"""When a match is over, and what everything is worth (T57-T61)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import table as t
from .table import State
from .tokens import begun_with


@rule
def largest_herd(state: State) -> int:
    """The number of cattle on the fullest pasture."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.cattle[seat]))
    return most


@rule
def ending(state: State) -> int:
    """0, or the rule that ended the match: 57 a large herd, even in the last round, or 14 the eighth round."""
    if state.phase != t.OVER:
        return 0
    return 57 if largest_herd(state) >= t.LARGE_HERD else 14


@rule
def finish(state: State) -> None:
    """The match is over; points are told."""
    state.phase, state.turn = t.OVER, t.NONE
    if ending(state) == 57:
        tell(state, t.LARGE, largest_herd(state))
    else:
        tell(state, t.LAST_ROUND)
    for seat in range(state.seats):
        if state.cattle[seat] >= t.LARGE_HERD:
            tell(state, t.BONUS_POINTS, seat)
        tell(state, t.SCORED, seat, score(state, seat))


@rule
def score(state: State, seat: int) -> int:
    """Two a cattle, three a jewel, one a boy and five a daughter held, three for a large herd (T59, T60)."""
    points = 2 * int(state.cattle[seat]) + 3 * int(state.jewels[seat])
    for clan in range(state.seats):
        for kind in range(t.KINDS_HELD):
            points += t.POINTS_HELD[kind] * int(state.held[seat, clan, kind])
    return points + t.BONUS if state.cattle[seat] >= t.LARGE_HERD else points


@rule
def standing(state: State, seat: int) -> int:
    """Points, then cattle, jewels and unused tokens, for every place (T61, TA15)."""
    ranked = score(state, seat) * 32 + int(state.cattle[seat])
    return (ranked * 32 + int(state.jewels[seat])) * 32 + begun_with(state, seat)
