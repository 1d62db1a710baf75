"""Sessions: whose cookie is whose, from when to when.  All functions take an open connection.

What a cookie holds never reaches the database: only its SHA-256 does.
"""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from ..rows import Person
from ..shapes_people import SessionInfo
from .notices import SessionEnded, announce
from .people import person_of
from .schema import players, sessions, tokens


def add(connection: Connection, session: str, key: str, player: str, device: str, at: int) -> None:
    """A new session of that player."""
    row = {"id": session, "key": key, "player": player, "device": device, "created": at, "seen": at}
    connection.execute(insert(sessions), row)


def find(connection: Connection, key: str, since: int) -> tuple[Person, int] | None:
    """Whose session this is and when it was last used, if that was since then."""
    wanted = (
        select(players, sessions.c.seen.label("used"))
        .join(sessions, sessions.c.player == players.c.id)
        .where(sessions.c.key == key, sessions.c.seen >= since)
    )
    row = connection.execute(wanted).one_or_none()
    return (person_of(row), row.used) if row else None


def use(connection: Connection, key: str, at: int) -> None:
    """Notes when a session was last used."""
    connection.execute(update(sessions).where(sessions.c.key == key).values(seen=at))


def of(connection: Connection, player: str, key: str | None, since: int) -> list[SessionInfo]:
    """The sessions of a player, the one used last first; `key` is the one that asks."""
    wanted = select(sessions).where(sessions.c.player == player, sessions.c.seen >= since)
    rows = connection.execute(wanted.order_by(sessions.c.seen.desc(), sessions.c.id))
    return [SessionInfo(row.id, row.device, row.created, row.seen, row.key == key) for row in rows]


def change_key(connection: Connection, old: str, new: str) -> bool:
    """The session has another cookie from now on; False if there is no such session."""
    found = connection.execute(update(sessions).where(sessions.c.key == old).values(key=new)).rowcount
    announce(connection, [SessionEnded(old)])
    return bool(found)


def end(connection: Connection, key: str) -> None:
    """That session is no more."""
    connection.execute(delete(sessions).where(sessions.c.key == key))
    announce(connection, [SessionEnded(key)])


def end_of(connection: Connection, player: str, session: str | None, but: str | None) -> list[str]:
    """One session of a player is no more, or all of them but one; the keys of those that were."""
    wanted = sessions.c.player == player
    if session is not None:
        wanted &= sessions.c.id == session
    if but is not None:
        wanted &= sessions.c.key != but
    keys = list(connection.execute(delete(sessions).where(wanted).returning(sessions.c.key)).scalars())
    announce(connection, map(SessionEnded, keys))
    return keys


# Made once, as `people.SEEN` is.
AMONG = [select(table.c.key).where(table.c.key.in_(bindparam("keys", expanding=True))) for table in (sessions, tokens)]


def still_there(connection: Connection, keys: set[str]) -> set[str]:
    """Which of these are keys of sessions or tokens."""
    return {key for one in AMONG for key in connection.execute(one, {"keys": list(keys)}).scalars()}
