"""A whole database as one compressed file, and back: for safety, and for moving from SQLite to PostgreSQL.

Lines of JSON: a head that names the shape, then the rows table by table.  Taken in one snapshot while a server runs;
restored into an empty database of either kind, in the shape it was taken in, and then brought to the present one.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, func, insert, select

from . import engine
from .migrate import configuration, migrate, shape_of
from .schema import METADATA

FORMAT = "drovers-backup"
CHUNK = 500


class Head(msgspec.Struct):
    """The first line of an archive: what it is, and of which shape its tables are."""

    format: str
    shape: str


class BadArchive(Exception):
    """The file is no backup this program can read."""


class NotEmpty(Exception):
    """The database has something in it already."""


def backup(url: str, file: Path) -> int:
    """Writes everything to a file only its owner can read; returns how many rows.

    A backup that was there stays until the new one is whole: what is damaged shows only when it is read.
    """
    reading = engine.reader(url, 1)
    try:
        with reading.connect() as connection:
            _snapshot(connection)
            shape = shape_of(connection)
            if shape is None:
                raise BadArchive(url)
            return _write(file, Head(FORMAT, shape), _rows(connection))
    finally:
        reading.dispose()


def _snapshot(connection: Connection) -> None:
    """From here on the connection sees one moment, as SQLite's readers always do."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")


def _tables(connection: Connection) -> MetaData:
    """The tables as they are there: the database may be of an older shape than this program."""
    known = MetaData()
    known.reflect(connection, only=lambda name, _: name in METADATA.tables)
    return known


def _rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in _tables(connection).sorted_tables:
        for row in connection.execution_options(yield_per=CHUNK).execute(select(table)).mappings():
            yield str(table.name), {str(name): value for name, value in row.items()}


def _write(file: Path, head: Head, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
    there = file.resolve()  # a link goes on leading to its file
    if file.exists() and not there.is_file():
        return _write_to(file, head, rows)  # a pipe, or a tape
    part = there.with_name(there.name + ".part")
    try:
        count = _write_to(part, head, rows)
        os.replace(part, there)
    finally:
        part.unlink(missing_ok=True)
    return count


def _write_to(file: Path, head: Head, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
    count = 0
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb") as out:
            out.write(msgspec.json.encode(head) + b"\n")
            for row in rows:
                out.write(msgspec.json.encode(row) + b"\n")
                count += 1
        raw.flush()
        if file.is_file():
            os.fsync(descriptor)
    return count


def restore(url: str, file: Path) -> int:
    """Fills an empty database from a file; all of it or nothing."""
    lock = engine.hold(url)
    writing = engine.writer(url)
    try:
        with gzip.open(file, "rb") as lines, writing.begin() as connection:
            head = _head(connection, lines.readline())
            migrate(connection, head.shape)
            known = _tables(connection)
            if any(connection.execute(select(func.count()).select_from(one)).scalar() for one in known.sorted_tables):
                raise NotEmpty(url)
            count = _read(connection, known, lines)
            migrate(connection)
        return count
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError, KeyError, ValueError) as error:
        raise BadArchive(str(error)) from error
    finally:
        writing.dispose()
        engine.let_go(lock)


def _head(connection: Connection, line: bytes) -> Head:
    head = msgspec.json.decode(line, type=Head)
    shapes = {script.revision for script in ScriptDirectory.from_config(configuration(connection)).walk_revisions()}
    if head.format != FORMAT or head.shape not in shapes:
        raise BadArchive(f"{head.format} {head.shape}")
    return head


def _read(connection: Connection, known: MetaData, lines: Any) -> int:
    count, name, waiting = 0, "", list[dict[str, Any]]()
    for line in lines:
        table, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
        if table != name or len(waiting) == CHUNK:
            _insert(connection, known, name, waiting)
            name, waiting = table, []
        waiting.append(row)
        count += 1
    _insert(connection, known, name, waiting)
    return count


def _insert(connection: Connection, known: MetaData, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(known.tables[name]), rows)
