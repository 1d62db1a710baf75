"""A table as it would be if what one seat cannot see were dealt anew: that seat must be told the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from drovers.contract.secrets import imagined
from drovers.core import dice
from drovers.core.events import Event
from drovers.server.table import Table

CANARY = "CANARY"


def other_world(table: Table, seat: int | None, rng: dice.Dice) -> Table:
    """The same table in another world this seat thinks possible: other cards, and other words in hidden places."""
    world = msgspec.structs.replace(table.founding, seed="ab" * 32)
    twin = replace(table, founding=world)
    for name in ("places", "asked", "clock"):
        setattr(twin, name, getattr(table, name))
    assert table.match is not None
    twin.match = imagined(table.match, seat, rng)
    twin.match.moves = [(mover, text if mover == seat else CANARY) for mover, text in table.match.moves]
    twin.match.events = [scrambled(event, seat) for event in table.match.events]
    # What has been written for other seats of the true world is remembered there too, and must not be taken for this.
    twin.match._memory = table.match._memory
    twin.match._before, twin.match._entropy = table.match._before, table.match._entropy
    return twin


def scrambled(event: Event, seat: int | None) -> Event:
    """An event with other words where this seat may not look."""
    if not event.kind.hidden or seat in [event.raw[name] for name in event.kind.known_to]:
        return event
    kind = event.kind
    told = [CANARY if name in kind.hidden else number for name, number in zip(kind.fields, event.told, strict=True)]

    def show(name: str, one: int) -> Any:
        return CANARY if one == CANARY else event.show(name, one)

    return msgspec.structs.replace(event, told=tuple(told), show=show)
