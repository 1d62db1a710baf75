"""What those who look at the table are shown, as types; the page's are made from them."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from ...core.counting import Entry


class Stone(TypedDict):
    """A stone, the cards of both sides, and who owns it."""

    sides: list[list[str]]
    since: NotRequired[list[list[int]]]
    owner: NotRequired[int]


class Mode(TypedDict):
    """Where a combat mode lies, and who laid it."""

    stone: int
    by: int


class Modes(TypedDict, total=False):
    """The combat modes on the table."""

    blind: Mode
    mud: Mode


class Decks(TypedDict):
    """The cards of both decks, from the top."""

    clan: list[str]
    tactic: list[str]


class Formation(TypedDict):
    """What a complete side is, and what it counts."""

    name: str
    total: int


class Facts(TypedDict):
    """What completes a side of each stone, the formations there are, the stones that decide, every seat's points."""

    needs: list[int]
    formations: list[list[Formation | None]]
    decisive: list[int]
    scores: list[list[Entry]]


class Sight(TypedDict):
    """A table as a seat may know it."""

    options: dict[str, Any]
    round: int
    points: list[int]
    wins: list[int]
    ended: str
    mover: int
    phase: str
    steps: int
    turn: int
    stones: list[Stone]
    modes: Modes
    hands: list[list[str]]
    decks: Decks
    discard: list[str]
    laid: list[int]
    facts: Facts


class Box(TypedDict):
    """What does not change during a match."""

    stones: int
