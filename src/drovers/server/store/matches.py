"""Finished matches: kept as they are looked for, found, and what they began with.  All take an open connection."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, FromClause, Row, Select, and_, exists, func, insert, or_, select
from sqlalchemy.sql.functions import count

from ..rows import Append
from ..shapes_club import FirstMove, MatchInfo, MatchSeat, Opening
from .schema import matches, results, seated, tables

MOVES = [matches.c[f"move{ply}"] for ply in range(1, 5)]
LONGEST = 80  # signs of a move that count
Outcome = dict[str, ColumnElement[bool]]
OUTCOMES: Outcome = {"won": results.c.rank == 1, "lost": results.c.rank > 1, "left": results.c.left}


class Wanted(Struct, frozen=True):
    """What somebody looks for; everything may be left out.  Who is a player's id, or `bot:` and its name."""

    viewer: str | None = None  # finds matches of its own that others do not
    who: str | None = None
    against: str | None = None
    outcome: str | None = None  # of who
    game: str | None = None
    seats: int | None = None
    options: dict[str, Any] = {}
    opening: list[str] = []


def save_match(connection: Connection, append: Append) -> None:
    """Keeps a match that has just ended."""
    course, standings = append.course, append.standings or []
    if course is None:
        return
    table = connection.execute(select(tables).where(tables.c.id == append.table)).one()
    row = {name: getattr(table, name) for name in ("game", "seats", "options", "rated")}
    row |= {f"move{ply}": text[:LONGEST] for ply, text in enumerate(course.opening, 1)}
    row |= {"table_id": append.table, "listed": table.open or table.rated, "plies": course.plies}
    row |= {"winners": sum(1 << one.seat for one in standings if one.rank == 1), "at": append.entry.at}
    connection.execute(insert(matches), row)


def search(connection: Connection, wanted: Wanted, skip: int = 0, most: int = 50) -> list[MatchInfo]:
    """The matches that fit, newest first."""
    found, at = select(matches).where(*_alike(wanted)), matches.c.at
    if wanted.who:  # walked from its newest result on
        found, at = _of(found, wanted.who, OUTCOMES.get(wanted.outcome or "")), results.c.at
    if wanted.against:
        found = found.where(_played_by(wanted.against))
    if wanted.viewer is None:
        found = found.where(matches.c.listed.is_(True))
    elif wanted.viewer != wanted.who:
        found = found.where(or_(matches.c.listed.is_(True), _played_by(wanted.viewer)))
    return _told(connection, found.order_by(at.desc(), matches.c.table_id).offset(skip).limit(most))


def _alike(wanted: Wanted) -> list[ColumnElement[bool]]:
    """The same game, seats and options, begun the same way."""
    fits = [matches.c.game == wanted.game] if wanted.game else []
    fits += [matches.c.seats == wanted.seats] if wanted.seats else []
    for name, value in wanted.options.items():
        written = msgspec.json.encode({name: value}).decode()[1:-1]  # options are written in one way only
        fits.append(matches.c.options.contains(written, autoescape=True))
    fits += [column == text[:LONGEST] for column, text in zip(MOVES, wanted.opening, strict=False)]
    return fits


def _of(found: Select[Any], who: str, outcome: ColumnElement[bool] | None) -> Select[Any]:
    """Those of one player or bot; on whatever seats it sat, each once."""
    same = results.alias()
    before = exists().where(same.c.table_id == results.c.table_id, same.c.seat < results.c.seat, _is(same, who))
    found = found.join(results, results.c.table_id == matches.c.table_id).where(_is(results, who), ~before)
    return found if outcome is None else found.where(outcome)


def _is(rows: FromClause, who: str) -> ColumnElement[bool]:
    bot = who.removeprefix("bot:")
    return rows.c.player == who if bot == who else and_(rows.c.bot == bot, rows.c.player.is_(None))


def _played_by(who: str) -> ColumnElement[bool]:
    """Whether somebody sat there: a look at the seats of that table, not at all somebody has played."""
    here = select(results.c.player, results.c.bot).where(results.c.table_id == matches.c.table_id).correlate(matches)
    return exists().where(_is(here.offset(0).subquery(), who))


def _told(connection: Connection, wanted: Select[Any]) -> list[MatchInfo]:
    rows = connection.execute(wanted).all()
    seats: dict[str, list[MatchSeat]] = {row.table_id: [] for row in rows}
    for one in connection.execute(seated(results, list(seats))):
        name = one.name or one.bot or ""
        seats[one.table_id].append(MatchSeat(one.player, name, one.bot, one.rank, one.score, one.left, one.rating))
    return [_match(row, seats[row.table_id]) for row in rows]


def _match(row: Row[Any], seats: list[MatchSeat]) -> MatchInfo:
    opening = [text for column in MOVES if (text := getattr(row, column.name))]
    options = msgspec.json.decode(row.options)
    return MatchInfo(row.table_id, row.game, options, row.rated, row.plies, row.at, opening, seats)


def explore(connection: Connection, wanted: Wanted) -> Opening:
    """What listed matches that began like that went on with, the most frequent first."""
    alike, one = (*_alike(wanted), matches.c.listed.is_(True)), func.max(matches.c.table_id)
    played, match = connection.execute(select(func.count(), one).select_from(matches).where(*alike)).one()
    moves = dict[str, FirstMove]()
    if len(wanted.opening) < len(MOVES):
        following = MOVES[len(wanted.opening)]
        counted = select(following, matches.c.winners, count(), one).where(*alike, following.is_not(None))
        for text, winners, times, table in connection.execute(counted.group_by(following, matches.c.winners)):
            seat, _, move = text.partition(" ")
            first = moves.setdefault(text, FirstMove(int(seat), move, 0, 0, table))
            first.played, first.won = first.played + times, first.won + times * (winners >> int(seat) & 1)
    return Opening(played, match, sorted(moves.values(), key=lambda one: (-one.played, one.seat, one.move)))


def of_player(connection: Connection, player: str) -> list[str]:
    """The finished tables of a player, oldest first."""
    mine = select(results.c.table_id).where(results.c.player == player).group_by(results.c.table_id)
    return list(connection.execute(mine.order_by(func.min(results.c.at))).scalars())


def scores_of(connection: Connection, table: str) -> tuple[int, ...]:
    """What every seat of a finished match scored; nothing before its end."""
    wanted = select(results.c.score).where(results.c.table_id == table).order_by(results.c.seat)
    return tuple(connection.execute(wanted).scalars())
