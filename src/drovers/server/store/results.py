"""How matches ended, and the ratings that follow from it.  All functions take an open connection."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    ScalarSelect,
    String,
    case,
    cast,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.sql.functions import aggregate_strings, count

from ..ratings import FRESH, rate, shown, subject
from ..rows import Standing
from ..shapes import Rating, Tally, Win
from ..shapes_club import RatingPoint
from .engine import one_by_one
from .schema import players, ratings, results, tables

LOCK = 7_071_962  # any number, the same for all instances
LATELY = 12  # rated matches that tell where somebody is heading
BEST = 3  # wins worth showing, each against somebody else


def save_standings(connection: Connection, table: str, standings: list[Standing], at: int) -> None:
    """Saves how a match ended and, if it was a rated one, moves the ratings of those who played it."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one()
    shared = {"table_id": table, "game": row.game, "seats": row.seats, "at": at}
    moved = _rate(connection, row.game, row.seats, standings) if row.rated else {}
    rows = [
        shared | msgspec.structs.asdict(one) | {"rating": moved.get(subject(one.player, one.bot))} for one in standings
    ]
    connection.execute(insert(results), rows)


def _rate(connection: Connection, game: str, seats: int, standings: list[Standing]) -> dict[str | None, int]:
    """Whoever left comes last.  Nobody's rating moves by playing against oneself.  Returns the new ones, as shown."""
    subjects = [subject(one.player, one.bot) for one in standings]
    known = [name for name in subjects if name]
    if len(set(known)) < max(2, len(subjects)):
        return {}
    one_by_one(connection, LOCK)
    rated = skills(connection, game, seats, known)
    before = [rated.get(name, (*FRESH, 0)) for name in known]
    ranks = [one.rank + len(standings) * one.left for one in standings]
    after = rate([skill[:2] for skill in before], ranks)
    connection.execute(delete(ratings).where(*_rated(game, seats, known)))
    rows = [
        {"game": game, "seats": seats, "subject": name, "mu": mu, "sigma": sigma, "played": played + 1}
        for name, (_, _, played), (mu, sigma) in zip(known, before, after, strict=True)
    ]
    connection.execute(insert(ratings), rows)
    return {name: shown(*skill) for name, skill in zip(known, after, strict=True)}


def _rated(game: str, seats: int, subjects: list[str]) -> tuple[ColumnElement[bool], ...]:
    return ratings.c.game == game, ratings.c.seats == seats, ratings.c.subject.in_(subjects)


def skills(connection: Connection, game: str, seats: int, subjects: list[str]) -> dict[str, tuple[float, float, int]]:
    """What these are rated in a game, as far as they are, and after how many matches."""
    wanted = select(ratings.c.subject, ratings.c.mu, ratings.c.sigma, ratings.c.played)
    rows = connection.execute(wanted.where(*_rated(game, seats, subjects)))
    return {name: (mu, sigma, played) for name, mu, sigma, played in rows}


def leaderboard(connection: Connection, game: str, seats: int, most: int = 100) -> list[Rating]:
    """The best bots and people with an account, best first."""
    wanted = (
        select(ratings, players.c.name, players.c.account, _lately().label("went"))
        .join(players, players.c.id == ratings.c.subject, isouter=True)
        .where(ratings.c.game == game, ratings.c.seats == seats)
        .where(players.c.account.is_not(None) | ratings.c.subject.like("bot:%"))
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.subject)
        .limit(most)
    )
    rows = connection.execute(wanted).all()
    return [msgspec.structs.replace(_rating(row), went=_numbers(row.went)) for row in rows]


def _lately() -> ScalarSelect[str]:
    """The newest ratings of a person on a leaderboard, newest first: a few steps down an index."""
    newest = (
        select(cast(results.c.rating, String).label("rating"))
        .where(results.c.player == ratings.c.subject, results.c.rating.is_not(None))
        .where(results.c.game == ratings.c.game, results.c.seats == ratings.c.seats)
        .order_by(results.c.at.desc())
        .limit(LATELY)
        .correlate(ratings)
        .subquery()
    )
    return select(aggregate_strings(newest.c.rating, ",")).scalar_subquery()


def _numbers(newest_first: str | None) -> list[int]:
    return [int(number) for number in reversed(newest_first.split(","))] if newest_first else []


def best_wins(connection: Connection, player: str) -> list[Win]:
    """The strongest a player has come before in a rated match, each once, with their rating after it."""
    mine, beaten = results.alias(), results.alias()
    wanted = (
        select(beaten, players.c.name)
        .join(mine, mine.c.table_id == beaten.c.table_id)
        .join(players, players.c.id == beaten.c.player, isouter=True)
        .where(mine.c.player == player, mine.c.rank == 1, mine.c.left.is_(False))
        .where(beaten.c.rank > 1, beaten.c.rating.is_not(None))
        .order_by(beaten.c.rating.desc(), beaten.c.at.desc())
        .limit(LATELY * BEST)
    )
    best = dict[str | None, Win]()
    for row in connection.execute(wanted):
        win = Win(row.table_id, row.game, row.seats, row.at, row.player, row.name or "", row.bot, row.rating)
        best.setdefault(subject(row.player, row.bot), win)
    return list(best.values())[:BEST]


def ratings_of(connection: Connection, player: str) -> list[Rating]:
    """Every rating of a player."""
    wanted = (
        select(ratings, players.c.name)
        .join(players, players.c.id == ratings.c.subject)
        .where(ratings.c.subject == player)
        .order_by(ratings.c.game, ratings.c.seats)
    )
    return [_rating(row) for row in connection.execute(wanted)]


def _rating(row: Row[Any]) -> Rating:
    name = row.name or row.subject.removeprefix("bot:")
    return Rating(row.game, row.seats, row.subject, name, shown(row.mu, row.sigma), row.mu, row.sigma, row.played)


def curve(connection: Connection, player: str) -> list[RatingPoint]:
    """How a player's ratings went, oldest first."""
    wanted = (
        select(results.c.game, results.c.seats, results.c.at, results.c.rating)
        .where(results.c.player == player, results.c.rating.is_not(None))
        .order_by(results.c.at)
    )
    return [RatingPoint(*row) for row in connection.execute(wanted)]


def tallies(connection: Connection, player: str) -> list[Tally]:
    """What a player has played, won and left."""
    won = func.sum(case((results.c.rank == 1, 1), else_=0))
    left = func.sum(cast(results.c.left, Integer))
    wanted = (
        select(results.c.game, results.c.seats, count(), won, left)
        .where(results.c.player == player)
        .group_by(results.c.game, results.c.seats)
        .order_by(results.c.game, results.c.seats)
    )
    return [
        Tally(game, seats, played, int(w), int(gone)) for game, seats, played, w, gone in connection.execute(wanted)
    ]
