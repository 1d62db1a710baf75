"""A table in use: one act at a time, saved before anybody is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..core import choices
from ..core.errors import DroversError
from ..core.match import Match
from . import wire
from .acts import bot_move, decide, own_seat, rested
from .asking import asked
from .entries import Entry
from .founding import next_table
from .refusal import Refusal, refusal_of
from .rows import Append, Founding, Unavailable
from .shapes import Times
from .sights import Sights
from .table import Table
from .telling import Surroundings, Viewer, happened, synced

if TYPE_CHECKING:
    from .client import Client
    from .house import House

DECIDED = (wire.Play, wire.Undo)  # these say on which version they were decided
NAMED_MOST = 12  # of those who look on
SHOWN = ("moved", "synced")  # what shows another sight
NOBODY: frozenset[str] = frozenset()
TRIES = 5  # how often another instance may be faster before we give up


class Live:
    """One table of this instance, with those who watch it here.  The lock makes it one act at a time."""

    def __init__(self, hall: House, founding: Founding):
        self.hall = hall
        self.table = self._blank(founding)
        self.lock = asyncio.Lock()
        self.watchers: set[Client] = set()
        self.brief: set[Client] = set()  # of them, those who want to hear of a sight only what has changed
        self.sights = Sights()
        self.told = 0  # the version up to which watchers have heard everything
        self.doubt = True  # whether memory may differ from what is saved
        self.asleep = False  # whether memory holds no more than who sits here
        self.followed = False  # whether a move was told since it woke: what was made for that helps with the next
        self.here: list[bool] = []
        self.onlooking: tuple[list[str], int] = ([], 0)  # everywhere
        self.own: tuple[list[str], int] = ([], 0)  # here
        self.used = time.monotonic()

    def _blank(self, founding: Founding) -> Table:
        return Table(founding, self.hall.rulebooks.of(founding))

    def sleep(self) -> None:
        """Lets go of all but who sits here and how far it is; what is saved brings it back when somebody asks."""
        version, places = self.table.version, self.table.places
        self.table = self._blank(self.table.founding)
        self.table.version, self.table.places = version, places
        self.doubt = self.asleep = True
        self.followed = False
        self.sights.known.clear()

    async def _gone(self) -> frozenset[str]:
        """The players of this table who have not been connected for long; where a move has days everybody may be."""
        if self.table.founding.clock.kind == "days":
            return frozenset()
        players = [place.player for place in self.table.places if place.player]
        return await self.hall.presence.gone(players, self.hall.uptime, self.hall.settings.gone_after)

    async def do(self, player: str | None, message: wire.AtTable, *, leaving: bool = False) -> int:
        """Does what a player asks for and returns the version it was saved as; refuses without changing anything.

        Whoever is leaving for good counts as gone.
        """
        gone = frozenset((player,)) if player and leaving else NOBODY
        if isinstance(message, wire.HandOver) and not leaving:
            gone = await self._gone()
        newest = message.version if isinstance(message, DECIDED) else 0
        return await self._act(newest, gone, decide, player, message)

    async def rest(self, player: str, until: int) -> int:
        """A player's time stands still here."""
        return await self._act(0, NOBODY, rested, player, until)

    async def do_for_bot(self, seat: int, version: int, text: str) -> int:
        """Makes a bot's move, if it still owes that one."""
        return await self._act(version, NOBODY, bot_move, seat, version, text)

    async def _act(self, newest: int, gone: frozenset[str], decided: Callable[..., Entry], *asked: Any) -> int:
        """Saves what is decided of the table, on that version at least, and tells it."""
        async with self.lock:
            for _ in range(TRIES):
                if self.doubt or newest > self.table.version:
                    await self._read_again()
                try:
                    entry = self._applied(gone, decided, *asked)
                except Refusal:  # where others write too, nobody is refused for something they have changed meanwhile
                    if not await self._has_news():
                        raise
                    entry = self._applied(gone, decided, *asked)
                if await self._save(entry):
                    self._tell(entry)
                    self.hall.after(self, entry)
                    return entry.version
            raise Refusal("unavailable")

    def _applied(self, gone: frozenset[str], decided: Callable[..., Entry], *asked: Any) -> Entry:
        """The next entry, applied."""
        try:
            entry = decided(self.table, *asked, self.hall.world(gone))
            self.doubt = True  # until it is saved, or known to have changed nothing
            self.table.apply(entry)
        except DroversError as error:
            self.doubt = False
            raise refusal_of(error) from None
        return entry

    async def _has_news(self) -> bool:
        """Catches up where other instances write too; whether there was anything."""
        before = self.table.version
        if self.doubt or self.hall.store.shared:
            await self._read_again()
        return self.table.version != before

    async def _save(self, entry: Entry) -> bool:
        """Saves an entry that has been applied; until that is certain, memory is in doubt."""
        table, act = self.table, entry.act
        append = Append(
            table=table.founding.id,
            entry=entry,
            summary=table.summary(),
            places=table.placings() if act.seats_people else None,
            standings=table.standings() if act.may_end else None,
            course=table.course() if act.may_end else None,
            founding=next_table(table, entry, self.hall.world()) if table.rematch else None,
            called=table.called() if self.hall.store.shared and act.calls else (),
        )
        try:
            saved = await self.hall.store.append(append)
        except Unavailable:
            raise Refusal("unavailable") from None
        self.doubt = not saved
        return saved

    async def refresh(self) -> None:
        """Reads everything again and tells everybody."""
        async with self.lock:
            self.doubt = True
            await self._read_again()
            for socket in self.watchers:
                socket.send(wire.write_message(self._synced(socket.viewer)))

    async def follow(self, version: int, entry: Entry | None = None) -> None:
        """Catches up with what another instance saved, by that entry alone if it is the next one."""
        async with self.lock:
            if version <= self.table.version and not self.asleep:
                return
            if entry is None or self.doubt or version != self.table.version + 1:
                await self._read_again()
            else:
                await self._take([entry])

    async def _read_again(self) -> None:
        """Memory becomes what is saved: from the beginning if in doubt, else by what is new."""
        founding = self.table.founding
        table = self._blank(founding) if self.doubt else self.table
        after = table.version
        entries = await self.hall.store.entries(founding.id, after)
        self.table = table
        await self._take(entries)
        self.doubt = self.asleep = False

    async def _take(self, entries: list[Entry]) -> None:
        """What is saved happens here too, and those who have not heard of it are told."""
        await self.hall.names.learn(entry.player for entry in entries)
        for entry in entries:
            self.table.apply(entry)
            if entry.version > self.told:
                self._tell(entry)

    def _tell(self, entry: Entry) -> None:
        """Tells every watcher what has just been saved, each what it may know."""
        self.told = entry.version
        around = self.around()
        frames: dict[tuple[Viewer, bool], bytes] = {}
        for socket in tuple(self.watchers):
            viewer, brief = key = self._seen_as(socket.viewer), socket in self.brief
            if key not in frames:
                frames[key] = wire.write_message(happened(self.table, viewer, around, brief=brief))
            socket.send(frames[key])
        if self.table.last.kind in SHOWN:
            self.sights.changed = entry.version
            self.followed = bool(self.watchers)

    def _seen_as(self, viewer: Viewer) -> Viewer:
        """Watchers who mute nobody are all told the same."""
        return viewer if viewer.muted or self.table.seats_of(viewer.player) else Viewer(None, viewer.lang)

    def _synced(self, viewer: Viewer) -> wire.Synced:
        return synced(self.table, self._seen_as(viewer), self.around())

    async def settled(self) -> Table:
        """The table as it is saved, until the caller waits again: what is still being saved nobody may be told."""
        async with self.lock:
            await self._has_news()
            self.used = time.monotonic()
            return self.table

    async def sync(self, viewer: Viewer) -> wire.Synced:
        """The whole table for one viewer."""
        await self.settled()
        told = self._synced(viewer)
        self._let_go()
        return told

    def _let_go(self) -> None:
        """What was made for a look helps with the next move where moves are told; elsewhere nobody needs it."""
        if self.table.match and not self.followed:
            self.table.match.forget()

    async def watch(self, socket: Client, *, changes: bool = False) -> None:
        """From now on the socket hears what happens here, beginning with everything."""
        async with self.lock:
            await self._has_news()
            self.watchers.add(socket)
            (self.brief.add if changes else self.brief.discard)(socket)
            socket.send(wire.write_message(self._synced(socket.viewer)))
            self._let_go()
        before = self.onlooking
        self.tell_who_is_here()
        if any(before) and self.onlooking == before:  # else everybody has just been told, or there is nobody
            socket.send(wire.write_message(wire.Watching(self.table.founding.id, *before)))

    def unwatch(self, socket: Client) -> None:
        """A client looks away: it is told nothing more of this table, and the others hear who is left."""
        self.watchers.discard(socket)
        self.brief.discard(socket)
        self.used = time.monotonic()
        self.tell_who_is_here()

    def tell_who_is_here(self) -> None:
        """Tells the watchers which seats are connected, if that is news."""
        here = [bool(place.player and self.hall.presence.is_here(place.player)) for place in self.table.places]
        if here != self.here:
            self.here = here
            frame = wire.write_message(wire.Here(self.table.founding.id, here))
            for socket in tuple(self.watchers):
                socket.send(frame)
        table, mine = self.table.founding.id, self.named_onlookers()
        if mine != self.own:
            self.own = mine
            self.hall.presence.tell_onlookers(table, *mine)
        if (found := self._all_onlookers(*mine)) != self.onlooking:
            self.onlooking = found
            frame = wire.write_message(wire.Watching(table, *found))
            for socket in tuple(self.watchers):
                socket.send(frame)

    def onlookers(self) -> list[Viewer]:
        """Those who watch without a seat, everybody once; each who has no name counts."""
        viewers = [socket.viewer for socket in self.watchers if not self.table.seats_of(socket.viewer.player)]
        named = {viewer.player: viewer for viewer in viewers if viewer.player}
        return [*named.values(), *(viewer for viewer in viewers if not viewer.player)]

    def _all_onlookers(self, names: list[str], others: int) -> tuple[list[str], int]:
        """These and those of other instances; whoever looks on at two of them by name is one."""
        known, more = self.hall.presence.onlookers(self.table.founding.id)
        everybody = sorted(known.union(names))
        return everybody[:NAMED_MOST], others + more + len(everybody[NAMED_MOST:])

    def named_onlookers(self) -> tuple[list[str], int]:
        """What some of them are called, and how many there are beside those."""
        found = self.onlookers()
        known = self.hall.names.known
        names = sorted(name for viewer in found if viewer.player and (name := known.get(viewer.player)))[:NAMED_MOST]
        return names, len(found) - len(names)

    async def why_not(self, player: str | None, message: wire.WhyNot, lang: str) -> wire.Why:
        """Whether a seat may make a move now, and if not, by which rule."""
        async with self.lock:
            await self._has_news()
            seat = own_seat(self.table, player, message.seat)
            if self.table.match is None:
                raise Refusal("not-playing")
            move = message.move or touched_move(self.table.match, seat, message.touched)
            try:
                no = self.table.match.why_not(seat, move)
            except DroversError as error:
                raise refusal_of(error) from None
        rule, reason, detail = (no.rule, no.marked[lang], no.detail) if no else ("", "", {})
        return wire.Why(message.id, message.table, move, no is None, rule, reason, detail)

    async def ask(self, viewer: Viewer, message: wire.Ask) -> wire.Spoken:
        """A question about the table, answered in words."""
        return asked(await self.settled(), viewer, message, self.around())

    def around(self) -> Surroundings:
        """What is known around this table."""
        sights = self.sights if self.brief else None
        return Surroundings(self.hall.names.known, self.hall.presence.is_here, self.times(), sights=sights)

    def times(self) -> Times | None:
        """What is left to the seats now."""
        if not self.table.clock.counts:
            return None
        world = self.hall.world()
        return self.table.clock.times(world.uptime, world.now)


def touched_move(match: Match, seat: int, touched: list[str]) -> str:
    """The text of the move that is made by touching these things."""
    move = choices.meant(match.game, match.state, seat, touched, match.legal_moves(seat))
    return "" if move is None else str(match.game.notation.move_text(match.state, seat, move))
