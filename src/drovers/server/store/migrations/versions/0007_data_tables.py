"""A table names the data tables of its game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Older tables name none: they were played with those that are in force."""
    op.add_column("tables", sa.Column("tables", sa.String(length=16)))
