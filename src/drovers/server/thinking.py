"""Thinking time, shared: processes for searches, and one for bots that answer at once, so that these wait for none.

In each lane the next question is that of the player who has had the least thinking so far, and of its tables in turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeVar

from ..bots.workers import SPAWN, Workers
from . import bot_worker
from .fair import FairQueue
from .settings import Settings

T = TypeVar("T")
QUICK = frozenset({"random", "greedy"})  # bots that answer within milliseconds


class Question(NamedTuple):
    """What a process is to be asked, how long it may take, and who hears the answer."""

    limit: float
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: asyncio.Future[Any]

    def __repr__(self) -> str:
        """Nothing of what a seat knows, should this ever be written to a log."""
        return "Question(…)"


class Lane:
    """Some processes and those who wait for them."""

    def __init__(self, workers: Workers, clock: Callable[[], float] = time.monotonic):
        self.workers, self.clock, self.free, self.closed = workers, clock, len(workers.all), False
        self.queue: FairQueue[Question] = FairQueue()

    async def ask(self, player: str, table: str, limit: float, function: Callable[..., T], *arguments: Any) -> T:
        """The answer, when this player's turn has come and a process has thought; `limit` counts from then on."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put(player, table, Question(limit, function, arguments, answer))
        self._next()
        return await answer

    def _next(self) -> None:
        while self.free and self.queue.waiting and not self.closed:
            player, question = self.queue.take()
            if question.answer.done():  # nobody waits for it any more
                self.queue.took(player, 0.0)
                continue
            self.free -= 1
            asked = self.workers.submit(question.limit, question.function, *question.arguments)
            asyncio.wrap_future(asked).add_done_callback(partial(self._answered, player, question, self.clock()))

    def _answered(self, player: str, question: Question, began: float, done: asyncio.Future[Any]) -> None:
        self.free += 1
        self.queue.took(player, self.clock() - began)
        problem = asyncio.CancelledError() if done.cancelled() else done.exception()
        if not question.answer.done():
            if problem:
                question.answer.set_exception(problem)
            else:
                question.answer.set_result(done.result())
        self._next()

    def close(self) -> None:
        """Ends the processes; whoever still waits is not answered."""
        self.closed = True
        self.workers.close()


class Thinking:
    """The processes of this instance in which bots think."""

    def __init__(self, settings: Settings):
        self.quick = Lane(Workers(1, bot_worker.begin))
        self.deep = Lane(Workers(settings.bot_workers, bot_worker.begin_politely))
        self.compiler = self._compile(list(settings.games.values())) if settings.bots_compiled else None
        if settings.bots_ready:
            for lane in (self.quick, self.deep):
                for _ in lane.workers.all:
                    lane.workers.submit(None, bot_worker.ready)

    def _compile(self, modules: list[str]) -> BaseProcess:
        """Has the searches of all games compiled in the background, once for these sources."""
        compiler = SPAWN.Process(target=bot_worker.warm_all, args=(modules,), daemon=True)
        compiler.start()
        return compiler

    @property
    def compiling(self) -> bool:
        """Whether searches may still become compiled."""
        return self.compiler is not None and self.compiler.is_alive()

    def lane(self, bot: str) -> Lane:
        """Where that bot thinks."""
        return self.quick if bot in QUICK else self.deep

    def close(self) -> None:
        """Ends all processes."""
        self.quick.close()
        self.deep.close()
