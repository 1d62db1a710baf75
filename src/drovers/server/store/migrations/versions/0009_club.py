"""The club: habits, plans, browsers to be told, keys of the house, invitations, tournaments."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def _text(name: str, length: int, *key: sa.ForeignKey, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), *key, nullable=nullable)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), autoincrement=False, nullable=False)


def _long(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def _at(name: str, default: str | None = None) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default=default)


def _of_player(name: str = "player", *, nullable: bool = False) -> sa.Column[str]:
    return _text(name, 12, sa.ForeignKey("players.id"), nullable=nullable)


def _of_table(*, nullable: bool = False) -> sa.Column[str]:
    return _text("table_id", 16, sa.ForeignKey("tables.id"), nullable=nullable)


def _make(name: str, *columns: sa.Column[Any], key: tuple[str, ...]) -> None:
    op.create_table(name, *columns, sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{name}")))


def upgrade() -> None:
    """Makes the tables; nobody has anything in them yet."""
    _make("habits", _of_player(), _long("data"), _at("told", "0"), key=("player",))
    _make("plans", _of_table(), _number("seat"), _number("ply"), _long("lines"), key=("table_id", "seat"))
    of_push = (_text("key", 64), _of_player(), _long("endpoint"), _text("p256dh", 120), _text("auth", 40))
    _make("pushes", *of_push, key=("key",))
    op.create_index("ix_pushes_player", "pushes", ["player"])
    _make("keys", _text("name", 24), _long("value"), key=("name",))
    _make("invitations", _of_table(), _of_player(), _of_player("by"), _at("at"), key=("table_id", "player"))
    op.create_index("ix_invitations_player", "invitations", ["player"])
    fixed = (_text("id", 16), _of_player("host", nullable=True), _long("form"), _text("status", 8), _number("round"))
    _make("tournaments", *fixed, _at("created"), key=("id",))
    of = sa.ForeignKey("tournaments.id")
    left: sa.Column[bool] = sa.Column("left", sa.Boolean(), nullable=False, server_default="0")
    who = (_of_player(nullable=True), _text("bot", 40, nullable=True), left)
    _make("entrants", _text("tournament", 16, of), _number("number"), *who, key=("tournament", "number"))
    op.create_index("ix_entrants_player", "entrants", ["player"])
    of = sa.ForeignKey("tournaments.id")
    which = (_text("tournament", 16, of), _number("round"), _number("board"), _long("numbers"))
    _make("pairings", *which, _of_table(nullable=True), key=("tournament", "round", "board"))
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])
