"""What a score is made of, for those who want to follow it."""

from __future__ import annotations

from typing import TypedDict


class Entry(TypedDict):
    """Points of a seat: for what (`score-<game>-<what>` in the page), by which rule, and the things they come from."""

    what: str
    rule: str
    count: int
    points: int
    things: list[str]


def entry(what: str, rule: str, count: int, points: int, things: list[str]) -> Entry:
    """One line of a count."""
    return {"what": what, "rule": rule, "count": count, "points": points, "things": things}


def worth_telling(entries: list[Entry]) -> list[Entry]:
    """A count without the lines that say nothing."""
    return [one for one in entries if one["count"] or one["points"]]
