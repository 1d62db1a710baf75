"""A WebSocket client that costs next to nothing, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable


class Line(asyncio.Protocol):
    """One connection; calls back with every text frame."""

    def __init__(self, heard: Callable[[bytes], None], request: bytes):
        self.heard, self.request = heard, request
        self.buffer, self.open = bytearray(), asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self.buffer[:20], bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 1:
            self.heard(payload)
        elif kind == 9:
            self._write(0x8A, payload)
        return True

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, head: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([head]) + length + bytes(4) + payload)  # masked with nought


async def connect(port: int, path: str, heard: Callable[[bytes], None], cookie: str = "") -> Line:
    """An open connection."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    head += f"Cookie: {cookie}\r\n\r\n" if cookie else "\r\n"
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard, head.encode()), "127.0.0.1", port)
    await line.open
    return line
