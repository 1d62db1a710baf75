"""The only room that talks to a database.  `Store` works off the event loop: one writer and some readers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..entries import Entry
from ..glicko import Strength
from ..rows import Append, Founding, Listing, NewTable, Solved, Solver, Unavailable
from . import engine, fitness, log, people, solving, uptime
from .migrate import migrate
from .notices import Channel, Outbox
from .writer import SILENT, Writer

if TYPE_CHECKING:
    from .postgres_channel import PostgresChannel
    from .redis_channel import RedisChannel

LOG = logging.getLogger(__name__)
T = TypeVar("T")
P = ParamSpec("P")
READERS = 3


class Store:
    """The database of one instance."""

    def __init__(self, url: str, redis: str = ""):
        self.url, self.instance = url, secrets.token_hex(6)
        self.lock = engine.hold(url)
        self.writing, self.reading = engine.writer(url), engine.reader(url, READERS)
        self.threads = ThreadPoolExecutor(READERS, "drovers-reader")
        with self.writing.begin() as connection:
            migrate(connection)
        self.channel = self._channel(redis) if self.shared else None
        self.writer = Writer(self._outbox(self.channel) if self.channel else self.writing.begin, self._failed)
        self.damage = ""  # what is wrong with the file; from then on nothing more is written to it

    def _channel(self, redis: str) -> PostgresChannel | RedisChannel:
        """What carries notices to other instances; loaded only where it is used."""
        if redis:
            from .redis_channel import RedisChannel

            return RedisChannel(redis)
        from .postgres_channel import PostgresChannel

        return PostgresChannel(self.url)

    def _outbox(self, channel: Channel) -> Callable[[], AbstractContextManager[Connection]]:
        return Outbox(self.writing, self.instance, channel).transaction

    @property
    def file(self) -> Path | None:
        """The file, if it is one."""
        return engine.file_of(self.url)

    @property
    def hears(self) -> bool:
        """Whether what other instances say arrives at once; else it comes with the beat.  Beside a file is nobody."""
        return self.channel is None or self.channel.connected.is_set()

    async def examine(self) -> None:
        """Looks at every page of a file; one that is damaged is written to no more."""
        if self.file and not self.damage:
            self._ruined(await asyncio.to_thread(self._read, fitness.flaw))

    def _failed(self, error: SQLAlchemyError) -> None:
        self._ruined(fitness.ruin(error))

    def _ruined(self, problem: str) -> None:
        if problem and not self.damage:
            self.damage = problem
            LOG.error("database damaged: nothing more is saved; restore a backup", extra={"problem": problem})

    def _check_sound(self) -> None:
        if self.damage:
            raise Unavailable(self.damage)

    @property
    def shared(self) -> bool:
        """Whether other instances may write here too."""
        return self.writing.dialect.name == "postgresql"

    async def time(self) -> int | None:
        """The time by the clock all instances share, if they share one, in milliseconds since 1970."""
        return await self.read(uptime.time_of) if self.shared else None

    def append(self, append: Append) -> asyncio.Future[bool]:
        """Saves an entry for good before it answers; False if that version is taken."""
        self._check_sound()
        return self.writer.append(append)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs work in a transaction of its own."""
        self._check_sound()
        return await self.writer.do(lambda connection: work(connection, *args, **kwargs))

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs work that changes nothing."""
        try:
            async with asyncio.timeout(SILENT):
                return await asyncio.get_running_loop().run_in_executor(
                    self.threads, self._read, lambda connection: work(connection, *args, **kwargs)
                )
        except TimeoutError:
            raise Unavailable("the database is silent") from None

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.reading.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            self._failed(error)
            raise Unavailable(str(error.__cause__)) from error

    # ------------------------------------------------------------------------------------- what tables ask (`house.py`)

    async def found(self, new: NewTable) -> None:
        """Saves a new table and what has happened there already."""
        await self.write(log.found, new)

    async def founding(self, table: str) -> Founding | None:
        """What was fixed when a table was made."""
        return await self.read(log.load_founding, table)

    async def entries(self, table: str, after: int) -> list[Entry]:
        """What happened at a table, in order, after a version."""
        return await self.read(log.load_log, table, after)

    async def unfinished(self, player: str) -> list[str]:
        """The tables where a player sits and nothing is decided."""
        return await self.read(people.tables_of, player)

    async def mine(self, player: str) -> list[Listing]:
        """Tables where that player has a seat, the unfinished before the finished."""
        return await self.read(log.load_mine, player)

    async def names(self, players: set[str]) -> dict[str, str]:
        """What these are called."""
        return await self.read(people.names, players)

    async def note(self, player: str, table: str) -> str:
        """What a player noted on a table."""
        return await self.read(people.note, player, table)

    async def keep_note(self, player: str, table: str, text: str, at: int) -> None:
        """Keeps what a player notes."""
        await self.write(people.save_note, player, table, text, at)

    async def tried(self, player: str, game: str) -> dict[str, bool]:
        """The puzzles a player has answered, and whether the first answer was right."""
        return await self.read(solving.tried, player, game)

    async def strengths(self, game: str, subjects: list[str]) -> dict[str, Strength]:
        """The strengths of players and puzzles that have met."""
        return await self.read(solving.known, game, subjects)

    async def solvers(self, game: str, most: int) -> list[Solver]:
        """The best solvers of a game's puzzles."""
        return await self.read(solving.best, game, most)

    async def count(self, solved: Solved, first: Strength) -> tuple[Strength, Strength] | None:
        """Counts a first answer: the player's strength before and after; None if it was not the first."""
        return await self.write(solving.count, solved, first)

    def close(self) -> None:
        """Saves what has been asked for, then lets go; the writer last, so that it does the final checkpoint."""
        self.threads.shutdown()
        self.reading.dispose()
        self.writer.stop()
        if self.channel:
            self.channel.close()
        self.writing.dispose()
        engine.let_go(self.lock)


__all__ = ["Append", "Store", "Unavailable"]
