"""Tables of numbers that rules look things up in: nested tuples in the plain form, arrays in compiled code."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any


class Table(dict[Any, int]):
    """A table that does not change: `T[i]`, or `T[i, j]` where rows have rows.

    Compiled code sees an array of the same numbers: core/compiler.py puts it in the table's place.
    """

    __slots__ = ("shape",)

    def __init__(self, rows: Any):
        self.shape = _shape(rows)
        super().__init__(zip(_indices(self.shape), _numbers(rows), strict=True))

    def __missing__(self, index: object) -> int:
        raise IndexError(f"{index} is outside the table")

    def __len__(self) -> int:
        return self.shape[0]


def _shape(rows: Any) -> tuple[int, ...]:
    return () if isinstance(rows, int) else (len(rows), *_shape(rows[0]))


def _indices(shape: tuple[int, ...]) -> Iterable[Any]:
    return range(shape[0]) if len(shape) == 1 else product(*map(range, shape))


def _numbers(rows: Any) -> list[int]:
    return [int(rows)] if isinstance(rows, int) else [number for row in rows for number in _numbers(row)]
