"""One open WebSocket: aiohttp reads and writes its frames; what is said leaves in order, by a task of its own.

A client that does not take what it is told is told why and, if it does not take even that, cut off.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Literal

from aiohttp import WSMsgType, web

from .wire import MOST

BEAT = 20.0  # seconds without a word after which a client is pinged; half of it later it is gone
FAREWELL = 5.0  # seconds a client has to hear that it is dropped
TEXTS = (WSMsgType.TEXT, WSMsgType.BINARY)


class Connection:
    """What comes and goes."""

    def __init__(self, request: web.Request, transport: asyncio.Transport):
        self.request, self.transport = request, transport
        # Nothing is compressed: secrets and what others wrote would be compressed together.
        self.frames: web.WebSocketResponse[Literal[False]] = web.WebSocketResponse(
            timeout=FAREWELL, heartbeat=BEAT, max_msg_size=MOST, compress=False, autoping=False, decode_text=False
        )
        self.outbox: list[tuple[bytes, WSMsgType]] = []
        self.size = 0  # bytes in there
        self.said = 0  # bytes ever
        self.news: asyncio.Future[None] | None = None  # comes when there is something to send again
        self.code: int | None = None  # with which the server ends it

    async def open(self) -> None:
        """Answers the handshake."""
        await self.frames.prepare(self.request)
        self.writer = asyncio.create_task(self._write())

    async def messages(self) -> AsyncIterator[tuple[WSMsgType, bytes]]:
        """What the client says, in order, pings and pongs included, until one of the two hangs up."""
        async for message in self.frames:
            if self.code is not None:
                return
            yield message.type, message.data

    def say(self, data: bytes, kind: WSMsgType = WSMsgType.TEXT) -> int:
        """Sends something, together with what else is said at this moment; answers how much has not been taken."""
        if self.code is None:
            self.outbox.append((data, kind))
            self.size += len(data)
            self.said += len(data)
            self._wake()
        return self.size + self.transport.get_write_buffer_size()

    def hang_up(self, code: int) -> None:
        """Says why, and ends."""
        if self.code is None:
            self.code = code
            self.cut_off_soon()
            self._wake()

    def cut_off_soon(self) -> None:
        """Whoever is still there in a moment is there no more: closing alone would wait for a client to read."""
        asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)

    async def close(self) -> None:
        """Lets go, once a client that is dropped has heard why."""
        if self.code is None:
            self.writer.cancel()
        await asyncio.wait([self.writer])
        self.cut_off_soon()

    def _wake(self) -> None:
        if self.news and not self.news.done():
            self.news.set_result(None)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self.code is None:
                if not self.outbox:
                    self.news = loop.create_future()
                    await self.news
                await self._flush()
            await self.frames.close(code=self.code)
        except ConnectionError:
            pass  # the client is gone; whoever reads from it is told

    async def _flush(self) -> None:
        outbox, self.outbox = self.outbox, []
        for data, kind in outbox:
            await self.frames.send_frame(data, kind)
            self.size -= len(data)
