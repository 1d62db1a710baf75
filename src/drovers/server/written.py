"""Looks and events as bytes of JSON: what has not changed, or is the same for two seats, is written once.

A part of a look is remembered by the fields that it reads (`core/remembered.py`), and a look holds nothing that its
seat may not know.  An event is remembered by its name, its rule and the numbers that were witnessed of it.  So bytes
are shared only where all that they were made of is equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import attrgetter
from typing import Any

from msgspec import Raw, Struct

from ..core.events import Event
from ..core.game import Game
from ..core.looks import veiling
from ..core.remembered import Remembered
from ..core.state import State
from .shapes import EventInfo
from .wire import write_message

Writer = Remembered[[State], "Part"]
Parts = list["Part"]
TEXT = attrgetter("text")  # of a part
KEPT = 1_500  # events of one game, some 400 bytes each: two a move are new


class Part(Struct, gc=False):
    """A part of a look: members of an object of JSON, and what they are called.

    Some five are new at every move and stay until the next: so there is nothing in it that the collector looks at.
    """

    text: bytes
    keys: str


class Written:
    """How one game is written."""

    def __init__(self, game: Game):
        self.game = game
        self.parts = tuple(map(_writer, (*game.parts, lambda state: {"facts": game.facts(state)})))
        self.private: list[int] = []  # places of the parts that differ from look to look
        self.known = -1, -1  # how much was known of what is veiled and read when they were found
        self.events: dict[tuple[Any, ...], bytes] = {}  # all but the ply

    def sight(self, look: State, other: Parts | None) -> Parts:
        """All parts of a look; one that read no field that was ever veiled is as in any other look of that moment."""
        if other is None:
            return [writer.of(look) for writer in self.parts]
        parts = other.copy()
        for place in self._private(veiling(type(look)).fields):
            parts[place] = self.parts[place].of(look)
        return parts

    def _private(self, veiled: set[str]) -> list[int]:
        """Where the parts are that read a field of these; looked for again when more is known of either."""
        known = len(veiled), Remembered.learnt
        if known != self.known:
            places = range(len(self.parts))
            self.known, self.private = known, [at for at in places if not veiled.isdisjoint(self.parts[at].fields)]
        return self.private

    def event(self, event: Event, lang: str) -> bytes:
        """An event as it was witnessed, with its sentence."""
        key = (lang, event.kind.name, event.kind.rule, event.told)  # one name may stand under several rules
        rest = self.events.get(key)
        if rest is None:
            if len(self.events) >= KEPT:
                del self.events[next(iter(self.events))]  # the one made longest ago
            rest = self.events[key] = write_message(event_info(self.game, event, lang)).partition(b",")[2]
        return b'{"ply":%d,' % event.ply + rest


@cache
def written(game: Game) -> Written:
    """How that game is written."""
    return Written(game)


def event_info(game: Game, event: Event, lang: str) -> EventInfo:
    """An event with its sentence."""
    kind, data = event.kind, event.data
    text = game.marked(f"event-{kind.name}", data, lang)
    return EventInfo(event.ply, kind.name, kind.rule, data, text, game.notation.shows(kind.name, data))


def joined(parts: Iterable[Part]) -> Raw:
    """Written parts put together: the bytes of one JSON object."""
    return Raw(b"{" + b",".join(filter(None, map(TEXT, parts))) + b"}")


def _writer(part: Callable[[Any], Mapping[str, Any]]) -> Writer:
    def write(state: State) -> Part:
        data = part(state)
        return Part(write_message(data)[1:-1], " ".join(data))

    return Remembered(write)
