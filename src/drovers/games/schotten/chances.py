"""How likely each seat is to win a world whose hidden cards are known: stone by stone, then all stones together.

The odds of a stone compare what the two sides are or can still become; the weights were fitted to the results of
20,000 positions (docs/notebook/learning.md).  Stones are taken as independent, and every way they can fall is counted.
"""

from __future__ import annotations

import math
from typing import Any

from ...core.jit import rule
from ...core.tables import Table
from . import table as t
from .replies import claim_fault, claimed, complete
from .strength import SCALE, need, reach
from .table import State

# Thousandths of a logit.
FORMATION = (-2700, -500, -100, 500, 2200)  # by category
TOTAL = 31  # a point of a formation's total
NOTHING = -3000  # a side that cannot be completed
SHARE = (100, 83, 41, 0, 0)  # hundredths that count while so many cards are missing
DOUBT = (0, -250, -600, -350, -350)  # and what is added then
SURE = 7000  # a stone that could be claimed now
NEVER = -700_000  # below this plain Python finds the odds too large to count
POINT = 300  # a point of the rounds that are over


def _won(row: int) -> int:
    """Twice what it is worth to own just the stones of these bits: 2, or 0, or 1 if both sides have three in a row."""
    line = "".join(str(row >> stone & 1) for stone in range(t.STONES))
    mine, theirs = ("1" * t.WIN_ADJACENT) in line, ("0" * t.WIN_ADJACENT) in line
    if mine or theirs:
        return 1 + mine - theirs
    return 2 * (line.count("1") >= t.WIN_STONES)


WON = Table([_won(row) for row in range(1 << t.STONES)])  # S28, for every way the stones can fall


@rule
def chances(state: State, values: Any) -> None:
    """The chances of both seats, from 0 to 1; behind them, while it works, those of seat 0 at each stone."""
    for stone in range(t.STONES):
        values[2 + stone] = likely(lead(state, stone))
    won = 0.0
    for row in range(1 << t.STONES):
        part, stone = 0.5 * WON[row], 0
        while part > 0.0 and stone < t.STONES:
            part *= values[2 + stone] if row >> stone & 1 else 1.0 - values[2 + stone]
            stone += 1
        won += part
    told(state, won, values)


@rule
def told(state: State, won: float, values: Any) -> None:
    """Writes the chances of both seats where seat 0 wins the round so likely."""
    won = min(max(won, 0.001), 0.999)
    earlier = POINT * (int(state.points[0]) - int(state.points[1]))
    values[0] = likely(1000 * math.log(won / (1 - won)) + earlier)
    values[1] = 1 - values[0]


@rule
def likely(logit: float) -> float:
    """The probability that so many thousandths of a logit stand for."""
    return 0.0 if logit < NEVER else float(1 / (1 + math.exp(-logit / 1000)))


@rule
def lead(state: State, stone: int) -> int:
    """How far seat 0 is ahead at a stone; a stone owned is beyond doubt."""
    if claimed(state) >> stone & 1:
        return 1_000_000 if state.owned[0] >> stone & 1 else -1_000_000
    for seat in range(2):
        if complete(state, seat, stone) and claim_fault(state, seat, stone) == 0:
            return SURE if seat == 0 else -SURE
    return side_worth(state, 0, stone) - side_worth(state, 1, stone)


@rule
def side_worth(state: State, seat: int, stone: int) -> int:
    """What a side may come to without the cards in the other's hand."""
    missing = need(state, stone) - int(state.size[seat, stone])
    if missing > 2:
        return DOUBT[missing]
    seen = int(state.seen)
    state.seen = seen | int(state.hand[1 - seat])
    best = reach(state, seat, stone, 0)[0]
    state.seen = seen
    worth = NOTHING if best < 0 else FORMATION[best // SCALE] + TOTAL * (best % SCALE)
    return DOUBT[missing] + worth * SHARE[missing] // 100
