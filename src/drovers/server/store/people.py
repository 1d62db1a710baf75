"""Players, their tokens, notes and mutes.  All functions take an open connection.

What a cookie or a token holds never reaches the database: only its SHA-256 does.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, bindparam, delete, exists, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError

from ..entries import SPOKEN, without_words
from ..rows import Person
from ..shapes_people import TokenInfo
from . import deals, solving
from .engine import inserting
from .notices import PlayerChanged, PlayerGone, Rewritten, SessionEnded, announce
from .schema import (
    entrants,
    habits,
    invitations,
    log,
    mutes,
    notes,
    places,
    players,
    pushes,
    ratings,
    results,
    sessions,
    tables,
    tokens,
    tournaments,
)


def add_player(connection: Connection, player: str, name: str, at: int) -> None:
    """Saves somebody who has a name and no account."""
    connection.execute(insert(players), {"id": player, "name": name, "created": at, "seen": at})


def by_token(connection: Connection, key: str) -> Person | None:
    """Whose token this is."""
    return _person(connection, select(players).join(tokens, tokens.c.player == players.c.id).where(tokens.c.key == key))


def by_account(connection: Connection, account: str) -> Person | None:
    """Whose account this is."""
    return _person(connection, select(players).where(players.c.account == account))


def by_id(connection: Connection, player: str) -> Person | None:
    """The player of that id."""
    return _person(connection, select(players).where(players.c.id == player))


def _person(connection: Connection, wanted: Select[Any]) -> Person | None:
    row = connection.execute(wanted).one_or_none()
    return person_of(row) if row else None


def person_of(row: Row[Any]) -> Person:
    """A row of players as we know it."""
    return Person(row.id, row.name, row.account, row.password, row.created, row.seen)


def is_like_account(connection: Connection, account: str, look: str, but: str | None) -> bool:
    """Whether another player's account has that name, or one that looks like it."""
    alike = or_(players.c.account == account, players.c.looks == look)
    other = players.c.id != but if but is not None else true()
    return connection.execute(select(players.c.id).where(alike, other).limit(1)).first() is not None


def rename(connection: Connection, player: str, name: str, account: str | None, look: str | None) -> bool:
    """The player is called otherwise from now on, and so is its account; False if somebody has that one."""
    return _change(connection, player, {"name": name, "account": account, "looks": look})


def make_account(connection: Connection, player: str, name: str, account: str, look: str, password: str) -> bool:
    """Gives a guest an account; False if somebody has that name, or one that looks like it."""
    return _change(connection, player, {"name": name, "account": account, "looks": look, "password": password})


def _change(connection: Connection, player: str, values: dict[str, str | None]) -> bool:
    try:
        with connection.begin_nested():
            connection.execute(update(players).where(players.c.id == player).values(**values))
    except IntegrityError:
        return False
    announce(connection, [PlayerChanged(player)])
    return True


def set_password(connection: Connection, player: str, password: str) -> None:
    """Another password, or another hash of it."""
    connection.execute(update(players).where(players.c.id == player).values(password=password))


def names(connection: Connection, wanted: set[str]) -> dict[str, str]:
    """What players are called."""
    rows = connection.execute(select(players.c.id, players.c.name).where(players.c.id.in_(wanted)))
    return {row.id: row.name for row in rows}


# Made once: a list in a statement is a cycle of objects, and this is done for everybody who comes and goes.
SEEN_BY_FILE = "UPDATE players SET seen = ? WHERE id IN (SELECT value FROM json_each(?))"
SEEN = update(players).where(players.c.id.in_(bindparam("present", expanding=True))).values(seen=bindparam("at"))


def seen(connection: Connection, present: list[str], at: int) -> None:
    """These players are connected now; a file takes them as one text, however many they are."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(SEEN_BY_FILE, (at, msgspec.json.encode(present).decode()))
    else:
        connection.execute(SEEN, {"present": present, "at": at})


def tables_of(connection: Connection, player: str) -> list[str]:
    """The unfinished tables where that player sits."""
    wanted = (
        select(places.c.table_id)
        .join(tables, tables.c.id == places.c.table_id)
        .where(places.c.player == player, tables.c.status.in_(["waiting", "playing"]))
        .distinct()
    )
    return list(connection.execute(wanted).scalars())


def merge(connection: Connection, guest: str, account: str) -> list[str]:
    """What a guest did becomes the account's; returns the tables this touches."""
    touched = _traces(connection, guest)
    for table in (log, places, results):
        connection.execute(update(table).where(table.c.player == guest).values(player=account))
    known = select(notes.c.table_id).where(notes.c.player == account)
    connection.execute(delete(notes).where(notes.c.player == guest, notes.c.table_id.in_(known)))
    for table in (notes, tokens, pushes, entrants):
        connection.execute(update(table).where(table.c.player == guest).values(player=account))
    connection.execute(update(tournaments).where(tournaments.c.host == guest).values(host=account))
    _merge_mutes(connection, guest, account)
    _merge_ratings(connection, guest, account)
    solving.merge(connection, guest, account)
    deals.merge(connection, guest, account)
    _forget(connection, guest)
    announce(connection, map(Rewritten, touched))
    return touched


