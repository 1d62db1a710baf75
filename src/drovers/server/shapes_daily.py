"""What is said about deals of the day."""

from __future__ import annotations

from msgspec import Struct


class DailyInfo(Struct):
    """The deal of a day: `seed` is null until the day is over, `table` yours if you have begun.

    `tomorrow` is what is promised for the next day.  Streaks count the days in a row you have finished, and won.
    """

    game: str
    day: str
    seats: int
    bot: str
    title: str
    commitment: str
    tomorrow: str
    seed: str | None
    table: str | None
    over: bool
    played: int
    streak: int
    won: int


class DailyLine(Struct):
    """How somebody did; `table` shows how."""

    player: str | None
    name: str
    table: str
    won: bool
    rank: int
    points: int
    margin: int
    moves: int


class Crossroads(Struct):
    """A decision where others stood as you did: what you chose and what they did, in words, and how many of them."""

    ply: int
    mine: str
    chosen: list[tuple[str, int]]


class DailyField(Struct):
    """Everybody's results, best first, once you have yours or the day is over; and where you went other ways."""

    deal: DailyInfo
    lines: list[DailyLine]
    crossroads: list[Crossroads]
