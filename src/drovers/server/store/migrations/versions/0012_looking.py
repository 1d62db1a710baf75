"""Who looks at a page of which instance, of those whom notices reach."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Makes the table; nobody is in it yet."""
    op.create_table(
        "looking",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("instance", sa.String(length=12), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "instance", name=op.f("pk_looking")),
    )
