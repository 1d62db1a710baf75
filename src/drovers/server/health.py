"""Whether this instance can do its work now: asked by whatever sends it people, answered by trying."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import disk_usage

from . import bot_worker
from .clock import now
from .hall import Hall
from .rows import Unavailable
from .shapes import Ready
from .store import uptime as spans

FRESH = {"bots": 10.0}  # seconds for which what was found is told again
SOON = 1.0  # the same of everything else
VITAL = ("database", "integrity", "disk")  # without these nobody can play; without the others worse
ROOM = 64 << 20  # bytes that must be free beside the database
PROMPT = 10.0  # seconds within which a bot's process answers


class Health:
    """Looks at everything this instance needs."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.draining = False
        self.found: dict[str, tuple[float, str]] = {}  # of each check when, and what was wrong
        self.looking: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def ready(self) -> Ready:
        """What is in order and what is not."""
        problems = {name: await self._look(name) for name in self._checks()}
        problems["drain"] = "this instance is about to stop" if self.draining else ""
        self.hall.metrics.ready.set(not any(problems.values()))
        return Ready(not any(problems.values()), {name: problem or "ok" for name, problem in problems.items()})

    async def ailing(self) -> list[str]:
        """What is wrong of that without which nobody can play."""
        return [name for name in VITAL if await self._look(name)]

    async def _look(self, name: str) -> str:
        """Tries it, or tells what was found a moment ago."""
        async with self.looking[name]:
            at, problem = self.found.get(name, (-1e9, ""))
            if time.monotonic() - at >= FRESH.get(name, SOON):
                problem = await self._checks()[name]()
                self.found[name] = time.monotonic(), problem
        return problem

    def _checks(self) -> dict[str, Callable[[], Awaitable[str]]]:
        return {
            "database": self._database,
            "integrity": self._integrity,
            "disk": self._disk,
            "listener": self._listener,
            "bots": self._bots,
        }

    async def _database(self) -> str:
        """Saves something: a database that only answers may be full."""
        try:
            await self.hall.store.write(spans.beat, self.hall.store.instance, now())
        except Unavailable as error:
            return str(error)
        return ""

    async def _integrity(self) -> str:
        return self.hall.store.damage

    async def _disk(self) -> str:
        file = self.hall.store.file
        free = disk_usage(Path(file).parent).free if file else ROOM
        return "" if free >= ROOM else f"{free >> 20} MiB free beside the database, {ROOM >> 20} wanted"

    async def _listener(self) -> str:
        return "" if self.hall.store.hears else "what other instances say is not heard"

    async def _bots(self) -> str:
        """Asks a process; one that has died is begun anew by that, one that nobody has needed yet is left alone."""
        quick = self.hall.thinking.quick
        if not self.hall.settings.bots_ready and not any(worker.process for worker in quick.workers.all):
            return ""
        try:
            async with asyncio.timeout(PROMPT):
                await quick.ask("", "", PROMPT, bot_worker.ready)
        except Exception as error:
            return f"no bot can think: {error!r}"
        return ""
