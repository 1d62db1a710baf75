"""What those who look at the table are shown, as types; the page's are made from them."""

from __future__ import annotations

from typing import Any, TypedDict

from ...core.counting import Entry


class Herd(TypedDict):
    """The marked cells joined to a seat's stable, what all its marked cards count now, and its milk."""

    joined: list[str]
    points: int
    milk: int


class Type(TypedDict):
    """A type of which cards lie in front of somebody: the points of every seat, the cards, and who owns it."""

    type: str
    sums: list[int]
    cards: int
    owner: int | None


class Facts(TypedDict):
    """Herds, the edge a card of 0, 1, 2 … leads each big goat to, what wins a type, how the types stand, all points."""

    herds: list[Herd]
    walks: list[list[int]]
    majority: int
    types: list[Type]
    scores: list[list[Entry]]


class Sight(TypedDict):
    """A table as a seat may know it."""

    options: dict[str, Any]
    pasture: list[list[str]]
    pawns: list[int]
    supply: list[int]
    hands: list[list[str]]
    front: list[list[str]]
    box: list[str]
    owners: dict[str, int]
    piled: list[str]
    pile: list[str]
    turn: int
    phase: str
    played: str
    source: str
    target: str
    requests: int
    last: str
    facts: Facts


class Edge(TypedDict):
    """A place of the path: its row and column, one wider than the pasture on every side, and the line it looks into."""

    row: int
    column: int
    line: list[str]


class Box(TypedDict):
    """What does not change during a match: the names of the cells, and the path round them."""

    cells: list[list[str]]
    edges: list[Edge]
