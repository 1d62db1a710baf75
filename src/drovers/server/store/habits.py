"""What players like and have set up, and what their seats will answer, if.  All functions take an open connection."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..shapes_habits import Kept, Line, Plan
from .notices import Planned, PlayerChanged, announce
from .schema import habits, plans

read_kept = msgspec.json.Decoder(Kept).decode
read_lines = msgspec.json.Decoder(list[Line]).decode


def _insert(connection: Connection) -> Any:
    return postgresql.insert(habits) if connection.dialect.name == "postgresql" else sqlite.insert(habits)


def habits_of(connection: Connection, player: str) -> Kept:
    """What a player has set up; most have nothing."""
    text = connection.execute(select(habits.c.data).where(habits.c.player == player)).scalar()
    return read_kept(text) if text else Kept()


def save_habits(connection: Connection, player: str, kept: Kept) -> None:
    """Replaces it."""
    data = msgspec.json.encode(kept).decode()
    row = {"player": player, "data": data, "told": 0}
    known = {"index_elements": ["player"], "set_": {"data": data}}
    connection.execute(_insert(connection).on_conflict_do_update(**known), row)
    announce(connection, [PlayerChanged(player)])


def told(connection: Connection, player: str) -> int:
    """Up to when a player was told of tables that wait."""
    return connection.execute(select(habits.c.told).where(habits.c.player == player)).scalar() or 0


def tell(connection: Connection, player: str, before: int, at: int) -> bool:
    """From now on they are told up to then; False if another instance has just done it."""
    connection.execute(_insert(connection).on_conflict_do_nothing(), {"player": player, "data": "{}", "told": 0})
    wanted = update(habits).where(habits.c.player == player, habits.c.told == before).values(told=at)
    return connection.execute(wanted).rowcount == 1


def plans_of(connection: Connection, table: str) -> dict[int, Plan]:
    """What seats of a table have planned."""
    rows = connection.execute(select(plans).where(plans.c.table_id == table))
    return {row.seat: Plan(row.ply, read_lines(row.lines)) for row in rows}


def save_plan(connection: Connection, table: str, seat: int, plan: Plan) -> None:
    """Replaces what a seat has planned; a plan without lines is none."""
    connection.execute(delete(plans).where(plans.c.table_id == table, plans.c.seat == seat))
    if plan.lines:
        lines = msgspec.json.encode(plan.lines).decode()
        connection.execute(insert(plans), {"table_id": table, "seat": seat, "ply": plan.ply, "lines": lines})
    announce(connection, [Planned(table)])