def _merge_mutes(connection: Connection, guest: str, account: str) -> None:
    """Whom the guest did not hear the account does not hear, and whoever did not hear the guest."""
    for other in muted(connection, guest) - {account}:
        mute(connection, account, other, on=True)
    for deaf in set(connection.execute(select(mutes.c.player).where(mutes.c.other == guest)).scalars()) - {account}:
        mute(connection, deaf, account, on=True)


def _merge_ratings(connection: Connection, guest: str, account: str) -> None:
    """What the guest was rated at the account is, where it has not been rated itself."""
    own = ratings.alias()
    rated = exists().where(own.c.subject == account, own.c.game == ratings.c.game, own.c.seats == ratings.c.seats)
    connection.execute(update(ratings).where(ratings.c.subject == guest, ~rated).values(subject=account))


def delete_player(connection: Connection, player: str) -> list[str]:
    """Removes a player and all that says who it was; moves stay, as nobody's.  Returns the tables this touches."""
    touched = _traces(connection, player)
    _silence(connection, player)
    for table in (log, places, results):
        connection.execute(update(table).where(table.c.player == player).values(player=None))
    _forget(connection, player)
    announce(connection, map(Rewritten, touched))
    return touched


def _silence(connection: Connection, player: str) -> None:
    """What a player said is gone; the time that ran until then stays, or clocks would go back."""
    spoken = select(log.c.table_id, log.c.version, log.c.data).where(log.c.player == player, log.c.kind.in_(SPOKEN))
    for table, version, data in connection.execute(spoken).all():
        here = (log.c.table_id == table, log.c.version == version)
        connection.execute(update(log).where(*here).values(data=without_words(data)))


def _traces(connection: Connection, player: str) -> list[str]:
    """The tables where that player has done anything."""
    return list(connection.execute(select(log.c.table_id).where(log.c.player == player).distinct()).scalars())


def _forget(connection: Connection, player: str) -> None:
    for table in (sessions, tokens, notes, mutes, habits, pushes, invitations):
        connection.execute(delete(table).where(table.c.player == player))
    connection.execute(delete(invitations).where(invitations.c.by == player))
    connection.execute(update(entrants).where(entrants.c.player == player).values(player=None))
    connection.execute(update(tournaments).where(tournaments.c.host == player).values(host=None))
    solving.forget(connection, player)
    deals.forget(connection, player)
    connection.execute(delete(mutes).where(mutes.c.other == player))
    connection.execute(delete(ratings).where(ratings.c.subject == player))
    connection.execute(delete(players).where(players.c.id == player))
    announce(connection, [PlayerGone(player)])


def add_token(connection: Connection, token: str, key: str, player: str, label: str, at: int) -> None:
    """A token for a bot of that player."""
    row = {"id": token, "key": key, "player": player, "label": label, "created": at}
    connection.execute(insert(tokens), row)


def tokens_of(connection: Connection, player: str) -> list[TokenInfo]:
    """The tokens of a player, oldest first."""
    wanted = select(tokens).where(tokens.c.player == player).order_by(tokens.c.created, tokens.c.id)
    return [TokenInfo(row.id, row.label, row.created) for row in connection.execute(wanted)]


def delete_token(connection: Connection, token: str, player: str) -> str | None:
    """Takes a token away; its key, if there was such a token."""
    found = delete(tokens).where(tokens.c.id == token, tokens.c.player == player).returning(tokens.c.key)
    key = connection.execute(found).scalar()
    if key:
        announce(connection, [SessionEnded(key)])
    return key


def note(connection: Connection, player: str, table: str) -> str:
    """What a player noted about a match."""
    wanted = select(notes.c.text).where(notes.c.player == player, notes.c.table_id == table)
    return connection.execute(wanted).scalar() or ""


def save_note(connection: Connection, player: str, table: str, text: str, at: int) -> None:
    """Replaces what a player noted; an empty note is none."""
    connection.execute(delete(notes).where(notes.c.player == player, notes.c.table_id == table))
    if text:
        connection.execute(insert(notes), {"player": player, "table_id": table, "text": text, "at": at})


def mute(connection: Connection, player: str, other: str, *, on: bool) -> None:
    """The player hears the other no more, or again."""
    if on:
        connection.execute(inserting(connection, mutes).on_conflict_do_nothing(), {"player": player, "other": other})
    else:
        connection.execute(delete(mutes).where(mutes.c.player == player, mutes.c.other == other))
    announce(connection, [PlayerChanged(player)])


def muted(connection: Connection, player: str) -> set[str]:
    """Whom a player does not hear."""
    return set(connection.execute(select(mutes.c.other).where(mutes.c.player == player)).scalars())
