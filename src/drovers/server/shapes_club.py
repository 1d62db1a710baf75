"""What is said over HTTP about what has been played, and with whom."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .shapes import BotName, Card, ClockRule, Name, SeatNumber

Stage = Literal["waiting", "playing", "over"]  # of a tournament


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
    """A move matches went on with, one of them, how many did, and how many of them its seat won, alone or together.

    `words` are as that match would say it; seldom played moves have their text alone.
    """

    seat: int
    move: str
    played: int
    won: int
    match: str
    words: str = ""


class Opening(Struct):
    """Finished matches that began like this, one of them, what came next, and how they began in words."""

    played: int
    match: str | None
    moves: list[FirstMove]
    line: list[str] = []


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


class Companion(Struct):
    """Somebody you have played with: how often, when last, how often you came before them, whether they are here."""

    player: str
    name: str
    played: int
    last: int
    before: int
    here: bool


class Invitation(Struct):
    """A table somebody asks you to."""

    card: Card
    by: str
    name: str


class SeekForm(Struct, forbid_unknown_fields=True):
    """Anybody to play with: whose rating is no further than that from yours (0: whoever), by that clock."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[int, Meta(ge=2, le=9)] = 2
    clock: ClockRule = ClockRule()
    rated: bool = False
    within: Annotated[int, Meta(ge=0, le=3000)] = 0


class TournamentForm(Struct, forbid_unknown_fields=True):
    """An evening's tournament: Swiss for two seats, balanced rounds for more.  Without a filler some may sit out."""

    name: Name
    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    rounds: Annotated[int, Meta(ge=1, le=12)] = 4
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = {}
    clock: ClockRule = ClockRule("bank", 600, 10)
    rated: bool = False
    filler: Annotated[str, Meta(max_length=40)] = ""
    bots: Annotated[list[BotName], Meta(max_length=64)] = []


class Placed(Struct):
    """An entrant as the standings have it: points, then what those it met have scored."""

    number: int
    player: str | None
    name: str
    bot: str | None
    points: float
    met: float
    left: bool


class Board(Struct):
    """A table of a round, its entrants by seat; no table: they sit out.  `points` once it is over."""

    table: str | None
    numbers: list[int]
    points: list[float] | None


class TournamentInfo(Struct):
    """A tournament as everybody may see it; `to_play`: how many rounds there are, as few may have entered for more."""

    id: str
    form: TournamentForm
    host: str | None
    status: Stage
    round: int
    created: int
    standings: list[Placed]
    rounds: list[list[Board]]
    to_play: int


class TournamentCard(Struct):
    """A tournament as lists show it."""

    id: str
    name: str
    game: str
    seats: SeatNumber
    status: Stage
    round: int
    rounds: int
    entrants: int
