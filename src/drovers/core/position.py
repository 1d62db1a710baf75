"""Positions as data: any position can be written out and set up by hand, and is judged as a whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from .errors import BadPosition
from .words import CORE, Words


class Fields:
    """Reads a position field by field; whatever is wrong is refused with the field named."""

    def __init__(self, data: Mapping[str, Any], path: str = ""):
        if not isinstance(data, Mapping):
            refuse(path or "position", "position-object")
        self.data, self.path, self.read = data, path, set[str]()

    def name(self, field: str) -> str:
        """The field's full name, as errors show it."""
        return f"{self.path}.{field}" if self.path else field

    def has(self, field: str) -> bool:
        """Whether the field is there (an optional one may be left out); whoever asks knows of it."""
        self.read.add(field)
        return self.data.get(field) is not None

    def take(self, field: str, default: Any = None) -> Any:
        """The raw value; missing without a default is refused."""
        self.read.add(field)
        value = self.data.get(field, default)
        if value is None:
            refuse(self.name(field), "position-missing")
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """An integer within bounds."""
        value = self.take(field, default)
        if type(value) is not int or not low <= value <= high:
            refuse(self.name(field), "position-number", value=str(value), low=low, high=high)
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        """A field that is true or false."""
        value = self.take(field, default)
        if type(value) is not bool:
            refuse(self.name(field), "position-flag", value=str(value))
        return value

    def choice(self, field: str, names: tuple[str, ...], default: str | None = None) -> int:
        """One of several names, as its place among them."""
        value = self.take(field, default)
        if value not in names:
            refuse(self.name(field), "position-choice", value=str(value), choices=", ".join(names))
        return names.index(value)

    def items(
        self, field: str, parse: Callable[[Any], Any], *, low: int = 0, high: int = 1000, default: Any = None
    ) -> list[Any]:
        """A list whose every item `parse` accepts (it raises ValueError or KeyError for what it does not)."""
        values = self.take(field, default)
        if not isinstance(values, list) or not low <= len(values) <= high:
            refuse(self.name(field), "position-list", low=low, high=high)
        result = []
        for place, value in enumerate(values):
            try:
                result.append(parse(value))
            except (ValueError, KeyError, TypeError, IndexError, AttributeError):
                refuse(f"{self.name(field)}[{place}]", "position-item", value=str(value))
        return result

    def each(self, field: str, count: int) -> list[Fields]:
        """A list of exactly so many objects, each to be read in its turn."""
        values = self.take(field)
        if not isinstance(values, list) or len(values) != count:
            refuse(self.name(field), "position-list", low=count, high=count)
        return [Fields(value, f"{self.name(field)}[{place}]") for place, value in enumerate(values)]

    def done(self) -> None:
        """Refuses fields nobody has read: a misspelt one would otherwise be ignored."""
        for field in self.data:
            if field not in self.read:
                refuse(self.name(str(field)), "position-unknown")


def whole(low: int, high: int) -> Callable[[Any], int]:
    """A reader of whole numbers within bounds, for lists."""

    def read(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(value)
        return value

    return read


def unsound(words: Words, flaw: tuple[str, str, str], field: str = "") -> NoReturn:
    """Raises BadPosition for one of the game's `FLAWS`, at its own field unless another is named."""
    where, key, rule = flaw
    raise BadPosition(words.both(key), field=field or where, rule=rule)


def refuse(field: str, key: str, **values: Any) -> NoReturn:
    """Raises BadPosition with one of the general sentences."""
    raise BadPosition(CORE.both(key, field=field, **values), field=field)
