"""A table's match as a record: what the rules know of it, and what only the table knows."""

from __future__ import annotations

from typing import Any

import msgspec

from .daily import is_sealed
from .refusal import Refusal
from .table import Place, Table

PERSON = "person"


def recorded(table: Table, at: int = 0, *, whole: bool = False) -> dict[str, Any]:
    """The record: sealed while the match goes on, whole once it is over, or before if nobody else plays.

    The deal of a day stays sealed until the day is over.
    """
    if table.match is None:
        raise Refusal("not-found", what="record")
    over = whole or table.status == "over"
    record = table.match.record() if over else table.match.sealed()
    if is_sealed(table.founding, at):
        record["seed"] = None
    record |= {
        "players": [_who(place) for place in table.places],
        "resigned": [seat for seat, place in enumerate(table.places) if place.resigned],
        "continued": msgspec.to_builtins(table.continued),
    }
    if table.clock.counts:
        record |= {"clock": msgspec.to_builtins(table.founding.clock), "times": table.times if over else []}
    return record


def _who(place: Place) -> str:
    """Names are the players' own business; a record says only who was a person."""
    return place.bot or PERSON
