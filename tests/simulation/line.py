"""A connection between a client and an instance: both hear in order what arrives, until it is cut."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from contextvars import Context
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType

from drovers.server.connection import Message
from drovers.server.socket import Socket

if TYPE_CHECKING:
    from .laws import Laws
    from .process import Process


class Cut(Exception):
    """The line is dead."""


class Line:
    """What `drovers.server.connection.Connection` is to a server, and the client's end of it."""

    def __init__(self, process: Process, laws: Laws, dice: random.Random, slow: float):
        self.process, self.laws, self.dice, self.slow = process, laws, dice, slow
        self.loop, self.socket = process.loop, None
        self.code: int | None = None  # with which the server has ended it
        self.said = 0
        self.sights: dict[Any, Any] = {}  # as they were sent last, by table and seat
        self.is_cut = self.left_open = False  # by chance; on purpose, with nobody listening any more
        self.arrivals = {True: 0.0, False: 0.0}  # when the last message arrives there: at the server, at the client
        self.flying: dict[bool, deque[bytes | None]] = {True: deque(), False: deque()}
        self.to_server: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.to_client: asyncio.Queue[bytes | None] = asyncio.Queue()

    # ---------------------------------------------------------------------------------------------- the server's end

    async def open(self) -> None:
        """The handshake is answered."""

    async def hear(self) -> Message | None:
        data = await self.to_server.get()
        return None if data is None or self.code is not None else (WSMsgType.TEXT, data)

    def say(self, data: bytes, kind: WSMsgType = WSMsgType.TEXT) -> int:
        if self.code is None and self.process.alive:
            self.said += len(data)
            assert isinstance(self.socket, Socket)
            self.laws.sent(self.process, self.socket.viewer, data, self.sights)
            self._carry(data, to_server=False)
        return 0

    def keep_alive(self) -> None:
        """A dead line is found out by chance."""

    def hang_up(self, code: int) -> None:
        if self.code is None:
            self.code = code
            self._carry(None, to_server=False)
            self.to_server.put_nowait(None)

    async def close(self) -> None:
        self.cut()

    @property
    def is_open(self) -> bool:
        """Whether the server would still listen."""
        return self.process.alive and self.code is None and not self.is_cut

    # ---------------------------------------------------------------------------------------------- the client's end

    def send(self, data: bytes) -> None:
        """The client says something; on a dead line nobody hears it."""
        self._carry(data, to_server=True)

    async def heard(self) -> bytes:
        """The next message; raises when the client finds the line dead."""
        data = await self.to_client.get()
        if data is None:
            raise Cut
        return data

    def cut(self) -> None:
        """What is on its way is lost; each end finds out in its own time, the server sometimes late."""
        if not self.is_cut:
            self.is_cut = True
            late = self.dice.choice([0.0, 0.1, 12.0])
            self.process.call_later(self.dice.uniform(0, late), self.to_server.put_nowait, None)
            self._later(self.dice.uniform(0, 1.0), self.to_client, None)

    def _carry(self, data: bytes | None, *, to_server: bool) -> None:
        self.flying[to_server].append(data)
        at = max(self.arrivals[to_server], self.loop.now + self.dice.expovariate(1 / self.slow))
        self.arrivals[to_server] = at
        self.loop.call_at(at, self._arrived, to_server, context=Context())

    def _arrived(self, to_server: bool) -> None:
        data = self.flying[to_server].popleft()
        if not self.is_cut:
            (self.to_server if to_server else self.to_client).put_nowait(data)

    def _later(self, delay: float, end: asyncio.Queue[bytes | None], data: bytes | None) -> None:
        self.loop.call_later(delay, end.put_nowait, data, context=Context())
