"""A process on a machine: what is global to it (its clock), swapped in while it runs; and chance, from the seed."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from typing import Any
from unittest.mock import patch

from drovers.server import clock

from .loop import PROCESS, VirtualLoop

BOOT = 1_800_000_000_000_000_000  # nanoseconds since 1970 at which all machines begin
ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"


class Process:
    """One process, until it is killed."""

    def __init__(self, name: str, loop: VirtualLoop, wall_ahead: float = 0.0):
        self.name, self.loop, self.alive = name, loop, True
        self.began, self.ended = loop.now, asyncio.Event()
        self.opened = float("inf")  # when the server that runs here was up
        self.store: Any = None  # of the server that runs here, as are its accounts
        self.accounts: Any = None
        self.shift = BOOT + int(wall_ahead * 1e9)  # read once, as the process began

    def true_time(self) -> int:
        """What a clock says that is right, in milliseconds since 1970."""
        return (BOOT + round(self.loop.now * 1e9)) // 1_000_000

    @property
    def wrong(self) -> float:
        """By how many milliseconds this process is wrong about the time."""
        return abs(self.shift - BOOT) / 1e6

    @contextmanager
    def running(self) -> Iterator[None]:
        """What this process knows of time is what modules know now."""
        clock.shift = self.shift
        try:
            yield
        finally:
            self.shift = clock.shift

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task:
        """Begins something in this process."""
        context = copy_context()
        context.run(PROCESS.set, self)
        return self.loop.create_task(work, context=context)

    def call_later(self, delay: float, callback: Callable[..., Any], *arguments: Any) -> None:
        """Calls something in this process after so many seconds."""
        context = copy_context()
        context.run(PROCESS.set, self)
        self.loop.call_later(delay, callback, *arguments, context=context)

    def kill(self) -> None:
        """Ends it: what still runs is cancelled, and whatever that does reaches nobody."""
        self.alive = False
        self.ended.set()
        for task in self.loop.tasks_of(self):
            task.cancel()


def virtual_time(loop: VirtualLoop) -> Any:
    """The clocks of the machine are the loop's."""
    return patch.multiple(
        time,
        monotonic=lambda: loop.now,
        perf_counter=lambda: loop.now,
        clock_gettime_ns=lambda _: round(loop.now * 1e9),
    )


def seeded_secrets(dice: random.Random) -> Any:
    """What nobody can guess, drawn from the seed."""
    return patch.multiple(
        secrets,
        choice=dice.choice,
        randbits=dice.getrandbits,
        token_bytes=lambda length=32: dice.randbytes(length),
        token_hex=lambda length=32: dice.randbytes(length).hex(),
        token_urlsafe=lambda length=32: "".join(dice.choices(ALPHABET, k=length)),
    )
