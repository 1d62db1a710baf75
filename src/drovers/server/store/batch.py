"""Writing a batch of entries: one statement for all new rows of the log, one for what `tables` keeps of them.

SQLite takes each batch as one text.  A statement a row would hand the interpreter to the event loop and wait to get it
back once a row, which under load is what a move would wait for most.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Insert, bindparam, update

from .schema import log, tables

Rows = Sequence[tuple[Any, ...]]
LOGGED = tuple(column.name for column in log.columns)
KEPT = ("id", "changed", "status", "version", "owing", "bots")
VALUES = [f"json_extract(value, '$[{place}]')" for place in range(len(LOGGED))]
SQLITE_INSERT = (
    f"INSERT INTO log ({', '.join(LOGGED)}) SELECT {', '.join(VALUES)} FROM json_each(?) "
    "WHERE true ON CONFLICT DO NOTHING"
)
SQLITE_UPDATE = (
    f"UPDATE tables SET {', '.join(f'{name} = {value}' for name, value in zip(KEPT[1:], VALUES[1:], strict=False))} "
    f"FROM json_each(?) WHERE tables.id = {VALUES[0]}"
)
UPDATE = (
    update(tables).where(tables.c.id == bindparam("b_id")).values({name: bindparam(f"b_{name}") for name in KEPT[1:]})
)


def save_batch(connection: Connection, logged: Rows, kept: Rows) -> int:
    """Writes the rows whose version is free, and what is kept of each table; returns how many were."""
    if connection.dialect.name == "sqlite":
        saved = connection.exec_driver_sql(SQLITE_INSERT, (msgspec.json.encode(logged).decode(),)).rowcount
        connection.exec_driver_sql(SQLITE_UPDATE, (msgspec.json.encode(kept).decode(),))
        return saved
    counted = {"preserve_rowcount": True}
    saved = connection.execute(_insert_what_is_free(), _named(LOGGED, logged), execution_options=counted).rowcount
    connection.execute(UPDATE, _named([f"b_{name}" for name in KEPT], kept))
    return saved


@cache
def _insert_what_is_free() -> Insert:
    from sqlalchemy.dialects import postgresql  # a file does not need it

    return postgresql.insert(log).on_conflict_do_nothing()


def _named(names: Sequence[str], rows: Rows) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in rows]
