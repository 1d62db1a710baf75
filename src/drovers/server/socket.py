"""One connected client: answers its messages in order, and drops it if it does not take what it is sent."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec
from aiohttp import WSMsgType

from . import wire
from .acts import Already, own_seat
from .clock import now
from .connection import TEXTS, Connection
from .hall import Hall
from .limits import Bucket, TooFast
from .refusal import Refusal
from .store import Unavailable
from .store.people import Person, by_id, mute
from .telling import Viewer

LOG = logging.getLogger(__name__)
WATCHED_MOST = 32
BURST, RATE = 60, 20  # messages, pings and pongs
COSTS = {wire.Say: 10.0, wire.Hint: 10.0}  # of messages all have to hear, or a bot to think about
HEAVY = (wire.Watch, wire.Lobby)  # answered with as much as there is
PATIENCE = 50  # refusals for haste before the connection is dropped
HINTER = "level4"


class Socket:
    """A client and what it hears."""

    def __init__(
        self,
        hall: Hall,
        line: Connection,
        key: str | None,
        person: Person | None,
        viewer: Viewer,
        purse: Bucket | None = None,
    ):
        self.hall, self.line, self.key = hall, line, key
        self.name, self.account = (person.name, person.account) if person else ("", None)
        self.viewer, self.purse = viewer, purse
        self.watched: dict[str, Any] = {}  # the live tables by their ids
        self.bucket = Bucket(BURST, RATE) if hall.settings.rates else None
        self.hasty = 0

    async def run(self) -> None:
        """Serves the client until it or the server hangs up.  What has begun is finished even then."""
        await self.line.open()
        self.hall.presence.enter(self)
        viewer = self.viewer
        self.send(wire.write_message(wire.Welcome(wire.PROTOCOL, viewer.player, self.name, self.account, viewer.lang)))
        try:
            async for kind, data in self.line.messages():
                if kind in TEXTS:
                    await self._hear(data)
                elif not self._wait(1.0) and kind is WSMsgType.PING:
                    self._say(data, WSMsgType.PONG)
        except Exception:
            LOG.exception("client cannot be answered")
            self.drop(1011)
        finally:
            self.hall.lobby.watchers.discard(self)
            self.hall.presence.exit(self)
            await self.line.close()

    def send(self, frame: bytes) -> None:
        """Sends a message; a client that does not take what it is sent is dropped."""
        self._say(frame, WSMsgType.TEXT)

    def _say(self, data: bytes, kind: WSMsgType) -> None:
        if self.line.say(data, kind) > self.hall.settings.backlog:
            self.drop(1013)

    def drop(self, code: int) -> None:
        """Ends the connection; what it has sent and nobody has looked at yet is not looked at any more."""
        if self.line.code is None:
            self.hall.metrics.dropped.labels(str(code)).inc()
            self.line.hang_up(code)

    async def _hear(self, text: bytes) -> None:
        """One message, answered whatever it is."""
        began = time.perf_counter()
        message: wire.FromClient | None = None
        try:
            message = self._read(text)
            self._wait_your_turn(COSTS.get(type(message), 1.0))
            answer = await self._weighed(message) if isinstance(message, HEAVY) else await self._answer(message)
        except Refusal as refusal:
            await self._refuse(message, refusal)
        except Unavailable:
            await self._refuse(message, Refusal("unavailable"))
        except Exception:
            LOG.exception("message failed")
            await self._refuse(message, Refusal("internal"))
        else:
            if answer is not None:
                self.send(wire.write_message(answer))
        self.hall.metrics.answered.observe(time.perf_counter() - began)

    def _read(self, text: bytes) -> wire.FromClient:
        """A message; what is none counts as one."""
        try:
            return read(text)
        except Refusal:
            self._wait_your_turn(1.0)
            raise

    def _wait_your_turn(self, cost: float) -> None:
        wait = self._wait(cost)
        if wait:
            raise TooFast(wait)

    def _wait(self, cost: float) -> float:
        """How long to wait before that is heard; whoever does not wait is dropped."""
        wait = self.bucket.take(cost) if self.bucket else 0.0
        if wait:
            self.hasty += 1
            if self.hasty > PATIENCE:
                self.drop(1008)
        return wait

    async def _refuse(self, message: wire.FromClient | None, refusal: Refusal) -> None:
        self.hall.metrics.refused.labels(refusal.code).inc()
        tag = message.id if message else None
        reason = refusal.reason(self.viewer.lang)
        self.send(wire.write_message(wire.Refused(tag, refusal.code, reason, refusal.rule, refusal.field)))
        if refusal.code == "stale" and isinstance(message, wire.Play | wire.Undo):
            live = await self.hall.tables.find(message.table)
            self.send(wire.write_message(await live.sync(self.viewer)))

    async def _weighed(self, message: wire.FromClient) -> wire.FromServer | None:
        """Answers what may be long; whoever asks for much waits before asking for more."""
        if self.purse is None:
            return await self._answer(message)
        wait, before = self.purse.take(0), self.line.said
        if wait:
            raise TooFast(wait)
        try:
            return await self._answer(message)
        finally:
            self.purse.spend(self.line.said - before)

    async def _answer(self, message: wire.FromClient) -> wire.FromServer | None:
        match message:
            case wire.Ping():
                return wire.Pong(message.id, now())
            case wire.Watch():
                await self._watch(message)
                return None
            case wire.Unwatch():
                return self._unwatch(message)
            case wire.Lobby():
                return await self._lobby(message)
            case wire.Mute():
                return await self._mute(message)
            case wire.WhyNot():
                live = await self.hall.tables.find(message.table)
                return await live.why_not(self.viewer.player, message, self.viewer.lang)
            case wire.Hint():
                return await self._hint(message)
            case _:
                return await self._act(message)

    async def _act(self, message: wire.AtTable) -> wire.Done:
        live = await self.hall.tables.find(message.table)
        try:
            return wire.Done(message.id, await live.do(self.viewer.player, message))
        except Already as already:
            return wire.Done(message.id, already.version)

    async def _watch(self, message: wire.Watch) -> None:
        if message.table not in self.watched and len(self.watched) >= WATCHED_MOST:
            raise Refusal("too-many", what="watched", most=WATCHED_MOST)
        live = await self.hall.tables.find(message.table)
        self.watched[message.table] = live
        await live.watch(self)

    def _unwatch(self, message: wire.Unwatch) -> wire.Done:
        live = self.watched.pop(message.table, None)
        if live:
            live.unwatch(self)
        return wire.Done(message.id)

    async def _lobby(self, message: wire.Lobby) -> wire.Done | None:
        if message.on:
            await self.hall.lobby.watch(self)
            return None
        self.hall.lobby.watchers.discard(self)
        return wire.Done(message.id)

    async def _mute(self, message: wire.Mute) -> wire.Done:
        player = self.viewer.player
        if player is None:
            raise Refusal("no-name")
        if await self.hall.store.read(lambda connection: by_id(connection, message.player)) is None:
            raise Refusal("not-found", what="player")
        await self.hall.store.write(lambda connection: mute(connection, player, message.player, on=message.on))
        await self.hall.presence.learn(player)
        return wire.Done(message.id)

    async def _hint(self, message: wire.Hint) -> wire.Hinted:
        live = await self.hall.tables.find(message.table)
        seat = own_seat(await live.settled(), self.viewer.player, message.seat)
        version, move = await self.hall.bot_turns.hint(live, self.viewer.player or "", HINTER, seat)
        return wire.Hinted(message.id, message.table, version, move)


def read(text: bytes) -> wire.FromClient:
    """A message, or the refusal of what is none."""
    try:
        message: wire.FromClient = wire.read_message(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("malformed", problem=str(error)) from None
    return message
