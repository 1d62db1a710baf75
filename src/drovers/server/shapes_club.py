"""What is said over HTTP about what has been played, and with whom."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .shapes import Card


class MatchSeat(Struct):
    """Who sat there and how it came out; `rating` is what it was after a rated match."""

    player: str | None
    name: str
    bot: str | None
    rank: int
    score: int
    left: bool
    rating: int | None


class MatchInfo(Struct):
    """A finished match as lists show it.  `opening` has its first moves, each with its seat: `0 R5@3`."""

    table: str
    game: str
    options: dict[str, Any]
    rated: bool
    plies: int
    at: int
    opening: list[str]
    seats: list[MatchSeat]


class FirstMove(Struct):
    """A move matches went on with, how many did, and how many of them its seat won, alone or together."""

    seat: int
    move: str
    played: int
    won: int


class Opening(Struct):
    """Finished matches that began like this, and what came next."""

    played: int
    moves: list[FirstMove]


class RatingPoint(Struct):
    """What a rating was after a match."""

    game: str
    seats: int
    at: int
    shown: int


class LiveCard(Struct):
    """A table being played: the middle of its ratings, and how many look on."""

    card: Card
    rating: int
    watchers: int
