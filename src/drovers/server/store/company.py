"""People one has played with, and who asks whom to a table.  All functions take an open connection."""

from __future__ import annotations

from sqlalchemy import Connection, case, delete, func, insert, select
from sqlalchemy.sql.functions import count

from ..rows import Listing
from ..shapes_club import Companion
from .log import load_listings
from .notices import Asked, announce
from .schema import invitations, players, results, tables


def companions(connection: Connection, player: str, most: int = 100) -> list[Companion]:
    """Those one has played with, the last first."""
    me, other = results.alias(), results.alias()
    before = func.sum(case((me.c.rank < other.c.rank, 1), else_=0))
    wanted = (
        select(other.c.player, players.c.name, count(), func.max(other.c.at).label("last"), before)
        .join(me, me.c.table_id == other.c.table_id)
        .join(players, players.c.id == other.c.player)
        .where(me.c.player == player, other.c.player != player)
        .group_by(other.c.player, players.c.name)
        .order_by(func.max(other.c.at).desc())
        .limit(most)
    )
    return [
        Companion(who, name, times, last, int(won), False) for who, name, times, last, won in connection.execute(wanted)
    ]


def invite(connection: Connection, table: str, asked: Asked, by: str, at: int) -> None:
    """Somebody is asked to a table."""
    rows = [{"table_id": table, "player": player, "by": by, "at": at} for player in asked.players]
    connection.execute(insert(invitations), rows)
    announce(connection, [asked])


def ask(connection: Connection, asked: Asked) -> None:
    """Other instances tell them too."""
    announce(connection, [asked])


def pending(connection: Connection, by: str) -> int:
    """How many invitations of somebody are open."""
    waiting = select(count()).select_from(invitations.join(tables, tables.c.id == invitations.c.table_id))
    return connection.execute(waiting.where(invitations.c.by == by, tables.c.status == "waiting")).scalar() or 0


def invitations_of(connection: Connection, player: str) -> list[tuple[Listing, str, str]]:
    """Where somebody is asked to, by whom, and what that one is called."""
    wanted = (
        select(invitations.c.table_id, invitations.c.by, players.c.name)
        .join(players, players.c.id == invitations.c.by)
        .where(invitations.c.player == player)
    )
    by = {row.table_id: (row.by, row.name) for row in connection.execute(wanted)}
    open_still = select(tables).where(tables.c.id.in_(list(by)), tables.c.status == "waiting")
    return [(one, *by[one.founding.id]) for one in load_listings(connection, open_still)]


def withdraw(connection: Connection, table: str, player: str) -> None:
    """An invitation is answered."""
    connection.execute(delete(invitations).where(invitations.c.table_id == table, invitations.c.player == player))
