"""A state in its plain form: a record made of Python integers.

It has the fields of the game's numpy record, runs four times faster than np.record in CPython, refuses values that
would not fit the record and indices outside it, and turns into the record and back without loss.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from functools import cache
from itertools import product
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .jit import compiler_is_off, register

Numbers = MutableSequence[int] | NDArray[Any]


class Places(dict[Any, int]):
    """Where each index of an array field is kept; there are no others."""

    def __missing__(self, index: Any) -> int:
        raise IndexError(f"{index} is outside the field")


@cache
def places(shape: tuple[int, ...]) -> Places:
    """The places of a shape: one integer, or a tuple of them, to its place in a flat list."""
    indices: Iterable[Any] = range(shape[0]) if len(shape) == 1 else product(*map(range, shape))
    return Places((index, place) for place, index in enumerate(indices))


class Cells:
    """An array field: indexed by one integer or a tuple of them, every load and store checked."""

    __slots__ = ("hi", "lo", "places", "shape", "values")

    def __init__(self, lo: int, hi: int, shape: tuple[int, ...], places: Places, values: list[int]):
        self.lo, self.hi, self.shape, self.places, self.values = lo, hi, shape, places, values

    def copy(self) -> Cells:
        """An independent field equal to this one."""
        return Cells(self.lo, self.hi, self.shape, self.places, self.values[:])

    def __getitem__(self, index: Any) -> int:
        return self.values[self.places[index]]

    def __setitem__(self, index: Any, value: int) -> None:
        if not self.lo <= value <= self.hi:
            raise OverflowError(f"{value} is outside {self.lo}..{self.hi}")
        self.values[self.places[index]] = int(value)

    def fill(self, value: int) -> None:
        """Every place becomes this value, in one go."""
        if not self.lo <= value <= self.hi:
            raise OverflowError(f"{value} is outside {self.lo}..{self.hi}")
        self.values[:] = [int(value)] * len(self.values)

    def __len__(self) -> int:
        return self.shape[0]


def cells(dtype: np.dtype[Any]) -> Cells:
    """An array field of noughts."""
    info, where = np.iinfo(dtype.base), places(dtype.shape)
    return Cells(int(info.min), int(info.max), dtype.shape, where, [0] * len(where))


class State:
    """The whole truth of one match.  `state_class` makes one subclass per game."""

    dtype: np.dtype[Any]
    rules: ModuleType
    arrays: tuple[str, ...]
    scalars: tuple[str, ...]
    __slots__ = ("__dict__", "facts")

    def __init__(self) -> None:
        self.facts: list[tuple[int, ...]] | None = None
        for name in self.scalars:
            setattr(self, name, 0)
        for name in self.arrays:
            setattr(self, name, cells(self.dtype[name]))

    if TYPE_CHECKING:  # the fields differ from game to game

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def assign(self, other: State) -> None:
        """Becomes equal to the other state; the facts told so far stay where they are."""
        for name in self.scalars:
            setattr(self, name, getattr(other, name))
        for name in self.arrays:
            getattr(self, name).values[:] = getattr(other, name).values

    def copy(self) -> State:
        """An independent state equal to this one, telling nothing."""
        other = type(self).__new__(type(self))
        other.facts = None
        other.__dict__.update(self.__dict__)
        for name in self.arrays:
            other.__dict__[name] = self.__dict__[name].copy()
        return other

    def record(self) -> NDArray[Any]:
        """This state as an array of one numpy record, for compiled code."""
        array = np.zeros(1, self.dtype)
        for name in self.scalars:
            array[0][name] = getattr(self, name)
        for name in self.arrays:
            array[0][name] = np.reshape(getattr(self, name).values, self.dtype[name].shape)
        return array

    def row(self, count: int) -> Any:
        """So many equal states for `compiled` functions: records, or plain ones where the compiler is off."""
        if compiler_is_off():
            return Shelf(self.copy() for _ in range(count))
        return np.repeat(self.record(), count)

    def read(self, record: Any) -> State:
        """Takes its fields from a numpy record; returns itself."""
        for name in self.scalars:
            setattr(self, name, int(record[name]))
        for name in self.arrays:
            getattr(self, name).values[:] = np.ravel(record[name]).tolist()
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.record().tobytes() == other.record().tobytes()

    __hash__ = None  # type: ignore[assignment]


class Shelf(list[State]):
    """Plain states in a row, with the array's habit of copying on assignment: `shelf[i] = state`."""

    def __setitem__(self, index: Any, state: Any) -> None:
        self[index].assign(state)

    @property
    def shape(self) -> tuple[int]:
        """The length, as an array says it."""
        return (len(self),)


def record_dtype(fields: Iterable[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record type from its fields, aligned for compiled code.  Compare states, not bytes: padding is noise.

    Its size is an odd number of words: a GPU's shared memory has 32 banks of a word each, and neighbouring records then
    begin in different ones.
    """
    tight = np.dtype(list(fields), align=True)
    places: dict[str, Any] = dict(tight.fields or {})
    parts: Any = {"names": [*places], "formats": [tight[name] for name in places]}
    parts |= {"offsets": [places[name][1] for name in places], "itemsize": tight.itemsize // 8 * 8 + 4}
    odd: np.dtype[Any] = np.dtype(parts, align=True)
    return odd


def state_class(dtype: np.dtype[Any], rules: ModuleType) -> type[State]:
    """The plain state of one game; also tells compiled code whose record this is."""
    register(dtype, rules)
    names = dtype.names or ()
    members = {
        "dtype": dtype,
        "rules": rules,
        "arrays": tuple(name for name in names if dtype[name].shape),
        "scalars": tuple(name for name in names if not dtype[name].shape),
    }
    return type("State", (State,), members)
