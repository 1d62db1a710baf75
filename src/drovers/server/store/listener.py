"""Hears what other instances have saved: PostgreSQL's LISTEN, in a thread of its own."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import make_url

from .log import CHANNEL

LOG = logging.getLogger(__name__)


class Listener:
    """Calls back, in the event loop, for every announcement; `lost` after a gap in which some may have been missed."""

    def __init__(self, url: str, heard: Callable[[str], None], lost: Callable[[], None]):
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard, self.lost = heard, lost
        self.loop = asyncio.get_running_loop()
        self.ready, self.stopping = threading.Event(), threading.Event()
        self.connected = False
        self.thread = threading.Thread(target=self._run, name="drovers-listener", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Ends the thread."""
        self.stopping.set()
        self.thread.join()

    def _run(self) -> None:
        while not self.stopping.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                self.connected = False
                LOG.warning("listener lost", extra={"problem": str(error)})
                self.stopping.wait(0.5)

    def _listen(self) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            if self.ready.is_set():
                self.loop.call_soon_threadsafe(self.lost)
            self.ready.set()
            self.connected = True
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self.loop.call_soon_threadsafe(self.heard, notice.payload)
