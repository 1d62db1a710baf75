"""The tables of one instance: finds, opens, forgets them, and hears what other instances do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from ..bots import table as bots
from ..core.game import Game
from . import wire
from .acts import Already, Scene
from .analyses import Analyses
from .clock import Uptime, now
from .entries import Answer, Entry, Offer
from .founding import from_form, new_id, played_on
from .live import Live
from .lobby import Lobby
from .metrics import Metrics
from .refusal import Refusal
from .robots import Robots
from .settings import Settings
from .shapes import ContinueForm, TableForm
from .store import Store
from .store import uptime as spans
from .store.log import found, load_founding, load_stalled
from .store.people import Person, by_id, muted, names, seen, tables_of
from .store.rows import NewTable
from .table import Table
from .telling import Viewer

if TYPE_CHECKING:
    from .socket import Socket

LOG = logging.getLogger(__name__)
T = TypeVar("T")
MONTH = 31 * 86_400_000
SEEN_EVERY = 5  # beats
HERE = 15_000  # a player another instance has seen this recently is here


class Hall:
    """Everything one instance holds in memory."""

    def __init__(self, settings: Settings, store: Store):
        self.settings, self.store = settings, store
        self.instance = new_id(12)
        self.uptime = Uptime()
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.sockets: dict[str | None, set[Socket]] = {}  # by player; None: those without a name
        self.names: dict[str, str] = {}
        self.elsewhere: dict[str, int] = {}  # player -> when another instance last saw it
        self.lobby, self.metrics = Lobby(store), Metrics()
        self.robots = Robots(settings, self.metrics)
        self.analyses = Analyses(self.robots, store)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bots = tuple(bots.names()) if settings.bots is None else settings.bots

    async def open(self) -> None:
        """Takes up where the last server stopped."""
        start = now()
        self.uptime = Uptime(await self.store.read(spans.load), start)
        await self.store.write(lambda connection: spans.begin(connection, self.instance, start, start - MONTH))
        self.store.listen(self.heard, self.lost)
        self.spawn(self._beat())
        await self._wake_robots(start)

    async def close(self) -> None:
        """Tells everybody to come back, and lets go."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.analyses.close()
        await self.robots.close()
        for sockets in list(self.sockets.values()):
            for socket in list(sockets):
                socket.drop(1012)
        await self.store.write(lambda connection: spans.beat(connection, self.instance, now()))
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Runs something beside everything else; what goes wrong is noted."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem and not isinstance(problem, Refusal | Already):
            LOG.error("work failed", exc_info=problem)

    # ---------------------------------------------------------------------------------------------------------- tables

    def game(self, name: str) -> Game:
        """A game of this house."""
        if name not in self.settings.games:
            raise Refusal("unknown-game", field="game", name=name, known=", ".join(self.settings.games))
        game: Game = import_module(self.settings.games[name]).GAME
        return game

    def scene(self, gone: frozenset[str] = frozenset()) -> Scene:
        """What acts may ask about the world."""
        return Scene(now(), self.uptime, self.bots, self.settings.substitute, partial(new_id, 16), gone)

    async def found(self, form: TableForm, person: Person) -> Live:
        """Makes a table."""
        return await self._add(from_form(self.game(form.game), form, person.id, self.scene()), person)

    async def play_on(self, old: Table, form: ContinueForm, person: Person) -> Live:
        """Makes a table where a finished match is played on."""
        return await self._add(played_on(old, form, person.id, self.scene()), person)

    async def _add(self, new: NewTable, person: Person) -> Live:
        most = self.settings.tables_per_player
        if len(await self.store.read(partial(tables_of, player=person.id))) >= most:
            raise Refusal("too-many", what="tables", most=most)
        await self.store.write(lambda connection: found(connection, new))
        live = await self.find(new.founding.id)
        self.metrics.tables_made.inc()
        if new.founding.open and not self.store.shared:
            await self.lobby.changed(new.founding.id)
        self.robots.wake(live)
        return live

    async def find(self, table: str) -> Live:
        """The table of that id, from memory or from what is saved."""
        live = self.tables.get(table)
        if live is None:
            try:
                async with self.opening.setdefault(table, asyncio.Lock()):
                    live = self.tables.get(table) or await self._load(table)
            finally:
                self.opening.pop(table, None)
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> Live:
        founding = await self.store.read(partial(load_founding, table=table))
        if founding is None:
            raise Refusal("not-found", what="table")
        if founding.rules != self.game(founding.game).version:
            raise Refusal("other-rules", found=founding.rules, known=self.game(founding.game).version)
        live = Live(self, founding)
        await live.refresh(None)
        return self.tables.setdefault(table, live)

    def after(self, live: Live, entry: Entry) -> None:
        """What follows from something this instance has saved: bots think, the lobby and those away hear of it."""
        table = live.table
        self.metrics.entries.labels(entry.kind).inc()
        if table.robots_owing():
            self.robots.wake(live)
        if table.founding.open and entry.act.listed and not self.store.shared:
            self.spawn(self.lobby.changed(table.founding.id))
        if entry.act.calls and not self.store.shared:  # else all instances hear of it, this one too
            self.call_players(table)
        if isinstance(entry.act, Offer | Answer) and table.rematch and table.rematch == entry.act.table:
            self.spawn(self._begin(table.rematch))

    async def _begin(self, table: str) -> None:
        """A rematch has been made: its bots think, and its players are called."""
        live = await self.find(table)
        self.robots.wake(live)
        self.call_players(live.table)

    async def _call(self, table: str) -> None:
        """Somebody connected here owes a move at a table that may be in use elsewhere."""
        self.call_players(await (await self.find(table)).settled())

    def call_players(self, table: Table) -> None:
        """Tells players who owe a move but look elsewhere."""
        frame = b""
        for seat in table.owing:
            for socket in self.sockets.get(table.places[seat].player, ()):
                if socket.viewer.player and table.founding.id not in socket.watched:
                    frame = frame or wire.write_message(wire.YourTurn(table.founding.id, table.founding.game))
                    socket.send(frame)

    # ---------------------------------------------------------------------------------------------------------- people

    def enter(self, socket: Socket) -> None:
        """Somebody is connected."""
        player = socket.viewer.player
        self.sockets.setdefault(player, set()).add(socket)
        if player:
            self.names[player] = socket.name
            self.spawn(self._note_seen([player]))
        self.metrics.sockets.inc()

    def exit(self, socket: Socket) -> None:
        """Somebody is gone."""
        player = socket.viewer.player
        self.sockets[player].discard(socket)
        if not self.sockets[player]:
            del self.sockets[player]
        for live in list(socket.watched.values()):
            live.unwatch(socket)
        self.lobby.watchers.discard(socket)
        if player:
            self.spawn(self._note_seen([player]))
        self.metrics.sockets.dec()

    def is_here(self, player: str) -> bool:
        """Whether that player is connected, here or elsewhere."""
        return player in self.sockets or self.elsewhere.get(player, 0) > now() - HERE

    async def gone(self, players: Iterable[str]) -> frozenset[str]:
        """Those of these players who have not been connected for long, the time without any server not counted."""
        away, limit = [one for one in players if one not in self.sockets], self.settings.gone_after * 1000
        people = [await self.store.read(partial(by_id, player=player)) for player in away]
        return frozenset(one.id for one in people if one and self.uptime.between(one.seen, now()) > limit)

    async def muted(self, player: str | None) -> frozenset[str]:
        """Whom somebody does not want to hear."""
        return frozenset(await self.store.read(partial(muted, player=player))) if player else frozenset()

    def forget_player(self, player: str) -> None:
        """A player is no more: whoever is connected as that player comes back as somebody else."""
        self.names.pop(player, None)
        for socket in self._connected():
            if socket.viewer.player == player:
                socket.drop(1012)
            elif player in socket.viewer.muted and socket.viewer.player:
                self.spawn(self.learn(socket.viewer.player))  # it may have become an account, which is not heard either

    def end_session(self, key: str) -> None:
        """A session or a token has ended: so do the sockets that came with it."""
        for socket in self._connected():
            if socket.key == key:
                socket.drop(1008)

    def _connected(self) -> list[Socket]:
        return [socket for sockets in self.sockets.values() for socket in sockets]

    async def learn(self, player: str) -> None:
        """Looks up what a player is called, and whom it does not hear."""
        self.names |= await self.store.read(partial(names, wanted={player}))
        silent = await self.muted(player)
        for socket in self.sockets.get(player, ()):
            socket.viewer = Viewer(player, socket.viewer.lang, silent)

    async def learn_names(self, table: Table, entries: list[Entry]) -> None:
        """Looks up what the players of a table are called."""
        unknown = {entry.player for entry in entries if entry.player} - self.names.keys()
        if unknown:
            self.names |= await self.store.read(partial(names, wanted=unknown))

    async def _note_seen(self, players: list[str]) -> None:
        at = now()
        await self.store.write(lambda connection: seen(connection, players, at))

    # ---------------------------------------------------------------------------------------------- time and the others

    def heard(self, payload: str) -> None:
        """Another instance (or this one) has saved something."""
        kind, subject, *rest = payload.split()
        if kind == "player":
            self.spawn(self.learn(subject))
        elif kind == "gone":
            self.forget_player(subject)
        elif kind == "ended":
            self.end_session(subject)
        elif kind == "turn":
            if any(player in self.sockets for player in rest):
                self.spawn(self._call(subject))
        elif subject in self.tables:
            self.spawn(self.tables[subject].refresh(int(rest[0]) if kind == "table" else None))
        if kind == "table" and len(rest) > 1:
            self.spawn(self.lobby.changed(subject))

    def lost(self) -> None:
        """Something may have been missed: every table looks for itself."""
        for live in self.tables.values():
            self.spawn(live.refresh(2**31))

    async def _beat(self) -> None:
        """Says that this instance is up, who is connected, and forgets tables nobody uses."""
        beats = 0
        while True:
            await asyncio.sleep(self.settings.beat)
            beats += 1
            try:
                await self.store.write(lambda connection: spans.beat(connection, self.instance, now()))
                if beats % SEEN_EVERY == 0:
                    await self._round()
            except Exception:
                LOG.exception("beat failed")

    async def _round(self) -> None:
        present = [player for player in self.sockets if player]
        if present:
            await self._note_seen(present)
        if self.store.shared:
            await self._look_elsewhere()
        for live in self.tables.values():
            live.tell_who_is_here()
        await self._wake_robots(now() - int(self.settings.stalled_after * 1000))
        self._forget()
        self.metrics.tables.set(len(self.tables))

    async def _look_elsewhere(self) -> None:
        """When other instances last saw the players of our tables."""
        wanted = {place.player for live in self.tables.values() for place in live.table.places if place.player}
        for player in wanted - {one for one in self.sockets if one}:
            person = await self.store.read(partial(by_id, player=player))
            self.elsewhere[player] = person.seen if person else 0

    async def _wake_robots(self, before: int) -> None:
        """Bots whose turn nobody remembers: after a restart, or when another instance died."""
        for table in await self.store.read(partial(load_stalled, before=before)):
            try:
                self.robots.wake(await self.find(table))
            except Refusal as refusal:
                LOG.warning("table cannot go on", extra={"table": table, "code": refusal.code})

    def _forget(self) -> None:
        """Tables nobody uses leave memory; what is saved brings them back."""
        limit = time.monotonic() - self.settings.idle_after
        for table, live in list(self.tables.items()):
            if not live.watchers and live.used < limit and not live.lock.locked() and not live.table.robots_owing():
                del self.tables[table]
