"""The server broken on purpose, one way at a time: a simulation that finds none of these would be worth nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any
from unittest.mock import patch

from msgspec import structs

from drovers.server import acts, wire
from drovers.server.clock import Uptime
from drovers.server.entries import Entry, Say
from drovers.server.live import Live
from drovers.server.peers import Peers
from drovers.server.store.writer import Writer
from drovers.server.table import Table


def tell_before_saving() -> Any:
    """Everybody hears of an entry while it is still being saved."""
    save = Live._save

    async def told_first(self: Live, entry: Entry) -> bool:
        self._tell(entry)
        return await save(self, entry)

    return patch.object(Live, "_save", told_first)


def never_catch_up() -> Any:
    """What a channel lost is not looked for: neither on a gap nor on a timer."""

    async def deaf(self: Peers) -> None:
        pass

    return patch.object(Peers, "catch_up", deaf)


def clocks_run_while_down() -> Any:
    """Time counts whether a server is up or not."""
    return patch.object(Uptime, "between", lambda self, since, now: max(0, now - since))


def acknowledge_before_commit() -> Any:
    """The writer answers when it has begun, not when it has saved."""

    def hasty(self: Writer, batch: list[Any]) -> None:
        self._tell([(future, True) for _, future in batch])
        if batch:
            save(self, batch)

    save = Writer._save
    return patch.object(Writer, "_save", hasty)


def forget_doubt() -> Any:
    """What could not be saved stays in memory."""

    def certain(self: Live, value: bool) -> None:
        self.__dict__["doubt"] = value and self.told == 0

    return patch.object(Live, "doubt", property(lambda self: self.__dict__.get("doubt", True), certain), create=True)


def say_twice() -> Any:
    """What is said comes again when its message does."""
    say = acts.say

    def again(table: Table, player: str, message: wire.Say, world: acts.World) -> Say:
        said = say(table, player, structs.replace(message, id=None), world)
        return structs.replace(said, id=message.id or "")

    return patch.dict(acts.ACTS, {wire.Say: again})


def show_the_first_seat() -> Any:
    """All seats are sent what the first who is told may see."""
    return patch.object(Live, "_seen_as", lambda self, viewer: next(iter(self.watchers)).viewer)


BREAKS: dict[str, Callable[[], Any]] = {
    "tell-before-saving": tell_before_saving,
    "never-catch-up": never_catch_up,
    "clocks-run-while-down": clocks_run_while_down,
    "acknowledge-before-commit": acknowledge_before_commit,
    "forget-doubt": forget_doubt,
    "say-twice": say_twice,
    "show-the-first-seat": show_the_first_seat,
}


@contextmanager
def breaking(name: str | None) -> Iterator[None]:
    """While it is broken in that way."""
    with BREAKS[name]() if name else nullcontext():
        yield
