"""Sessions have a name, a device and an end; accounts whose names look alike are one too many."""

import sqlalchemy as sa
from alembic import op

from drovers.server.likeness import looks

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A session counts as used when its player was last seen; of accounts that look alike the oldest counts."""
    op.add_column("sessions", sa.Column("id", sa.String(12), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("device", sa.String(120), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET id = substr(key, 1, 12)")
    op.execute("UPDATE sessions SET seen = (SELECT seen FROM players WHERE players.id = sessions.player)")
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.add_column("players", sa.Column("looks", sa.String(96)))
    connection = op.get_bind()
    known: set[str] = set()
    accounts = sa.text("SELECT id, name FROM players WHERE account IS NOT NULL ORDER BY created, id")
    for player, name in connection.execute(accounts).all():
        if (look := looks(name)) not in known:
            known.add(look)
            connection.execute(sa.text("UPDATE players SET looks = :look WHERE id = :id"), {"look": look, "id": player})
    op.create_index("uq_looks", "players", ["looks"], unique=True)
