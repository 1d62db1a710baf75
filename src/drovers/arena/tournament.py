"""A run of the arena: every deal with every lineup, on several processes or a Ray cluster, resumable at any match."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ..bots.asking import answer
from ..bots.table import seat_bot
from ..core import dice
from ..core.errors import DroversError
from ..games import load
from .pairing import Lineup, lineups
from .sitting import Sitting, sit
from .spreading import spread
from .words import WORDS

PATIENCE = 1000  # a match that takes longer than so many answers at the limit is given up
Table = tuple[str, int, Lineup]  # name of the variant, seed of the deal, who sits where


class OtherRun(DroversError):
    """The folder keeps the matches of another plan."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: the same plan gives the same matches anywhere."""

    game: str
    bots: list[str]
    seats: int
    variants: dict[str, dict[str, Any]] = msgspec.field(default_factory=lambda: {"": {}})  # options under a name each
    deals: int = 100
    seed: int = 0
    limit: float = 1.0  # seconds after which an answer is late

    def tables(self) -> list[Table]:
        """Every deal under every variant with every lineup."""
        seats, deals = lineups(self.bots, self.seats), range(self.seed, self.seed + self.deals)
        return [(variant, seed, lineup) for seed, variant, lineup in itertools.product(deals, self.variants, seats)]


@cache
def ready(game: str, bots: tuple[str, ...], seats: int) -> None:
    """Lets every bot answer once, so that compiling is nobody's thinking time."""
    for name in bots:
        bot, match = seat_bot(name, compile=True), load(game).new(seats, seed=0)
        seat = match.to_move[0]
        answer(bot, match.sight(seat), match.legal_moves(seat), dice.new_dice(0), 2)  # what is wrong counts in matches


def play(plan: Plan, variant: str, seed: int, lineup: Lineup) -> Sitting:
    """One match of the plan; what a worker does."""
    ready(plan.game, tuple(plan.bots), plan.seats)
    seated = {place: seat_bot(plan.bots[place], compile=True) for place in set(lineup)}
    bots = [seated[place] for place in lineup]
    return sit(load(plan.game), plan.variants[variant], seed, bots, lineup, variant, plan.limit)


def sittings(plan: Plan, workers: int = 1, ray: str = "", kept: Path | None = None) -> Iterator[Sitting | None]:
    """All matches of the plan, those kept from an earlier run first; new ones are kept before they are given.

    None stands for a match over which its process died twice, or took beyond all patience; a resumed run tries it anew.
    """
    done = _kept(plan, kept)
    yield from done
    known = {(sitting.variant, sitting.seed, tuple(sitting.lineup)) for sitting in done}
    rest = [(plan, *table) for table in plan.tables() if table not in known]
    for sitting in spread(play, rest, workers, ray, PATIENCE * plan.limit):
        if kept and sitting:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(sitting) + b"\n")
        yield sitting


def _kept(plan: Plan, kept: Path | None) -> list[Sitting]:
    """Matches of an interrupted run of the same plan; a file of another plan is refused."""
    if kept is None:
        return []
    lines = kept.read_bytes().splitlines(keepends=True) if kept.exists() else []
    if lines and not lines[-1].endswith(b"\n"):  # cut off in the middle
        os.truncate(kept, kept.stat().st_size - len(lines.pop()))
    if not lines:
        kept.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    if lines[0] != msgspec.json.encode(plan) + b"\n":
        raise OtherRun(WORDS.both("other-run", file=str(kept)), field="out")
    return [msgspec.json.decode(line, type=Sitting) for line in lines[1:]]
