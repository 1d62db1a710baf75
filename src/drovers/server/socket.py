"""A client that has come by WebSocket: how much it may ask for, and dropped if it does not take what it is sent."""

from __future__ import annotations

import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from aiohttp import WSMsgType

from . import wire
from .client import Client, Tagged
from .connection import TEXTS, Connection
from .hall import Hall
from .limits import Bucket, Share, TooFast
from .refusal import Refusal
from .rows import Person, Unavailable
from .store.people import by_id, mute
from .telling import Viewer

LOG = logging.getLogger(__name__)
T = TypeVar("T")
BURST, RATE = 60, 20  # messages, pings and pongs
COSTS: dict[type, float] = dict.fromkeys((wire.Say, wire.Hint), 10.0)  # all have to hear it, or a bot to think about it
COSTS |= dict.fromkeys((wire.Join, wire.Leave, wire.SeatBot, wire.Clear, wire.Offer, wire.Answer), 5.0)  # kept for good
COSTS |= dict.fromkeys((wire.Ask, wire.Point, wire.Undo), 2.0)
BACK = 10.0  # a question about a moment that has passed: all moves before it are made again
HEAVY = (wire.Watch, wire.Lobby)  # answered with as much as there is
PATIENCE = 50  # refusals for haste before the connection is dropped


class Socket(Client):
    """A client and what it hears."""

    hall: Hall

    def __init__(
        self,
        hall: Hall,
        line: Connection,
        key: str | None,
        person: Person | None,
        viewer: Viewer,
        share: Share | None = None,
    ):
        super().__init__(hall, viewer, *((person.name, person.account) if person else ()))
        self.line, self.key, self.share = line, key, share
        self.bucket = Bucket(BURST, RATE) if hall.settings.rates else None
        self.hasty = 0

    async def run(self) -> None:
        """Serves the client until it or the server hangs up.  What has begun is finished even then."""
        await self.line.open()
        self.hall.presence.enter(self)
        self.greet()
        try:
            await self.hall.presence.confirm(self)
            while message := await self.line.hear():
                kind, data = message
                if kind in TEXTS:
                    began = time.perf_counter()
                    await self.hear(data)
                    self.hall.metrics.often.answered(time.perf_counter() - began)
                elif not self._wait(1.0) and kind is WSMsgType.PING:
                    self.send(data, WSMsgType.PONG)
        except Exception:
            LOG.exception("client cannot be answered")
            self.drop(1011)
        finally:
            self.hall.lobby.watchers.discard(self)
            self.hall.presence.exit(self)
            await self.line.close()

    def send(self, frame: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        """Sends a message; a client that does not take what it is sent is dropped."""
        if self.line.say(frame, kind) > self.hall.settings.backlog:
            self.drop(1013)

    def drop(self, code: int) -> None:
        """Ends the connection; what it has sent and nobody has looked at yet is not looked at any more."""
        if self.line.code is None:
            self.hall.metrics.dropped.labels(str(code)).inc()
            self.line.hang_up(code)

    def _read(self, text: bytes) -> wire.FromClient:
        """A message; what is none counts as one."""
        try:
            return super()._read(text)
        except Refusal:
            self._wait_your_turn(1.0)
            raise

    def _admit(self, message: wire.FromClient) -> None:
        if self.bucket:
            self._wait_your_turn(BACK if _looks_back(message) else COSTS.get(type(message), 1.0))

    def _wait_your_turn(self, cost: float) -> None:
        wait = self._wait(cost)
        if wait:
            raise TooFast(wait)

    def _wait(self, cost: float) -> float:
        """How long to wait before that is heard; whoever does not wait is dropped."""
        wait = self.bucket.take(cost) if self.bucket else 0.0
        if self.share and not wait:
            wait = self.share.line.take(cost) or (self.share.voice.take(cost) if cost > 1 else 0.0)
        if wait:
            self.hasty += 1
            if self.hasty > PATIENCE:
                self.drop(1008)
        return wait

    async def _refuse(self, message: wire.FromClient | Tagged | None, refusal: Refusal) -> None:
        self.hall.metrics.refused.labels(refusal.code).inc()
        await super()._refuse(message, refusal)

    def _answer(self, message: wire.FromClient) -> Coroutine[Any, Any, wire.FromServer | None]:
        answer = super()._answer(message)
        return self._paid(answer) if isinstance(message, HEAVY) else answer

    async def _show_again(self, table: str) -> None:
        """Not to whoever has had too much of it: that would be a way around the limit."""
        with suppress(TooFast, Unavailable):
            await self._paid(super()._show_again(table))

    async def _paid(self, answer: Coroutine[Any, Any, T]) -> T:
        """Whoever asks for what may be long waits before asking for more."""
        if self.share is None:
            return await answer
        wait, before = self.share.purse.take(0), self.line.said
        if wait:
            answer.close()
            raise TooFast(wait)
        try:
            return await answer
        finally:
            self.share.purse.spend(self.line.said - before)

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


def _looks_back(message: wire.FromClient) -> bool:
    return isinstance(message, wire.Ask) and message.ply is not None
