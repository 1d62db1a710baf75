"""Work beside everything else: begun without anybody waiting for it, noted if it fails, ended with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Any, TypeVar

from .acts import Already
from .refusal import Refusal
from .rows import Unavailable

LOG = logging.getLogger(__name__)
T = TypeVar("T")
TURN = 512  # things that are looked at before others have their turn


async def in_turns(things: Sequence[T]) -> AsyncIterator[T]:
    """All of these, letting others go on now and then: of ten thousand tables nobody waits until all are looked at."""
    for place, thing in enumerate(things, 1):
        yield thing
        if place % TURN == 0:
            await asyncio.sleep(0)


class Background:
    """The tasks nobody waits for."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begins something; a refusal is an answer, anything else that goes wrong is noted."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, Unavailable):
            LOG.warning("work not done", extra={"problem": str(problem)})
        elif problem and not isinstance(problem, Refusal | Already):
            LOG.error("work failed", exc_info=problem)

    async def close(self) -> None:
        """Cancels all work in the background and waits until it has ended."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
