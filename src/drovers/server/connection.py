"""One open WebSocket: aiohttp reads and writes its frames, and what is said is in its hands at once.

A client that does not take what it is told is told why and, if it does not take even that, cut off.
"""

from __future__ import annotations

import asyncio
import math
import time
from typing import Literal

from aiohttp import WSMsgType, web

from .door import door_of
from .wire import MOST

BEAT = 20.0  # seconds without a word after which a client is pinged; half of it later it is gone
FAREWELL = 5.0  # seconds a client has to hear that it is dropped
TEXTS = (WSMsgType.TEXT, WSMsgType.BINARY)
ENDS = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
Message = tuple[WSMsgType, bytes]


class Connection:
    """What comes and goes."""

    def __init__(self, request: web.Request, transport: asyncio.Transport):
        self.request, self.transport = request, transport
        # Nothing is compressed: secrets and what others wrote would be compressed together.
        self.frames: web.WebSocketResponse[Literal[False]] = web.WebSocketResponse(
            timeout=FAREWELL, max_msg_size=MOST, compress=False, autoping=False, decode_text=False
        )
        self.door = door_of(request)
        self.said = 0  # bytes ever
        self.pinged = 0.0  # when it was last asked whether it is there
        self.code: int | None = None  # with which the server ends it
        self.farewell: asyncio.Task[bool] | None = None

    async def open(self) -> None:
        """Answers the handshake."""
        await self.frames.prepare(self.request)

    async def hear(self) -> Message | None:
        """What the client says next, pings and pongs included; None once one of the two has hung up."""
        message = await self.frames.receive()
        return None if self.code is not None or message.type in ENDS else (message.type, message.data)

    def say(self, data: bytes, kind: WSMsgType = WSMsgType.TEXT) -> int:
        """Sends something, together with what else is said at this moment; answers how much has not been taken.

        It is written before aiohttp waits for the client to take it, so there is nothing to wait for here: how much
        has not been taken is what matters, and a task for every message is saved.
        """
        if self.code is None:
            self.said += len(data)
            sending = self.frames.send_frame(data, kind)
            try:
                if next(sending.__await__(), None):
                    sending.close()
            except ConnectionError:
                pass  # the client is gone, and whoever reads from it is told
        return self.transport.get_write_buffer_size()

    def keep_alive(self) -> None:
        """Asked now and then: whoever has been silent for long is pinged, and cut off if that is not answered.

        On a busy server now and then may be seldom: nobody is cut off who was not asked.
        """
        at, heard = time.monotonic(), self.door.heard if self.door else math.inf
        if at - heard < BEAT:
            return
        if self.pinged < heard:
            self.pinged = at
            self.say(b"", WSMsgType.PING)
        elif at - self.pinged > BEAT / 2:
            self.transport.abort()

    def hang_up(self, code: int) -> None:
        """Closes the socket with a code that says why."""
        if self.code is None:
            self.code = code
            self.cut_off_soon()
            self.farewell = asyncio.create_task(self.frames.close(code=code))

    def cut_off_soon(self) -> None:
        """Whoever is still there in a moment is there no more: closing alone would wait for a client to read."""
        asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)

    async def close(self) -> None:
        """Lets go, once a client that is dropped has heard why."""
        if self.farewell:
            await asyncio.wait([self.farewell])
        self.cut_off_soon()
        broken = self.frames.exception()
        if broken:  # its traceback leads back to all there was of this connection: nobody would find that for hours
            broken.__traceback__ = broken.__context__ = None
