"""One TCP connection, around aiohttp's own protocol: how many an address may have, and how long it may dawdle.

A request comes whole, head and body, within a limit, and what is sent is taken within another, or the connection is
cut.  aiohttp waits for ever for the rest of what has begun.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, cast

from aiohttp import web

from .limits import household
from .metrics import Metrics

LOG = logging.getLogger(__name__)
WHOLE_WITHIN = 20.0  # seconds
TAKEN_WITHIN = 30.0
LOGGED_EVERY = 60.0
TOGETHER = 64  # connections whose frames wait for each other


class Porch:
    """Who stands before the doors.  Addresses that are trusted speak for many."""

    def __init__(self, per_address: int, most: int, trusted: Callable[[str], bool], metrics: Metrics):
        self.per_address, self.most, self.trusted, self.metrics = per_address, most, trusted, metrics
        self.there: Counter[str] = Counter()
        self.logged = -LOGGED_EVERY
        self.writing: list[Gathering] = []  # those with something to send

    def admit(self, address: str) -> str | None:
        """Counts a connection, or says that there are too many of that address, or of all."""
        known = "" if self.trusted(address) else household(address)
        if self.there.total() >= self.most or (known and self.there[known] >= self.per_address):
            self.metrics.turned_away.inc()
            if time.monotonic() > self.logged + LOGGED_EVERY:
                self.logged = time.monotonic()
                LOG.warning("too many connections", extra={"address": known, "there": self.there.total()})
            return None
        self.there[known] += 1
        return known

    def leave(self, known: str) -> None:
        """A connection from that address has ended."""
        self.there[known] -= 1
        if not self.there[known]:
            del self.there[known]

    def send_soon(self, gathering: Gathering) -> None:
        """Sends what has been written there once nobody has more to write at this moment, one after the other.

        Hundreds of moves may have been saved together: the first do not wait until the last have been told.
        """
        if len(self.writing) >= TOGETHER:
            self._send_all()
        if not self.writing:
            asyncio.get_running_loop().call_soon(self._send_all)
        self.writing.append(gathering)

    def _send_all(self) -> None:
        """One that cannot be written to ends by itself: the others are sent what is theirs."""
        writing, self.writing = self.writing, []
        for gathering in writing:
            try:
                gathering.send()
            except Exception:
                LOG.exception("connection refuses what is sent")
                gathering.inner.abort()


class Gathering:
    """A transport that sends at once what is written at one moment: a call of the system costs more than a frame."""

    __slots__ = ("inner", "is_closing", "parts", "size", "soon")

    def __init__(self, inner: asyncio.Transport, soon: Callable[[Gathering], None]):
        self.inner, self.is_closing, self.soon = inner, inner.is_closing, soon
        self.parts: list[bytes] = []
        self.size = 0  # of all of them

    def write(self, data: bytes) -> None:
        """Together with what else is written now."""
        if not self.parts:
            self.soon(self)
        self.parts.append(data)
        self.size += len(data)

    def writelines(self, parts: Iterable[bytes]) -> None:
        """Writes these one after the other, as a transport does."""
        for part in parts:
            self.write(part)

    def close(self) -> None:
        """Ends it, once all has been sent."""
        self.send()
        self.inner.close()

    def get_write_buffer_size(self) -> int:
        """How many bytes have not been taken yet."""
        return self.inner.get_write_buffer_size() + self.size

    def send(self) -> None:
        """What has been written goes out."""
        data, self.size = b"".join(self.parts), 0
        self.parts.clear()
        if data and not self.is_closing():
            self.inner.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class Door(asyncio.Protocol):
    """Passes everything on to `inner`, and watches the time."""

    def __init__(self, porch: Porch, inner: asyncio.Protocol):
        self.porch, self.inner = porch, inner
        self.known: str | None = None
        self.coming: asyncio.TimerHandle | None = None  # ends the wait for a request
        self.taking: asyncio.TimerHandle | None = None  # ends the wait for a client that does not read
        self.heard = time.monotonic()  # when something came last

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there and has said nothing yet."""
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.known = self.porch.admit(peer[0] if peer else "?")
        if self.known is None:
            self.transport.abort()
            return
        self.expect()
        self.inner.connection_made(cast(asyncio.Transport, Gathering(self.transport, self.porch.send_soon)))

    def data_received(self, data: bytes) -> None:
        """Some of a request has come, or of a message.  A little now and then does not prolong the wait."""
        if self.known is not None:
            self.heard = time.monotonic()
            self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Nothing more will come."""
        return self.inner.eof_received() if self.known is not None else None

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        if self.known is None:
            return
        self.porch.leave(self.known)
        self.whole()
        self._taken()
        self.inner.connection_lost(exc)

    def pause_writing(self) -> None:
        """More has been sent than the client takes."""
        self.taking = asyncio.get_running_loop().call_later(TAKEN_WITHIN, self.transport.abort)
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """It takes it after all."""
        self._taken()
        self.inner.resume_writing()

    def expect(self) -> None:
        """The next request has to come whole within the limit."""
        self.whole()
        self.coming = asyncio.get_running_loop().call_later(WHOLE_WITHIN, self._late)

    def whole(self) -> None:
        """The request has come as a whole: it need not be waited for any longer."""
        if self.coming:
            self.coming.cancel()
            self.coming = None

    def _late(self) -> None:
        if self.taking:
            self.expect()  # it cannot ask for more before it has taken what it asked for
        else:
            self.transport.abort()

    def _taken(self) -> None:
        if self.taking:
            self.taking.cancel()
            self.taking = None


def door_of(request: web.Request) -> Door | None:
    """The door a request came through; none once the client has left."""
    found = request.transport.get_protocol() if request.transport else None
    return found if isinstance(found, Door) else None
