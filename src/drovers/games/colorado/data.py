"""The lakes, the cards and the scoring table, read from `data.toml` or the owner's copy and judged field by field."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from ...core.data import text_in_force
from ...core.errors import BadOption
from ...core.words import Words

ROWS, COLUMNS = 10, 15
LAKES, COLOURS, ROUNDS = 6, 4, 4
CARDS_A_COLOUR = 12
PATTERNS = 31  # a card and its colour fit one small integer
BOX, WATER = 4, 8  # the largest lake: a box of so many rows and columns, so many cells
BY_VALUE = -1  # a lake scores what is printed on it

FOLDER = Path(__file__).parent
Cell = tuple[int, int]


@dataclass(frozen=True)
class Lake:
    """A lake: its value, its shape from the corner of its box, and its cells in the first game."""

    value: int
    shape: tuple[Cell, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Pattern:
    """A kind of card: the second star seen from the first (none: one star only) and its copies per colour."""

    name: str
    star: Cell | None
    copies: tuple[int, ...]


@dataclass(frozen=True)
class Prizes:
    """What one scoring pays."""

    edges: Cell
    double: int
    estate: Cell
    lake: int


@dataclass(frozen=True)
class Data:
    """Everything an owner of the box may correct."""

    lakes: tuple[Lake, ...]
    cards: tuple[Pattern, ...]
    scoring: tuple[Prizes, ...]


def refuse(field: str, key: str, **values: Any) -> NoReturn:
    """Raises BadOption that names the field of the data file."""
    raise BadOption(Words(FOLDER).both(f"data-{key}", field=field, **values), field=field)


def in_force() -> Data:
    """The tables we play with: the owner's copy if the environment names one."""
    try:
        return load(text_in_force("colorado", FOLDER))
    except (OSError, UnicodeDecodeError) as error:
        refuse("data", "file", problem=str(error))


def load(text: str) -> Data:
    """The data of a file; whatever is wrong in it is refused with the field named."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        refuse("data", "file", problem=str(error))
    for name in raw:
        if name not in ("lakes", "cards", "scoring"):
            refuse(name, "unknown")
    lakes = tuple(_lake(entry, f"lakes[{i}]") for i, entry in enumerate(_entries(raw, "lakes", LAKES, LAKES)))
    cards = tuple(_pattern(entry, f"cards[{i}]") for i, entry in enumerate(_entries(raw, "cards", 1, PATTERNS)))
    scoring = tuple(_prizes(entry, f"scoring[{i}]") for i, entry in enumerate(_entries(raw, "scoring", ROUNDS, ROUNDS)))
    _judge_lakes(lakes)
    _judge_cards(cards)
    return Data(lakes, cards, scoring)


def _entries(raw: dict[str, Any], name: str, low: int, high: int) -> list[Any]:
    entries = raw.get(name)
    if not isinstance(entries, list) or not low <= len(entries) <= high:
        refuse(name, "entries", low=low, high=high)
    return entries


def _known(entry: Any, where: str, names: Iterable[str]) -> dict[str, Any]:
    if not isinstance(entry, dict):
        refuse(where, "table")
    for name in entry:
        if name not in names:
            refuse(f"{where}.{name}", "unknown")
    return entry


def _number(value: Any, field: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        refuse(field, "number", low=low, high=high)
    return value


def _pair(value: Any, field: str, low: int, high: int) -> Cell:
    if not isinstance(value, list) or len(value) != 2:
        refuse(field, "pair")
    return _number(value[0], field, low, high), _number(value[1], field, low, high)


def _cells(value: Any, field: str, high: int) -> tuple[Cell, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= WATER:
        refuse(field, "cells", high=WATER)
    cells = [_pair(cell, f"{field}[{i}]", 0, high) for i, cell in enumerate(value)]
    if len(set(cells)) != len(cells):
        refuse(field, "twice")
    if not _in_one_piece(set(cells)):
        refuse(field, "pieces")
    return tuple(cells)


def _in_one_piece(cells: set[Cell]) -> bool:
    reached = {min(cells)}
    for _ in cells:
        reached |= {(r, c) for r, c in cells if {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & reached}
    return reached == cells


def _lake(entry: Any, where: str) -> Lake:
    entry = _known(entry, where, ("value", "shape", "cells"))
    value = _number(entry.get("value"), f"{where}.value", 1, 9)
    shape = normal(_cells(entry.get("shape"), f"{where}.shape", BOX - 1))
    cells = _cells(entry.get("cells"), f"{where}.cells", COLUMNS - 1)
    if any(row >= ROWS for row, _ in cells):
        refuse(f"{where}.cells", "board")
    if normal(cells) not in [turned(shape, quarter) for quarter in range(4)]:
        refuse(f"{where}.cells", "shape")
    return Lake(value, shape, tuple(sorted(cells)))


def _pattern(entry: Any, where: str) -> Pattern:
    entry = _known(entry, where, ("name", "star", "copies"))
    name, star, copies = entry.get("name"), entry.get("star"), entry.get("copies")
    if not isinstance(name, str) or not name or name.split() != [name]:
        refuse(f"{where}.name", "name")
    if star is not None:
        star = _pair(star, f"{where}.star", 1 - COLUMNS, COLUMNS - 1)
        if star == (0, 0):
            refuse(f"{where}.star", "star")
    each = copies if isinstance(copies, list) else [copies] * COLOURS
    if len(each) != COLOURS:
        refuse(f"{where}.copies", "copies")
    return Pattern(name, star, tuple(_number(n, f"{where}.copies", 0, CARDS_A_COLOUR) for n in each))


def _prizes(entry: Any, where: str) -> Prizes:
    entry = _known(entry, where, ("edges", "double", "estate", "lake"))
    lake = entry.get("lake")
    return Prizes(
        _pair(entry.get("edges"), f"{where}.edges", 0, 99),
        _number(entry.get("double"), f"{where}.double", 0, 99),
        _pair(entry.get("estate"), f"{where}.estate", 0, 99),
        BY_VALUE if lake == "value" else _number(lake, f"{where}.lake", 0, 99),
    )


def _judge_lakes(lakes: tuple[Lake, ...]) -> None:
    water: set[Cell] = set()
    for i, lake in enumerate(lakes):
        if lake.value in [other.value for other in lakes[:i]]:
            refuse(f"lakes[{i}].value", "value")
        if water & set(lake.cells):
            refuse(f"lakes[{i}].cells", "overlap")
        water |= set(lake.cells)


def _judge_cards(cards: tuple[Pattern, ...]) -> None:
    for i, pattern in enumerate(cards):
        if pattern.name.lower() in [other.name.lower() for other in cards[:i]]:
            refuse(f"cards[{i}].name", "name")
    for colour in range(COLOURS):
        count = sum(pattern.copies[colour] for pattern in cards)
        if count != CARDS_A_COLOUR:
            refuse("cards", "count", count=count, wanted=CARDS_A_COLOUR, colour=colour + 1)


def normal(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The cells moved to the top left corner, in order."""
    cells = list(cells)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def turned(cells: Iterable[Cell], quarters: int) -> tuple[Cell, ...]:
    """The shape after so many clockwise quarter turns, never mirrored (RA3)."""
    for _ in range(quarters):
        cells = [(column, -row) for row, column in cells]
    return normal(cells)


DATA = in_force()
