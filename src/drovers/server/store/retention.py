"""What is kept for how long.  All functions take an open connection; what has been finished stays for good.

Each takes a little at a time, so that nobody at a table waits for it, and says how much it took.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, select

from ..clock import DAY
from ..settings import Kept
from .people import delete_player
from .schema import METADATA, analyses, places, players, results, sessions, tables, tokens

AT_ONCE = 100


def guests(since: int) -> Select[str]:
    """Guests who never came back: their going takes nothing from anybody else."""
    wanted = select(players.c.id).where(players.c.account.is_(None), players.c.seen < since)
    for traces in (results, places, tokens):
        wanted = wanted.where(~exists().where(traces.c.player == players.c.id))
    return wanted


def waiting(since: int) -> Select[str]:
    """Tables that never began."""
    return _tables(since, tables.c.status == "waiting")


def unfinished(since: int) -> Select[str]:
    """Matches that were left."""
    return _tables(since, tables.c.status == "playing")


def _tables(since: int, which: ColumnElement[bool]) -> Select[str]:
    return select(tables.c.id).where(which, tables.c.changed < since)


def old_analyses(since: int) -> Select[str]:
    """Verdicts made long ago."""
    return select(analyses.c.table_id).where(analyses.c.at < since)


def old_sessions(since: int) -> Select[str]:
    """Sessions that have ended."""
    return select(sessions.c.key).where(sessions.c.seen < since)


def _forget_tables(connection: Connection, found: list[str]) -> None:
    for table in METADATA.tables.values():
        if "table_id" in table.c:
            connection.execute(delete(table).where(table.c.table_id.in_(found)))
    connection.execute(delete(tables).where(tables.c.id.in_(found)))


def _forget_guests(connection: Connection, found: list[str]) -> None:
    for player in found:
        delete_player(connection, player)


def _forget_analyses(connection: Connection, found: list[str]) -> None:
    connection.execute(delete(analyses).where(analyses.c.table_id.in_(found)))


def _forget_sessions(connection: Connection, found: list[str]) -> None:
    connection.execute(delete(sessions).where(sessions.c.key.in_(found)))


Forget = Callable[[Connection, list[str]], None]
RULES: dict[str, tuple[Callable[[int], Select[str]], Forget]] = {
    "waiting": (waiting, _forget_tables),
    "unfinished": (unfinished, _forget_tables),
    "guests": (guests, _forget_guests),
    "analyses": (old_analyses, _forget_analyses),
    "sessions": (old_sessions, _forget_sessions),
}


def due(connection: Connection, kept: Kept, at: int) -> dict[str, int]:
    """How much of each would go now."""
    counts = {}
    for name, (find, _) in RULES.items():
        days = getattr(kept, name)
        wanted = select(func.count()).select_from(find(at - days * DAY).subquery())
        counts[name] = (connection.execute(wanted).scalar() or 0) if days else 0
    return counts


def forget_some(connection: Connection, name: str, kept: Kept, at: int, spared: frozenset[str]) -> list[str]:
    """Lets some of that kind go, but for those spared; their ids."""
    days = getattr(kept, name)
    find, forget = RULES[name]
    if not days:
        return []
    rows = connection.execute(find(at - days * DAY).limit(AT_ONCE + len(spared))).scalars()
    found = [one for one in rows if one not in spared][:AT_ONCE]
    if found:
        forget(connection, found)
    return found
