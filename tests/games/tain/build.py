"""Positions of Táin in one line, so that a test reads like play.

A night is written entrance by entrance: `"2.p1 0C v W; 2.h1 1B v -"` is clan 0's chief at clan 2's first pasture
entrance against a warrior, and clan 1's boy at its first house entrance, unguarded; `-` before the v is no raider.
"""

from __future__ import annotations

from typing import Any

from drovers.core.match import Match
from drovers.games.tain import GAME
from drovers.games.tain.table import ENTRANCE_NAMES as DOORS

PA, BR, AR = 0, 1, 2  # Patrick, Brigitte and Arthur, clockwise


def position(
    night: str = "",
    seats: int = 3,
    *,
    clans: dict[int, dict[str, Any]] | None = None,
    herd: int | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position in which those tokens lie; jewels and cattle not spoken of go where they do no harm."""
    boards = [{**(clans or {}).get(seat, {})} for seat in range(seats)]
    for board in boards:
        board.setdefault("guards", ["-"] * 5)
        board.setdefault("raiders", ["-"] * 5)
    for line in filter(None, map(str.strip, night.split(";"))):
        where, raider, _, guard = line.split()
        clan, door = where.split(".")
        boards[int(clan)]["raiders"][DOORS.index(door)] = raider
        boards[int(clan)]["guards"][DOORS.index(door)] = guard
    spread(boards, "jewels", 3 * seats)
    if herd is not None:
        spread(boards, "cattle", 25 - herd)
        fields["herd"] = herd
    return {"game": "tain", "seats": seats, "options": options or {}, "clans": boards, **fields}


def spread(boards: list[dict[str, Any]], goods: str, total: int) -> None:
    """Shares out what is left of the total among the clans that say nothing of it."""
    silent = [board for board in boards if goods not in board]
    left = total - sum(board.get(goods, 0) + board.get("aside", {}).get(goods, 0) for board in boards)
    for place, board in enumerate(silent):
        board[goods] = left // len(silent) + (place < left % len(silent))


def table(*args: Any, **fields: Any) -> Match:
    """A match at that position."""
    return GAME.from_position(position(*args, **fields))


def all_pass(match: Match) -> Match:
    """Everybody passes in turn, so that the raids begin."""
    for _ in range(match.seats - sum(match.state.passed.flat())):
        match.play(match.to_move[0], "pass")
    return match


def night(*args: Any, **fields: Any) -> Match:
    """A match in which that night has been resolved, up to a question if there is one."""
    return all_pass(table(*args, **fields))


def clan(match: Match, seat: int) -> dict[str, Any]:
    """What one clan has."""
    found: dict[str, Any] = match.position()["clans"][seat]
    return found


def goods(match: Match, name: str) -> list[int]:
    """Cattle or jewels on all boards, in seat order."""
    return [board[name] for board in match.position()["clans"]]


def told(match: Match, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds, as data."""
    return [event.to_dict() for event in match.events if event.kind.name in kinds]


def play(match: Match, line: str) -> Match:
    """Moves in turn order: `"0 W>1.p1; 1 pass"`."""
    for step in filter(None, map(str.strip, line.split(";"))):
        seat, text = step.split(" ", 1)
        match.play(int(seat), text)
    return match


def refused(match: Match, seat: int, text: str) -> str:
    """The rule that forbids the move; the match must be untouched by asking and by trying."""
    before = match.state.copy()
    error = match.why_not(seat, text)
    assert error is not None, f"{text} is legal"
    try:
        match.play(seat, text)
    except type(error) as raised:
        assert raised.rule == error.rule and raised.reason("fr") != raised.reason("en")
    else:
        raise AssertionError(f"{text} was played")
    assert match.state == before
    return error.rule
