"""The one thread that writes.  Entries that arrive together are saved in one transaction: one sync for many tables."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from ..rows import Append, Unavailable
from .log import Taken, append_all

T = TypeVar("T")
MOST = 512  # entries in one transaction
# Seconds an entry waits for others to be saved with it: as many times the first as came together the last time.  A
# transaction costs as much as thirty entries, so whoever plays alone is saved at once, a few wait, and many need not.
GATHER, GATHER_MOST, MANY = 0.001, 0.020, 30
LOOK = 1.0  # seconds between looks at how long the database takes
SILENT = 8.0  # seconds after which it is given up for now
Job = tuple[Append | Callable[[Connection], Any], "asyncio.Future[Any] | None"]
IDLE: Job = (lambda _: None, None)


class Writer:
    """Takes jobs from the event loop and does them in order, in a thread of its own."""

    def __init__(
        self, begin: Callable[[], AbstractContextManager[Connection]], failed: Callable[[SQLAlchemyError], None]
    ):
        self.begin, self.failed = begin, failed  # a transaction; who hears what the database did not take
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.waiting: set[asyncio.Future[Any]] = set()
        self.together = 1  # entries in the last transaction
        self.began: float | None = None  # when the thread last turned to the database, while it has not come back
        self.looking = self.loop.call_later(LOOK, self._look)
        self.thread = threading.Thread(target=self._run, name="drovers-writer", daemon=True)
        self.thread.start()

    def append(self, append: Append) -> asyncio.Future[bool]:
        """Saves an entry; False if another one has that version already."""
        future: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.add(future)
        self.jobs.put((append, future))
        return future

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Runs work in a transaction of its own."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.waiting.add(future)
        self.jobs.put((work, future))
        return await future

    def _look(self) -> None:
        """A database that is silent for too long keeps nobody waiting: what it has not begun it will not do."""
        self.looking = self.loop.call_later(LOOK, self._look)
        if self.began is not None and time.monotonic() - self.began > SILENT:
            self._settle([(future, Unavailable("the database is silent")) for future in tuple(self.waiting)])

    def stop(self) -> None:
        """Finishes what has been asked for and ends the thread."""
        self.looking.cancel()
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        job: Job | None = IDLE
        while job is not None:
            job = self.jobs.get()
            if job is not None and isinstance(job[0], Append):
                time.sleep(self._patience())
            batch, job = self._gather(job)
            self.began = time.monotonic()
            self._do(batch, job)
            self.began = None

    def _patience(self) -> float:
        return min(GATHER * self.together, GATHER_MOST) if self.jobs.qsize() < MANY else 0.0

    def _gather(self, job: Job | None) -> tuple[list[Job], Job | None]:
        """The entries that wait by now, but for those that were given up, and what comes after them."""
        batch: list[Job] = []
        while job is not None and isinstance(job[0], Append):
            batch.append(job)
            job = self._waiting() if len(batch) < MOST else IDLE
        self.together = len(batch) or self.together
        return [one for one in batch if not _is_done(one)], job

    def _do(self, batch: list[Job], job: Job | None) -> None:
        self._save(batch)
        if job is not None and job is not IDLE and not _is_done(job):
            self._work(job)

    def _waiting(self) -> Job | None:
        """The next job if there is one already."""
        try:
            return self.jobs.get_nowait()
        except queue.Empty:
            return IDLE

    def _save(self, batch: list[Job]) -> None:
        if not batch:
            return
        batch.sort(key=lambda job: job[0].table)  # type: ignore[union-attr]  # in one order in all instances: no deadlock
        appends: list[Append] = [append for append, _ in batch]  # type: ignore[misc]
        try:
            won = self._transaction(appends)
        except SQLAlchemyError as error:
            self.failed(error)
            self._tell([(future, Unavailable(str(error.__cause__))) for _, future in batch])
        else:
            self._tell([(future, answer) for (_, future), answer in zip(batch, won, strict=True)])

    def _transaction(self, appends: list[Append]) -> list[bool]:
        """All in one; if somebody else was faster with one of them, each by itself."""
        try:
            self._begin(appends)
        except Taken:
            return [False] if len(appends) == 1 else [self._transaction([append])[0] for append in appends]
        return [True] * len(appends)

    def _begin(self, appends: list[Append]) -> None:
        """If the connection broke, once more: what was saved after all then counts as taken."""
        try:
            with self.begin() as connection:
                append_all(connection, appends)
        except OperationalError:
            with self.begin() as connection:
                append_all(connection, appends)

    def _work(self, job: Job) -> None:
        work, future = job
        try:
            with self.begin() as connection:
                answer: Any = work(connection)  # type: ignore[operator]
        except SQLAlchemyError as error:
            self.failed(error)
            answer = Unavailable(str(error.__cause__))
        except Exception as error:
            answer = error
        self._tell([(future, answer)])

    def _tell(self, answers: list[tuple[asyncio.Future[Any] | None, Any]]) -> None:
        self.loop.call_soon_threadsafe(self._settle, answers)

    def _settle(self, answers: list[tuple[asyncio.Future[Any] | None, Any]]) -> None:
        for future, answer in answers:
            if future is not None:
                self.waiting.discard(future)
            if future is not None and not future.done():
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)


def _is_done(job: Job) -> bool:
    """Whether nobody waits for it any more: it has been given up."""
    return job[1] is not None and job[1].done()
