"""A WebSocket without detours: what a client says comes by a call, and what it hears leaves by a call.

ASGI passes every frame through a queue and a task.  A table says three frames for each one it hears, so that was half
of the server's work.  Handshake, pings, limits and what breaks the protocol stay with uvicorn and `websockets`.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.http11 import Request

TEXT, SHORT, MIDDLE = 0x81, 126, 1 << 16  # a whole text frame, and from which length on more bytes say how long it is
MASKED = 6  # bytes before what a client sends in a short frame
FAREWELL = 1.0  # seconds a client has to hear that it is dropped


class Line(WebSocketsSansIOProtocol):
    """One connection.  The application finds it as `state.line`, and sets `heard` before it accepts."""

    heard: Callable[[bytes], None] | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody is there."""
        super().connection_made(transport)
        self.said: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Shows itself to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def data_received(self, data: bytes) -> None:
        """Most reads bring one short message, whole; anything else takes the long way."""
        length = len(data) - MASKED
        if 0 <= length < SHORT and data[0] == TEXT and data[1] == 0x80 | length and self.heard and self._is_at_rest():
            self.heard(apply_mask(data[MASKED:], data[2:MASKED]))
        else:
            super().data_received(data)

    def _is_at_rest(self) -> bool:
        """Whether the next byte begins a new message."""
        return self.handshake_complete and not (self.close_sent or self.frames or self.conn.reader.buffer)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.heard(text)

    def say(self, text: bytes) -> int:
        """Sends a text, together with what else is said at this moment; answers how much the client has not taken."""
        if self.close_sent or self.transport.is_closing():
            return 0
        if not self.said:
            self.loop.call_soon(self._flush)
        self.said += _head(len(text)), text
        return self.transport.get_write_buffer_size()

    def _flush(self) -> None:
        said, self.said = b"".join(self.said), []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(said)

    def listen(self, *, on: bool) -> None:
        """Whether more is read from the client; what it sends meanwhile waits on its side."""
        if on == self.read_paused and not self.transport.is_closing():
            self.read_paused = not on
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def hang_up(self, code: int) -> None:
        """Says why, and ends; a client that does not take even that is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self._flush()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.listen(on=True)  # for the client's own farewell
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big")
