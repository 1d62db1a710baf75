"""What happened, as structured facts with the rule behind each: for the log, for animation, for both languages.

The rules `tell` facts as they act.  Only the plain form listens; compiled code passes over the call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import Struct

from .jit import silent
from .state import State


@silent
def tell(state: State, kind: int, *values: int) -> None:
    """Notes a fact of this kind, if anybody listens."""
    if state.facts is not None:
        state.facts.append((kind, *values))


@dataclass(frozen=True)
class Kind:
    """A kind of fact.  `hidden` fields reach only the seats named by the fields in `known_to`."""

    name: str
    rule: str
    fields: tuple[str, ...]
    hidden: tuple[str, ...] = ()
    known_to: tuple[str, ...] = ()
    reveals: bool = False  # somebody learnt something: no undo goes back over it

    @cached_property
    def knowers(self) -> tuple[int, ...]:
        """Where among the fields those are that name who knows what is hidden."""
        return tuple(map(self.fields.index, self.known_to))

    @cached_property
    def veils(self) -> tuple[bool, ...]:
        """Of each field whether it is hidden."""
        return tuple([name in self.hidden for name in self.fields])


class Event(Struct, frozen=True, gc=False):
    """One fact of a match.  Most are told once and never read again, so it holds no more than the rules told.

    A match keeps all of its own: there is nothing in them that the collector looks at.
    """

    ply: int
    kind: Kind
    told: tuple[int | None, ...]  # the numbers, in the order of the kind's fields; None for a hidden one
    show: Callable[[str, int], Any]  # by which the game writes a field

    @property
    def raw(self) -> dict[str, int]:
        """The numbers by their fields, without hidden ones."""
        pairs = zip(self.kind.fields, self.told, strict=True)
        return {name: number for name, number in pairs if number is not None}

    @property
    def data(self) -> dict[str, Any]:
        """The fields in notation; None for a hidden one."""
        pairs = zip(self.kind.fields, self.told, strict=True)
        return {name: None if number is None else self.show(name, number) for name, number in pairs}

    def to_dict(self) -> dict[str, Any]:
        """The whole fact as JSON data."""
        return {"ply": self.ply, "event": self.kind.name, "rule": self.kind.rule, **self.data}

    @property
    def knowing(self) -> list[int | None]:
        """The seats that know what is hidden of it."""
        return [self.told[place] for place in self.kind.knowers]

    def is_open_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a watcher) knows all of it."""
        return not self.kind.hidden or (seat is not None and seat in self.knowing)

    def seen_by(self, seat: int | None) -> Event:
        """The fact as this seat (None: a watcher) witnessed it: hidden fields are None for the others."""
        if self.is_open_to(seat):
            return self
        pairs = zip(self.kind.veils, self.told, strict=True)
        return Event(self.ply, self.kind, tuple([None if veiled else number for veiled, number in pairs]), self.show)
