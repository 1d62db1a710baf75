"""What a round is worth and when the match is over (S28-S30, SA8, SA13c-SA13e)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from ...core.sets import size
from . import table as t
from .deal import deal_round
from .table import State


@rule
def ending(state: State) -> int:
    """0, or the rule that ended the match: stones won (S28), judgement (SA8), or the last of several rounds (S30)."""
    return int(state.ended)


@rule
def score(state: State, seat: int) -> int:
    """Points of the rounds that are over, and the stones owned in the one that is not (S29)."""
    return int(state.points[seat]) + (0 if state.ended else stones_of(state, seat))


@rule
def standing(state: State, seat: int) -> int:
    """Most points win; equal points are a draw (S30, SA13e)."""
    return score(state, seat)


@rule
def stones_of(state: State, seat: int) -> int:
    """How many stones that seat owns."""
    return size(int(state.owned[seat]))


@rule
def with_most_stones(state: State) -> int:
    """Who owns more stones than the other: that seat wins a round that is judged (SA8)."""
    more = stones_of(state, 0) - stones_of(state, 1)
    if more == 0:
        return t.NONE
    return 0 if more > 0 else 1


@rule
def has_won(state: State, seat: int) -> bool:
    """Five stones anywhere, or three side by side (S28, SA11)."""
    stones = int(state.owned[seat])
    return stones & stones >> 1 & stones >> 2 != 0 or size(stones) >= t.WIN_STONES


@rule
def finish_round(state: State, winner: int, reason: int) -> None:
    """Scores the round; ends the match or deals the next one (S29, S30, Precision 4)."""
    opener = 0 if state.opener == 1 else 1
    for seat in range(2):
        state.points[seat] += t.WIN_POINTS if seat == winner else stones_of(state, seat)
    if winner == t.NONE:
        tell(state, t.ROUND_DRAWN, int(state.round), stones_of(state, 0))
    else:
        tell(
            state,
            t.ROUND_WON if reason == 28 else t.ROUND_JUDGED,
            winner,
            int(state.round),
            t.WIN_POINTS,
            stones_of(state, 1 - winner),
        )
        state.wins[winner] += 1
        opener = winner if state.next_start else opener
    if last_round(state):
        state.ended = reason if state.round == 1 else 30
        state.phase, state.claims, state.passed = t.OVER, 0, 0
    else:
        state.round += 1
        deal_round(state, opener)


@rule
def last_round(state: State) -> bool:
    """Whether the match has its agreed length: so many rounds, or one seat with so many wins (S30, SA13c)."""
    if state.first_to == 0:
        return bool(state.round == state.rounds)
    return bool(max(state.wins[0], state.wins[1]) == state.first_to or state.round == t.ROUNDS_MOST)
