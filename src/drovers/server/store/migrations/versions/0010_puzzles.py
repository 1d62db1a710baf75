"""First answers to puzzles and the strengths that follow from them; deals of the day and who tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Makes four tables, and lets a table say whose deal it is."""
    puzzles()
    days()


def puzzles() -> None:
    """Answers and strengths."""
    op.create_table(
        "answers",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("player", "game", "puzzle", name=op.f("pk_answers")),
    )
    op.create_index(op.f("ix_answers_player"), "answers", ["player"], unique=False)
    op.create_table(
        "strengths",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("subject", sa.String(length=16), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "subject", name=op.f("pk_strengths")),
    )


def days() -> None:
    """Deals and attempts."""
    op.add_column("tables", sa.Column("day", sa.String(length=10), nullable=True))
    op.create_table(
        "deals",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("game", "day", name=op.f("pk_deals")),
    )
    op.create_table(
        "attempts",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("game", "day", "player", name=op.f("pk_attempts")),
        sa.UniqueConstraint("table_id", name=op.f("uq_table_id")),
    )
    op.create_index(op.f("ix_attempts_player"), "attempts", ["player"], unique=False)
