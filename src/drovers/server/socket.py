"""One connected client: answers its messages in order, and drops it if it does not take what it is sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from . import wire
from .accounts import key_in
from .acts import Already, own_seat
from .clock import now
from .hall import Hall
from .limits import Bucket, TooFast
from .line import Line
from .refusal import Refusal
from .store import Unavailable
from .store.people import Person, by_id, mute
from .telling import Viewer

LOG = logging.getLogger(__name__)
WATCHED_MOST = 32
INBOX_MOST = 8  # messages read ahead
BURST, RATE = 60, 20  # messages
COSTS = {wire.Say: 10.0, wire.Hint: 10.0}  # of messages all have to hear, or a bot to think about
PATIENCE = 50  # refusals for haste before the connection is dropped
HINTER = "level4"


class Socket:
    """A client and what it hears."""

    def __init__(self, hall: Hall, websocket: WebSocket, person: Person | None, lang: str, muted: frozenset[str]):
        self.hall, self.websocket = hall, websocket
        self.line: Line = websocket.state.line
        self.key = key_in(websocket)
        self.name, self.account = (person.name, person.account) if person else ("", None)
        self.viewer = Viewer(person.id if person else None, lang, muted)
        self.inbox: deque[bytes] = deque()
        self.news: asyncio.Future[None] | None = None  # comes when there is something to answer again
        self.gone = False
        self.watched: dict[str, Any] = {}  # the live tables by their ids
        self.bucket = Bucket(BURST, RATE) if hall.settings.rates else None
        self.hasty = 0

    async def run(self) -> None:
        """Serves the client until it or the server hangs up."""
        self.line.heard = self._heard
        await self.websocket.accept()
        self.hall.presence.enter(self)
        viewer = self.viewer
        welcome = wire.Welcome(wire.PROTOCOL, viewer.player, self.name, self.account, viewer.lang)
        self.send(wire.write_message(welcome))
        self.hall.background.spawn(self._work())
        try:
            await self.websocket.receive()  # nothing comes this way but the end
        finally:
            self.gone = True
            self._wake()
            self.hall.lobby.watchers.discard(self)
            self.hall.presence.exit(self)

    def send(self, frame: bytes) -> None:
        """Sends a message; a client that does not take what it is sent is dropped."""
        if self.line.say(frame) > self.hall.settings.backlog:
            self.drop(1013)

    def drop(self, code: int) -> None:
        """Ends the connection; what it has sent and nobody has looked at yet is not looked at any more."""
        if not self.line.close_sent:
            self.hall.metrics.dropped.labels(str(code)).inc()
            self.line.hang_up(code)
            self.inbox.clear()

    def _heard(self, text: bytes) -> None:
        """Puts a message behind those not answered yet; when they are too many, no more are read."""
        self.inbox.append(text)
        if len(self.inbox) >= INBOX_MOST:
            self.line.listen(on=False)
        self._wake()

    def _wake(self) -> None:
        if self.news and not self.news.done():
            self.news.set_result(None)

    async def _work(self) -> None:
        """Answers one message after the other.  What has begun is finished even if the client hangs up."""
        try:
            while self.inbox or not self.gone:
                if self.inbox:
                    await self._hear(self.inbox.popleft())
                else:
                    self.line.listen(on=True)
                    self.news = self.line.loop.create_future()
                    await self.news
        except Exception:
            LOG.exception("client cannot be answered")
            self.drop(1011)

    async def _hear(self, text: bytes) -> None:
        """One message, answered whatever it is."""
        began = time.perf_counter()
        message: wire.FromClient | None = None
        try:
            message = self._read(text)
            self._wait_your_turn(COSTS.get(type(message), 1.0))
            answer = await self._answer(message)
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
        wait = self.bucket.take(cost) if self.bucket else 0.0
        if wait:
            self.hasty += 1
            if self.hasty > PATIENCE:
                self.drop(1008)
            raise TooFast(wait)

    async def _refuse(self, message: wire.FromClient | None, refusal: Refusal) -> None:
        self.hall.metrics.refused.labels(refusal.code).inc()
        tag = message.id if message else None
        reason = refusal.reason(self.viewer.lang)
        self.send(wire.write_message(wire.Refused(tag, refusal.code, reason, refusal.rule, refusal.field)))
        if refusal.code == "stale" and isinstance(message, wire.Play | wire.Undo):
            live = await self.hall.tables.find(message.table)
            self.send(wire.write_message(await live.sync(self.viewer)))

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
        version, move = await self.hall.bot_turns.hint(live, HINTER, seat)
        return wire.Hinted(message.id, message.table, version, move)


def read(text: bytes) -> wire.FromClient:
    """A message, or the refusal of what is none."""
    try:
        message: wire.FromClient = wire.read_message(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("malformed", problem=str(error)) from None
    return message
