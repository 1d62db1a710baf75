"""Connections.  SQLite: one writer that owns checkpoints, readers that cannot write, one process by a lock file."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Engine, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.pool import QueuePool, StaticPool

WRITER = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "secure_delete=ON",
    "temp_store=MEMORY",  # what undoes half a statement: a file of it was as much writing as the journal
    "wal_autocheckpoint=10000",  # pages: many tables change the same ones again and again, so they are copied rarely
    "cache_size=-1000",  # KiB, half of what it would be: twice as much made no write faster, with 12 tables or 1,500
)
READER = ("query_only=ON", "busy_timeout=5000", "wal_autocheckpoint=0")


class InUse(Exception):
    """Another process serves this file."""


def file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    parsed = make_url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


def hold(url: str) -> IO[str] | None:
    """Keeps other servers off a SQLite file for as long as the answer stays open; a shared database needs no lock."""
    path = file_of(url)
    if path is None:
        return None
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise InUse(str(path)) from None
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it will hold secrets
    return lock


def let_go(lock: IO[str] | None) -> None:
    """Others may have the file; a process that is just being begun from this one does not hold it either."""
    if lock:
        fcntl.flock(lock, fcntl.LOCK_UN)
        lock.close()


def check_free(url: str) -> None:
    """Refuses a file another server holds, before anything else is begun."""
    let_go(hold(url))


# A connection that has died silently is noticed by the system, not by a player who waits.
ALIVE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
    "options": "-c jit=off",  # what is asked here is answered before a plan would be compiled
}
ANYWHERE = {"check_same_thread": False}  # a file's connection; its pool lends it to one thread at a time


def _engine(url: str, connecting: dict[str, Any], **choices: Any) -> Engine:
    """An engine whose errors do not quote what was to be written: seeds and cards are in there."""
    return create_engine(url, hide_parameters=True, connect_args=connecting, **choices)


def inserting(connection: Connection, table: Table) -> Any:
    """Rows for a table, to be told what becomes of those that are there already: not every database can be."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def one_by_one(connection: Connection, key: int) -> None:
    """Until it ends, no other transaction passes here with the same key: rows that do not exist yet cannot be locked.

    A file has one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})


def writer(url: str) -> Engine:
    """The engine that writes: one connection."""
    if make_url(url).get_backend_name() == "sqlite":
        return _as_we_like_it(_engine(url, ANYWHERE, poolclass=StaticPool), WRITER, "BEGIN IMMEDIATE")
    return _engine(url, ALIVE, pool_size=1, max_overflow=0, pool_pre_ping=True)


def reader(url: str, connections: int) -> Engine:
    """The engine that reads."""
    if make_url(url).get_backend_name() == "sqlite":
        engine = _engine(url, ANYWHERE, poolclass=QueuePool, pool_size=connections)
        return _as_we_like_it(engine, READER, "BEGIN")
    return _engine(url, ALIVE, pool_size=connections, max_overflow=0, pool_pre_ping=True)


def _as_we_like_it(engine: Engine, pragmas: tuple[str, ...], begin: str) -> Engine:
    """Transactions begin when we say so (the driver would leave migrations outside of them); readers see one moment."""

    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine
