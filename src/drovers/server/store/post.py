"""Whom notices reach and by what: browsers, keys of the house.  All functions take an open connection."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, union

from ..rows import Listing
from ..shapes_habits import Kept, PushForm
from .engine import inserting
from .habits import Told, read_kept
from .log import load_listings
from .notices import PlayerChanged, announce
from .schema import habits, keys, looking, places, players, pushes, tables

BROWSERS_MOST = 10  # of one player; the oldest go
HOUR = 3_600_000  # what an instance that is no more has left here is gone after that


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
    announce(connection, [PlayerChanged(player)])


def drop_push(connection: Connection, endpoint: str, player: str | None = None) -> None:
    """A browser that wants to hear no more, or is no more."""
    gone = delete(pushes).where(pushes.c.key == _key(endpoint))
    connection.execute(gone if player is None else gone.where(pushes.c.player == player))


class Reached(NamedTuple):
    """Whom notices may reach: how they like it, what they were told, where they sit; whether they look elsewhere."""

    player: str
    name: str
    kept: Kept
    told: Told
    tables: list[Listing]
    browsers: list[PushForm]
    elsewhere: bool


def reached(connection: Connection, who: list[str], at: int, here: str) -> list[Reached]:
    """All that is asked about these people before they are told; `here` is the instance that asks."""
    sitting, browsers = _sitting(connection, who), _browsers(connection, who)
    others = (looking.c.instance != here, looking.c.until > at)
    away = set(connection.execute(select(looking.c.player).where(looking.c.player.in_(who), *others)).scalars())
    own = select(players.c.id, players.c.name, habits.c.data, habits.c.told, habits.c.late, habits.c.mailed)
    wanted = own.join(habits, habits.c.player == players.c.id, isouter=True).where(players.c.id.in_(who))
    found = []
    for row in connection.execute(wanted):
        kept, told = (Kept(), Told()) if row.data is None else (read_kept(row.data), Told(*row[3:]))
        found.append(Reached(row.id, row.name, kept, told, sitting[row.id], browsers[row.id], row.id in away))
    return found


def _sitting(connection: Connection, who: list[str]) -> dict[str, list[Listing]]:
    """The matches these play."""
    theirs = select(places.c.table_id).where(places.c.player.in_(who))
    found: dict[str, list[Listing]] = defaultdict(list)
    for listing in load_listings(
        connection, select(tables).where(tables.c.id.in_(theirs), tables.c.status == "playing")
    ):
        for player in {one.player for one in listing.places if one.player}:
            found[player].append(listing)
    return found


def _browsers(connection: Connection, who: list[str]) -> dict[str, list[PushForm]]:
    """The browsers of these."""
    found: dict[str, list[PushForm]] = defaultdict(list)
    wanted = select(pushes.c.player, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth).where(pushes.c.player.in_(who))
    for player, *form in connection.execute(wanted):
        found[player].append(PushForm(*form))
    return found


def reachable(connection: Connection) -> tuple[set[str], set[str]]:
    """Who may want to be told (a browser, or an address that was confirmed), and for whom of them something waits."""
    return set(connection.execute(_reachable()).scalars()), _overdue(connection)


def _reachable() -> Select[Any]:
    mailed = select(habits.c.player).where(habits.c.data.contains('"confirmed":true'))
    return select(union(select(pushes.c.player), mailed).subquery().c.player)


def _overdue(connection: Connection) -> set[str]:
    """For whom something may wait that they have not been told, or not by mail."""
    owes = tables.c.owing.op(">>")(places.c.seat).op("&")(1) == 1
    unheard = or_(habits.c.late, tables.c.changed > func.coalesce(habits.c.told, 0))
    wanted = (
        select(places.c.player)
        .join(tables, tables.c.id == places.c.table_id)
        .join(habits, habits.c.player == places.c.player, isouter=True)
        .where(places.c.player.in_(_reachable()), places.c.bot.is_(None), tables.c.status == "playing", owes, unheard)
    )
    return set(connection.execute(wanted.distinct()).scalars())


def look(connection: Connection, instance: str, seen: list[str], until: int) -> None:
    """These look at a page of that instance; nobody else does."""
    connection.execute(delete(looking).where(or_(looking.c.instance == instance, looking.c.until < until - HOUR)))
    if seen:
        connection.execute(insert(looking), [{"player": one, "instance": instance, "until": until} for one in seen])


def key(connection: Connection, name: str, fresh: str) -> str:
    """A key of the house, made the first time it is wanted; of several instances one makes it."""
    connection.execute(inserting(connection, keys).on_conflict_do_nothing(), {"name": name, "value": fresh})
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar())
