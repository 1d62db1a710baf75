"""What instances tell each other.  All functions take an open connection.

What one transaction has to tell is saved with it, under the next number of the instance that says it: an instance
writes by one connection, so its numbers come in the order of its commits.  A channel carries the same at once; whoever
finds a number missing, or hears nothing at all, reads on from the last number it knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, func, insert, select

from ..clock import now
from ..entries import Row
from .schema import notices, uptime

TOLD = "drovers.told"  # where an open transaction collects what it has to tell
KEPT = 120_000  # milliseconds: who was away for longer looks at everything again
AGAIN = 8  # numbers read once more: a commit whose connection broke may come after the next one


class Notice(Struct, frozen=True, array_like=True):
    """Base of all notices."""


class Saved(Notice, frozen=True, tag="saved"):
    """A table has a new version; the lobby may want to know, and these players owe a move there.

    Where the row of the log comes with it, whoever has all before it need not read it.
    """

    table: str
    version: int
    listed: bool
    called: tuple[str, ...] = ()
    row: Row | None = None


class Rewritten(Notice, frozen=True, tag="rewritten"):
    """Who somebody is has changed in the log of a table."""

    table: str


class PlayerChanged(Notice, frozen=True, tag="changed"):
    """A player is called otherwise, or hears others than before."""

    player: str


class PlayerGone(Notice, frozen=True, tag="gone"):
    """A player is no more."""

    player: str


class SessionEnded(Notice, frozen=True, tag="ended"):
    """A session or a token is no more."""

    key: str


class Planned(Notice, frozen=True, tag="planned"):
    """A seat of a table has planned something else."""

    table: str


class Asked(Notice, frozen=True, tag="asked"):
    """Players are wanted at a table: by whom, for what."""

    players: tuple[str, ...]
    table: str
    game: str
    by: str
    what: Literal["challenge", "rematch", "round"]


class Onlooking(Notice, frozen=True, tag="onlooking"):
    """Who looks on at tables of an instance: some by name, and how many beside those."""

    instance: str
    tables: tuple[tuple[str, tuple[str, ...], int], ...]


AnyNotice = Onlooking | Saved | Rewritten | PlayerChanged | PlayerGone | SessionEnded | Planned | Asked


class Bundle(Struct, frozen=True, array_like=True):
    """What one transaction of an instance had to tell; nothing: too much for the channel, to be read."""

    instance: str
    number: int
    notices: list[AnyNotice]


write_bundle = msgspec.json.Encoder().encode
read_bundle = msgspec.json.Decoder(Bundle).decode
_read_notices = msgspec.json.Decoder(list[AnyNotice]).decode


class Channel(Protocol):
    """Carries bundles to the other instances at once, as well as it can."""

    largest: int  # bytes it takes

    def send_with(self, connection: Connection, text: str) -> None:
        """Called in the transaction."""

    def send_after(self, text: str) -> None:
        """Called when it is committed."""


def announce(connection: Connection, told: Iterable[AnyNotice]) -> None:
    """Tells the other instances once the transaction is committed; where there are none, nobody collects it."""
    if TOLD in connection.info:
        connection.info[TOLD].extend(told)


class Outbox:
    """The numbers of one instance."""

    def __init__(self, engine: Engine, instance: str, channel: Channel):
        self.engine, self.instance, self.channel = engine, instance, channel
        self.number = 0

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A transaction whose notices are saved with it, and sent."""
        text = ""
        with self.engine.begin() as connection:
            told: list[AnyNotice] = []
            connection.info[TOLD] = told
            yield connection
            if told:
                text = self._keep(connection, told)
                self.channel.send_with(connection, text)
        if text:
            self.channel.send_after(text)

    def _keep(self, connection: Connection, told: list[AnyNotice]) -> str:
        self.number += 1  # never used again, even if this is not committed
        row = {"instance": self.instance, "number": self.number, "body": write_bundle(told).decode(), "at": now()}
        connection.execute(insert(notices), row)
        text = write_bundle(Bundle(self.instance, self.number, told))
        if len(text) > self.channel.largest:
            text = write_bundle(Bundle(self.instance, self.number, []))
        return text.decode()


def load_after(connection: Connection, known: Mapping[str, int], since: int) -> list[Bundle]:
    """What instances that were up since then have told after these numbers, and a little before."""
    bundles = []
    for instance in connection.execute(select(uptime.c.id).where(uptime.c.beat >= since)).scalars().all():
        after = known.get(instance, 0) - AGAIN
        mine = (notices.c.instance == instance, notices.c.number > after)
        rows = connection.execute(select(notices.c.number, notices.c.body).where(*mine).order_by(notices.c.number))
        bundles += [Bundle(instance, number, _read_notices(body)) for number, body in rows]
    return bundles


def load_numbers(connection: Connection) -> dict[str, int]:
    """How far every instance is."""
    last = select(notices.c.instance, func.max(notices.c.number).label("last")).group_by(notices.c.instance)
    return {row.instance: row.last for row in connection.execute(last)}


def forget(connection: Connection, before: int) -> None:
    """What was told before is nobody's news."""
    connection.execute(delete(notices).where(notices.c.at < before))
