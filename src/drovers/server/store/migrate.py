"""Brings a database to the present shape: alembic migrations, shipped inside the package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from .engine import one_by_one

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0012"  # the shape this program works with
LOCK = 7_071_961  # any number, the same for all instances: they migrate one after the other


def migrate(connection: Connection, shape: str = "head") -> None:
    """Runs what is missing, in one transaction; two instances that start at once do not meet here."""
    if shape == "head" and shape_of(connection) == HEAD:
        return
    from alembic import command  # not loaded by a server that finds its database in shape

    one_by_one(connection, LOCK)
    command.upgrade(configuration(connection), shape)


def shape_of(connection: Connection) -> str | None:
    """The shape of a database; None if it has none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def configuration(connection: Connection) -> Config:
    """Alembic pointed at our folder and this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
