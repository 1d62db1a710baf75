"""Puzzles answered, and how strong they and their solvers are.  All functions take an open connection."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ..glicko import Strength, after
from ..rows import Solved, Solver
from .engine import inserting, one_by_one
from .schema import answers, players, strengths

LOCK = 7_071_963  # any number, the same for all instances


def tried(connection: Connection, player: str, game: str) -> dict[str, bool]:
    """The puzzles a player has answered, and whether the first answer was right."""
    wanted = select(answers.c.puzzle, answers.c.right).where(answers.c.player == player, answers.c.game == game)
    return dict(connection.execute(wanted).all())


def known(connection: Connection, game: str, subjects: list[str]) -> dict[str, Strength]:
    """The strengths that have moved already, of players by their id and of puzzles by their name."""
    wanted = select(strengths).where(strengths.c.game == game, strengths.c.subject.in_(subjects))
    return {row.subject: Strength(row.rating, row.deviation, row.played) for row in connection.execute(wanted)}


def best(connection: Connection, game: str, most: int) -> list[Solver]:
    """The best solvers with an account, best first."""
    wanted = (
        select(strengths, players.c.name)
        .join(players, players.c.id == strengths.c.subject)
        .where(strengths.c.game == game, players.c.account.is_not(None))
        .order_by(strengths.c.rating.desc(), strengths.c.subject)
        .limit(most)
    )
    return [
        Solver(row.subject, row.name, Strength(row.rating, row.deviation, row.played))
        for row in connection.execute(wanted)
    ]


def count(connection: Connection, solved: Solved, first: Strength) -> tuple[Strength, Strength] | None:
    """Counts the first answer of a player to a puzzle: its strength before and after; None if it was not the first.

    `first` is what the puzzle was thought to be worth before anybody met it.
    """
    one_by_one(connection, LOCK)
    new = inserting(connection, answers).on_conflict_do_nothing().returning(answers.c.puzzle)
    if connection.execute(new, msgspec.structs.asdict(solved)).first() is None:
        return None
    now = known(connection, solved.game, [solved.player, solved.puzzle])
    mine, other = now.get(solved.player, Strength()), now.get(solved.puzzle, first)
    moved = {
        solved.player: after(mine, other, float(solved.right)),
        solved.puzzle: after(other, mine, float(not solved.right)),
    }
    _keep(connection, solved.game, moved)
    return mine, moved[solved.player]


def _keep(connection: Connection, game: str, moved: dict[str, Strength]) -> None:
    connection.execute(delete(strengths).where(strengths.c.game == game, strengths.c.subject.in_(list(moved))))
    rows = [{"game": game, "subject": name} | msgspec.structs.asdict(one) for name, one in moved.items()]
    connection.execute(insert(strengths), rows)


def merge(connection: Connection, guest: str, account: str) -> None:
    """What a guest answered the account has answered, where it had not itself."""
    for table, name in ((answers, answers.c.player), (strengths, strengths.c.subject)):
        same = [column for column in table.primary_key.columns if column is not name]
        own = table.alias()
        taken = select(func.count()).where(own.c[name.name] == account, *(own.c[one.name] == one for one in same))
        connection.execute(update(table).where(name == guest, taken.scalar_subquery() == 0).values({name: account}))
    forget(connection, guest)


def forget(connection: Connection, player: str) -> None:
    """Removes what a player answered."""
    connection.execute(delete(answers).where(answers.c.player == player))
    connection.execute(delete(strengths).where(strengths.c.subject == player))
