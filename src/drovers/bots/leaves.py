"""The trees of the search, whose leaves a learned network judges beside the game's own measure.

A network may judge well where it plays badly, as at tables it has seen little of: trees ask it for nothing but chances.
"""

from __future__ import annotations

import math
import time
from dataclasses import replace
from typing import Any

from ..core import dice, playout, rules
from ..core.jit import compiled, rule
from ..core.match import Sight
from .foresight import Mind, look, measure, reopen
from .network import judge
from .search import Desk, climb, descend, plant
from .searcher import CHUNK, Study
from .yardsticks import searching


@rule
def judged(mind: Mind, part: float, values: Any) -> None:
    """The chances of every seat in the desk's world, so much of them the network's."""
    world, seats = mind.desk.states[1], int(mind.desk.states[1].seats)
    measure(world, values)
    if part > 0.0 and rules.ending(world) == 0:
        mover = playout.next_seat(world)
        look(mind, mover)
        judge(mind.net, mind.room, seats)
        for other in range(seats):  # counted from the mover on, and now by seat
            seat = (mover + other) % seats
            values[seat] = part * mind.room.chances[other] + (1.0 - part) * values[seat]


@rule
def grow(mind: Mind, desk: Desk, me: int, only: int, iterations: int, used: int, part: float) -> int:
    """Grows the trees by so many iterations from the sight of this seat; returns how many nodes they have.

    `only` is -1, or the move this seat is to begin with: then its root tells what that move is worth.
    """
    states = desk.states
    used = plant(desk) if used == 0 else used
    for _ in range(iterations):
        states[1] = states[0]
        rules.imagine(states[1], me, desk.rng)
        reopen(states[1], me)
        if only >= 0:
            rules.play(states[1], me, only)
        used = descend(desk, used)
        judged(mind, part, desk.values)
        for other in range(states[0].seats):
            climb(desk, int(desk.at[other]), desk.values[other])
    return used


def grown(
    sight: Sight, mind: Mind, iterations: int, part: float, rng: dice.Dice, deadline: float = math.inf,
    horizon: int = 0, only: int = -1,
) -> Study:  # fmt: skip
    """Trees of so many iterations, unless time is up before; the mind is one for this sight."""
    knobs = searching(sight, iterations).knobs
    study = Study(sight, replace(knobs, horizon=horizon or knobs.horizon), iterations, rng)
    study.desk = study.desk._replace(states=mind.desk.states, values=mind.desk.values)
    for done in range(0, iterations, CHUNK):
        some = min(CHUNK, iterations - done)
        study.used = compiled(grow)(mind, study.desk, study.seat, only, some, study.used, part)
        if time.monotonic() >= deadline:
            break
    return study
