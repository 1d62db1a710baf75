"""Where the tables of one browser are kept: in memory, and by the page's own hand for good."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import msgspec
from msgspec import Struct

from ..server.entries import Entry
from ..server.glicko import Strength, after
from ..server.rows import Append, Founding, Listing, NewTable, Person, Placing, Solved, Solver, Summary, Unavailable

Save = Callable[[str, str], Awaitable[None]]  # keeps a text under a key, for good before it answers; "" is none
ME, TABLE, NOTE, PUZZLES = "me", "table/", "note/", "puzzles/"


class Kept(Struct):
    """A table as it is kept."""

    founding: Founding
    entries: list[Entry]
    summary: Summary
    places: list[Placing]

    def listing(self, names: Mapping[str, str]) -> Listing:
        """This table as lists show it."""
        called = [names.get(one.player, "") if one.player else one.bot for one in self.places]
        moved = max((one.at for one in self.entries if one.act.goes_on), default=self.founding.created)
        changed = self.entries[-1].at if self.entries else self.founding.created
        return Listing(self.founding, self.summary, changed, moved, self.places, called)


class Solving(Struct):
    """The puzzles of one game answered here, and how well."""

    answers: dict[str, bool] = {}
    strength: Strength = Strength()


class Shelf:
    """What one browser keeps; `server/house.py` says what each question means."""

    shared = False

    def __init__(self, save: Save, kept: Mapping[str, str] | None = None):
        self.save, self.person = save, None
        self.tables: dict[str, Kept] = {}
        self.notes: dict[str, str] = {}
        self.solving: dict[str, Solving] = {}
        self.unreadable: list[str] = []  # keys of what cannot be read: it stays where it is, and nobody is shown it
        for key, text in (kept or {}).items():
            try:
                self._take(key, text.encode())
            except msgspec.MsgspecError:
                self.unreadable.append(key)

    person: Person | None

    def _take(self, key: str, text: bytes) -> None:
        if key.startswith(TABLE):
            self.tables[key.removeprefix(TABLE)] = msgspec.json.decode(text, type=Kept)
        elif key.startswith(NOTE):
            self.notes[key.removeprefix(NOTE)] = msgspec.json.decode(text, type=str)
        elif key.startswith(PUZZLES):
            self.solving[key.removeprefix(PUZZLES)] = msgspec.json.decode(text, type=Solving)
        elif key == ME:
            self.person = msgspec.json.decode(text, type=Person)

    async def _keep(self, key: str, value: Kept | Person | Solving | str | None) -> None:
        try:
            await self.save(key, "" if value is None else msgspec.json.encode(value).decode())
        except Exception as error:
            raise Unavailable(str(error)) from None

    async def be(self, person: Person) -> None:
        """Somebody plays here."""
        await self._keep(ME, person)
        self.person = person

    async def append(self, append: Append) -> bool:
        """Saves an entry for good before it answers; False if that version is taken."""
        old = self.tables[append.table]
        if append.entry.version != len(old.entries) + 1:
            return False
        places = old.places if append.places is None else append.places
        fresh = Kept(old.founding, [*old.entries, append.entry], append.summary, places)
        await self._keep(TABLE + append.table, fresh)
        self.tables[append.table] = fresh
        if append.founding is not None:
            await self.found(append.founding)
        return True

    async def found(self, new: NewTable) -> None:
        """Saves a new table and what has happened there already."""
        fresh = Kept(new.founding, new.entries, new.summary, new.places)
        await self._keep(TABLE + new.founding.id, fresh)
        self.tables[new.founding.id] = fresh

    async def forget(self, table: str) -> None:
        """Keeps a table and what was noted on it no more."""
        for key in (TABLE + table, NOTE + table):
            await self._keep(key, None)
        self.tables.pop(table, None)
        self.notes.pop(table, None)

    async def founding(self, table: str) -> Founding | None:
        """What was fixed when a table was made."""
        return self.tables[table].founding if table in self.tables else None

    async def entries(self, table: str, after: int) -> list[Entry]:
        """What happened at a table, in order, after a version."""
        return self.tables[table].entries[after:]

    async def unfinished(self, player: str) -> list[str]:
        """The tables where nothing is decided."""
        return [name for name, kept in self.tables.items() if kept.summary.status in ("waiting", "playing")]

    async def mine(self, player: str) -> list[Listing]:
        """All tables, the unfinished before the finished."""
        names = await self.names({player})
        found = [kept.listing(names) for kept in self.tables.values()]
        return sorted(found, key=lambda one: (one.summary.status == "over", -one.changed))

    async def names(self, players: set[str]) -> dict[str, str]:
        """What the one who plays here is called."""
        return {self.person.id: self.person.name} if self.person else {}

    async def note(self, player: str, table: str) -> str:
        """What is noted on a table."""
        return self.notes.get(table, "")

    async def keep_note(self, player: str, table: str, text: str, at: int) -> None:
        """Keeps what the player notes on a table, in this browser."""
        await self._keep(NOTE + table, text)
        self.notes[table] = text

    async def tried(self, player: str, game: str) -> dict[str, bool]:
        """The puzzles answered here."""
        return self.solving.get(game, Solving()).answers

    async def strengths(self, game: str, subjects: list[str]) -> dict[str, Strength]:
        """How well whoever plays here solves puzzles; theirs stays as it was made."""
        mine = self.person.id if self.person else ""
        return {mine: self.solving[game].strength} if mine in subjects and game in self.solving else {}

    async def solvers(self, game: str, most: int) -> list[Solver]:
        """Nobody to compare with."""
        return []

    async def count(self, solved: Solved, first: Strength) -> tuple[Strength, Strength] | None:
        """Counts a first answer."""
        old = self.solving.get(solved.game, Solving())
        if solved.puzzle in old.answers:
            return None
        fresh = after(old.strength, first, float(solved.right))
        new = Solving({**old.answers, solved.puzzle: solved.right}, fresh)
        await self._keep(PUZZLES + solved.game, new)
        self.solving[solved.game] = new
        return old.strength, fresh
