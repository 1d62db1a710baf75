"""What happened, as structured facts with the rule behind each: for the log, for animation, for both languages.

The rules `tell` facts as they act.  Only the plain form listens; compiled code passes over the call.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

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


class Event(NamedTuple):
    """One fact of a match.  `data` holds the fields in notation, `raw` the numbers the rules told."""

    ply: int
    kind: Kind
    data: dict[str, Any]
    raw: dict[str, int]

    def to_dict(self) -> dict[str, Any]:
        """The whole fact as JSON data."""
        return {"ply": self.ply, "event": self.kind.name, "rule": self.kind.rule, **self.data}

    @property
    def knowing(self) -> list[int]:
        """The seats that know what is hidden of it."""
        return [self.raw[name] for name in self.kind.known_to]

    def is_open_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a watcher) knows all of it."""
        return not self.kind.hidden or seat in self.knowing

    def seen_by(self, seat: int | None) -> Event:
        """The fact as this seat (None: a watcher) witnessed it: hidden fields are None for the others."""
        if self.is_open_to(seat):
            return self
        data = {name: None if name in self.kind.hidden else value for name, value in self.data.items()}
        raw = {name: value for name, value in self.raw.items() if name not in self.kind.hidden}
        return Event(self.ply, self.kind, data, raw)
