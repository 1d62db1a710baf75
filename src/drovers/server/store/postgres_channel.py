"""Notices over PostgreSQL's LISTEN and NOTIFY: nothing else is needed, but every NOTIFY waits for a lock all share."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

LOG = logging.getLogger(__name__)
CHANNEL = "drovers_notices"
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
# A connection that has died without a word is noticed within about ten seconds.
ALIVE = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "connect_timeout": 5,
}


class PostgresChannel:
    """Hears in a thread of its own and calls back in the event loop."""

    largest = 7900  # PostgreSQL takes less than 8000 bytes

    def __init__(self, url: str):
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.connected, self.stopping = threading.Event(), threading.Event()
        self.thread: threading.Thread | None = None

    def send_with(self, connection: Connection, text: str) -> None:
        """PostgreSQL delivers it when the transaction is committed."""
        connection.execute(NOTIFY, {"payload": text})

    def send_after(self, text: str) -> None:
        """It is on its way already."""

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Calls `heard` with every bundle from now on."""
        loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run, args=(heard, loop), name="drovers-listener", daemon=True)
        self.thread.start()
        self.connected.wait(10)

    def close(self) -> None:
        """Ends the thread."""
        self.stopping.set()
        if self.thread:
            self.thread.join()

    def _run(self, heard: Callable[[bytes], None], loop: asyncio.AbstractEventLoop) -> None:
        while not self.stopping.is_set():
            try:
                self._listen(heard, loop)
            except psycopg.Error as error:
                LOG.warning("listener lost", extra={"problem": str(error)})
                self.stopping.wait(0.5)
            self.connected.clear()

    def _listen(self, heard: Callable[[bytes], None], loop: asyncio.AbstractEventLoop) -> None:
        with psycopg.connect(self.address, autocommit=True, **ALIVE) as connection:  # type: ignore[arg-type]
            connection.execute(f"LISTEN {CHANNEL}")
            self.connected.set()
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=0.5):
                    loop.call_soon_threadsafe(heard, notice.payload.encode())
