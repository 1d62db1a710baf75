"""Options of a game: names and values as people write them, small integers in the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .errors import BadOption
from .words import CORE

RANDOM = "random"


@dataclass(frozen=True)
class Option:
    """One option: `choices` are the values in order, the default first unless `default` says otherwise.

    A string or a boolean is stored as its place among the choices, a number as itself.
    """

    name: str
    choices: tuple[Any, ...] | range
    default: Any = None
    presets: Mapping[Any, Mapping[str, Any]] | None = None  # value -> what it sets unless set on its own

    def first(self) -> Any:
        """The default value."""
        return self.choices[0] if self.default is None else self.default

    def values(self, seats: int) -> tuple[Any, ...] | range:
        """The values allowed with so many seats."""
        return self.choices

    def encode(self, value: Any, seats: int) -> int:
        """The number that stands for a value in the state."""
        allowed = self.values(seats)
        for place, choice in enumerate(allowed):
            if str(choice).lower() == str(value).lower():
                return int(choice) if self.numeric else place
        shown = f"{allowed[0]}..{allowed[-1]}" if isinstance(allowed, range) else ", ".join(map(str, allowed)).lower()
        values = {"name": self.name, "value": str(value), "choices": shown}
        raise BadOption(CORE.both("bad-option", **values), field=self.name)

    def decode(self, number: int, seats: int) -> Any:
        """The value a number stands for."""
        return number if self.numeric else self.values(seats)[number]

    @cached_property
    def numeric(self) -> bool:
        """Whether values are stored as themselves."""
        return all(type(choice) is int for choice in self.choices)


@dataclass(frozen=True)
class Starter(Option):
    """Who starts: a seat, or `random` (stored as the seat after the last until the set-up has drawn it)."""

    def values(self, seats: int) -> tuple[Any, ...]:
        """The seats, then random."""
        return (*range(seats), RANDOM)

    @cached_property
    def numeric(self) -> bool:
        """A seat is stored as its place, which is itself."""
        return False


def flag(name: str, *, default: bool = False) -> Option:
    """An option that is off or on."""
    return Option(name, (False, True), default)


def complete(options: tuple[Option, ...], given: Mapping[str, Any], seats: int) -> dict[str, int]:
    """Every option with its number: what was given, then presets of what was given, then defaults."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            values = {"name": str(name), "known": ", ".join(known)}
            raise BadOption(CORE.both("unknown-option", **values), field=str(name))
    preset: dict[str, Any] = {}
    for option in options:
        value = option.decode(option.encode(given.get(option.name, option.first()), seats), seats)
        preset |= (option.presets or {}).get(value, {})
    wanted = {option.name: option.first() for option in options} | preset | dict(given)
    return {name: known[name].encode(value, seats) for name, value in wanted.items()}
