"""Whether this instance can do its work now: asked by whatever sends it people, answered by trying."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import disk_usage

from . import bot_worker
from .clock import now
from .hall import Hall
from .shapes import Ready
from .store import Unavailable
from .store import uptime as spans

FRESH = 1.0  # seconds for which an answer is given again
ROOM = 64 << 20  # bytes that must be free beside the database
PROMPT = 10.0  # seconds within which a bot's process answers


class Health:
    """Looks at everything this instance needs."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.draining = False
        self.lock = asyncio.Lock()
        self.looked, self.problems = -FRESH, dict[str, str]()

    async def ready(self) -> Ready:
        """What is in order and what is not; tried anew every second at most."""
        async with self.lock:
            if time.monotonic() - self.looked >= FRESH:
                self.problems = {name: await check() for name, check in self._checks().items()}
                self.looked = time.monotonic()
        problems = self.problems | {"drain": "this instance is about to stop" if self.draining else ""}
        self.hall.metrics.ready.set(not any(problems.values()))
        return Ready(not any(problems.values()), {name: problem or "ok" for name, problem in problems.items()})

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
            await self.hall.store.write(lambda connection: spans.beat(connection, self.hall.store.instance, now()))
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
        """Asks a process; one that has died is begun anew by that."""
        try:
            async with asyncio.timeout(PROMPT):
                await self.hall.bot_turns.thinking.quick.ask("", "", PROMPT, bot_worker.ready)
        except Exception as error:
            return f"no bot can think: {error!r}"
        return ""
