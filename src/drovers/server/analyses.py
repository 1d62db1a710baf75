"""Finished matches looked at again: one job a table, a decision at a time, in the bots' processes.

All together have one player's share of the thinking.

What leaves for them is the sight of the seat that decided, and its move.  What is done is saved, for all instances.  A
job under way is this instance's own: after a restart whoever asks again starts again, and since the generator of a
verdict is fixed by its ply, the verdicts are the same.  So a job that was stopped, or whose judge missed a decision, is
taken up by the next one where it has gaps.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache

from ..bots.analysis import Choice, Verdict, decisions, turning_points
from ..bots.warming import is_warm
from ..bots.workers import Lost
from ..core.match import Sight
from . import shapes_study
from .bot_turns import BotTurns
from .clock import now
from .refusal import Refusal
from .store import Store, verdicts
from .table import Table

LOG = logging.getLogger(__name__)
KEPT = 200  # jobs remembered that are not saved: under way, cancelled, failed or not whole
MOST = 16  # jobs under way


@dataclass
class Job:
    """The analysis of one match."""

    total: int
    state: shapes_study.Study = "running"
    done: int = 0
    missed: list[int] = field(default_factory=list)  # plies of decisions over which a process died or hung
    found: dict[int, Verdict] = field(default_factory=dict)  # by ply
    task: asyncio.Task[None] | None = None

    @property
    def verdicts(self) -> list[Verdict]:
        """What was found, in the order of the match: gaps are filled later."""
        return [self.found[ply] for ply in sorted(self.found)]

    @property
    def settled(self) -> bool:
        """Whether asking again brings nothing new."""
        return self.state == "running" or (self.state == "done" and not self.missed)


class Analyses:
    """The analyses of this instance."""

    def __init__(self, bot_turns: BotTurns, store: Store):
        self.bot_turns, self.store = bot_turns, store
        self.jobs: OrderedDict[str, Job] = OrderedDict()

    async def of(self, table: Table) -> Job | None:
        """The job of a finished match, if anybody asked for one."""
        if table.status != "over":
            raise Refusal("not-over")
        return self.jobs.get(table.founding.id) or await self._saved(table)

    async def _saved(self, table: Table) -> Job | None:
        found = await self.store.read(verdicts.load, table=table.founding.id)
        return None if found is None else Job(table.ply, "done", table.ply, found={one.ply: one for one in found})

    async def start(self, table: Table) -> Job:
        """The job of a finished match: the one there is, or a new one if there is none or it has gaps."""
        job = await self.of(table)
        return job if job and job.settled else self._begin(table)

    def _begin(self, table: Table) -> Job:
        known = self.jobs.get(table.founding.id)
        if known and known.state == "running":  # begun while what is saved was looked up
            return known
        if sum(job.state == "running" for job in self.jobs.values()) >= MOST:
            raise Refusal("too-many", what="analyses", most=MOST)
        job = self.jobs[table.founding.id] = Job(total=table.ply, found=dict(known.found) if known else {})
        self.jobs.move_to_end(table.founding.id)
        job.task = asyncio.create_task(self._run(job, table))
        for old in [name for name, one in self.jobs.items() if one.state != "running"][: len(self.jobs) - KEPT]:
            del self.jobs[old]
        return job

    async def cancel(self, table: Table) -> Job | None:
        """Ends the job of a match; what it has found so far stays."""
        job = await self.of(table)
        if job and job.state == "running" and job.task:
            job.state = "cancelled"
            job.task.cancel()
        return job

    async def _run(self, job: Job, table: Table) -> None:
        try:
            await self._judge_all(job, table)
            await self._save(job, table)
            job.state, job.done = "done", job.total
        except Exception:
            LOG.exception("analysis failed", extra={"table": table.founding.id})
            job.state = "failed"

    async def _judge_all(self, job: Job, table: Table) -> None:
        assert table.match is not None
        while self.bot_turns.thinking.compiling and not is_warm(table.game, "learned"):
            await asyncio.sleep(1)  # the bots' processes shall not wait for the compiler
        for ply, sight, played in decisions(table.dealt(), table.match.moves):
            if ply not in job.found:
                await self._judge(job, ply, sight, played)
            job.done = ply
        if job.missed and not job.found:
            raise Lost("no decision could be judged")

    async def _judge(self, job: Job, ply: int, sight: Sight, played: int) -> None:
        try:
            job.found[ply] = await self.bot_turns.judge(ply, sight, played)
        except (TimeoutError, Lost):
            job.missed.append(ply)

    async def _save(self, job: Job, table: Table) -> None:
        """Keeps a whole analysis; one with gaps is only remembered, for whoever asks again."""
        if not job.missed:
            await self.store.write(verdicts.save, table=table.founding.id, verdicts=job.verdicts, at=now())
            self.jobs.pop(table.founding.id, None)

    async def close(self) -> None:
        """Cancels every analysis and waits until it has ended."""
        tasks = [job.task for job in self.jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def told(job: Job | None, lang: str) -> shapes_study.Analysis:
    """A job as whoever asks is told of it."""
    if job is None:
        return shapes_study.Analysis("none", 0, 0, [], [], [])
    verdicts = job.verdicts
    shown = [verdict_told(verdict, lang) for verdict in verdicts]
    turning = [verdict.ply for verdict in turning_points(verdicts)]
    return shapes_study.Analysis(job.state, job.done, job.total, shown, turning, list(job.missed))


@lru_cache(KEPT * 100)
def verdict_told(verdict: Verdict, lang: str) -> shapes_study.Verdict:
    """A verdict in somebody's language."""
    best, played = ([choice_told(one, lang) for one in found] for found in (verdict.best, (verdict.played,)))
    return shapes_study.Verdict(
        verdict.ply,
        verdict.seat,
        played[0],
        best,
        [round(chance, 4) for chance in verdict.chances],
        round(verdict.loss, 4),
        verdict.grade,
        verdict.sentence(lang),
    )


def choice_told(choice: Choice, lang: str) -> shapes_study.Choice:
    """A choice in somebody's language."""
    return shapes_study.Choice(choice.move, round(choice.value, 4), choice.read(lang))
