"""One browser as a house: everybody at its tables is here, bots think where everything else runs, nobody else comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

from ..server.acts import World
from ..server.background import Background
from ..server.bot_turns import BotTurns
from ..server.client import Client
from ..server.clock import Uptime, now
from ..server.entries import Answer, Entry, Offer
from ..server.founding import new_id
from ..server.house import Tally
from ..server.live import Live
from ..server.names import Names
from ..server.rulebooks import Rulebooks
from ..server.settings import Settings
from ..server.shapes import Card
from ..server.tables import Tables
from ..server.telling import Viewer
from .shelf import Shelf

T = TypeVar("T")
BOTS = ("random", "greedy", "network", "level1")  # those that need no search, which is a matter of compiled code


class Alone:
    """Who is here: whoever asks."""

    def onlookers(self, table: str) -> tuple[set[str], int]:
        """Nobody looks on elsewhere."""
        return set(), 0

    def tell_onlookers(self, table: str, names: list[str], others: int) -> None:
        """There is nobody else to tell."""

    def is_here(self, player: str) -> bool:
        """Always: nobody plays here from elsewhere."""
        return True

    async def gone(self, players: Iterable[str], uptime: Uptime, limit: float) -> frozenset[str]:
        """Nobody is ever away."""
        return frozenset()

    async def muted(self, player: str | None) -> frozenset[str]:
        """Nobody is muted where nobody else speaks."""
        return frozenset()

    async def cards(self) -> list[Card]:
        """No table is open to others."""
        return []


class Uncounted:
    """Numbers nobody looks at."""

    @property
    def bots_failed(self) -> Tally:
        """Failures are not counted."""
        return self

    def labels(self, *labels: Any) -> Uncounted:
        """Not counted by these either."""
        return self

    def inc(self) -> None:
        """Nothing is counted."""


class InPlace:
    """Where bots think: here, after whoever waits has been told what has happened."""

    compiling = False

    @property
    def deep(self) -> InPlace:
        """Long thoughts are thought in the same place."""
        return self

    def lane(self, bot: str) -> InPlace:
        """The same place for every bot."""
        return self

    async def ask(self, player: str, table: str, limit: float, function: Callable[..., T], *arguments: Any) -> T:
        """Computes the answer at once, after others have had their turn."""
        await asyncio.sleep(0)
        return function(*arguments)

    def close(self) -> None:
        """There is no process to end."""


class Pocket:
    """The house of one browser."""

    def __init__(self, shelf: Shelf):
        self.settings = Settings(database="", bots=BOTS, rates=False)
        self.store, self.uptime = shelf, Uptime(start=now())
        self.rulebooks, self.names = Rulebooks(self.settings.games), Names(shelf)
        self.presence = self.lobby = Alone()
        self.background, self.tables = Background(), Tables(self)
        self.bot_turns = BotTurns(self.settings, Uncounted(), InPlace())
        self.bot_names = self.settings.bots or BOTS

    def world(self, gone: frozenset[str] = frozenset()) -> World:
        """What acts may ask about the world outside their table."""
        return World(now(), self.uptime, self.bot_names, self.settings.substitute, partial(new_id, 16), gone)

    async def made(self, live: Live) -> None:
        """A table is new: its bots may have to begin."""
        self.bot_turns.wake(live)

    def after(self, live: Live, entry: Entry) -> None:
        """An entry is saved: bots think."""
        self.bot_turns.wake(live)
        table, act = live.table, entry.act
        if isinstance(act, Offer | Answer) and table.rematch and table.rematch == act.table:
            self.background.spawn(self._begin(table.rematch))

    async def forget(self, live: Live) -> None:
        """A table is here no more; its bots need not think on."""
        name = live.table.founding.id
        for (table, _, _), task in list(self.bot_turns.turns.items()):
            if table == name:
                task.cancel()
        self.tables.live.pop(name, None)
        await self.store.forget(name)

    async def _begin(self, table: str) -> None:
        self.bot_turns.wake(await self.tables.find(table))


class Visitor(Client):
    """The page, as one client."""

    def __init__(self, hall: Pocket, lang: str, say: Callable[[str], None]):
        person = hall.store.person
        super().__init__(hall, Viewer(person.id if person else None, lang), person.name if person else "")
        self.say = say

    def send(self, frame: bytes) -> None:
        """Takes a message to the page."""
        self.say(frame.decode())

    async def hear(self, text: bytes) -> None:
        """One message; bots of a table looked at anew go on with what they owed when the page was closed."""
        await super().hear(text)
        for live in self.watched.values():
            self.hall.bot_turns.wake(live)

    def leave(self) -> None:
        """The page was closed: tables are not told to it any more."""
        for live in self.watched.values():
            live.unwatch(self)
