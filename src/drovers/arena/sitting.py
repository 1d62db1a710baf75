"""One match between bots, each given its own sight and nothing else, in the compiled form."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from ..bots.asking import answer
from ..bots.bot import Bot
from ..core import dice, playout, rules
from ..core.game import Game
from ..core.jit import compiled, rule
from ..core.match import Sight
from ..core.outcome import Outcome, outcome


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match between bots went; lists go by seat."""

    variant: str  # which of the plan's options
    seed: int
    lineup: list[int]  # the bot in each seat
    ranks: list[int]
    scores: list[int]
    reason: str
    moves: list[int]
    seconds: list[float]  # spent thinking
    slowest: list[float]  # seconds of the slowest answer
    late: list[int]  # answers that took longer than the limit; they count, so that matches go alike everywhere
    crashes: list[int]  # answers that were an exception or no legal move: a random move was made instead
    problems: dict[int, str] = {}  # what the first of them was, by seat


@rule
def veiled(states: playout.States, seat: int) -> None:
    """states[1] becomes what the seat may know of states[0]."""
    states[1] = states[0]
    rules.veil(states[1], seat)


@rule
def made(states: playout.States, seat: int, move: int) -> None:
    """One move in states[0]."""
    rules.play(states[0], seat, move)


@rule
def whose(states: playout.States) -> int:
    """The seat to move in states[0]."""
    return playout.next_seat(states[0])


class Notes:
    """What is counted of every seat while a match goes on."""

    def __init__(self, seats: int, limit: float):
        self.limit = limit
        self.made: list[tuple[int, int]] = []  # seat and move, in order
        self.moves, self.crashes, self.late = [0] * seats, [0] * seats, [0] * seats
        self.seconds, self.slowest = [0.0] * seats, [0.0] * seats
        self.problems: dict[int, str] = {}

    def ask(self, bot: Bot, sight: Sight, legal: list[int], rng: dice.Dice) -> int:
        """The bot's move; whatever goes wrong is counted and answered by a random one."""
        seat, start = int(sight.seat or 0), time.perf_counter()
        move, problem = answer(bot, sight, legal, rng)
        spent = time.perf_counter() - start
        self.moves[seat] += 1
        self.seconds[seat] += spent
        self.slowest[seat] = max(self.slowest[seat], spent)
        self.late[seat] += spent > self.limit
        if problem:
            self.crashes[seat] += 1
            self.problems.setdefault(seat, problem)
            move = legal[dice.below(rng, len(legal))]
        self.made.append((seat, move))
        return move


def play_out(game: Game, options: Mapping[str, Any], seed: int, bots: Sequence[Bot], notes: Notes) -> Outcome:
    """Plays the match of that seed; generators come from seed and seat, so that it always goes the same way."""
    states = np.zeros(2, game.state.dtype)
    fresh, out = game.blank(len(bots), options).record(), np.zeros(game.max_legal, np.int64)
    compiled(playout.deal)(states, 0, fresh, seed)
    rngs = [dice.new_dice(seed * 64 + seat + 1) for seat in range(len(bots))]
    while count := compiled(playout.choices)(states, 0, out):
        seat = compiled(whose)(states)
        compiled(veiled)(states, seat)
        sight = Sight({}, game, seat, game.state().read(states[1]))
        move = notes.ask(bots[seat], sight, out[:count].tolist(), rngs[seat])
        compiled(made)(states, seat, move)
    ended = outcome(game.state().read(states[0]), game.rule_id)
    if ended is None:
        raise ValueError("nobody may move, yet the match is not over")
    return ended


def sit(
    game: Game,
    options: Mapping[str, Any],
    seed: int,
    bots: Sequence[Bot],
    lineup: Sequence[int] | None = None,
    variant: str = "",
    limit: float = math.inf,
) -> Sitting:
    """The match of that seed between these bots, and what was counted."""
    notes = Notes(len(bots), limit)
    ended = play_out(game, options, seed, bots, notes)
    return Sitting(
        variant=variant,
        seed=seed,
        lineup=list(lineup or range(len(bots))),
        ranks=list(ended.ranks),
        scores=list(ended.scores),
        reason=ended.reason,
        moves=notes.moves,
        seconds=[round(spent, 6) for spent in notes.seconds],
        slowest=[round(spent, 6) for spent in notes.slowest],
        late=notes.late,
        crashes=notes.crashes,
        problems=notes.problems,
    )
