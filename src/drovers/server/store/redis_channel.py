"""Notices over Redis or Valkey: no lock that all commits share.  What is lost on the way is read from the database."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import redis
from sqlalchemy import Connection

LOG = logging.getLogger(__name__)
CHANNEL = "drovers-notices"
PATIENCE = 2.0  # seconds an answer may take


class RedisChannel:
    """Publishes what is committed, hears in a thread of its own and calls back in the event loop."""

    largest = 1 << 20

    def __init__(self, url: str):
        patience = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE, "health_check_interval": 5}
        self.redis = redis.Redis.from_url(url, socket_keepalive=True, **patience)
        self.connected, self.stopping = threading.Event(), threading.Event()
        self.thread: threading.Thread | None = None

    def send_with(self, connection: Connection, text: str) -> None:
        """Nobody shall hear of what may still be undone."""

    def send_after(self, text: str) -> None:
        """Publishes; if that fails, the others find it themselves."""
        try:
            self.redis.publish(CHANNEL, text)
        except redis.RedisError as error:
            LOG.warning("notice not sent", extra={"problem": str(error)})

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Calls `heard` with every bundle from now on."""
        loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run, args=(heard, loop), name="drovers-listener", daemon=True)
        self.thread.start()
        self.connected.wait(10)

    def close(self) -> None:
        """Ends the thread."""
        self.stopping.set()
        if self.thread:
            self.thread.join()
        self.redis.close()

    def _run(self, heard: Callable[[bytes], None], loop: asyncio.AbstractEventLoop) -> None:
        while not self.stopping.is_set():
            try:
                self._listen(heard, loop)
            except redis.RedisError as error:
                LOG.warning("listener lost", extra={"problem": str(error)})
                self.stopping.wait(0.5)
            self.connected.clear()

    def _listen(self, heard: Callable[[bytes], None], loop: asyncio.AbstractEventLoop) -> None:
        with self.redis.pubsub(ignore_subscribe_messages=True) as ear:  # type: ignore[no-untyped-call]
            ear.subscribe(CHANNEL)
            while not self.stopping.is_set():
                message = ear.get_message(timeout=0.5)
                self.connected.set()
                if message:
                    loop.call_soon_threadsafe(heard, message["data"])
