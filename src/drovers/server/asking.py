"""One HTTP connection: a request comes whole, head and body, within a limit, or the connection is closed.

uvicorn waits for ever for the rest of what has begun, and a WebSocket begins as a request too.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

WHOLE_WITHIN = 20.0  # seconds
COMING = (h11.IDLE, h11.SEND_BODY)  # states of a client that has to send more


class Asking(H11Protocol):
    """uvicorn's own protocol, with a timer while something is missing."""

    timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is there and has said nothing yet."""
        super().connection_made(transport)
        self._expect_more()

    def data_received(self, data: bytes) -> None:
        """Some of a request has come.  A little now and then does not prolong the wait."""
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in COMING:
            self._expect_more()
        else:
            self._expect_nothing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect_more(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(WHOLE_WITHIN, self.transport.close)

    def _expect_nothing(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None
