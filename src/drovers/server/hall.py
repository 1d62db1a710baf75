"""One instance of the server: its parts, how they begin and end, and what follows when something is saved."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ..bots import table as bots
from .acts import World
from .analyses import Analyses
from .background import Background, in_turns
from .bot_turns import BotTurns
from .clock import Uptime, agree_on, not_before, now
from .company import Company
from .entries import Answer, Entry, Offer
from .founding import new_id
from .habits import AllHabits
from .live import Live
from .lobby import Lobby
from .metrics import Metrics
from .names import Names
from .peers import Peers
from .plans import Plans
from .post import Post
from .presence import Presence
from .refusal import Refusal
from .rulebooks import Rulebooks
from .settings import Settings
from .store import Store, Unavailable
from .store import uptime as spans
from .store.log import load_stalled
from .tables import Tables
from .thinking import Thinking
from .tournaments import Tournaments
from .watching import Watching

LOG = logging.getLogger(__name__)
MONTH = 31 * 86_400_000
ROUND_EVERY = 5  # beats
NEW_TABLE = partial(new_id, 16)
OFFERS = (Offer, Answer)  # a union would be made anew at every move


class Hall:
    """The parts of one instance, each with one thing to know."""

    def __init__(self, settings: Settings, store: Store):
        self.settings, self.store = settings, store
        self.uptime = Uptime()
        self.metrics, self.background = Metrics(), Background()
        self.rulebooks = Rulebooks(settings.games)
        self.names = Names(store)
        self.presence = Presence(store, self.background, self.names, self.metrics)
        self.tables, self.lobby, self.peers = Tables(self), Lobby(store), Peers(self)
        self.thinking = Thinking(settings)
        self.bot_turns = BotTurns(settings, self.metrics, self.thinking, self.presence.payer)
        self.habits, self.plans, self.post = AllHabits(self), Plans(self), Post(self)
        self.watching, self.company, self.tournaments = Watching(self), Company(self), Tournaments(self)
        self.analyses = Analyses(self.bot_turns, store)
        self.bot_names = tuple(bots.names()) if settings.bots is None else settings.bots

    async def open(self) -> None:
        """Takes up where the last server stopped."""
        await self._agree_on_time()
        known = await self.store.read(spans.load)
        not_before(await self.store.read(spans.latest))
        start = now()
        self.uptime = Uptime(known, start)
        await self.store.write(lambda connection: spans.begin(connection, self.store.instance, start, start - MONTH))
        await self.peers.listen()
        await self.plans.open()
        await self.post.open()
        self.background.spawn(self._beat())
        await self._wake_bots(start)

    async def _agree_on_time(self) -> None:
        """Where others use the database too, its clock is everybody's; what it says is as of half the way there."""
        asked = now()
        at = await self.store.time()
        if at is not None:
            agree_on(at + (now() - asked) // 2)

    async def close(self) -> None:
        """Tells everybody to come back, and lets go."""
        await self.background.close()
        await self.post.close()
        await self.analyses.close()
        await self.bot_turns.close()
        for socket in self.presence.connected():
            socket.drop(1012)
        try:
            await self.store.write(lambda connection: spans.beat(connection, self.store.instance, now()))
        except Unavailable as error:
            LOG.warning("last beat missed", extra={"problem": str(error)})
        self.store.close()

    def world(self, gone: frozenset[str] = frozenset()) -> World:
        """What acts may ask about the world outside their table."""
        return World(now(), self.uptime, self.bot_names, self.settings.substitute, NEW_TABLE, gone)

    # ------------------------------------------------------------------------------------------------- what follows

    async def made(self, live: Live) -> None:
        """A table is new: the lobby hears of it, and its bots may have to begin."""
        self.metrics.tables_made.inc()
        if live.table.founding.open:
            await self.lobby.changed(live.table.founding.id)
        self.bot_turns.wake(live)

    def after(self, live: Live, entry: Entry) -> None:
        """This instance has saved an entry: bots think, the lobby and those away hear of it."""
        table, act = live.table, entry.act
        self.metrics.often.entries[entry.kind] += 1
        if table.bots_owing():
            self.bot_turns.wake(live)
        if table.founding.open and act.listed:
            self.background.spawn(self.lobby.changed(table.founding.id))
        if act.calls:
            self.presence.call(table)
            self.plans.wake(live)
            if self.post.reachable:
                self.post.wake(table.called())
        if act.may_end and table.status == "over":
            self.tournaments.after(live)
        if isinstance(act, OFFERS):
            self.company.after(live, act)
            if table.rematch and table.rematch == act.table:
                self.background.spawn(self._begin(table.rematch))

    async def _begin(self, table: str) -> None:
        """A rematch has been made: its bots think, and its players are called."""
        live = await self.tables.find(table)
        self.bot_turns.wake(live)
        self.presence.call(live.table)

    # ---------------------------------------------------------------------------------------------- from time to time

    async def _beat(self) -> None:
        """Says that this instance is up and, less often, looks after what it holds."""
        beats = 0
        while True:
            await asyncio.sleep(self.settings.beat)
            beats += 1
            if beats % ROUND_EVERY == 0:
                await self.presence.keep_alive()
            try:
                await self.store.write(lambda connection: spans.beat(connection, self.store.instance, now()))
                await self.peers.catch_up()
                if beats % ROUND_EVERY == 0:
                    await self._round()
            except Unavailable as error:
                LOG.warning("beat missed", extra={"problem": str(error)})
            except Exception:
                LOG.exception("beat failed")

    async def _round(self) -> None:
        await self.presence.note_seen()
        await self.peers.forget()
        if self.store.shared:
            await self.presence.look_elsewhere(self.tables.players())
        async for live in in_turns([*self.tables.live.values()]):
            live.tell_who_is_here()
        watched = [(name, tuple(live.own[0]), live.own[1]) for name, live in self.tables.live.items() if any(live.own)]
        if watched and self.store.shared:
            await self.presence.announce_onlookers(watched)
        await self.tournaments.sweep()
        await self._wake_bots(now() - int(self.settings.stalled_after * 1000))
        self.tables.rest(self.settings.asleep_after, self.settings.idle_after)
        self.names.forget(lambda: self.tables.named() | {player for player in self.presence.sockets if player})
        self.metrics.tables.set(len(self.tables.live))

    async def _wake_bots(self, before: int) -> None:
        """Bots whose turn nobody remembers: after a restart, or when another instance died."""
        for table in await self.store.read(partial(load_stalled, before=before)):
            try:
                self.bot_turns.wake(await self.tables.find(table))
            except Refusal as refusal:
                LOG.warning("table cannot go on", extra={"table": table, "code": refusal.code})
