"""What those who look at the table are shown, as types; a page's are made from them."""

from __future__ import annotations

from typing import Any, TypedDict


class Facts(TypedDict):
    """Tricks still to come, and the seats that have most."""

    left: int
    leaders: list[int]


class Sight(TypedDict):
    """A table as a seat may know it."""

    options: dict[str, Any]
    hands: list[list[str]]
    chosen: list[str]
    shown: list[str]
    deck: list[str]
    tricks: list[int]
    round: int
    facts: Facts


class Box(TypedDict):
    """What does not change during a match: nothing."""
