"""Deals of the day and who played them.  All functions take an open connection."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from ..entries import Move, Undo, read_entry
from ..rows import Deal, NewTable, Tried
from .engine import inserting, one_by_one
from .log import found
from .schema import attempts, deals, log, players, results, tables

LOCK = 7_071_964  # any number, the same for all instances


def keep(connection: Connection, drawn: Deal) -> Deal:
    """The deal of that day: this one, unless there is one already."""
    connection.execute(inserting(connection, deals).on_conflict_do_nothing(), msgspec.structs.asdict(drawn))
    kept = load(connection, drawn.game, drawn.day)
    assert kept is not None
    return kept


def load(connection: Connection, game: str, day: str) -> Deal | None:
    """The deal of a day, if one was drawn."""
    row = connection.execute(select(deals).where(deals.c.game == game, deals.c.day == day)).one_or_none()
    return Deal(row.game, row.day, row.seats, row.bot, row.seed, row.commitment) if row else None


def attempt(connection: Connection, player: str, new: NewTable) -> str:
    """Saves a player's table of a deal of the day, or finds the one it has: nobody tries twice."""
    game, day = new.founding.game, new.founding.day
    one_by_one(connection, LOCK)
    known = connection.execute(select(attempts.c.table_id).where(*_mine(player, game, day))).scalar()
    if known is not None:
        return str(known)
    found(connection, new)
    row = {"game": game, "day": day, "player": player, "table_id": new.founding.id}
    connection.execute(insert(attempts), row)
    return new.founding.id


def _mine(player: str, game: str, day: str | None) -> tuple[ColumnElement[bool], ...]:
    return attempts.c.player == player, attempts.c.game == game, attempts.c.day == day


def table_of(connection: Connection, player: str, game: str, day: str) -> str | None:
    """Where a player plays, or played, the deal of a day."""
    return connection.execute(select(attempts.c.table_id).where(*_mine(player, game, day))).scalar()


def field(connection: Connection, game: str, day: str) -> list[Tried]:
    """Everybody who has finished the deal of a day: those who won first, then by points and by fewer moves."""
    other = results.alias()
    best = select(func.max(other.c.score)).where(other.c.table_id == results.c.table_id, other.c.seat != results.c.seat)
    made = select(func.count()).where(log.c.table_id == results.c.table_id, log.c.kind == "move", log.c.seat == 0)
    wanted = (
        select(attempts.c.player, players.c.name, attempts.c.table_id, results.c.rank, results.c.score)
        .add_columns(best.scalar_subquery().label("best"), made.scalar_subquery().label("made"))
        .join(results, and_(results.c.table_id == attempts.c.table_id, results.c.seat == 0))
        .join(players, players.c.id == attempts.c.player)
        .where(attempts.c.game == game, attempts.c.day == day)
    )
    lines = [
        Tried(row.player, row.name, row.table_id, row.rank, row.score, row.score - (row.best or 0), row.made)
        for row in connection.execute(wanted)
    ]
    return sorted(lines, key=lambda one: (one.rank, -one.margin, -one.points, one.moves, one.table))


def days_of(connection: Connection, player: str, game: str) -> dict[str, int]:
    """The days whose deal a player has finished, with its place."""
    wanted = (
        select(attempts.c.day, results.c.rank)
        .join(results, and_(results.c.table_id == attempts.c.table_id, results.c.seat == 0))
        .where(attempts.c.player == player, attempts.c.game == game)
    )
    return dict(connection.execute(wanted).all())


def moves_of(connection: Connection, wanted: list[str]) -> dict[str, list[tuple[int, str]]]:
    """The moves of these tables, without those taken back."""
    rows = connection.execute(
        select(log.c.table_id, log.c.version, log.c.kind, log.c.seat, log.c.player, log.c.data, log.c.at)
        .join(tables, tables.c.id == log.c.table_id)
        .where(log.c.table_id.in_(wanted), log.c.kind.in_(["move", "undo"]))
        .order_by(log.c.table_id, log.c.version)
    )
    found: dict[str, list[tuple[int, str]]] = {table: [] for table in wanted}
    for table, *row in rows:
        act = read_entry(*row).act
        if isinstance(act, Move):
            found[table].append((act.seat, act.text))
        elif isinstance(act, Undo):
            found[table].pop()
    return found


def merge(connection: Connection, guest: str, account: str) -> None:
    """What a guest tried the account has tried, but where it had tried itself."""
    own = attempts.alias()
    same = (own.c.player == account, own.c.game == attempts.c.game, own.c.day == attempts.c.day)
    taken = select(func.count()).where(*same).scalar_subquery()
    connection.execute(update(attempts).where(attempts.c.player == guest, taken == 0).values(player=account))
    forget(connection, guest)


def forget(connection: Connection, player: str) -> None:
    """Removes what says that a player tried; the tables stay, as nobody's."""
    connection.execute(delete(attempts).where(attempts.c.player == player))
