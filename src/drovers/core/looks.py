"""States to look at: they cannot be changed, share what is the same, and remember what has been made of them.

A match is told to every seat after every move.  A *still* is the truth after a move; what has not been written to since
the still before it is the same object.  A *look* is a still veiled for one seat: only the fields that veiling reads and
writes to are copied, and of such copies equal ones are one object.  So equal parts of two looks, of two seats or two
moves, are found to be equal without reading them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import itemgetter, ne
from typing import Any, NamedTuple, NoReturn, TypeVar, cast

from .state import Cells, Declared, State, update_cells

S = TypeVar("S", bound=State)
Memory = dict[Any, Any]  # what remembered functions, and looks, keep of one match
Taking = Callable[[dict[str, Any]], tuple[Any, ...]]
LATEST = "(latest)"  # no seat: the look made last
differ: Any = dict.__ne__


class Veiling(NamedTuple):
    """What veiling has been seen to do to the states of a game."""

    arrays: set[str]  # that it has written to
    filled: set[str]  # arrays of which it has filled some places, and done no more
    fields: set[str]  # that were another afterwards, or might be
    unchecked: type[Any]  # such states while they are veiled: as with `Quick`, every store is checked elsewhere


class Locked(TypeError):
    """Something wants to change a field that cannot be changed, or only to fill some places of it."""

    def __init__(self, cells: Cells, *, to_fill: bool = False):
        self.cells, self.to_fill = cells, to_fill
        super().__init__("a look is not to be changed: copy it")


class Still(Cells):
    """An array field that cannot be changed; a copy of it can.  It is equal to itself alone, as `Remembered` asks."""

    __slots__ = ()

    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = object.__hash__

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> NoReturn:
        raise Locked(self)

    def fill(self, value: int) -> None:
        """Refused: a look is only read."""
        raise Locked(self)

    def fill_places(self, first: int, end: int, value: int) -> None:
        """Refused, where there is anything to fill."""
        if first < end:
            raise Locked(self, to_fill=True)

    def assign(self, numbers: Any) -> NoReturn:
        """Refused: a look is only read."""
        raise Locked(self)

    become = assign  # of another state's

    def with_places(self, first: int, end: int, value: int) -> Still:
        """The same with places of this value, made once for all who may not see what lies there."""
        if first >= end:
            return self
        if self.shown is None or self.shown[0] != (first, end, value):
            filled = Quick(self)  # type: ignore[call-arg]  # a dictionary, whatever the checker is told
            filled.fill_places(first, end, value)
            self.shown = (first, end, value), _done(filled, self)
        return cast(Still, self.shown[1])


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


class Filling(Still):
    """An array field while it is veiled, of which nobody may see some places, and nothing else is veiled."""

    __slots__ = ("base",)
    base: Still  # what it is

    def __init__(self, base: Still):
        """As long as nothing is filled it is as it was."""
        self.base = base

    def __missing__(self, index: Any) -> int:
        return self.base[index]

    def __len__(self) -> int:
        return len(self.base)

    def flat(self) -> list[int]:
        """All numbers in a row."""
        return self.base.flat()

    def fill_places(self, first: int, end: int, value: int) -> None:
        """These places become this value."""
        self.base = self.base.with_places(first, end, value)


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


def still(state: S, memory: Memory) -> S:
    """The state as it is now, sharing with the last still whatever has not been written to."""
    kind = type(state)
    made = kind.__new__(kind)
    fields = made.__dict__
    fields.update(state.__dict__, facts=None, memory=memory)
    for name in kind.arrays:
        cells = fields[name]
        fields[name] = _kept(cells) if cells.changed else cells.shown
    return made


def _kept(cells: Cells) -> Cells:
    """An array field as it is; what was changed and changed back is as it was."""
    if cells.shown is None or differ(cells, cells.shown):
        cells.shown = cells.copy()
        cells.shown.__class__ = Still
    cells.changed = False
    kept: Cells = cells.shown
    return kept


@cache
def _taking(kind: Declared) -> tuple[Taking, Taking]:
    """Takes the arrays, and the numbers, of a state's fields."""
    return itemgetter(*kind.arrays), itemgetter(*kind.limits)


@cache
def veiling(kind: Declared) -> Veiling:
    """What is known of a game's veiling so far: a field that is not in it is the same in all looks of a still."""
    unchecked = Declared(kind.__name__, (kind,), {"__setattr__": object.__setattr__})
    return Veiling(set(), set(), set(FORGOTTEN), unchecked)


def look(truth: S, seat: int | None) -> S:
    """What that seat (None: a watcher) may know of a still."""
    kind = type(truth)
    known = veiling(kind)
    numbers = _taking(kind)[1]
    while True:
        made: Any = object.__new__(known.unchecked)
        fields = made.__dict__
        fields.update(truth.__dict__)
        fields.update(FORGOTTEN)
        before = numbers(fields)
        for name in known.filled:
            fields[name] = Filling(fields[name])
        for name in known.arrays:
            fields[name] = Quick(fields[name])  # type: ignore[call-arg]
        try:
            kind.rules.veil(made, -1 if seat is None else seat)
        except Locked as locked:
            _learn(known, {name for name in kind.arrays if fields[name] is locked.cells}, to_fill=locked.to_fill)
        else:
            made.__class__ = kind
            for name in known.filled:
                fields[name] = fields[name].base
            _settle(fields, truth.__dict__, known.arrays, seat)
            after = numbers(fields)
            if after != before:
                known.fields.update(compress(kind.limits, map(ne, after, before)))
            return cast(S, made)


def _learn(known: Veiling, names: set[str], *, to_fill: bool) -> None:
    """One more field that has to be veiled; known from now on."""
    known.fields.update(names)
    known.filled.difference_update(names)
    (known.filled if to_fill else known.arrays).update(names)


def _settle(fields: dict[str, Any], truth: dict[str, Any], names: set[str], seat: int | None) -> None:
    """Fields that were veiled are what they were in the last look of that seat, or in the look before, if equal."""
    memory, made = fields["memory"], {}
    mine, latest = memory.get(seat, truth), memory.get(LATEST, truth)
    for name in names:
        veiled = fields[name]
        kept, other = mine.get(name, truth[name]), latest.get(name, truth[name])
        if not differ(veiled, kept):
            veiled = kept
        elif not differ(veiled, other):
            veiled = other
        else:
            _done(veiled, truth[name])
        fields[name] = made[name] = veiled
    memory[seat] = memory[LATEST] = made


def _done(veiled: Cells, truth: Cells) -> Cells:
    """A field that nobody may change from now on."""
    veiled.lo, veiled.hi, veiled.shape, veiled.shown = truth.lo, truth.hi, truth.shape, None
    veiled.__class__ = Still
    return veiled
