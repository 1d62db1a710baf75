"""A run of the arena: every deal with every lineup, on several processes or a Ray cluster, resumable at any match."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from ..bots.table import seat_bot
from ..core import dice
from ..games import load
from .pairing import Lineup, lineups
from .sitting import Sitting, sit

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: the same plan gives the same matches anywhere."""

    game: str
    bots: list[str]
    seats: int
    options: dict[str, Any] = {}
    deals: int = 100
    seed: int = 0

    def tables(self) -> list[tuple[int, Lineup]]:
        """Every deal with every lineup."""
        return [(self.seed + deal, lineup) for deal in range(self.deals) for lineup in lineups(self.bots, self.seats)]


def pin() -> None:
    """One thread a worker: bots share the machine by processes."""
    for name in THREADS:
        os.environ[name] = "1"


@cache
def ready(game: str, bots: tuple[str, ...], seats: int) -> None:
    """Lets every bot answer once, so that compiling is nobody's thinking time."""
    for name in bots:
        bot, match = seat_bot(name, compile=True), load(game).new(seats, seed=0)
        seat = match.to_move[0]
        bot.choose(match.sight(seat), match.legal_moves(seat), dice.new_dice(0), 2)


def play(plan: Plan, seed: int, lineup: Lineup) -> Sitting:
    """One match of the plan; what a worker does."""
    game = load(plan.game)
    ready(plan.game, tuple(plan.bots), plan.seats)
    seated = {place: seat_bot(plan.bots[place], compile=True) for place in set(lineup)}
    return sit(game, plan.options, seed, [seated[place] for place in lineup], lineup)


def sittings(plan: Plan, workers: int = 1, ray: str = "", kept: Path | None = None) -> Iterator[Sitting]:
    """All matches of the plan, those kept from an earlier run first; new ones are kept before they are given."""
    done = _kept(plan, kept)
    yield from done
    known = {(sitting.seed, tuple(sitting.lineup)) for sitting in done}
    rest = [table for table in plan.tables() if table not in known]
    for sitting in _ray(plan, rest, ray) if ray else _processes(plan, rest, workers):
        if kept:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(sitting) + b"\n")
        yield sitting


def _kept(plan: Plan, kept: Path | None) -> list[Sitting]:
    """Matches of an interrupted run of the same plan; a file of another plan is refused."""
    if kept is None:
        return []
    head = msgspec.json.encode(plan)
    if not kept.exists() or not kept.read_bytes():
        kept.write_bytes(head + b"\n")
        return []
    first, *lines = kept.read_bytes().split(b"\n")
    if msgspec.json.decode(first, type=Plan) != plan:
        raise ValueError(f"{kept} keeps another run")
    return [msgspec.json.decode(line, type=Sitting) for line in lines if line.endswith(b"}")]


def _processes(plan: Plan, tables: list[tuple[int, Lineup]], workers: int) -> Iterator[Sitting]:
    if workers <= 1:
        for seed, lineup in tables:
            yield play(plan, seed, lineup)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=pin) as pool:
        yield from pool.map(play, [plan] * len(tables), *zip(*tables, strict=True), chunksize=1)


def _ray(plan: Plan, tables: list[tuple[int, Lineup]], address: str) -> Iterator[Sitting]:
    import ray

    ray.init(address=None if address == "local" else address, ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(play)
    waiting = [remote.remote(plan, seed, lineup) for seed, lineup in tables]
    for ticket in waiting:
        yield ray.get(ticket)
