"""Moves per second of one case: compiled and plain playouts, masked batch steps, one match stepped from Python.

Counted by the process's own time: it is on one core, and others may be busy on it too.
"""

from __future__ import annotations

import random
import time

import numpy as np

from drovers.contract import Case
from drovers.core import dice, playout
from drovers.core.game import Game
from drovers.core.jit import bound, compiled
from drovers.research.vector import Matches

SECONDS = 2.0


def measured_cases(game: Game) -> list[Case]:
    """Every seat count with the defaults, and every option set with the fewest seats."""
    plain = [Case(game, seats, {}) for seats in game.seats]
    return plain + [Case(game, game.seats[0], options) for options in game.option_sets if options]


def row(case: Case, hearts: float | None) -> list[str]:
    """The figures of one case, as a row of the table."""
    fast, slow, masked, single = playouts(case), plain_playouts(case), masked_steps(case), single_steps(case)
    beside = [f"{fast / hearts:.0f}", f"{single / hearts:.1f}"] if hearts else ["–", "–"]
    numbers = [f"{value:,.0f}" for value in (fast, slow, masked, single)]
    size = f"{case.game.state.dtype.itemsize} B"
    return [str(case), size, numbers[0], numbers[1], f"{fast / slow:.0f}", beside[0], numbers[2], numbers[3], beside[1]]


def playouts(case: Case) -> float:
    """Whole random matches in one compiled call, deals included."""
    states, fresh, out = case.records()
    play, rng, plies = compiled(playout.playouts), dice.new_dice(0), np.zeros(2000, np.int32)
    play(states, fresh, 0, rng, out, plies[:10])
    moves, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        moves += play(states, fresh, moves, rng, out, plies)
    return moves / (time.process_time() - start)


def plain_playouts(case: Case) -> float:
    """The same text in the plain form."""
    states, fresh, out = case.shelves()
    moves, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < SECONDS:
        moves += playout.playouts(states, fresh, seed, dice.new_dice(0), out, [0])
        seed += 1
    return moves / (time.process_time() - start)


def masked_steps(case: Case, size: int = 512) -> float:
    """Steps of many matches with masks; the moves are chosen at random beforehand, outside the clock."""
    batch = Matches(case.game, size, case.seats, case.options, dtype=None)
    batch.reset(seed=0)
    rng, spent, steps = np.random.default_rng(0), 0.0, 0
    while spent < SECONDS / 2:
        moves = batch.sample(rng)
        start = time.process_time()
        batch.step(moves)
        if steps:
            spent += time.process_time() - start
        steps += 1
    return (steps - 1) * size / spent


def single_steps(case: Case) -> float:
    """One match, one compiled call a move, a random legal move chosen in Python each time."""
    states, fresh, out = case.records()
    deal = bound(playout.deal, states, 0, fresh, 0)
    step, choices = bound(playout.step, states, 0, 0, out), bound(playout.choices, states, 0, out)
    choose, moves, seed = random.Random(1).random, 0, 0
    deal(states, 0, fresh, 0)
    step(states, 0, int(out[int(choose() * choices(states, 0, out))]), out)
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        deal(states, 0, fresh, seed)
        count, seed = choices(states, 0, out), seed + 1
        while count:
            count = step(states, 0, out.item(int(choose() * count)), out)
            moves += 1
    return moves / (time.process_time() - start)
