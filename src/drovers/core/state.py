"""What a state is: declared once, as a class of integer fields, by each game.

    class State(Base):
        round = i1()          # a number
        hand = i1(3, HAND)    # an array of numbers

The declaration is the one source of three things: the types mypy checks the rules against, the plain state of Python
integers that refuses misspelt names, values that do not fit and indices outside, and the numpy record of compiled
code.  Neither numpy nor numba is needed for the plain form.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from functools import cache
from itertools import product
from math import prod
from struct import Struct
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeAlias, overload

from .jit import in_hardware

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers: TypeAlias = "MutableSequence[int] | NDArray[Any] | Cells"
    _Places = object  # to the checker, cells are indexed and nothing else
else:
    Numbers, _Places = Any, dict

# Cells are a dictionary from indices to numbers; reading one is a dictionary's own look-up.
_has: Any = dict.__contains__
_put: Any = dict.__setitem__
update_cells: Any = dict.update
_values: Any = dict.values


class Cells(_Places):
    """An array field of a plain state: indexed by one integer or a tuple of them, every load and store checked."""

    __slots__ = ("changed", "hi", "lo", "shape", "shown")
    lo: int
    hi: int
    shape: tuple[int, ...]
    changed: bool  # whether it has been written to since then
    shown: Any  # what was made of it for those who looked last (`looks.py`)

    if TYPE_CHECKING:

        def __getitem__(self, index: int | tuple[int, ...]) -> int: ...
        def __len__(self) -> int: ...

    def __missing__(self, index: object) -> int:
        raise IndexError(f"{index} is outside the field")

    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None:
        if not self.lo <= value <= self.hi:
            raise OverflowError(f"{value} is outside {self.lo}..{self.hi}")
        if not _has(self, index):
            raise IndexError(f"{index} is outside the field")
        _put(self, index, int(value))
        self.changed = True

    def _fitting(self, value: int) -> int:
        if not self.lo <= value <= self.hi:
            raise OverflowError(f"{value} is outside {self.lo}..{self.hi}")
        return int(value)

    def fill(self, value: int) -> None:
        """Every place becomes this value."""
        self.become(dict.fromkeys(_indices(self.shape), self._fitting(value)))

    def fill_places(self, first: int, end: int, value: int) -> None:
        """The places from the first on, before the end, become this value."""
        if first < end and not (_has(self, first) and _has(self, end - 1)):
            raise IndexError(f"{first}..{end - 1} is outside the field")
        self.become(dict.fromkeys(range(first, end), self._fitting(value)))

    def flat(self) -> list[int]:
        """All numbers in a row, the last index running fastest."""
        return list(_values(self))

    def assign(self, numbers: Iterable[int]) -> None:
        """Takes all its numbers from a row as `flat` gives it."""
        self.become(zip(_indices(self.shape), map(self._fitting, numbers), strict=True))

    def become(self, numbers: Any) -> None:
        """Takes numbers that fit, by their places."""
        self.changed = True
        update_cells(self, numbers)

    def copy(self) -> Cells:
        """An independent field equal to this one."""
        other = Cells.__new__(Cells)
        other.lo, other.hi, other.shape, other.shown, other.changed = self.lo, self.hi, self.shape, None, True
        update_cells(other, self)
        return other


@in_hardware
def fill_places(cells: Any, first: int, end: int, value: int) -> None:
    """The places of an array of one dimension from the first on, before the end, become this value."""
    cells.fill_places(first, end, value)


@cache
def _indices(shape: tuple[int, ...]) -> tuple[Any, ...]:
    return tuple(range(shape[0])) if len(shape) == 1 else tuple(product(*map(range, shape)))


class Field(NamedTuple):
    """One declared field: bytes of a number, and the shape of an array of them."""

    size: int
    shape: tuple[int, ...]

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest number that fits."""
        half = 1 << (8 * self.size - 1)
        return -half, half - 1

    def cells(self) -> Cells:
        """An array field of noughts."""
        made = Cells.__new__(Cells)
        (made.lo, made.hi), made.shape, made.shown, made.changed = self.bounds, self.shape, None, True
        update_cells(made, dict.fromkeys(_indices(self.shape), 0))
        return made


class Integer:
    """A signed integer of so many bytes; called in the body of a state class, it declares a field."""

    def __init__(self, size: int):
        self.size = size

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, *shape: int) -> Cells: ...
    def __call__(self, *shape: int) -> Any:
        """A number, or an array of this shape."""
        return Field(self.size, shape)


i1, i2, i4, i8 = Integer(1), Integer(2), Integer(4), Integer(8)


class Layout(NamedTuple):
    """A record in memory: every field with its offset, the size of the whole, and how its bytes are packed."""

    fields: tuple[tuple[str, Field, int], ...]
    size: int
    packing: Struct


CODES = {1: "b", 2: "h", 4: "i", 8: "q"}


