"""What those who look at the table are shown, as types; the page's are made from them."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ...core.counting import Entry


class Counts(TypedDict):
    """What a scoring would count for a seat now."""

    edges: int
    doubles: int
    estate: int


class Cells(TypedDict):
    """The cells each part of a scoring looks at."""

    edges: list[str]
    doubles: list[str]
    estate: list[str]
    lakes: list[str]


class Facts(TypedDict):
    """Cards on offer by slot (none: taken), the one in use, how many lie face down, what a scoring would count."""

    open: list[str | None]
    used: str | None
    left: int
    cells: Cells
    counts: list[Counts]
    scores: list[list[Entry]]


class Sight(TypedDict):
    """A table as a seat may know it."""

    options: dict[str, Any]
    round: int
    phase: str
    turn: int | None
    board: list[str]
    lords: dict[str, int]
    points: list[int]
    signs: list[int]
    sold: list[int]
    flags: list[str]
    cards: list[str]
    turned: int
    shown: bool
    taken: list[int]
    hands: list[list[int | Literal["?"]]]
    bag: list[int | Literal["?"]]
    fists: list[list[int]]
    done: list[int]
    yes: list[int]
    seller: int | None
    offer: str | None
    rank: list[int]
    slot: int | None
    at: str | None
    colour: str | None
    facts: Facts


class Prizes(TypedDict):
    """What one scoring pays: first and second for edges and estates; a lake pays its value where that is none."""

    edges: list[int]
    double: int
    estate: list[int]
    lake: int | None


class Box(TypedDict):
    """What does not change during a match: the cells by row and those of the rim, the cards' figures, the prizes."""

    cells: list[list[str]]
    rim: list[str]
    figures: dict[str, list[list[int]]]
    prizes: list[Prizes]
