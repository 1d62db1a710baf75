"""Whether a mail about tables that wait is due, and when the last one went: held back over a restart too."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds both to what players have set up."""
    op.add_column("habits", sa.Column("late", sa.Boolean(), nullable=False, server_default="0"))
    op.add_column("habits", sa.Column("mailed", sa.BigInteger(), nullable=False, server_default="0"))
