"""Running the application: aiohttp with the limits this house keeps."""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import signal
import socket
import threading

import uvloop
from aiohttp import web

from .app import create_app
from .door import Door, Porch
from .frugal import share_one_heap
from .hall import Hall
from .logs import keep_secrets
from .settings import Settings
from .site import SITE

LOG = logging.getLogger(__name__)
# Tables are many small objects that live long and are in no circles; those there are (statements, requests) die young.
# So what is new is looked at, little at a time while it is still in the processor's cache, and what is old by night.
# What a move is made of by the hundred (messages, entries, what is saved with them) says so itself: `gc=False`.
GARBAGE = (2_000, 1_000_000, 1_000_000)
BACKLOG = 2048
BESIDE = 64  # connections an address may have beside its sockets
MANY = 1 << 20  # descriptors, where the system names no limit
SPARE = 64  # descriptors for everything that is no connection
FAREWELL = 3.0  # seconds for what is being answered when the server ends


class Serving:
    """One instance from its start to its end: port, signals, what is let go of first."""

    def __init__(self, settings: Settings, host: str = "127.0.0.1", port: int = 8000):
        self.settings, self.host, self.port = settings, host, port
        self.app = create_app(settings)
        self.started, self.ending = False, asyncio.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    @property
    def hall(self) -> Hall:
        """The tables, once it has started."""
        return self.app[SITE].hall

    def run(self, listening: socket.socket | None = None) -> None:
        """Serves until it is told to stop."""
        keep_secrets()
        share_one_heap()
        gc.set_threshold(*GARBAGE)
        gc.freeze()  # what is loaded by now stays: no collection looks at it again
        uvloop.run(self._serve(listening))

    def stop(self) -> None:
        """Ends it, from any thread."""
        if self.loop:
            self.loop.call_soon_threadsafe(self.ending.set)

    def drain(self) -> None:
        """Begins nothing new and ends in a while; asked once more, at once."""
        health = self.app[SITE].health if SITE in self.app else None
        if self.loop is None or health is None or health.draining:
            self.ending.set()
            return
        health.draining = True
        LOG.info("draining", extra={"seconds": self.settings.drain})
        self.loop.call_later(self.settings.drain, self.ending.set)

    async def _serve(self, listening: socket.socket | None) -> None:
        self.loop = asyncio.get_running_loop()
        if threading.current_thread() is threading.main_thread():
            self.loop.add_signal_handler(signal.SIGINT, self.ending.set)
            self.loop.add_signal_handler(signal.SIGTERM, self.drain)
        runner = web.AppRunner(
            self.app, access_log=None, shutdown_timeout=FAREWELL, lingering_time=1.0, auto_decompress=False
        )
        await runner.setup()
        try:
            await self._listen(runner, listening or socket.create_server((self.host, self.port), backlog=BACKLOG))
        finally:
            await runner.cleanup()

    async def _listen(self, runner: web.AppRunner, listening: socket.socket) -> None:
        assert runner.server is not None and self.loop is not None
        inner, porch = runner.server, self._porch()
        server = await self.loop.create_server(lambda: Door(porch, inner()), sock=listening, backlog=BACKLOG)
        self.started = True
        await self.ending.wait()
        server.close()
        await self._let_bots_finish()
        await self.app[SITE].ask_everybody_to_leave(FAREWELL)

    async def _let_bots_finish(self) -> None:
        """A bot that is thinking makes its move here, if it is quick: another instance would wait for it first."""
        turns = list(self.hall.bot_turns.turns.values())
        if turns and self.settings.drain:
            await asyncio.wait(turns, timeout=self.settings.bot_seconds)

    def _porch(self) -> Porch:
        """As many connections as there are descriptors for, and no more of one address than it can need."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        hard = MANY if hard == resource.RLIM_INFINITY else hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        site = self.app[SITE]
        per_address = self.settings.sockets_per_address + BESIDE
        return Porch(per_address, hard - SPARE, site.proxies.__contains__, site.hall.metrics)
