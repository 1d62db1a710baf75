"""The tables of `data.toml`, read once and checked; `DROVERS_GOATS_DATA` may name a corrected copy.

Compiled code holds these tables as constants: core/jit.py hashes the file, so a corrected copy is compiled anew.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NoReturn

from ...core.data import text_in_force
from ...core.errors import BadPosition
from ...core.position import Fields, whole
from ...core.tables import Table
from ...core.words import Words
from .pasture import BORDER, STRIDE, nearest, parse_cell

FOLDER = Path(__file__).parent
SEATS = range(2, 6)
TYPES, VALUES, DOGS, MILK = 18, 5, 15, 16  # what is in the box, whatever the table says (G1, G2)
HAND = 2
NOBODY = [-1] * (SEATS.stop - 1)  # places without a seat


def refuse(field: str, key: str) -> NoReturn:
    """Raises BadPosition for a table that cannot be played with."""
    raise BadPosition(Words(FOLDER).both(key, field=field), field=field)


class Box:
    """The tables as lists, indexed by option and number of players; `Box(data)` refuses what cannot be, by field."""

    def __init__(self, data: Any):
        top = Fields(data, "data")
        self.size, self.types, self.dogs = ([0] * SEATS.stop for _ in range(3))
        sizes, removed = Fields(top.take("pasture"), "data.pasture"), Fields(top.take("removed"), "data.removed")
        splits, layouts = Fields(top.take("milk_split"), "data.milk_split"), self._names(top, "stable_layout")
        self.milk_splits = tuple(self._names(top, "milk_split").data)
        self.stable_layouts = tuple(layouts.data)
        plans = [Fields(layouts.take(name), layouts.name(name)) for name in self.stable_layouts]
        self.milk = [[[0, 0] for _ in range(SEATS.stop)] for _ in self.milk_splits]
        self.stables, self.starts = ([[NOBODY] * SEATS.stop for _ in plans] for _ in range(2))
        for seats in SEATS:
            self.size[seats] = sizes.number(str(seats), STRIDE - 1, STRIDE)
            self._remove(seats, Fields(removed.take(str(seats)), f"data.removed.{seats}"), splits)
            for place, plan in enumerate(plans):
                self._settle(place, seats, plan)
        for fields in (top, sizes, removed, *plans):
            fields.done()

    @staticmethod
    def _names(top: Fields, table: str) -> Fields:
        fields = Fields(top.take(table), f"data.{table}")
        if not fields.data:
            refuse(f"data.{table}", "data-empty")
        return fields

    def _remove(self, seats: int, fields: Fields, splits: Fields) -> None:
        """What stays in play with so many players (G6)."""
        self.types[seats] = TYPES - fields.number("types", 0, TYPES - 1)
        self.dogs[seats] = DOGS - fields.number("dogs", 0, DOGS)
        out = fields.items("milk", whole(0, MILK), low=2, high=2)
        for place, name in enumerate(self.milk_splits):
            split = splits.items(name, whole(0, MILK), low=2, high=2)
            if sum(split) != MILK or split[0] < out[0] or split[1] < out[1]:
                refuse(f"data.milk_split.{name}", "data-milk")
            self.milk[place][seats] = [split[0] - out[0], split[1] - out[1]]
        fields.done()
        harmless = VALUES * self.types[seats] + MILK - sum(out)
        if harmless < self.size[seats] ** 2 - seats + HAND * seats:
            refuse(fields.path, "data-cards")  # hands without dogs must always be possible (G11)

    def _settle(self, place: int, seats: int, plan: Fields) -> None:
        """Where the stables stand and the big goats start (G9, G10); a gap is filled from the first layout."""
        if place and not plan.has(str(seats)):
            self.stables[place][seats], self.starts[place][seats] = self.stables[0][seats], self.starts[0][seats]
            return
        fields, size = Fields(plan.take(str(seats)), plan.name(str(seats))), self.size[seats]
        stables = fields.items("stables", parse_cell, low=seats, high=seats)
        starts = fields.items("starts", whole(0, 4 * size - 1), low=seats, high=seats)
        fields.done()
        if len(set(stables)) < seats or not all(BORDER[size] >> cell & 1 for cell in stables):
            refuse(fields.name("stables"), "data-stables")
        if [nearest(edge, size) for edge in starts] != stables:
            refuse(fields.name("starts"), "data-starts")
        empty = NOBODY[seats:]
        self.stables[place][seats], self.starts[place][seats] = stables + empty, starts + empty


def load() -> Box:
    """The tables in force: the corrected copy if one is named, else our own."""
    try:
        return Box(tomllib.loads(text_in_force("goats", FOLDER)))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadPosition(Words(FOLDER).both("data-unreadable", problem=str(error)), field="data") from None


BOX = load()
SIZE, TYPES_USED, DOGS_USED = Table(BOX.size), Table(BOX.types), Table(BOX.dogs)
MILK_USED, STABLES, STARTS = Table(BOX.milk), Table(BOX.stables), Table(BOX.starts)
