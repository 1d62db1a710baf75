"""Positions in which moves are refused that random play seldom meets; the table of refusals tries all moves there."""

from __future__ import annotations

from collections.abc import Iterator

from drovers.core.match import Match

from .build import night, table

SPENT = {0: {"used": "WWBBBBBBDXXXXXXXX", "unused": ""}}


def positions() -> Iterator[Match]:
    """Each a table at which some rule says no."""
    yield night("1.h1 0C v -", clans={1: {"prisoners": ["0B", "0D"]}})  # T48
    yield night("0.p1 - v C", clans=SPENT, options={"edition": "B"})  # T54
    yield table("0.p1 - v W; 0.p2 - v X; 0.p3 - v X; 0.h1 - v X; 0.h2 - v B")  # T20, nothing free at home
