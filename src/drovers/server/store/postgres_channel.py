"""Notices over PostgreSQL's LISTEN and NOTIFY: nothing else is needed, but every NOTIFY waits for a lock all share."""

from __future__ import annotations

from collections.abc import Callable

import psycopg
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from .listening import AGAIN, Ear

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


class PostgresChannel(Ear):
    """Notifies with the transaction itself."""

    largest = 7900  # PostgreSQL takes less than 8000 bytes
    lost = psycopg.Error

    def __init__(self, url: str):
        super().__init__()
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    def send_with(self, connection: Connection, text: str) -> None:
        """PostgreSQL delivers it when the transaction is committed."""
        connection.execute(NOTIFY, {"payload": text})

    def send_after(self, text: str) -> None:
        """It is on its way already."""

    def hear(self, heard: Callable[[bytes], None]) -> None:
        """Listens by a connection of its own."""
        with psycopg.connect(self.address, autocommit=True, **ALIVE) as connection:  # type: ignore[arg-type]
            connection.execute(f"LISTEN {CHANNEL}")
            self.connected.set()
            while not self.stopping.is_set():
                for notice in connection.notifies(timeout=AGAIN):
                    heard(notice.payload.encode())
