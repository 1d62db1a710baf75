"""What a store takes and gives: plain data, no database in sight."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from .entries import Entry
from .glicko import Strength
from .shapes import ClockRule, Status


class Unavailable(Exception):
    """The store did not take it.  Nothing is known to be saved: read again before going on."""


class Person(Struct, frozen=True):
    """A player as the server knows it."""

    id: str
    name: str
    account: str | None
    password: str | None
    created: int
    seen: int


class Founding(Struct, frozen=True):
    """What is fixed when a table is made; the seed stays here until the match is over."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    clock: ClockRule
    open: bool
    rated: bool
    seed: str
    commitment: str
    created: int
    tables: str | None = None  # digest of the data tables of its game, where it has some
    day: str | None = None  # whose deal this is, if it is the deal of a day

    @property
    def earnest(self) -> bool:
        """Whether nobody is helped here: it counts for a rating, or is compared."""
        return self.rated or self.day is not None


class Summary(Struct, frozen=True, gc=False):
    """What lists want to know of a table without reading its log."""

    status: Status
    owing: int
    bots: int


@cache
def bits(seats: tuple[int, ...]) -> int:
    """Seats as a number, one bit each."""
    return sum(1 << seat for seat in seats)


class Placing(Struct, frozen=True):
    """Who sits on a seat, as kept beside the log."""

    seat: int
    player: str | None
    bot: str | None


class Standing(Struct, frozen=True):
    """How one seat came out of a finished match."""

    seat: int
    player: str | None
    bot: str | None
    rank: int
    score: int
    left: bool


class Course(Struct, frozen=True):
    """How a finished match went, as far as it is looked for by that: its first moves, and how many there were."""

    opening: list[str]
    plies: int


class Append(Struct, frozen=True, gc=False):
    """An entry to be saved, with all that must be saved in the same transaction."""

    table: str
    entry: Entry
    summary: Summary
    places: list[Placing] | None = None  # if they changed
    standings: list[Standing] | None = None  # if this ended the match
    course: Course | None = None  # the same
    founding: NewTable | None = None  # if this makes another table
    called: tuple[str, ...] = ()  # players who owe a move now, to be told by the other instances


class NewTable(Struct, frozen=True):
    """A table with what has already happened there."""

    founding: Founding
    entries: list[Entry]
    summary: Summary
    places: list[Placing]


class Listing(Struct, frozen=True):
    """A table as a list needs it."""

    founding: Founding
    summary: Summary
    changed: int
    moved: int  # when the match last went on; talking changes a table, but nobody owes a move since then
    places: list[Placing]
    names: list[str | None]


class Solved(Struct, frozen=True):
    """The first answer of a player to a puzzle."""

    player: str
    game: str
    puzzle: str
    right: bool
    at: int


class Solver(Struct, frozen=True):
    """Somebody who solves puzzles, and how well."""

    player: str
    name: str
    strength: Strength


class Deal(Struct, frozen=True):
    """The deal of a day in a game, and the bot it is played against."""

    game: str
    day: str
    seats: int
    bot: str
    seed: str
    commitment: str


class Tried(Struct, frozen=True):
    """How somebody did with the deal of a day; `margin` is what the best other had less."""

    player: str
    name: str
    table: str
    rank: int
    points: int
    margin: int
    moves: int
