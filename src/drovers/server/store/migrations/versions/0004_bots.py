"""Bots are called bots."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Gives the column of the seats they play its name."""
    op.execute("ALTER TABLE tables RENAME COLUMN robots TO bots")
