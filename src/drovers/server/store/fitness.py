"""Whether a database can be served from: looked at before the first request, and every night from then on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from . import engine

RUINED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR")  # what says that a file cannot be trusted any more
KNOWN = ("sqlite", "sqlite+pysqlite", "postgresql+psycopg")  # kinds of databases, each with what we reach it by


class Unfit(Exception):
    """A database that cannot be used; `kind` is `absent`, `damaged`, `read-only` or `failing`."""

    def __init__(self, kind: str, problem: str):
        self.kind, self.problem = kind, problem
        super().__init__(problem)


def is_address(url: str) -> bool:
    """Whether that names a database of a kind we know, to be reached in the way we do."""
    try:
        return make_url(url).drivername in KNOWN
    except (SQLAlchemyError, ValueError):
        return False


@contextmanager
def judged(url: str) -> Iterator[None]:
    """What a database does not do is said to be its fault, and of which kind."""
    file = engine.file_of(url)
    try:
        yield
    except SQLAlchemyError as error:
        silent = file is None and isinstance(error, OperationalError)
        kind = "damaged" if file and ruin(error) else "absent" if silent else "failing"
        raise Unfit(kind, _reason(error)) from None


def check(url: str) -> None:
    """Refuses a database that is not there, damaged, or cannot be written to."""
    file = engine.file_of(url)
    if file and not file.exists():
        return  # it will be made
    if file and not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)):
        raise Unfit("read-only", str(file))
    reading = engine.reader(url, 1)
    try:
        with judged(url), reading.connect() as connection:
            problem = _read_only(connection) if file is None else flaw(connection, quick=True)
    finally:
        reading.dispose()
    if problem:
        raise Unfit("damaged" if file else "read-only", problem)


def _read_only(connection: Connection) -> str:
    standing = connection.exec_driver_sql("SHOW transaction_read_only").scalar()
    return "" if standing == "off" else "the database takes no changes"


def flaw(connection: Connection, *, quick: bool = False) -> str:
    """What is wrong with a SQLite file, by its own word; PostgreSQL looks after itself."""
    if connection.dialect.name != "sqlite":
        return ""
    found = connection.exec_driver_sql(f"PRAGMA {'quick_check' if quick else 'integrity_check'}(3)").scalars().all()
    if found != ["ok"]:
        return "; ".join(map(str, found))
    orphan = None if quick else connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    return f"a row of {orphan[0]} belongs to nothing" if orphan else ""


def ruin(error: SQLAlchemyError) -> str:
    """What an error says about the file, if it says that the file is no good."""
    name = getattr(error.orig, "sqlite_errorname", "") if isinstance(error, DBAPIError) else ""
    return _reason(error) if str(name).startswith(RUINED) else ""


def _reason(error: SQLAlchemyError) -> str:
    """The first line of what the driver said: the rest is for programmers."""
    said = str(error.orig if isinstance(error, DBAPIError) else error).strip()
    return said.splitlines()[0] if said else type(error).__name__


def spare_copy(file: Path) -> Path:
    """Where a damaged file is best put aside."""
    return file.with_name(file.name + ".damaged")
