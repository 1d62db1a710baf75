"""Brings a database to the present shape: alembic migrations, shipped inside the package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 7_071_961  # any number, the same for all instances: they migrate one after the other


def migrate(connection: Connection, shape: str = "head") -> None:
    """Runs what is missing, in one transaction; two instances that start at once do not meet here."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    command.upgrade(configuration(connection), shape)


def configuration(connection: Connection) -> Config:
    """Alembic pointed at our folder and this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
