"""Worlds and quick moves: what a move that is tried needs.

Written once for the bots of `foresight.py` and for the teachers of `learn/advice.py`, which run on a device too.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core import dice, rules
from ..core.jit import rule
from ..core.playout import States
from ..core.state import Numbers
from .search import look

SAMPLES = 3  # moves a quick mover looks at
MOST = 12  # moves on a shortlist


class Desk(NamedTuple):
    """Room to think: what the seat sees, a world, one to try moves in, and more as needed; lists; chances."""

    states: States
    legal: Numbers
    picks: Numbers
    looks: Numbers
    values: Any
    rng: dice.Dice


@rule
def imagined(desk: Desk, seat: int, seed: int) -> None:
    """A world the seat thinks possible, the same for the same seed."""
    dice.shake(desk.rng, seed)
    desk.states[1] = desk.states[0]
    rules.imagine(desk.states[1], seat, desk.rng)


@rule
def pick(desk: Desk, seat: int, count: int, all: bool, most: int) -> int:
    """Puts the best looking of the listed moves on the shortlist, equals in any order; returns how many those are.

    Quick movers look at a few only, and their choice lies behind the list.
    """
    at, few = (0, 0) if all else (MOST, 0)
    most = most if all else 1
    for i in range(count if all else min(SAMPLES, count)):
        j = i + dice.below(desk.rng, count - i)
        move = int(desk.legal[j])
        desk.legal[j] = desk.legal[i]
        desk.legal[i] = move
        worth = look(desk.states, seat, move) if count > 1 else 0
        place = few
        while place > 0 and desk.looks[at + place - 1] < worth:
            if place < most:
                desk.looks[at + place] = desk.looks[at + place - 1]
                desk.picks[at + place] = desk.picks[at + place - 1]
            place -= 1
        if place < most:
            desk.looks[at + place] = worth
            desk.picks[at + place] = move
            few = min(few + 1, most)
    return few
