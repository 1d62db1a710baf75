"""An event loop without a machine under it: time jumps to the next timer, and the order of what is ready is drawn.

Every callback belongs to a process (or, None, to the world outside); before it runs, that process may be killed.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from itertools import count
from typing import Any

PROCESS: ContextVar[Any] = ContextVar("PROCESS", default=None)
STEPS_MOST = 2_000_000  # of one world: more means that something turns in circles


class Task(asyncio.Task):
    """A task whose place in a set does not depend on where it lies in memory."""

    def __init__(self, number: int, *arguments: Any, **named: Any):
        self.number = number
        super().__init__(*arguments, **named)

    def __hash__(self) -> int:
        return self.number


class Future(asyncio.Future):
    """The same of a future."""

    def __init__(self, number: int, loop: asyncio.AbstractEventLoop):
        self.number = number
        super().__init__(loop=loop)

    def __hash__(self) -> int:
        return self.number


class VirtualLoop(asyncio.AbstractEventLoop):
    """As much of an event loop as the server and its clients use."""

    def __init__(self, dice: random.Random, before: Callable[[Any], None], failed: Callable[[str], None]):
        self.dice, self.before, self.failed = dice, before, failed
        self.now, self.steps, self.numbers = 0.0, 0, count()
        self.ready: list[tuple[Any, asyncio.Handle]] = []
        self.timers: list[tuple[float, int, Any, asyncio.TimerHandle]] = []
        self.tasks: list[tuple[Any, asyncio.Task]] = []

    # ------------------------------------------------------------------------------------------- what asyncio asks for

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(self, callback, *args, context: Context | None = None) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append((context.get(PROCESS), handle))
        return handle

    call_soon_threadsafe = call_soon

    def call_at(self, when, callback, *args, context: Context | None = None) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self.timers, (when, next(self.numbers), context.get(PROCESS), timer))
        return timer

    def call_later(self, delay, callback, *args, context: Context | None = None) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def _timer_handle_cancelled(self, handle) -> None:
        """It is left out when its time comes."""

    def create_future(self) -> asyncio.Future:
        return Future(next(self.numbers), self)

    def create_task(self, coro, *, name=None, context: Context | None = None) -> asyncio.Task:
        context = copy_context() if context is None else context
        task = Task(next(self.numbers), coro, loop=self, name=name, context=context)
        self.tasks.append((context.get(PROCESS), task))
        return task

    def run_in_executor(self, executor, func, *args) -> asyncio.Task:
        """Work in a thread: it happens at one moment, some time after it was asked for."""
        return self.create_task(executor.run(func, *args))

    def call_exception_handler(self, context) -> None:
        problem = context.get("exception")
        self.failed(f"{context.get('message')}: {problem!r}")

    default_exception_handler = call_exception_handler

    # ---------------------------------------------------------------------------------------------- running

    def run(self, main: asyncio.Future, is_broken: Callable[[], bool]) -> None:
        """Until that is done, or something is broken."""
        asyncio.events._set_running_loop(self)
        try:
            while not main.done() and not is_broken():
                self.step()
        finally:
            asyncio.events._set_running_loop(None)

    def close(self) -> None:
        """Ends whatever still runs."""
        self.failed = lambda what: None
        while left := [task for _, task in self.tasks if not task.done()]:
            for task in left:
                task.cancel()
            self.run(asyncio.gather(*left, return_exceptions=True), lambda: False)

    def step(self) -> None:
        """One callback of those that are ready, or the next moment at which one is."""
        self.steps += 1
        if self.steps > STEPS_MOST:
            raise AssertionError("it turns in circles")
        if not self.ready:
            self._jump()
        process, handle = self.ready.pop(self._drawn())
        if handle.cancelled():
            return
        if process:
            self.before(process)
            with process.running():
                handle._run()
        else:
            handle._run()

    def _drawn(self) -> int:
        """The first that is ready, as asyncio would, or any: a hair later they might have come in another order."""
        if len(self.ready) == 1 or self.dice.random() < 0.5:
            return 0
        return self.dice.randrange(len(self.ready))

    def _jump(self) -> None:
        assert self.timers, "nothing will ever happen again"
        self.now = max(self.now, self.timers[0][0])
        while self.timers and self.timers[0][0] <= self.now:
            _, _, process, timer = heapq.heappop(self.timers)
            if not timer.cancelled():
                self.ready.append((process, timer))
        if not self.ready:
            self._jump()

    def tasks_of(self, process: Any) -> list[asyncio.Task]:
        """The tasks of a process that are not done."""
        self.tasks = [(owner, task) for owner, task in self.tasks if not task.done()]
        return [task for owner, task in self.tasks if owner is process]
