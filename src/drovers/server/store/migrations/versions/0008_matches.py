"""Finished matches are found by who played them, by their options and by how they began; ratings have a past."""

import json
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
OPENING = 4


def upgrade() -> None:
    """Makes the table, and fills it from the logs there are; what ratings were before is not known."""
    op.add_column("results", sa.Column("rating", sa.Integer()))
    op.drop_index("ix_results_player", "results")
    op.create_index("ix_results_player_at", "results", ["player", "at"])
    op.create_index("ix_results_bot_at", "results", ["bot", "at"])
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("plies", sa.Integer(), nullable=False),
        sa.Column("winners", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *(sa.Column(f"move{ply}", sa.String(length=80)) for ply in range(1, OPENING + 1)),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_matches")),
    )
    moves = [f"move{ply}" for ply in range(1, OPENING + 1)]
    op.create_index("ix_matches_at", "matches", ["at"])
    op.create_index("ix_matches_opening", "matches", ["game", "seats", "listed", *moves, "winners", "options"])
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    known = sa.MetaData()
    known.reflect(connection, only=["tables", "log", "results", "matches"])
    tables, log, results, matches = (known.tables[name] for name in ("tables", "log", "results", "matches"))
    ended = sa.select(tables).where(tables.c.id.in_(sa.select(results.c.table_id)))
    for row in connection.execute(ended).all():
        seats = connection.execute(sa.select(results).where(results.c.table_id == row.id)).all()
        wanted = sa.select(log.c.kind, log.c.seat, log.c.data).where(log.c.table_id == row.id).order_by(log.c.version)
        moves = standing_moves(connection.execute(wanted))
        first = {f"move{ply}": text[:80] for ply, text in enumerate(moves[:OPENING], 1)}
        fixed = {name: getattr(row, name) for name in ("game", "seats", "options", "rated")}
        winners = sum(1 << one.seat for one in seats if one.rank == 1)
        rest = {"table_id": row.id, "listed": row.open or row.rated, "plies": len(moves), "winners": winners}
        connection.execute(matches.insert(), fixed | rest | {"at": seats[0].at} | first)


def standing_moves(rows: Iterable[Any]) -> list[str]:
    """The moves that stood at the end, each with its seat, off a log as it was written until now."""
    moves: list[str] = []
    for kind, seat, text in rows:
        data = json.loads(text)
        if kind == "start":
            moves = [f"{who} {move}" for who, move in data.get("moves", [])]
        elif kind == "move":
            moves.append(f"{seat} {data['text']}")
        elif kind == "undo" or (data.get("what") == "takeback" and data.get("settled")):
            moves.pop()
    return moves
