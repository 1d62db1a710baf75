"""The store of one instance: the real one, but that its threads are moments of virtual time and its way may fail."""

from __future__ import annotations

import asyncio
import queue
import random
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from drovers.server.rows import Append, Unavailable
from drovers.server.store import Store
from drovers.server.store.notices import Outbox
from drovers.server.store.writer import LOOK, Job, Writer

if TYPE_CHECKING:
    from .channel import Channel
    from .database import Database
    from .process import Process


class Link:
    """The way from one instance to its database, and how it is today."""

    def __init__(self, dice: random.Random, loop: asyncio.AbstractEventLoop):
        self.dice, self.loop = dice, loop
        self.usual = 0.002  # seconds, one way
        self.away = self.silent = self.full = 0.0  # until when
        self.refuses = self.forgets = 0.0  # how often a transaction is refused, or done and not answered

    async def reach(self) -> None:
        """What is said arrives there, or what is answered here."""
        await asyncio.sleep(self.dice.expovariate(1 / self.usual))
        while self.loop.time() < self.silent:
            await asyncio.sleep(0.5)

    def problem(self, *, writing: bool) -> str:
        """Why nothing can be done now."""
        if self.loop.time() < self.away:
            return "connection refused"
        if writing and (self.loop.time() < self.full or self.dice.random() < self.refuses):
            return "database or disk is full"
        return ""

    def heal(self) -> None:
        """All is well from now on."""
        self.away = self.silent = self.full = self.refuses = self.forgets = 0.0
        self.usual = 0.002


def broken(text: str) -> OperationalError:
    """What SQLAlchemy raises."""
    cause = sqlite3.OperationalError(text)
    error = OperationalError("statement", {}, cause)
    error.__cause__ = cause
    return error


class Threads:
    """What stands for the threads that read."""

    def __init__(self, link: Link):
        self.link = link

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """What is read is as of one moment; it is known here some time later."""
        await self.link.reach()
        answer = work(*arguments)
        await self.link.reach()
        return answer


class SimulatedWriter(Writer):
    """The writer's own batches, transactions and answers, without its thread."""

    def __init__(self, begin: Any, failed: Any, link: Link):
        self.begin, self.failed, self.link = begin, failed, link
        self.jobs, self.waiting, self.began, self.together = queue.SimpleQueue(), set(), None, 1
        self.loop = asyncio.get_running_loop()
        self.looking = self.loop.call_later(LOOK, self._look)
        self.news = asyncio.Event()
        self.handed: list[Job] = []  # what the database has been told and may still do, whatever becomes of us
        self.task = self.loop.create_task(self._serve())

    def append(self, append: Append) -> asyncio.Future[bool]:
        self.news.set()
        return super().append(append)

    async def do(self, work: Callable[[Connection], Any]) -> Any:
        self.news.set()
        return await super().do(work)

    async def _serve(self) -> None:
        while True:
            while self.jobs.empty():
                self.news.clear()
                await self.news.wait()
            job = self.jobs.get_nowait()
            if isinstance(job[0], Append):
                await asyncio.sleep(self._patience())
            batch, job = self._gather(job)
            self.began, self.handed = time.monotonic(), batch
            await self.link.reach()
            self.handed = []
            self._do(batch, job)
            self.began = None

    def _tell(self, answers: list[tuple[Any, Any]]) -> None:
        self.loop.create_task(self._answer(answers))

    async def _answer(self, answers: list[tuple[Any, Any]]) -> None:
        await self.link.reach()
        self._settle(answers)

    def stop(self) -> None:
        """Does what has been asked for."""
        self.looking.cancel()
        while not self.jobs.empty():
            self._do(*self._gather(self.jobs.get_nowait()))


class SimulatedStore(Store):
    """The store of one instance."""

    def __init__(self, database: Database, process: Process, link: Link, channel: Channel | None):
        self.database, self.process, self.link, self.channel = database, process, link, channel
        self.url, self.instance, self.damage = "sqlite://", secrets.token_hex(6), ""
        self.writing = self.reading = database.engine
        self.threads = Threads(link)  # type: ignore[assignment]
        begin = Outbox(database.engine, self.instance, channel).transaction if channel else database.engine.begin
        self.writer = SimulatedWriter(partial(self._transaction, begin), self._failed, link)

    @property
    def shared(self) -> bool:
        return self.channel is not None

    async def time(self) -> int | None:
        """The database's clock is right."""
        return await self.read(lambda _: self.process.true_time()) if self.shared else None

    def append(self, append: Append) -> asyncio.Future[bool]:
        self.database.laws.deciding(self.process, append)
        return super().append(append)

    @contextmanager
    def _transaction(self, begin: Any) -> Iterator[Connection]:
        problem = self.link.problem(writing=True)
        tally = self.database.laws.world.tally
        tally["transactions refused" if problem else "transactions"] += 1
        if problem or not self.process.alive:
            raise broken(problem or "killed")
        forgotten = self.link.dice.random() < self.link.forgets
        with self.database.cutting(self.process), begin() as connection:
            yield connection
        self.database.laws.committed()
        if forgotten:
            tally["transactions done and not answered"] += 1
            raise broken("connection lost")

    def _read(self, work: Callable[[Connection], Any]) -> Any:
        problem = self.link.problem(writing=False)
        if problem or not self.process.alive:
            raise Unavailable(problem or "killed")
        return super()._read(work)

    def die(self) -> None:
        """The process is killed: what the database has been handed it may do all the same."""
        handed, self.writer.handed = self.writer.handed, []
        if handed and self.link.dice.random() < 0.5 and not self.link.problem(writing=True):
            self.process.alive = True
            self.writer._save(handed)
            self.process.alive = False

    def close_ears(self) -> None:
        """Nothing is heard any more."""
        self.writer.looking.cancel()
        if self.channel:
            self.channel.close()

    def close(self) -> None:
        self.writer.stop()
        self.close_ears()
