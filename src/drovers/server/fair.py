"""Whose turn it is when many wait for something scarce: that of whoever has had the least of it."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
GUESS = 1.0  # what one is charged when it begins, until it is known what it took
FORGET = 256  # people with nothing waiting who are remembered; beyond that, those who were given least are not


class FairQueue(Generic[T]):
    """Things that wait, by the player they are for and that player's tables.

    Next comes the player who has been given least, and of its tables the one served longest ago.  Whoever comes anew
    starts level with those who wait: nobody saves up, and nobody pays for having come late.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, OrderedDict[str, deque[T]]] = {}
        self.given: dict[str, float] = {}  # seconds
        self.level = 0.0  # what whoever was served last had been given before

    def __len__(self) -> int:
        return sum(len(queue) for tables in self.waiting.values() for queue in tables.values())

    def put(self, player: str, table: str, thing: T) -> None:
        """Something of a player and a table waits for its turn."""
        self.given[player] = max(self.given.get(player, 0.0), self.level)
        self.waiting.setdefault(player, OrderedDict()).setdefault(table, deque()).append(thing)

    def take(self) -> tuple[str, T]:
        """The next, and whose it is."""
        player = min(self.waiting, key=self.given.__getitem__)
        self.level = max(self.level, self.given[player])
        self.given[player] += GUESS
        tables = self.waiting[player]
        table, queue = tables.popitem(last=False)
        thing = queue.popleft()
        if queue:
            tables[table] = queue
        elif not tables:
            del self.waiting[player]
        self._forget()
        return player, thing

    def took(self, player: str, seconds: float) -> None:
        """What was taken for this player is done, and took so long."""
        if player in self.given:
            self.given[player] += seconds - GUESS

    def _forget(self) -> None:
        idle = self.given.keys() - self.waiting.keys() if len(self.given) > len(self.waiting) + FORGET else ()
        for player in sorted(idle, key=self.given.__getitem__)[: len(idle) // 2]:
            del self.given[player]
