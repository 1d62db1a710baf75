"""One match between bots, each given its own sight and nothing else, in the compiled form."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots.bot import Bot
from ..core import dice, playout, rules
from ..core.game import Game
from ..core.jit import compiled, rule
from ..core.match import Sight


@dataclass(frozen=True)
class Sitting:
    """How a match between bots went, by seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    plies: int
    seconds: tuple[float, ...]  # spent thinking
    moves: tuple[int, ...]  # made


@rule
def veiled(states: playout.States, seat: int) -> None:
    """states[1] becomes what the seat may know of states[0]."""
    states[1] = states[0]
    rules.veil(states[1], seat)


@rule
def made(states: playout.States, seat: int, move: int) -> None:
    """One move in states[0]."""
    rules.play(states[0], seat, move)


def sit(game: Game, seats: int, options: Mapping[str, Any], seed: int, bots: Sequence[Bot]) -> Sitting:
    """Plays the match of that seed; the bots' generators come from the seed and the seat, so it always goes the same way."""
    states = np.zeros(2, game.state.dtype)
    fresh, out = game.blank(seats, options).record(), np.zeros(game.max_legal, np.int64)
    compiled(playout.deal)(states, 0, fresh, seed)
    rngs = [dice.new_dice(seed * 64 + seat + 1) for seat in range(seats)]
    seconds, moves = [0.0] * seats, [0] * seats
    while count := compiled(playout.choices)(states, 0, out):
        seat = compiled(playout.next_seat)(states[0])
        compiled(veiled)(states, seat)
        sight = Sight({}, game, seat, game.state().read(states[1]))
        start = time.perf_counter()
        move = bots[seat].choose(sight, out[:count].tolist(), rngs[seat], 0)
        seconds[seat] += time.perf_counter() - start
        moves[seat] += 1
        compiled(made)(states, seat, move)
    return _sitting(game, states[0], sum(moves), seconds, moves)


def _sitting(game: Game, record: Any, plies: int, seconds: list[float], moves: list[int]) -> Sitting:
    from ..core.outcome import outcome

    ended = outcome(game.state().read(record), game.rule_id)
    if ended is None:
        raise ValueError("the match is not over")
    return Sitting(ended.ranks, ended.scores, ended.reason, plies, tuple(seconds), tuple(moves))
