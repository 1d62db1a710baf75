"""Notices over Redis or Valkey: no lock that all commits share.  What is lost on the way is read from the database."""

from __future__ import annotations

import logging
from collections.abc import Callable

import redis
from sqlalchemy import Connection

from .listening import AGAIN, Ear

LOG = logging.getLogger(__name__)
CHANNEL = "drovers-notices"
PATIENCE = 2.0  # seconds an answer may take


class RedisChannel(Ear):
    """Publishes what is committed."""

    largest = 1 << 20
    lost = redis.RedisError

    def __init__(self, url: str):
        super().__init__()
        patience = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE, "health_check_interval": 5}
        self.redis = redis.Redis.from_url(url, socket_keepalive=True, **patience)

    def send_with(self, connection: Connection, text: str) -> None:
        """Nobody shall hear of what may still be undone."""

    def send_after(self, text: str) -> None:
        """Publishes; if that fails, the others find it themselves."""
        try:
            self.redis.publish(CHANNEL, text)
        except redis.RedisError as error:
            LOG.warning("notice not sent", extra={"problem": str(error)})

    def close(self) -> None:
        """Ends the thread and the connections."""
        super().close()
        self.redis.close()

    def hear(self, heard: Callable[[bytes], None]) -> None:
        """Hears what other instances publish, until it is stopped."""
        with self.redis.pubsub(ignore_subscribe_messages=True) as ear:  # type: ignore[no-untyped-call]
            ear.subscribe(CHANNEL)
            while not self.stopping.is_set():
                message = ear.get_message(timeout=AGAIN)
                self.connected.set()
                if message:
                    heard(message["data"])
