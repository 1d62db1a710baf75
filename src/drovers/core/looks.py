"""States to look at: they cannot be changed, share what is the same, and remember what has been made of them.

A match is told to every seat after every move.  A *still* is the truth after a move; what has not changed since the
still before it is the same object.  A *look* is a still veiled for one seat: only the fields that veiling writes to are
copied.  So equal parts of two looks, of two seats or two moves, are found to be equal without reading them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import itemgetter, ne
from typing import Any, NamedTuple, NoReturn, TypeVar, cast

from .state import Cells, Declared, State, update_cells

S = TypeVar("S", bound=State)
Memory = dict[Any, Any]  # what remembered functions keep of one match
Taking = Callable[[dict[str, Any]], tuple[Any, ...]]


class Veiling(NamedTuple):
    """What veiling has been seen to do to the states of a game."""

    arrays: set[str]  # that it has written to
    fields: set[str]  # that were another afterwards, or might be
    unchecked: type[Any]  # such states while they are veiled: as with `Quick`, every store is checked elsewhere


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
    for name in type(state).arrays:
        made.__dict__[name].__class__ = Still
    return made


def _shared(state: S, last: S) -> S:
    """A still; the arrays are compared and taken over all at once, for there are many and few change."""
    kind = type(state)
    made = kind.__new__(kind)
    fields, new = made.__dict__, state.__dict__
    arrays, _ = _taking(kind)
    before = arrays(last.__dict__)
    fields.update(new, facts=None)
    fields.update(zip(kind.arrays, before, strict=True))
    for name in compress(kind.arrays, map(ne, arrays(new), before)):
        fields[name] = new[name].copy()
        fields[name].__class__ = Still
    return made


@cache
def _taking(kind: Declared) -> tuple[Taking, Taking]:
    """Takes the arrays, and the numbers, of a state's fields."""
    return itemgetter(*kind.arrays), itemgetter(*kind.limits)


@cache
def veiling(kind: Declared) -> Veiling:
    """What is known of a game's veiling so far: a field that is not in it is the same in all looks of a still."""
    unchecked = Declared(kind.__name__, (kind,), {"__setattr__": object.__setattr__})
    return Veiling(set(), set(FORGOTTEN), unchecked)


def look(truth: S, seat: int | None) -> S:
    """What that seat (None: a watcher) may know of a still."""
    kind = type(truth)
    written, veiled, unchecked = veiling(kind)
    numbers = _taking(kind)[1]
    while True:
        made: Any = object.__new__(unchecked)
        fields = made.__dict__
        fields.update(truth.__dict__)
        fields.update(FORGOTTEN)
        before = numbers(fields)
        copies = [_quick(fields, name) for name in written]
        try:
            kind.rules.veil(made, -1 if seat is None else seat)
        except Locked as locked:  # one more field that has to be copied; known from now on
            written |= {name for name in kind.arrays if fields[name] is locked.cells}
            veiled |= written
        else:
            made.__class__ = kind
            for copied in copies:
                copied.__class__ = Still
            after = numbers(fields)
            if after != before:
                veiled.update(compress(kind.limits, map(ne, after, before)))
            return cast(S, made)


def _quick(fields: dict[str, Any], name: str) -> Cells:
    """Puts a copy in the place of a field, to be veiled."""
    old = fields[name]
    made: Cells = Quick(old)  # type: ignore[call-arg]  # a dictionary, whatever the checker is told
    fields[name] = made
    made.lo, made.hi, made.shape = old.lo, old.hi, old.shape
    return made
