"""What is saved: one SQLite for all instances of a world, in memory, or in files that a power loss can tear."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import StaticPool

from drovers.server.store import engine as engines
from drovers.server.store.fitness import flaw
from drovers.server.store.migrate import migrate

from .store import broken

if TYPE_CHECKING:
    from .laws import Laws
    from .process import Process

SECTOR = 512  # bytes a disk writes whole or not at all
CHECKPOINT = "wal_autocheckpoint=25"  # pages: so that matches this short meet checkpoints too


@cache
def template() -> sqlite3.Connection:
    """An empty database in its present shape."""
    raw = sqlite3.connect(":memory:")
    engine = _engine(lambda: raw, ())
    with engine.begin() as connection:
        migrate(connection)
    return raw


def _engine(connect: Any, pragmas: tuple[str, ...]) -> Engine:
    engine = create_engine("sqlite://", creator=connect, poolclass=StaticPool)
    return engines._as_we_like_it(engine, pragmas, "BEGIN IMMEDIATE")


@cache
def _memory() -> tuple[sqlite3.Connection, Engine]:
    """One connection and one engine for all worlds: what it has compiled stays compiled."""
    raw = sqlite3.connect(":memory:")
    return raw, _engine(lambda: raw, ("foreign_keys=ON",))


class Database:
    """In memory: what is committed stays."""

    def __init__(self) -> None:
        self.raw, self.engine = _memory()
        template().backup(self.raw)
        self.laws: Laws

    @contextmanager
    def cutting(self, process: Process) -> Iterator[None]:
        """A transaction during which power may fail."""
        yield

    def close(self) -> None:
        """No more of it."""


_path: list[Path] = []


@cache
def _on_file() -> Engine:
    return _engine(lambda: sqlite3.connect(_path[0]), (*engines.WRITER, CHECKPOINT))


class TornDatabase(Database):
    """In files, written as the server does; after so many transactions power fails during one, again and again."""

    def __init__(self, folder: Path, dice: random.Random):
        self.path, self.dice, self.engine, self.left = folder / "drovers.db", dice, _on_file(), 0
        self.wal = folder / "drovers.db-wal"
        self.armed = False
        with sqlite3.connect(self.path) as empty:
            template().backup(empty)
        empty.close()
        self._open()

    def _open(self) -> None:
        _path[:] = [self.path]
        self.engine.dispose()
        with self.engine.connect() as connection:
            self.raw = connection.connection.driver_connection
            assert flaw(connection) == "", "the file is damaged after power came back"
        self.left = self.dice.randrange(5, 80)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def cutting(self, process: Process) -> Iterator[None]:
        self.left -= 1
        if self.left > 0 or not self.armed:
            yield
            return
        before = self._images()
        yield
        torn = tear(before, self._images(), self.dice)
        self.engine.dispose()
        for file, image in zip((self.path, self.wal), torn, strict=True):
            file.write_bytes(image)
        self.laws.world.tally["power losses"] += 1
        self._open()
        self.laws.committed()
        process.kill()
        raise broken("power lost")

    def _images(self) -> tuple[bytes, bytes]:
        return self.path.read_bytes(), self.wal.read_bytes() if self.wal.exists() else b""


def tear(before: tuple[bytes, bytes], after: tuple[bytes, bytes], dice: random.Random) -> tuple[bytes, bytes]:
    """The file and its journal as a disk may have them when power fails between two syncs.

    The journal is synced before a page is copied into the file, and its new beginning before what follows.
    """
    if before[0] != after[0] and dice.random() < 0.5:
        return mixed(before[0], after[0], dice), after[1]
    old, new = before[1], after[1]
    if old[:32] != new[:32]:
        old = new[:32] + old[32:] if dice.random() < 0.8 else old
        if old[:32] != new[:32]:
            return before[0], old
    return before[0], old[:32] + mixed(old[32:], new[32:], dice)


def mixed(old: bytes, new: bytes, dice: random.Random) -> bytes:
    """Some sectors as they were, some as they were to be, some never written; often just cut off."""
    cut = dice.randrange(len(new) + 1)
    whole = new[:cut] + old[cut:]
    if dice.random() < 0.4:
        return whole
    sectors = []
    for at in range(0, max(len(old), len(new)), SECTOR):
        was, becomes = old[at : at + SECTOR], new[at : at + SECTOR]
        sectors.append(dice.choice([was or bytes(SECTOR), becomes or was]))
    return b"".join(sectors)
