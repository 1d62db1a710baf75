"""Who is here: the sockets of this instance, whom they belong to, and which players other instances have seen."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING

from . import wire
from .background import Background, in_turns
from .clock import Uptime, now
from .limits import KEPT
from .metrics import Metrics
from .names import Names
from .rows import Person, Unavailable
from .store import Store, people, sessions
from .store.notices import Asked, Onlooking, announce
from .table import Table
from .telling import Viewer

if TYPE_CHECKING:
    from .socket import Socket

RECENT = 120_000  # what an instance said of onlookers counts for so long; it says it again meanwhile
TOGETHER = 500  # players whose presence is saved in one transaction
HERE = 15_000  # a player another instance has seen this recently is here


class Presence:
    """The people connected to this instance, and what is known of those who are not."""

    def __init__(self, store: Store, background: Background, names: Names, metrics: Metrics):
        self.store, self.background, self.names, self.metrics = store, background, names, metrics
        self.sockets: dict[str | None, set[Socket]] = {}  # by player; None: those without a name
        self.elsewhere: dict[str, int] = {}  # player -> when another instance last saw it
        self.homes: OrderedDict[str, str] = OrderedDict()  # guest -> the address it came from last
        self.unnoted: set[str] = set()  # who came or went, and is saved as seen with the next write
        self.noting = False  # whether somebody does that
        self.onlooking: dict[str, dict[str, tuple[int, tuple[str, ...], int]]] = {}  # by table and instance; since when

    def enter(self, socket: Socket) -> None:
        """Somebody is connected."""
        player = socket.viewer.player
        self.sockets.setdefault(player, set()).add(socket)
        if player:
            self.names.known[player] = socket.name
            self._note_soon(player)
        self.metrics.sockets.inc()

    def exit(self, socket: Socket) -> None:
        """A socket has ended: its tables are watched by one less, and its player may be gone."""
        player = socket.viewer.player
        self.sockets[player].discard(socket)
        if not self.sockets[player]:
            del self.sockets[player]
        for live in list(socket.watched.values()):
            live.unwatch(socket)
        if player:
            self._note_soon(player)
        self.metrics.sockets.dec()

    def comes_from(self, person: Person, address: str) -> None:
        """Remembers where a guest is at home."""
        self.homes.pop(person.id, None)
        if not person.account:
            self.homes[person.id] = address
            if len(self.homes) > KEPT:
                self.homes.popitem(last=False)

    def payer(self, player: str) -> str:
        """Whose share of the bots' thinking a player uses: guests of one address have one, for anybody may be sixty."""
        return self.homes.get(player, player)

    async def keep_alive(self) -> None:
        """Looks for sockets nobody is at any more."""
        async for socket in in_turns(self.connected()):
            socket.line.keep_alive()

    def connected(self) -> list[Socket]:
        """All sockets of this instance, whoever they belong to."""
        return [socket for sockets in self.sockets.values() for socket in sockets]

    def is_here(self, player: str) -> bool:
        """Whether that player is connected, here or elsewhere."""
        return player in self.sockets or self.elsewhere.get(player, 0) > now() - HERE

    def looks(self, player: str) -> bool:
        """Whether that player sees a page of this instance: a tab in the background is not looked at."""
        return any(not socket.hidden for socket in self.sockets.get(player, ()))

    async def gone(self, players: Iterable[str], uptime: Uptime, limit: float) -> frozenset[str]:
        """Those of these players not connected for so many seconds, the time without any server not counted."""
        away = [one for one in players if one not in self.sockets]
        people_away = [await self.store.read(people.by_id, player=player) for player in away]
        return frozenset(one.id for one in people_away if one and uptime.between(one.seen, now()) > limit * 1000)

    async def muted(self, player: str | None) -> frozenset[str]:
        """Whom somebody does not want to hear."""
        return frozenset(await self.store.read(people.muted, player=player)) if player else frozenset()

    async def learn(self, player: str) -> None:
        """Looks up what a player is called, and whom it does not hear."""
        await self.names.learn_again({player})
        silent = await self.muted(player)
        for socket in self.sockets.get(player, ()):
            socket.viewer = Viewer(player, socket.viewer.lang, silent)

    def forget_player(self, player: str) -> None:
        """A player is no more: whoever is connected as that player comes back as somebody else."""
        self.names.known.pop(player, None)
        self.homes.pop(player, None)
        for socket in self.connected():
            if socket.viewer.player == player:
                socket.drop(1012)
            elif player in socket.viewer.muted and socket.viewer.player:
                # it may have become an account, which is not heard either
                self.background.spawn(self.learn(socket.viewer.player))

    def end_session(self, key: str) -> None:
        """A session or a token has ended: so do the sockets that came with it."""
        for socket in self.connected():
            if socket.key == key:
                socket.drop(1008)

    async def confirm(self, socket: Socket) -> None:
        """A session that ended after it was found and before its socket was here is noticed by nobody else."""
        keys = {socket.key} if socket.key else set()
        try:
            known = await self.store.read(sessions.still_there, keys=keys) if keys else keys
        except Unavailable:
            socket.drop(1012)  # come back when that can be known
        else:
            if known != keys:
                socket.drop(1008)

    async def check_sessions(self) -> None:
        """Ends the sockets whose session or token is no more."""
        keys = {socket.key for socket in self.connected() if socket.key}
        for key in keys - await self.store.read(sessions.still_there, keys=keys):
            self.end_session(key)

    def call(self, table: Table) -> None:
        """Tells players who owe a move there but look elsewhere."""
        frame = b""
        for seat in table.owing:
            for socket in self.sockets.get(table.places[seat].player, ()):
                if socket.viewer.player and table.founding.id not in socket.watched:
                    frame = frame or wire.write_message(wire.YourTurn(table.founding.id, table.founding.game))
                    socket.send(frame)

    def invite(self, asked: Asked) -> None:
        """Tells players that they are wanted at a table, where they do not look at it and want to hear who asks."""
        frame = wire.write_message(wire.Invited(asked.table, asked.game, asked.by, asked.what))
        for player in asked.players:
            for socket in self.sockets.get(player, ()):
                if asked.table not in socket.watched:
                    socket.send(frame)

    def onlookers(self, table: str) -> tuple[set[str], int]:
        """Who looks on elsewhere, as instances said not long ago: some by name, and how many beside those."""
        known = [one for one in self.onlooking.get(table, {}).values() if one[0] > now() - RECENT]
        return {name for _, names, _ in known for name in names}, sum(others for _, _, others in known)

    def learn_onlookers(self, notice: Onlooking) -> None:
        """Another instance says who looks on there."""
        for table, names, others in notice.tables:
            said = self.onlooking.setdefault(table, {})
            said[notice.instance] = (now(), names, others)
            if not (names or others):
                del said[notice.instance]
            if not said:
                del self.onlooking[table]

    def tell_onlookers(self, table: str, names: list[str], others: int) -> None:
        """Other instances hear who looks on here."""
        if self.store.shared:
            self.background.spawn(self.announce_onlookers([(table, tuple(names), others)]))

    async def announce_onlookers(self, tables: list[tuple[str, tuple[str, ...], int]]) -> None:
        """Says it of several tables at once."""
        notice = Onlooking(self.store.instance, tuple(tables))
        await self.store.write(announce, [notice])

    async def note_seen(self) -> None:
        """Saves who is here now, some at a time: moves are saved in between."""
        present = [player for player in self.sockets if player]
        for first in range(0, len(present), TOGETHER):
            await self._note_seen(present[first : first + TOGETHER])

    def _note_soon(self, player: str) -> None:
        """Saves that somebody was just here; where many come at once, one transaction for all of them."""
        self.unnoted.add(player)
        if not self.noting:
            self.noting = True
            self.background.spawn(self._note_all())

    async def _note_all(self) -> None:
        try:
            while self.unnoted:
                some = list(islice(self.unnoted, TOGETHER))
                self.unnoted.difference_update(some)
                await self._note_seen(some)
        finally:
            self.noting = False

    async def _note_seen(self, players: list[str]) -> None:
        at = now()
        await self.store.write(people.seen, players, at)

    async def look_elsewhere(self, players: set[str]) -> None:
        """Asks when other instances last saw these players; who was seen too long ago to be here is forgotten."""
        recent = now() - HERE
        self.elsewhere = {player: at for player, at in self.elsewhere.items() if at > recent}
        for player in [one for one in players if one not in self.sockets]:
            person = await self.store.read(people.by_id, player=player)
            self.elsewhere[player] = person.seen if person else 0
