"""Claiming: taking a stone, the judgement of a stuck round.  Who may take which is in replies.py."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule, silent
from . import table as t
from .replies import claimed, complete, forget_claims
from .scoring import has_won, with_most_stones
from .strength import resolved
from .table import State


@rule
def claimable(state: State, seat: int) -> int:
    """Every stone that seat may claim as the table lies, a bit each; the same for everybody who looks (S14)."""
    return int(state.proven[seat])


@rule
def take(state: State, seat: int, stone: int, kind: int) -> None:
    """The stone goes behind that seat's cards for good (S25, S26); elites show what they stand for (S40, SA16)."""
    tell(state, kind, seat, stone)
    for p in range(2):
        if complete(state, p, stone):
            tell_elites(state, p, stone)
    state.owned[seat] |= 1 << stone
    forget_claims(state, stone)


@silent
def tell_elites(state: State, seat: int, stone: int) -> None:
    """Tells what each elite of a complete side counts as, all of them together at their best (SA16)."""
    laid = 0
    for i in range(int(state.size[seat, stone])):
        card = int(state.side[seat, stone, i])
        laid |= card << (8 * i)
        if card >= t.CLANS:
            worth = resolved(state, seat, stone, i)
            tell(state, t.RESOLVED, seat, stone, card, worth)
            state.side[seat, stone, i] = worth  # the next elite is resolved beside this one
    for i in range(int(state.size[seat, stone])):
        state.side[seat, stone, i] = laid >> (8 * i) & 0xFF


@rule
def judge(state: State, first: int) -> int:
    """Shares out the stones of a stuck round and returns its winner, NONE for a draw (SA8, Precision 1).

    First what can be claimed, then stones where only one side is complete; each time `first` before the other.
    """
    tell(state, t.JUDGED, first)
    for one_sided in range(2):
        for turn in range(2):
            seat = first if turn == 0 else 1 - first
            stones = claimable(state, seat)
            if one_sided:
                stones |= int(state.full[seat]) & ~int(state.full[1 - seat]) & ~claimed(state)
            for stone in range(t.STONES):
                if stones >> stone & 1:
                    take(state, seat, stone, t.GIVEN)
            if has_won(state, seat):
                return seat
    return with_most_stones(state)
