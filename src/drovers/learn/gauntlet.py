"""How strong a network is: duplicate deals against fixed opponents, in every seating, with 95 % intervals."""

from __future__ import annotations

import math
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from ..arena.sitting import Notes, play_out
from ..bots.bot import WORDS, BadAnswer, Bot
from ..bots.table import seat_bot
from ..games import load

FIRST = 7_000_000  # seeds of the gauntlet: no training deals them


@dataclass(frozen=True)
class Result:
    """Wins of one at a table of others, as a share of the matches, and as a multiple of a fair share."""

    bot: str
    against: str
    seats: int
    deals: int
    share: float
    error: float  # half of the 95 % interval, counted over deals
    seconds: float  # a move of the first

    @property
    def fair(self) -> float:
        """The share beside that of an equal."""
        return self.share * self.seats

    def __str__(self) -> str:
        head = (
            f"{self.bot} against {self.against}, {self.seats} seats: {100 * self.share:.1f} % ± {100 * self.error:.1f}"
        )
        return f"{head} of {self.deals} deals ({self.fair:.2f} fair shares), {1000 * self.seconds:.1f} ms a move"


@cache
def _seated(name: str) -> Bot:
    return seat_bot(name, compile=True)


def one_deal(job: tuple[str, str, str, int, int, dict[str, Any]]) -> tuple[float, float, int]:
    """One deal with the bot in every seat: its mean part of the win, its seconds and its moves."""
    game, bot, other, seats, seed, options = job
    won, seconds, moves = 0.0, 0.0, 0
    for seat in range(seats):
        notes = Notes(seats, math.inf)
        bots = [_seated(bot if place == seat else other) for place in range(seats)]
        ended = play_out(load(game), options, seed, bots, notes)
        for place, problem in notes.problems.items():
            name = bot if place == seat else other
            raise BadAnswer(WORDS.both("bad-answer", name=name, problem=problem), field="bots")
        won += (ended.ranks[seat] == 1) / ended.ranks.count(1)
        seconds, moves = seconds + notes.seconds[seat], moves + notes.moves[seat]
    return won / seats, seconds, moves


def measured(bot: str, other: str, seats: int, told: Sequence[tuple[float, float, int]]) -> Result:
    """The figures of some deals."""
    shares = [share for share, _, _ in told]
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    spent = sum(seconds for _, seconds, _ in told) / max(1, sum(moves for _, _, moves in told))
    return Result(bot, other, seats, len(shares), mean, 1.96 * math.sqrt(variance / len(shares)), spent)


def gauntlet(
    game: str, bots: Sequence[str], others: Sequence[str], deals: int, *, seats: int | None = None, workers: int = 1,
    first: int = FIRST, seconds: float = math.inf, options: dict[str, Any] | None = None,
) -> Iterator[Result]:  # fmt: skip
    """Every bot against every other, until its deals are played or its seconds are over."""
    count = seats or load(game).seats[0]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for bot, other in product(bots, others):
            jobs = ((game, bot, other, count, first + deal, options or {}) for deal in range(deals))
            told, begun = [], time.monotonic()
            for each in pool.imap(one_deal, jobs):
                told.append(each)
                if time.monotonic() - begun > seconds:
                    break
            yield measured(bot, other, count, told)
