"""States to look at: they cannot be changed, share what is the same, and remember what has been made of them.

A match is told to every seat after every move.  A *still* is the truth after a move; what has not changed since the
still before it is the same object.  A *look* is a still veiled for one seat: only the fields that veiling writes to are
copied.  So equal parts of two looks, of two seats or two moves, are found to be equal without reading them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple, NoReturn, TypeVar

from . import rules
from .state import Cells, Declared, State, update_cells

S = TypeVar("S", bound=State)
Memory = dict[Any, Any]  # what remembered functions keep of one match


class Veiling(NamedTuple):
    """What veiling has been seen to do to the states of a game."""

    arrays: set[str]  # that it has written to
    fields: set[str]  # that were another afterwards, or might be
    numbers: Callable[[dict[str, Any]], tuple[int, ...]]  # takes the numbers of a state's fields


class Locked(TypeError):
    """Something wants to change a field that cannot be changed."""

    def __init__(self, cells: Cells):
        self.cells = cells
        super().__init__("a look is not to be changed: copy it")


class Still(Cells):
    """An array field that cannot be changed; a copy of it can."""

    __slots__ = ()

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> NoReturn:
        raise Locked(self)

    def fill(self, value: int) -> None:
        """Refused."""
        raise Locked(self)

    def fill_places(self, first: int, end: int, value: int) -> None:
        """Refused."""
        raise Locked(self)

    def assign(self, numbers: Any) -> NoReturn:
        """Refused."""
        raise Locked(self)


class Quick(Cells):
    """An array field while it is veiled, unchecked: `Match.sight` veils by the same rules with every store checked."""

    __slots__ = ()
    __setitem__ = dict.__setitem__  # type: ignore[assignment]

    def fill(self, value: int) -> None:
        """Every place becomes this value."""
        update_cells(self, dict.fromkeys(self, value))  # type: ignore[call-overload]

    def fill_places(self, first: int, end: int, value: int) -> None:
        """These places become this value."""
        update_cells(self, dict.fromkeys(range(first, end), value))


class Blank(Still):
    """The dealer's secrets in a look: gone before anything else is veiled, the same nothing for everybody."""

    __slots__ = ()

    def fill(self, value: int) -> None:
        """Only forgotten once more."""
        if value:
            raise Locked(self)


def _blank(name: str) -> Cells:
    made = State.fields[name].cells()
    made.__class__ = Blank
    return made


FORGOTTEN = {"key": _blank("key"), "block": _blank("block"), "drawn": 0}


def still(state: S, last: S | None, memory: Memory) -> S:
    """The state as it is now, sharing with the last still whatever is equal."""
    made = _first(state) if last is None else _shared(state, last)
    made.__dict__["memory"] = memory
    return made


def _first(state: S) -> S:
    made = state.copy()
    _become(Still, made, type(state).arrays)
    return made


def _shared(state: S, last: S) -> S:
    made = type(state).__new__(type(state))
    fields, before = made.__dict__, last.__dict__
    fields.update(state.__dict__, facts=None)
    for name in type(state).arrays:
        if fields[name] == before[name]:
            fields[name] = before[name]
        else:
            fields[name] = fields[name].copy()
            fields[name].__class__ = Still
    return made


@cache
def veiling(kind: Declared) -> Veiling:
    """What is known of a game's veiling so far: a field that is not in it is the same in all looks of a still."""
    return Veiling(set(), set(FORGOTTEN), itemgetter(*kind.limits))


def look(truth: S, seat: int | None) -> S:
    """What that seat (None: a watcher) may know of a still."""
    kind = type(truth)
    written, veiled, numbers = veiling(kind)
    while True:
        made = kind.__new__(kind)
        fields = made.__dict__
        fields.update(truth.__dict__)
        fields.update(FORGOTTEN)
        before = numbers(fields)
        for name in written:
            fields[name] = fields[name].copy()
        _become(Quick, made, written)
        try:
            rules.veil(made, -1 if seat is None else seat)
        except Locked as locked:  # one more field that has to be copied; known from now on
            written |= {name for name in kind.arrays if made.__dict__[name] is locked.cells}
            veiled |= written
        else:
            _become(Still, made, written)
            if numbers(fields) != before:
                veiled |= {name for name in kind.limits if fields[name] != truth.__dict__[name]}
            return made


def _become(kind: type[Cells], state: State, names: Iterable[str]) -> None:
    for name in names:
        state.__dict__[name].__class__ = kind
