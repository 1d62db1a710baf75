"""What those who look at the table are shown, as types; a page's are made from them."""

from __future__ import annotations

from typing import Any, TypedDict

from drovers.core.counting import Entry


class Facts(TypedDict):
    """Tricks still to come, the seats that have most, and every seat's count."""

    left: int
    leaders: list[int]
    scores: list[list[Entry]]


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
