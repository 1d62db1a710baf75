"""What is made of a state is made once: a function remembers what it answered to states alike in all that it read.

    @remembered
    def herd(state, seat): ...

The first call notes which numbers of the state the function reads.  Whenever those are the same again, for another
seat's sight or after a move elsewhere on the table, the answer is the same and is not made anew.  Nobody may change an
answer; the function must depend on nothing else, and change nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from math import prod
from operator import itemgetter
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar, cast

from .state import Cells, Declared, State

P = ParamSpec("P")
T = TypeVar("T")
KEPT = 256  # answers for each way of reading
MISSING = object()
NOTES = "(notes)"  # no name of a field


class SeenCells:
    """An array that notes which of its numbers are read."""

    def __init__(self, cells: Cells):
        self.cells, self.read = cells, set[Any]()

    def __getitem__(self, index: Any) -> int:
        self.read.add(index)
        return self.cells[index]

    def flat(self) -> list[int]:
        """All numbers in a row."""
        self.read.update(cast(Any, self.cells))
        return self.cells.flat()


class Seen:
    """A state that notes which of its numbers are read, and cannot be changed."""

    def __init__(self, state: State):
        self.__dict__[NOTES] = Notes(state, set(), {})

    def __getattr__(self, name: str) -> Any:
        """Called when a field is read for the first time; from then on it lies here."""
        notes: Notes = self.__dict__[NOTES]
        kind = type(notes.state)
        if name in kind.limits:
            notes.numbers.add(name)
            value = notes.state.__dict__[name]
        elif name in kind.arrays:
            value = notes.arrays[name] = SeenCells(notes.state.__dict__[name])
        elif name == "rules":
            value = kind.rules
        else:
            raise AttributeError(f"a remembered function reads fields of a state, not {name}")
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a remembered function does not change {name}")


class Notes(NamedTuple):
    """What has been read of a state: numbers by name, and places of arrays."""

    state: State
    numbers: set[str]
    arrays: dict[str, SeenCells]


class Reading:
    """What a function has read of states so far, and what it answered to each of the values found there.

    It may read more of one state than of another: then all of it counts, for all.
    """

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.arrays: dict[str, set[Any]] = {}
        self.answers: dict[tuple[Any, ...], Any] = {}
        self.key: Callable[[State], tuple[Any, ...]] = lambda state: ()

    def learn(self, seen: Seen) -> None:
        """Adds what was read this time; if that is new, answers so far were filed under too little."""
        notes: Notes = seen.__dict__[NOTES]
        arrays = {name: cells.read for name, cells in notes.arrays.items()}
        known = notes.numbers <= self.numbers and all(
            read <= self.arrays.get(name, set()) for name, read in arrays.items()
        )
        if not known:
            self.numbers |= notes.numbers
            for name, read in arrays.items():
                self.arrays.setdefault(name, set()).update(read)
            self.answers.clear()
            self.key = _key(tuple(self.numbers), self.arrays, type(notes.state))

    def note(self, seen: Seen) -> None:
        """Whoever called has read as much."""
        seen.__dict__[NOTES].numbers.update(self.numbers)
        for name, indices in self.arrays.items():
            getattr(seen, name).read.update(indices)


def _key(numbers: tuple[str, ...], arrays: dict[str, set[Any]], kind: Declared) -> Callable[[State], tuple[Any, ...]]:
    """A function that takes just these numbers of a state."""
    getters = []
    for name, read in arrays.items():
        whole = 3 * len(read) > prod(kind.fields[name].shape)
        getters.append((name, None if whole or len(read) == 1 else itemgetter(*sorted(read))))

    def key(state: State) -> tuple[Any, ...]:
        fields = state.__dict__
        values = [fields[name] for name in numbers]
        for name, getter in getters:
            values.append(tuple(dict.values(fields[name])) if getter is None else getter(fields[name]))
        return tuple(values)

    return key


class Remembered(Generic[P, T]):
    """A function of a state, and of what else it is given, that remembers."""

    def __init__(self, f: Callable[P, T]):
        self.f: Callable[..., T] = f
        self.readings: dict[tuple[Any, ...], Reading] = {}
        update_wrapper(self, f)

    def __call__(self, *args: P.args, **_: P.kwargs) -> T:
        """The answer, made anew only if it has to be."""
        given, *rest = args
        state, others = given.__dict__[NOTES].state if type(given) is Seen else given, tuple(rest)
        if not isinstance(state, State):  # a record, in compiled code's own form
            return self.f(*args)
        reading, answer = self._find(state, others)
        if type(given) is Seen:
            reading.note(given)
        return answer

    def _find(self, state: State, others: tuple[Any, ...]) -> tuple[Reading, T]:
        known = (type(state), *others)
        reading = self.readings.get(known)
        if reading is None:
            reading = self.readings[known] = Reading()
        answer = reading.answers.get(reading.key(state), MISSING)
        if answer is MISSING:
            seen = Seen(state)
            answer = self.f(seen, *others)
            reading.learn(seen)
            if len(reading.answers) >= KEPT:
                del reading.answers[next(iter(reading.answers))]
            reading.answers[reading.key(state)] = answer
        return reading, cast(T, answer)


def remembered(f: Callable[P, T]) -> Callable[P, T]:
    """Marks a function as one that remembers."""
    return Remembered(f)
