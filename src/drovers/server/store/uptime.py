"""When servers were up: clocks stop while none was.  All functions take an open connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update

from .schema import tables, uptime


def time_of(connection: Connection) -> int:
    """What time it is by PostgreSQL's clock, in milliseconds since 1970."""
    return int(connection.execute(select(func.extract("epoch", func.clock_timestamp()) * 1000)).scalar_one())


def load(connection: Connection) -> list[tuple[int, int]]:
    """The spans in which some instance was up, in order, overlapping ones joined."""
    spans: list[tuple[int, int]] = []
    for start, beat in connection.execute(select(uptime.c.start, uptime.c.beat).order_by(uptime.c.start)):
        if spans and start <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(beat, spans[-1][1]))
        else:
            spans.append((start, beat))
    return spans


def latest(connection: Connection) -> int:
    """The last moment of which anything is known: time never goes on from before it."""
    moments = (select(func.max(column)) for column in (uptime.c.beat, tables.c.changed))
    return max(connection.execute(moment).scalar() or 0 for moment in moments)


def begin(connection: Connection, instance: str, at: int, keep: int) -> None:
    """This instance is up from now on; spans that ended long ago can matter to no clock any more."""
    connection.execute(delete(uptime).where(uptime.c.beat < keep))
    connection.execute(insert(uptime), {"id": instance, "start": at, "beat": at})


def beat(connection: Connection, instance: str, at: int) -> None:
    """This instance is still up."""
    connection.execute(update(uptime).where(uptime.c.id == instance).values(beat=at))
