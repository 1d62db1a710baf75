"""What players like and have set up, and what their seats will answer, if.  All functions take an open connection."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ..shapes_habits import Kept, Line, Plan
from .engine import inserting
from .notices import Planned, PlayerChanged, announce
from .schema import habits, plans, tables

read_kept = msgspec.json.Decoder(Kept).decode
read_lines = msgspec.json.Decoder(list[Line]).decode


def habits_of(connection: Connection, player: str) -> Kept:
    """What a player has set up; most have nothing."""
    text = connection.execute(select(habits.c.data).where(habits.c.player == player)).scalar()
    return read_kept(text) if text else Kept()


def save_habits(connection: Connection, player: str, kept: Kept) -> None:
    """Saves what a player likes, in the place of what was saved before; every instance hears of it."""
    data = msgspec.json.encode(kept).decode()
    row = {"player": player, "data": data, "told": 0}
    known = {"index_elements": ["player"], "set_": {"data": data}}
    connection.execute(inserting(connection, habits).on_conflict_do_update(**known), row)
    announce(connection, [PlayerChanged(player)])


class Told(NamedTuple):
    """Up to when a player was told of tables that wait, whether a mail about them is due, when the last one went."""

    upto: int = 0
    late: bool = False
    mailed: int = 0


class Claim(NamedTuple):
    """Somebody is told up to then, if they were told up to `before`; a mail is due or, for whoever looks, not."""

    player: str
    before: int
    upto: int
    late: bool


def tell(connection: Connection, claims: list[Claim]) -> set[str]:
    """Whose claims are the first ones; others are told by another instance."""
    known = [{"player": claim.player, "data": "{}", "told": 0} for claim in claims]
    connection.execute(inserting(connection, habits).on_conflict_do_nothing(), known)
    return {claim.player for claim in claims if _is_first(connection, claim)}


def _is_first(connection: Connection, claim: Claim) -> bool:
    mine = (habits.c.player == claim.player, habits.c.told == claim.before)
    return connection.execute(update(habits).where(*mine).values(told=claim.upto, late=claim.late)).rowcount == 1


def mail(connection: Connection, player: str, before: int, at: int) -> bool:
    """A mail goes out now; False if another instance has just sent it."""
    wanted = update(habits).where(habits.c.player == player, habits.c.mailed == before, habits.c.late)
    return connection.execute(wanted.values(mailed=at, late=False)).rowcount == 1


def plans_of(connection: Connection, table: str) -> dict[int, Plan]:
    """What seats of a table have planned."""
    rows = connection.execute(select(plans).where(plans.c.table_id == table))
    return {row.seat: Plan(row.ply, read_lines(row.lines)) for row in rows}


def said(connection: Connection, table: str, player: str) -> tuple[dict[int, Plan], Kept]:
    """What seats of a table have planned, and what one of its players has set up."""
    return plans_of(connection, table), habits_of(connection, player)


def who_is_away(connection: Connection) -> tuple[set[str], set[str]]:
    """The matches in which somebody has planned something, and the players who have forced steps made for them."""
    planned = select(plans.c.table_id).join(tables, tables.c.id == plans.c.table_id).where(tables.c.status == "playing")
    forced = select(habits.c.player).where(habits.c.data.contains('"forced":true'))
    return set(connection.execute(planned).scalars()), set(connection.execute(forced).scalars())


def save_plan(connection: Connection, table: str, seat: int, plan: Plan) -> None:
    """Replaces what a seat has planned; a plan without lines is none."""
    connection.execute(delete(plans).where(plans.c.table_id == table, plans.c.seat == seat))
    if plan.lines:
        lines = msgspec.json.encode(plan.lines).decode()
        connection.execute(insert(plans), {"table_id": table, "seat": seat, "ply": plan.ply, "lines": lines})
    announce(connection, [Planned(table)])
