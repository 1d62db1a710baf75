"""Phase 3, resolution: gains come home, the end is tested, used tokens come back, the next round (T52-T56)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import table as t
from .moves import neighbour, steps_to
from .scoring import finish, largest_herd
from .table import State
from .tokens import begun_with, on_boards


@rule
def resolve(state: State) -> None:
    """All raids are done: tokens become used ones, gains come home, then the end or the next round (T42, T52-T55)."""
    collect_tokens(state)
    bring_home(state)
    if largest_herd(state) >= t.LARGE_HERD or state.round == t.ROUNDS:
        finish(state)  # before anybody reclaims, and the marker stays (TA37)
    else:
        reclaim_from(state, 0)


@rule
def collect_tokens(state: State) -> None:
    """Every token still on a board becomes a used token of its clan, idle guards too (T42)."""
    for seat in range(state.seats):
        if state.slots_of[seat]:
            for token in range(t.TYPES):
                state.used[seat, token] += on_boards(state, seat, token)
            state.slots_of[seat] = 0
    for token in range(t.TYPES):
        state.slots_with[token] = 0


@rule
def bring_home(state: State) -> None:
    """What was set aside goes onto the boards: cattle to the pasture, jewels and prisoners to the house (T45, T52)."""
    for seat in range(state.seats):
        captives = 0
        for clan in range(state.seats):
            for kind in range(t.KINDS_HELD):
                captives += state.seized[seat, clan, kind]
                state.held[seat, clan, kind] += state.seized[seat, clan, kind]
                state.seized[seat, clan, kind] = 0
        if state.won_cattle[seat] + state.won_jewels[seat] + captives > 0:
            tell(state, t.SETTLED, seat, state.won_cattle[seat], state.won_jewels[seat], captives)
        state.cattle[seat] += state.won_cattle[seat]
        state.jewels[seat] += state.won_jewels[seat]
        state.won_cattle[seat] = state.won_jewels[seat] = 0


@rule
def reclaim_from(state: State, steps: int) -> None:
    """Clans without an unused token take the used ones back, clockwise from the marker, or are asked to (T54)."""
    while steps < state.seats:
        seat = neighbour(state, state.holder, steps)
        if begun_with(state, seat) == 0:
            if state.reclaim != t.FORCED:
                state.phase, state.turn = t.RECLAIMING, seat
                return
            take_back(state, seat)
        steps += 1
    next_round(state)


@rule
def answer_reclaim(state: State, seat: int, agreed: bool) -> None:
    """The asked clan takes its used tokens back or leaves them; then the next one is asked (T54, TA12)."""
    if agreed:
        take_back(state, seat)
    else:
        tell(state, t.DECLINED, seat)
    reclaim_from(state, steps_to(state, state.holder, seat) + 1)


@rule
def take_back(state: State, seat: int) -> None:
    """All used tokens go behind the screen; prisoners stay where they are (T45, T54)."""
    for token in range(t.TYPES):
        state.stock[seat, token] = state.unused[seat, token] = state.used[seat, token]
        state.used[seat, token] = 0
    tell(state, t.RECLAIMED, seat, begun_with(state, seat))


@rule
def next_round(state: State) -> None:
    """The pawn moves on, the marker goes to the left neighbour, and placing begins anew (T55, T56, TA1)."""
    state.round += 1
    if state.marker == t.ROTATE:
        state.holder = neighbour(state, state.holder, 1)
    state.phase, state.turn = t.PLACING, state.holder
    tell(state, t.ROUND, state.round, state.holder)
