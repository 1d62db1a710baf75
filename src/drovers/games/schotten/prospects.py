"""How likely each seat is to win an imagined world, where it is known who will draw what.

A side of an open stone is told by the best it can become: with the cards its seat holds, with the next few it draws
too, and with all of them.  That and whose is the stronger is worth what `prospects.toml` says, which was fitted to
results (`python -m benchmarks.prospects`); then chances.py's stones, taken as independent, are counted together.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ...core.jit import rule
from ...core.tables import Table
from . import table as t
from .chances import SURE, WON, likely, told
from .replies import claimed
from .strength import SCALE, need, reach
from .table import State

DRAWS = Table((0, 2, 5, t.CLANS))  # cards a seat is yet to draw, for each set of cards its sides are told by
SETS = len(DRAWS)
REACHED = 2 + t.STONES  # places of `values` behind the chances of seats and stones: what each side can become …
ROWS = REACHED + 2 * SETS * t.STONES  # … and the ways stones can fall

_FITTED = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))  # thousandths of a logit
WORTH = Table(_FITTED["worth"])  # by set, missing cards and category, from none on
POINT = Table(_FITTED["point"])  # of a point of the total, likewise
AHEAD = Table(_FITTED["ahead"])  # the stronger side by set and the other's set, missing cards and the other's
TURN = Table(_FITTED["turn"])  # of being on move, by missing cards and the other's


@rule
def prospects(state: State, values: Any) -> None:
    """The chances of both seats, from 0 to 1; behind them, while it works, those of seat 0 at each stone and more."""
    look_ahead(state, values)
    for stone in range(t.STONES):
        values[2 + stone] = likely(lead(state, stone, values))
    told(state, together(values), values)


@rule
def look_ahead(state: State, values: Any) -> None:
    """Notes what every side can become with each set of cards; who holds what is nobody's secret in a world."""
    seen, open_stones = int(state.seen), t.ALL_STONES & ~claimed(state)
    for seat in range(2):
        for some in range(SETS):
            state.seen = t.ALL_CLANS & ~coming(state, seat, DRAWS[some])
            for stone in range(t.STONES):
                if open_stones >> stone & 1:
                    values[place(seat, some, stone)] = reach(state, seat, stone, 0)[0]
    state.seen = seen


@rule
def coming(state: State, seat: int, draws: int) -> int:
    """The Clan cards a seat holds and the next that it draws, where seats draw by turns and the mover first."""
    cards, top = int(state.hand[seat]), int(state.left[t.CLAN_DECK]) - 1
    top -= state.mover != seat
    while top >= 0 and draws > 0:
        cards |= 1 << int(state.clan[top])
        top, draws = top - 2, draws - 1
    return cards


@rule
def place(seat: int, some: int, stone: int) -> int:
    """Where it is noted what a side can become with a set of cards."""
    return REACHED + (seat * SETS + some) * t.STONES + stone


@rule
def lead(state: State, stone: int, values: Any) -> int:
    """How far seat 0 is ahead at a stone; a stone owned is beyond doubt."""
    for seat in range(2):
        if state.owned[seat] >> stone & 1:
            return 1_000_000 * (1 - 2 * seat)
        if state.proven[seat] >> stone & 1:
            return SURE * (1 - 2 * seat)
    return side_worth(state, 0, stone, values) - side_worth(state, 1, stone, values)


@rule
def side_worth(state: State, seat: int, stone: int, values: Any) -> int:
    """What speaks for a side: what it can become, where that is more than the other can, and the turn."""
    other = 1 - seat
    missing, theirs = lacking(state, seat, stone), lacking(state, other, stone)
    total = TURN[missing, theirs] if state.mover == seat else 0
    for some in range(SETS):
        mine = int(values[place(seat, some, stone)])
        kind = 0 if mine < 0 else 1 + mine // SCALE
        total += WORTH[some, missing, kind] + POINT[some, missing, kind] * (mine % SCALE if mine >= 0 else 0)
        for others in range(SETS):
            ahead = 2 * (mine - int(values[place(other, others, stone)])) + (missing == 0) - (theirs == 0)
            total += AHEAD[some, others, missing, theirs] * ((ahead > 0) - (ahead < 0))
    return int(total)


@rule
def lacking(state: State, seat: int, stone: int) -> int:
    """How many cards a side still needs, the fourth of a Mud Fight left aside; none where one has to go (SA28)."""
    return max(0, min(need(state, stone) - int(state.size[seat, stone]), 3))


@rule
def together(values: Any) -> float:
    """How likely seat 0 wins with the stones that fall to it: stone by stone, both ways each can fall become one."""
    half = len(WON)
    for stone in range(t.STONES - 1, -1, -1):
        half //= 2
        for row in range(half):
            low = 0.5 * WON[row] if stone == t.STONES - 1 else values[ROWS + row]
            high = 0.5 * WON[row + half] if stone == t.STONES - 1 else values[ROWS + row + half]
            values[ROWS + row] = low + values[2 + stone] * (high - low)
    return float(values[ROWS])
