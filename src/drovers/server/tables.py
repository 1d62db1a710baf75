"""The tables of this instance: makes them, finds them in memory or in what is saved, and forgets them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from .bringing import brought
from .founding import from_form, played_on
from .frugal import give_back
from .live import Live
from .refusal import Refusal
from .rows import NewTable, Person, Unavailable
from .shapes import ContinueForm, TableForm
from .table import Table

if TYPE_CHECKING:
    from .house import House


class Tables:
    """The tables in memory, by id."""

    def __init__(self, hall: House):
        self.hall = hall
        self.live: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.slept = 0  # how many fell asleep since memory was given back

    async def found(self, form: TableForm, person: Person) -> Live:
        """Makes a table as somebody asked for it, who may sit there at once."""
        game = self.hall.rulebooks.current(form.game)
        return await self._add(from_form(game, form, person.id, self.hall.world()), person)

    async def play_on(self, old: Table, form: ContinueForm, person: Person) -> Live:
        """Makes a table where a finished match is played on."""
        return await self._add(played_on(old, form, person.id, self.hall.world()), person)

    async def bring(self, record: Any, person: Person) -> Live:
        """Makes a table of a match that was played elsewhere; the same one, however often it is brought."""
        new = brought(record, person.id, self.hall.world(), self.hall.rulebooks)
        store, name = self.hall.store, new.founding.id
        if await store.founding(name) is None:
            try:
                return await self._add(new, person)
            except Unavailable:
                if await store.founding(name) is None:  # else it was brought twice at once
                    raise
        return await self.find(name)

    async def _add(self, new: NewTable, person: Person) -> Live:
        store, most = self.hall.store, self.hall.settings.tables_per_player
        if new.summary.status != "over" and len(await store.unfinished(person.id)) >= most:
            raise Refusal("too-many", what="tables", most=most)
        await store.found(new)
        live = await self.find(new.founding.id)
        await self.hall.made(live)
        return live

    async def find(self, table: str) -> Live:
        """The table of that id, from memory or from what is saved."""
        live = self.live.get(table)
        if live is None:
            try:
                async with self.opening.setdefault(table, asyncio.Lock()):
                    live = self.live.get(table) or await self._load(table)
            finally:
                self.opening.pop(table, None)
        live.used = time.monotonic()
        if live.asleep:
            await live.settled()
        return live

    async def _load(self, table: str) -> Live:
        founding = await self.hall.store.founding(table)
        if founding is None:
            raise Refusal("not-found", what="table")
        live = Live(self.hall, founding)
        await live.refresh()
        return self.live.setdefault(table, live)

    async def reload(self, tables: list[str]) -> None:
        """Reads these again, those that are here, because who somebody is has changed."""
        for table in tables:
            if table in self.live:
                await self.live[table].refresh()

    def players(self) -> set[str]:
        """Everybody who sits at a table here."""
        return {place.player for live in self.live.values() for place in live.table.places if place.player}

    def named(self) -> set[str]:
        """Everybody whose name may be told at a table here: who sits, has spoken or has pointed at something."""
        tables = [live.table for live in self.live.values()]
        spoken = {line.player for table in tables for line in table.chat}
        pointed = {remark.player for table in tables for remark in table.remarks}
        return self.players() | {player for player in spoken | pointed if player}

    def rest(self, asleep_after: float, idle_after: float) -> None:
        """Tables nobody has used for a while fall asleep, and leave memory if nobody watches them either."""
        now = time.monotonic()
        for table, live in list(self.live.items()):
            unused = now - live.used
            if live.lock.locked() or live.table.bots_owing():
                continue
            if unused > idle_after and not live.watchers:
                del self.live[table]
            elif unused > asleep_after and not live.asleep:
                live.sleep()
                self.slept += 1
        if self._are_quiet():
            self.slept = 0
            give_back()

    def _are_quiet(self) -> bool:
        """Whether hardly any table is awake, and so many fell asleep that their memory is worth giving back."""
        awake, there = sum(not live.asleep for live in self.live.values()), len(self.live)
        return self.slept * 20 > there >= awake * 10
