"""Tables and their logs: appending, loading, listing.  All functions take an open connection."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, delete, exists, func, insert, select

from ..entries import STILL, Entry, Move, json_text, read_entry, write_entry
from ..rows import Append, Founding, Listing, NewTable, Placing, Summary
from ..shapes import ClockRule
from .batch import LOGGED, save_batch
from .matches import save_match
from .notices import Saved, announce
from .results import save_standings
from .schema import log, places, players, seated, tables

FOUNDED = Founding.__struct_fields__


class Taken(Exception):
    """Another entry has that version."""


def append_all(connection: Connection, appends: list[Append]) -> None:
    """Saves entries with all that belongs to them; raises, for all to be undone, if a version is not free."""
    logged = [(append.table, *write_entry(append.entry)) for append in appends]
    kept = {append.table: _kept(append) for append in appends}
    if save_batch(connection, logged, list(kept.values())) < len(appends):
        raise Taken
    for append in appends:
        _save_rest(connection, append)
    announce(connection, map(_saved, appends, logged))


def _saved(append: Append, logged: tuple[Any, ...]) -> Saved:
    """What others hear of it; a move, of which there are many, whole."""
    entry = append.entry
    row = logged[1:] if isinstance(entry.act, Move) else None
    return Saved(append.table, entry.version, entry.act.listed, append.called, row)


def _save_rest(connection: Connection, append: Append) -> None:
    """What only some entries bring: other people on the seats, the end of the match, a new table."""
    if append.places is not None:
        save_places(connection, append.table, append.places)
    if append.standings is not None:
        save_standings(connection, append.table, append.standings, append.entry.at)
        save_match(connection, append)
    if append.founding is not None:
        found(connection, append.founding)


def found(connection: Connection, new: NewTable) -> None:
    """Saves a new table and what has happened there already."""
    row = msgspec.structs.asdict(new.founding) | msgspec.structs.asdict(new.summary)
    row |= {"options": _text(new.founding.options), "clock": _text(new.founding.clock)}
    row |= {"changed": new.entries[-1].at if new.entries else new.founding.created, "version": len(new.entries)}
    connection.execute(insert(tables), row)
    if new.entries:
        rows = [dict(zip(LOGGED, (new.founding.id, *write_entry(entry)), strict=True)) for entry in new.entries]
        connection.execute(insert(log), rows)
    save_places(connection, new.founding.id, new.places)
    announce(connection, [Saved(new.founding.id, len(new.entries), listed=True)])


def save_places(connection: Connection, table: str, placings: list[Placing]) -> None:
    """Replaces who sits where."""
    connection.execute(delete(places).where(places.c.table_id == table))
    connection.execute(insert(places), [{"table_id": table} | msgspec.structs.asdict(one) for one in placings])


def _text(value: Any) -> str:
    return json_text(value).decode()


def _kept(append: Append) -> tuple[Any, ...]:
    entry, summary = append.entry, append.summary
    return append.table, entry.at, summary.status, entry.version, summary.owing, summary.bots


def load_founding(connection: Connection, table: str) -> Founding | None:
    """What was fixed when the table was made."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return _founding(row) if row else None


def load_log(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """What happened at a table, in order, after a version."""
    wanted = (
        select(log.c.version, log.c.kind, log.c.seat, log.c.player, log.c.data, log.c.at)
        .where(log.c.table_id == table, log.c.version > after)
        .order_by(log.c.version)
    )
    return [read_entry(*row) for row in connection.execute(wanted)]


def _founding(row: Row[Any]) -> Founding:
    fields = {name: getattr(row, name) for name in FOUNDED}
    fields["options"] = msgspec.json.decode(row.options)
    fields["clock"] = msgspec.json.decode(row.clock, type=ClockRule)
    return Founding(**fields)


def load_open(connection: Connection, since: int, most: int = 200) -> list[Listing]:
    """Open tables that wait for players, newest first; not where nobody who sits there has been seen since then."""
    kept = exists().where(places.c.table_id == tables.c.id, players.c.id == places.c.player, players.c.seen >= since)
    wanted = select(tables).where(tables.c.open, tables.c.status == "waiting", kept)
    return load_listings(connection, wanted.order_by(tables.c.changed.desc()).limit(most))


def load_mine(connection: Connection, player: str, most: int = 200) -> list[Listing]:
    """Tables where that player has a seat, the unfinished before the finished."""
    mine = select(places.c.table_id).where(places.c.player == player)
    wanted = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.status.desc(), tables.c.changed.desc())
    return load_listings(connection, wanted.limit(most))


def load_one(connection: Connection, table: str) -> Listing | None:
    """One table as lists show it."""
    found = load_listings(connection, select(tables).where(tables.c.id == table))
    return found[0] if found else None


def load_stalled(connection: Connection, before: int, most: int = 500) -> list[str]:
    """Tables where a bot owes a move and nothing has happened since."""
    owed = tables.c.owing.op("&")(tables.c.bots) != 0
    wanted = select(tables.c.id).where(tables.c.status == "playing", owed, tables.c.changed <= before)
    return list(connection.execute(wanted.order_by(tables.c.changed).limit(most)).scalars())


def load_listings(connection: Connection, wanted: Select[Any]) -> list[Listing]:
    """Tables with who sits there."""
    rows = connection.execute(wanted).all()
    by_table: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    for row in connection.execute(seated(places, list(by_table))):
        by_table[row.table_id].append(row)
    moved = _moved(connection, [row.id for row in rows if row.status == "playing"])
    return [_listing(row, by_table[row.id], moved.get(row.id, row.changed)) for row in rows]


def _moved(connection: Connection, playing: list[str]) -> dict[str, int]:
    """When these matches last went on."""
    wanted = (
        select(log.c.table_id, func.max(log.c.at).label("moved"))
        .where(log.c.table_id.in_(playing), log.c.kind.not_in(STILL))
        .group_by(log.c.table_id)
    )
    return {row.table_id: row.moved for row in connection.execute(wanted)} if playing else {}


def _listing(row: Row[Any], seated: list[Row[Any]], moved: int) -> Listing:
    return Listing(
        founding=_founding(row),
        summary=Summary(row.status, row.owing, row.bots),
        changed=row.changed,
        moved=moved,
        places=[Placing(one.seat, one.player, one.bot) for one in seated],
        names=[one.name or one.bot for one in seated],
    )
