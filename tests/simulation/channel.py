"""What carries news between instances: it loses, doubles and delays them, and may be cut between any two."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .process import Process


class Ether:
    """All channels of one world."""

    def __init__(self, dice: random.Random, loop: asyncio.AbstractEventLoop, tally: Counter[str]):
        self.dice, self.loop, self.tally = dice, loop, tally
        self.channels: list[Channel] = []
        self.lost = self.doubled = 0.0  # how often
        self.slow = 0.001  # seconds, on average
        self.apart: dict[frozenset[str], float] = {}  # which instances do not hear each other, until when

    def carry(self, sender: Channel, text: str) -> None:
        """To everybody who listens, the sender too."""
        for channel in list(self.channels):
            pair = frozenset({sender.process.name, channel.process.name})
            if self.dice.random() < self.lost or self.loop.time() < self.apart.get(pair, 0.0):
                self.tally["notices lost"] += 1
                continue
            for _ in range(2 if self.dice.random() < self.doubled else 1):
                self.tally["notices"] += 1
                channel.process.call_later(self.dice.expovariate(1 / self.slow), channel.bring, text)

    def heal(self) -> None:
        """All is well from now on."""
        self.lost = self.doubled = 0.0
        self.slow = 0.001
        self.apart.clear()


class Channel:
    """One instance's end of it; `connected` is itself, and always."""

    largest = 7900

    def __init__(self, ether: Ether, process: Process):
        self.ether, self.process = ether, process
        self.heard: Callable[[bytes], None] | None = None
        self.connected = self

    def is_set(self) -> bool:
        return True

    def send_with(self, connection: object, text: str) -> None:
        """It goes when the transaction is committed."""

    def send_after(self, text: str) -> None:
        self.ether.carry(self, text)

    def listen(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.ether.channels.append(self)

    def bring(self, text: str) -> None:
        """It has arrived."""
        if self.process.alive and self.heard:
            self.heard(text.encode())

    def close(self) -> None:
        if self in self.ether.channels:
            self.ether.channels.remove(self)