def lay_out(fields: dict[str, Field]) -> Layout:
    """Fields in order, each aligned to its own size, as compiled code reads them.

    The whole is an odd number of words: a GPU's shared memory has banks of a word each, and neighbouring records then
    begin in different ones.
    """
    placed, end, packing = [], 0, "<"
    for name, field in fields.items():
        start = -(-end // field.size) * field.size
        placed.append((name, field, start))
        count = prod(field.shape)
        packing += f"{start - end}x{count}{CODES[field.size]}"
        end = start + count * field.size
    word = max([4, *(field.size for field in fields.values())])
    size = end + (word - end) % (2 * word)
    return Layout(tuple(placed), size, Struct(f"{packing}{size - end}x"))


class Declared(type):
    """Takes the declared fields out of a class body: the instances hold them, the class their description."""

    fields: dict[str, Field]  # in order, those of the base first
    arrays: tuple[str, ...]  # the names of those that are arrays
    limits: dict[str, tuple[int, int]]  # of those that are one number
    layout: Layout

    def __new__(mcs, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> Declared:
        """A state class, its fields gathered in the order they were declared."""
        own = {key: value for key, value in members.items() if isinstance(value, Field)}
        made = super().__new__(mcs, name, bases, {key: value for key, value in members.items() if key not in own})
        made.fields = {**getattr(made, "fields", {}), **own}
        made.arrays = tuple(key for key, field in made.fields.items() if field.shape)
        made.limits = {key: field.bounds for key, field in made.fields.items() if not field.shape}
        made.layout = lay_out(made.fields)
        return made

    @property
    def dtype(cls) -> np.dtype[Any]:
        """The numpy record of this state."""
        return _dtype(cls)


@cache
def _dtype(state: Declared) -> np.dtype[Any]:
    import numpy as np

    placed = state.layout.fields
    parts: Any = {
        "names": [name for name, _, _ in placed],
        "formats": [(f"<i{field.size}", field.shape) for _, field, _ in placed],
        "offsets": [start for _, _, start in placed],
        "itemsize": state.layout.size,
    }
    dtype: np.dtype[Any] = np.dtype(parts, align=True)
    return dtype


class State(metaclass=Declared):
    """The whole truth of one match; each game declares its own.  These fields every game has."""

    key = i4(8)  # the dealer's: key, current block, and how many words have been drawn
    block = i4(16)
    drawn = i4()
    seats = i1()

    rules: ModuleType  # of the game, set when the game is made
    facts: list[tuple[int, ...]] | None  # what was told since somebody began to listen
    memory: dict[Any, Any] | None  # what remembered functions keep, in states that are only looked at

    def __init__(self) -> None:
        self.__dict__.update(dict.fromkeys(type(self).limits, 0), facts=None, memory=None)
        for name in type(self).arrays:
            self.__dict__[name] = type(self).fields[name].cells()

    if not TYPE_CHECKING:  # a checker would take this as leave to set anything

        def __setattr__(self, name: str, value: Any) -> None:
            limits = self.limits.get(name)
            if limits is None:
                if name != "facts":
                    raise AttributeError(f"a state has no number {name}")
            elif not limits[0] <= value <= limits[1]:
                raise OverflowError(f"{name} = {value} is outside {limits[0]}..{limits[1]}")
            self.__dict__[name] = value

    def assign(self, other: State) -> None:
        """Becomes equal to the other state; the facts told so far stay where they are."""
        for name in type(self).limits:
            self.__dict__[name] = other.__dict__[name]
        for name in type(self).arrays:
            self.__dict__[name].become(other.__dict__[name])

    def copy(self) -> Self:
        """An independent state equal to this one, telling nothing."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__, facts=None, memory=None)
        for name in type(self).arrays:
            other.__dict__[name] = self.__dict__[name].copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are independent states that tell nothing, those of looks too."""
        return _unpacked, (type(self), self.pack())

    def pack(self) -> bytes:
        """The bytes of this state's record."""
        numbers: list[int] = []
        for name, field in type(self).fields.items():
            value = self.__dict__[name]
            numbers += value.flat() if field.shape else (value,)
        return type(self).layout.packing.pack(*numbers)

    def unpack(self, data: bytes) -> Self:
        """Takes its fields from the bytes of a record; returns itself."""
        numbers, place = type(self).layout.packing.unpack(data), 0
        for name, field in type(self).fields.items():
            if field.shape:
                length = prod(field.shape)
                self.__dict__[name].assign(numbers[place : place + length])
                place += length
            else:
                self.__dict__[name] = numbers[place]
                place += 1
        return self

    def record(self) -> NDArray[Any]:
        """This state as an array of one numpy record, for compiled code."""
        import numpy as np

        return np.frombuffer(bytearray(self.pack()), type(self).dtype)

    def read(self, record: Any) -> Self:
        """Takes its fields from a numpy record; returns itself."""
        return self.unpack(record.tobytes())

    def row(self, count: int) -> Any:
        """So many equal states for `compiled` functions: records, or plain ones where the compiler is off."""
        from .jit import compiler_is_off

        if compiler_is_off():
            return Shelf(self.copy() for _ in range(count))
        import numpy as np

        return np.repeat(self.record(), count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self).fields == type(other).fields and self.pack() == other.pack()

    __hash__ = None  # type: ignore[assignment]


def _unpacked(kind: type[State], data: bytes) -> State:
    return kind().unpack(data)


class Shelf(list[Any]):
    """Plain states in a row, with the array's habit of copying on assignment: `shelf[i] = state`."""

    def __setitem__(self, index: Any, state: Any) -> None:
        self[index].assign(state)

    @property
    def shape(self) -> tuple[int]:
        """The length, as an array says it."""
        return (len(self),)
