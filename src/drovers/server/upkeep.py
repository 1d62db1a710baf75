"""What is done every night: the file is examined, and what nobody will miss is forgotten."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from datetime import datetime, timedelta

from .clock import now
from .hall import Hall
from .rows import Unavailable
from .store.retention import RULES, forget_some

LOG = logging.getLogger(__name__)
BREATH = 0.05  # seconds between two small steps, in which others are served


def seconds_until(hour: int, at: datetime) -> float:
    """How long it is until that hour of the day comes next."""
    coming = at.replace(hour=hour, minute=0, second=0, microsecond=0)
    return ((coming if coming > at else coming + timedelta(days=1)) - at).total_seconds()


class Upkeep:
    """The night's work of one instance.  Of several each does it; what one has done the next finds done."""

    def __init__(self, hall: Hall):
        self.hall = hall

    async def every_night(self) -> None:
        """Waits for the hour that was chosen, again and again."""
        while True:
            await asyncio.sleep(seconds_until(self.hall.settings.upkeep_hour, datetime.now()))
            try:
                await self.run()
            except Unavailable as error:
                LOG.error("upkeep failed", extra={"problem": str(error)})

    async def run(self) -> dict[str, int]:
        """All of it; how much of each kind has gone."""
        began = time.monotonic()
        await self.hall.store.examine()
        gone = {name: await self._forget(name) for name in RULES}
        gc.collect()  # all there is, once a day: everybody waits while it lasts
        self.hall.metrics.upkeep.set_to_current_time()
        LOG.info("upkeep", extra={"seconds": round(time.monotonic() - began, 1), "gone": gone})
        return gone

    async def _forget(self, name: str) -> int:
        count, at, kept = 0, now(), self.hall.settings.kept
        while True:
            spared = frozenset(table for table, live in self.hall.tables.live.items() if live.watchers)
            found = await self.hall.store.write(forget_some, name=name, kept=kept, at=at, spared=spared)
            for one in found:
                self.hall.tables.live.pop(one, None)
            if not found:
                return count
            count += len(found)
            self.hall.metrics.forgotten.labels(name).inc(len(found))
            await asyncio.sleep(BREATH)
