"""What those who look at the table are shown, as types; the page's are made from them."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from ...core.counting import Entry


class Aside(TypedDict):
    """What a clan has won this round and not brought home yet."""

    cattle: int
    jewels: int
    prisoners: list[str]


class Clan(TypedDict):
    """One clan's land and screen: a token is its letter, with its clan's number before it where that is another's."""

    cattle: int
    jewels: int
    prisoners: list[str]
    guards: list[str]
    raiders: list[str]
    passed: bool
    unused: str
    stock: str
    used: str
    aside: Aside


class Freeing(TypedDict):
    """The house where a prisoner is chosen, and what each raider is owed there."""

    house: int
    owed: list[int]


class Facts(TypedDict):
    """The clans whose herd is large enough to end the match, and what every clan's points are made of."""

    crowned: list[int]
    scores: list[list[Entry]]


class Sight(TypedDict):
    """A table as a seat may know it."""

    options: dict[str, Any]
    round: int
    holder: int
    phase: str
    turn: NotRequired[int]
    freeing: NotRequired[Freeing]
    herd: int
    kingdom: list[str]
    clans: list[Clan]
    facts: Facts


class Box(TypedDict):
    """What does not change during a match: the rounds, the entrances of a land, the kinds of token."""

    rounds: int
    entrances: list[str]
    slots: list[str]
    tokens: list[str]
