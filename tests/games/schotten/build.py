"""Positions by hand, short enough to read like a table: `at({1: ("R5 G5", "G7")}, hands=("B5", ""))`.

Stones count from 1; the first side is seat 0's.  `visible` cards lie, two to a side, at stones not named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from drovers.core.match import Match
from drovers.games.schotten import GAME

EMPTY: dict[int, tuple[str, str]] = {}


def position(
    stones: Mapping[int, tuple[str, str]] = EMPTY,
    hands: tuple[str, str] = ("", ""),
    *,
    owners: Mapping[int, int] | None = None,
    since: Mapping[int, list[list[int]]] | None = None,
    modes: Mapping[str, tuple[int, int]] | None = None,
    visible: str = "",
    discard: str = "",
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """The position as data, to be changed further before it is set up."""
    rows: list[dict[str, Any]] = []
    spare = visible.split()
    for number in range(1, 10):
        if number in stones:
            sides = [side.split() for side in stones[number]]
        else:
            sides = [spare[:2], spare[2:4]]
            spare = spare[4:]
        row: dict[str, Any] = {"sides": sides}
        if owners and number in owners:
            row["owner"] = owners[number]
        if since and number in since:
            row["since"] = since[number]
        rows.append(row)
    assert not spare, "too many visible cards for the stones left"
    return {
        "game": "schotten",
        "options": dict(options or {}),
        "stones": rows,
        "hands": [hand.split() for hand in hands],
        "modes": {name: {"stone": stone, "by": by} for name, (stone, by) in (modes or {}).items()},
        "discard": discard.split(),
        **fields,
    }


def at(*args: Any, **fields: Any) -> Match:
    """The match that goes on from there."""
    return GAME.from_position(position(*args, **fields))


TACTICS = {"tactics": True}
EXPERTS = {"experts": True}


def refused(match: Match, seat: int, text: str) -> str:
    """The rule that refuses the move; the match stays as it was."""
    before = match.position()
    refusal = match.why_not(seat, text)
    assert refusal is not None, f"{text} should have been refused"
    assert match.position() == before
    return refusal.rule


def side(match: Match, seat: int, stone: int) -> list[str]:
    """The cards of that side."""
    return list(match.position()["stones"][stone - 1]["sides"][seat])


def hand(match: Match, seat: int) -> list[str]:
    """The cards of that hand."""
    return list(match.position()["hands"][seat])


def owner(match: Match, stone: int) -> int | None:
    """Whose stone it is."""
    return match.position()["stones"][stone - 1].get("owner")  # type: ignore[no-any-return]
