"""The first shape: people, tables, their logs, and what is read off them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes every table."""
    people_and_ratings()
    tables()
    logs_and_mutes()
    notes_and_places()
    results_and_sessions()
    tokens()


def people_and_ratings() -> None:
    """Players, and how good they are."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=48), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("account", name=op.f("uq_account")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("subject", sa.String(length=44), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "subject", name=op.f("pk_ratings")),
    )


def tables() -> None:
    """Tables, and when servers were up."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("owing", sa.Integer(), nullable=False),
        sa.Column("robots", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"], unique=False)
    op.create_table(
        "uptime",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("start", sa.BigInteger(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )


def logs_and_mutes() -> None:
    """What happened at tables, and who hears whom."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("player", sa.String(length=12), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_log")),
    )
    op.create_index(op.f("ix_log_player"), "log", ["player"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("other", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["players.id"]),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("player", "other", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_other"), "mutes", ["other"], unique=False)
    op.create_index(op.f("ix_mutes_player"), "mutes", ["player"], unique=False)


def notes_and_places() -> None:
    """Private notes, and who sits where."""
    op.create_table(
        "notes",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("player", "table_id", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_player"), "notes", ["player"], unique=False)
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=12), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_places")),
    )
    op.create_index(op.f("ix_places_player"), "places", ["player"], unique=False)


def results_and_sessions() -> None:
    """How matches ended, and who is signed in."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=12), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_player"), "results", ["player"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_player"), "sessions", ["player"], unique=False)


def tokens() -> None:
    """Tokens for bots."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("label", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"]),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("key", name=op.f("uq_key")),
    )
    op.create_index(op.f("ix_tokens_player"), "tokens", ["player"], unique=False)
