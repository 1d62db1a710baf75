"""Moves are those of whoever holds the seat: they name no player, and the index of players does without them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Forgets who made the moves, which the seats tell, and builds the index anew without them."""
    op.drop_index("ix_log_player", "log")
    op.execute("UPDATE log SET player = NULL WHERE kind = 'move'")
    named = sa.text("player IS NOT NULL")
    op.create_index("ix_log_player", "log", ["player"], sqlite_where=named, postgresql_where=named)
