"""Analyses that are done.  All functions take an open connection."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from ...bots.analysis import Verdict
from .engine import inserting
from .schema import analyses


def save(connection: Connection, table: str, verdicts: list[Verdict], at: int) -> None:
    """Keeps the analysis of a match; one made meanwhile by another instance says the same."""
    row = {"table_id": table, "verdicts": msgspec.json.encode(verdicts).decode(), "at": at}
    connection.execute(inserting(connection, analyses).on_conflict_do_nothing(), row)


def load(connection: Connection, table: str) -> list[Verdict] | None:
    """The analysis of a match, if there is one."""
    text = connection.execute(select(analyses.c.verdicts).where(analyses.c.table_id == table)).scalar()
    return None if text is None else msgspec.json.decode(text, type=list[Verdict])
