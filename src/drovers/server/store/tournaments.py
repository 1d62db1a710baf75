"""Tournaments: who has entered, and which tables their rounds are.  All functions take an open connection."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.sql.functions import count

from ..rows import NewTable
from ..shapes_club import Stage, TournamentCard, TournamentForm
from .log import found
from .schema import entrants, pairings, players, results, tournaments

read_form = msgspec.json.Decoder(TournamentForm).decode


class Entrant(Struct):
    """Who has entered under that number."""

    number: int
    player: str | None
    bot: str | None
    name: str
    left: bool


class Pairing(Struct):
    """A table of a round, or somebody who sits out; ranks by seat once it is over."""

    round: int
    numbers: tuple[int, ...]
    table: str | None
    ranks: list[int] | None


class Tournament(Struct):
    """All that is known of one."""

    id: str
    host: str | None
    form: TournamentForm
    status: Stage
    round: int
    created: int
    entrants: list[Entrant]
    pairings: list[Pairing]


def make(connection: Connection, tournament: str, host: str, form: TournamentForm, at: int) -> None:
    """A new one; the bots that were named have entered."""
    row = {"id": tournament, "host": host, "form": msgspec.json.encode(form).decode(), "created": at}
    connection.execute(insert(tournaments), row | {"status": "waiting", "round": 0})
    for bot in form.bots:
        enter(connection, tournament, None, bot)


def enter(connection: Connection, tournament: str, player: str | None, bot: str | None = None) -> None:
    """One more entrant; whoever has entered has."""
    if player:
        known = (entrants.c.tournament == tournament, entrants.c.player == player)
        back = update(entrants).where(*known).values(left=False)
        if connection.execute(back).rowcount:
            return
    highest = select(func.coalesce(func.max(entrants.c.number), -1)).where(entrants.c.tournament == tournament)
    number = connection.execute(highest).scalar_one() + 1
    row = {"tournament": tournament, "number": number, "player": player, "bot": bot, "left": False}
    connection.execute(insert(entrants), row)


def leave(connection: Connection, tournament: str, player: str, *, begun: bool) -> None:
    """One entrant less: before the start without a trace, after it from the next round on."""
    mine = (entrants.c.tournament == tournament, entrants.c.player == player)
    connection.execute(update(entrants).where(*mine).values(left=True) if begun else delete(entrants).where(*mine))


def load(connection: Connection, tournament: str) -> Tournament | None:
    """All that is known of one."""
    row = connection.execute(select(tournaments).where(tournaments.c.id == tournament)).one_or_none()
    if row is None:
        return None
    who = select(entrants, players.c.name).join(players, players.c.id == entrants.c.player, isouter=True)
    rows = connection.execute(who.where(entrants.c.tournament == tournament).order_by(entrants.c.number))
    entered = [Entrant(one.number, one.player, one.bot, one.name or one.bot or "", one.left) for one in rows]
    form = read_form(row.form)
    return Tournament(
        row.id, row.host, form, row.status, row.round, row.created, entered, _pairings(connection, tournament)
    )


def _pairings(connection: Connection, tournament: str) -> list[Pairing]:
    wanted = select(pairings).where(pairings.c.tournament == tournament).order_by(pairings.c.round, pairings.c.board)
    rows = connection.execute(wanted).all()
    ended = select(results.c.table_id, results.c.rank).where(
        results.c.table_id.in_([row.table_id for row in rows if row.table_id])
    )
    ranks: dict[str, list[int]] = {}
    for table, rank in connection.execute(ended.order_by(results.c.table_id, results.c.seat)):
        ranks.setdefault(table, []).append(rank)
    return [_pairing(row, ranks) for row in rows]


def _pairing(row: Row[Any], ranks: dict[str, list[int]]) -> Pairing:
    numbers = msgspec.json.decode(row.numbers, type=tuple[int, ...])
    return Pairing(row.round, numbers, row.table_id, ranks.get(row.table_id or ""))


def advance(
    connection: Connection, tournament: str, after: int, made: list[tuple[tuple[int, ...], NewTable | None]]
) -> bool:
    """Begins the next round with these tables, or ends it all if there are none; False if another instance did."""
    now = (tournaments.c.id == tournament, tournaments.c.round == after, tournaments.c.status != "over")
    values = {"status": "playing", "round": after + 1} if made else {"status": "over"}
    if connection.execute(update(tournaments).where(*now).values(**values)).rowcount != 1:
        return False
    for board, (numbers, table) in enumerate(made):
        if table:
            found(connection, table)
        row = {"tournament": tournament, "round": after + 1, "board": board}
        row |= {"numbers": msgspec.json.encode(numbers).decode(), "table_id": table.founding.id if table else None}
        connection.execute(insert(pairings), row)
    return True


def running(connection: Connection) -> list[str]:
    """The tournaments that are being played, by id."""
    return list(connection.execute(select(tournaments.c.id).where(tournaments.c.status == "playing")).scalars())


def cards(connection: Connection, most: int = 50) -> list[TournamentCard]:
    """The newest tournaments as lists show them."""
    entered = select(count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
    wanted = select(tournaments, entered.label("entered")).order_by(tournaments.c.created.desc()).limit(most)
    found_rows = [(row, read_form(row.form)) for row in connection.execute(wanted)]
    return [
        TournamentCard(row.id, form.name, form.game, form.seats, row.status, row.round, form.rounds, row.entered)
        for row, form in found_rows
    ]
