"""Whom notices reach and by what: browsers, keys of the house.  All functions take an open connection."""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, delete, insert, select, union
from sqlalchemy.dialects import postgresql, sqlite

from ..shapes_habits import PushForm
from .schema import habits, keys, pushes

BROWSERS_MOST = 10  # of one player; the oldest go


def _key(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def add_push(connection: Connection, player: str, form: PushForm) -> None:
    """A browser of that player, which may have been somebody else's."""
    key = _key(form.endpoint)
    connection.execute(delete(pushes).where(pushes.c.key == key))
    known = list(connection.execute(select(pushes.c.key).where(pushes.c.player == player)).scalars())
    connection.execute(delete(pushes).where(pushes.c.key.in_(known[: len(known) - BROWSERS_MOST + 1])))
    row = {"key": key, "player": player, "endpoint": form.endpoint, "p256dh": form.p256dh, "auth": form.auth}
    connection.execute(insert(pushes), row)


def drop_push(connection: Connection, endpoint: str, player: str | None = None) -> None:
    """A browser that wants to hear no more, or is no more."""
    gone = delete(pushes).where(pushes.c.key == _key(endpoint))
    connection.execute(gone if player is None else gone.where(pushes.c.player == player))


def pushes_of(connection: Connection, player: str) -> list[PushForm]:
    """The browsers of a player."""
    wanted = select(pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth).where(pushes.c.player == player)
    return [PushForm(*row) for row in connection.execute(wanted)]


def reachable(connection: Connection) -> set[str]:
    """Everybody who may want to be told: who has a browser, or has confirmed an address."""
    mailed = select(habits.c.player).where(habits.c.data.contains('"confirmed":true'))
    return set(connection.execute(union(select(pushes.c.player), mailed)).scalars())


def key(connection: Connection, name: str, fresh: str) -> str:
    """A key of the house, made the first time it is wanted; of several instances one makes it."""
    kind = postgresql.insert(keys) if connection.dialect.name == "postgresql" else sqlite.insert(keys)
    connection.execute(kind.on_conflict_do_nothing(), {"name": name, "value": fresh})
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar())
