"""A match as data: game, options, seats, commitment, seed, moves, result.  Versioned JSON; see docs/records.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from .data import digest, variable
from .errors import BadRecord, DroversError
from .seed import commitment, read_seed
from .words import CORE

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

FORMAT = "drovers-record"
VERSION = 1


class Continued(msgspec.Struct, forbid_unknown_fields=True):
    """Where a match took up another one that was over: that table's name, and after how many of its moves."""

    table: str
    ply: int


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play the match again, and to check that its deal was fixed beforehand."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    moves: list[list[int | str]]
    commitment: str | None = None
    seed: str | None = None
    entropy: list[str] = []
    position: dict[str, Any] | None = None  # where the match started, if not from a deal
    result: dict[str, Any] | None = None
    players: list[str] = []  # who sat where, if anybody wrote it down: a name, or the name of a bot
    resigned: list[int] = []  # seats that gave up; in a match of two that ends it without a result by the rules
    clock: dict[str, Any] | None = None  # how time was counted, if it was
    times: list[int] = []  # milliseconds used for every move, where time was counted
    tables: str | None = None  # digest of the data tables it was played with, in a game that has some
    data: str | None = None  # those tables themselves, where an owner of the box corrected them
    continued: Continued | None = None  # if the deal was no secret any more when this match began

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def read_record(data: Record | dict[str, Any] | str | bytes) -> Record:
    """A record from its text or its data; what does not fit is refused with the place named."""
    if isinstance(data, Record):
        return data
    try:
        value = json.loads(data) if isinstance(data, str | bytes) else data
        record = msgspec.convert(value, Record)
    except (ValueError, msgspec.ValidationError, RecursionError) as error:
        raise BadRecord(CORE.both("bad-record", problem=str(error)), field="record") from None
    if record.format != FORMAT or record.version != VERSION:
        found = f"{record.format} {record.version}"
        raise BadRecord(CORE.both("record-version", found=found, known=f"{FORMAT} {VERSION}"), field="version")
    if record.data is not None and not _names(record.tables, record.data):
        raise BadRecord(CORE.both("record-data", found=str(record.tables)), field="data")
    return record


def _names(tables: str | None, data: str) -> bool:
    """Whether a digest is that of these tables; what cannot be read, or be kept in a file, has none."""
    try:
        return bool(data.encode()) and tables == digest(data)
    except (ValueError, RecursionError):
        return False


def replay(data: Record | dict[str, Any] | str | bytes, load: Callable[[str], Game]) -> Match:
    """The match a record describes, played again move by move through the checking door."""
    record = read_record(data)
    match = _start(record, load(record.game))
    for ply, step in enumerate(record.moves):
        try:
            seat, text = step
            match.play(seat, text)  # type: ignore[arg-type]  # the door refuses what is not a seat and a text
        except (DroversError, ValueError) as error:
            values = {"ply": ply + 1, "move": str(step), "problem": str(error)}
            raise BadRecord(CORE.both("record-move", **values), field=f"moves[{ply}]") from None
    return match


def _start(record: Record, newest: Game) -> Match:
    game = newest.at(record.rules)
    if game is None:
        values = {"found": str(record.rules), "known": str(newest.version)}
        raise BadRecord(CORE.both("record-rules", **values), field="rules")
    if record.tables is not None and (game.data is None or record.tables != game.data.digest):
        values = {"found": record.tables, "known": game.data.digest if game.data else "-"}
        raise BadRecord(CORE.both("record-tables", **values, variable=variable(game.name)), field="tables")
    try:
        if record.position is not None:
            return game.from_position(record.position)
        if record.seed is None:
            raise BadRecord(CORE.both("record-seed"), field="seed")
        return game.new(record.seats, record.options, record.seed, record.entropy)
    except BadRecord:
        raise
    except DroversError as error:
        raise BadRecord(error.reasons, field=error.field) from None


def verify(data: Record | dict[str, Any] | str | bytes, load: Callable[[str], Game]) -> Match:
    """Checks that the seed is the one committed to and that the moves lead to the result; returns the match."""
    record = read_record(data)
    match = replay(record, load)
    if record.seed is not None and commitment(read_seed(record.seed)) != record.commitment:
        raise BadRecord(CORE.both("record-commitment"), field="commitment")
    found = match.outcome.to_dict() if match.outcome else None
    if found != record.result:
        values = {"found": json.dumps(found), "written": json.dumps(record.result)}
        raise BadRecord(CORE.both("record-result", **values), field="result")
    return match
