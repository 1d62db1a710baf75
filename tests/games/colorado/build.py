"""Positions by hand, so that a test reads like play: seats are the letters A to D, flags the letters r g o b."""

from __future__ import annotations

from typing import Any

import drovers
from drovers import Match

GAME = drovers.load("colorado")
# The proposal for the first game.
LAND = (
    "...............",
    "......7........",
    "..4...7...555..",
    "..44..77.......",
    "...............",
    "...............",
    "......888..66..",
    "..33..888..66..",
    "...............",
    "...............",
)


# Land that touches no lake.
DRY = [
    f"{'abcdefghijklmno'[c]}{r + 1}"
    for r in range(10)
    for c in range(15)
    if LAND[r][c] == "."
    and all(
        LAND[y][x] == "." for y, x in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)) if 0 <= y < 10 and 0 <= x < 15
    )
]


def cell(row: int, column: int) -> str:
    """The ledgers count rows and columns from 0; people write c4."""
    return f"{'abcdefghijklmno'[column]}{row + 1}"


def land(**pieces: str) -> list[str]:
    """The first-game board with pieces on cells: `land(A="a1 b1", r="c5")`."""
    rows = [list(row) for row in LAND]
    for sign, cells in pieces.items():
        for text in cells.split():
            rows[int(text[1:]) - 1]["abcdefghijklmno".index(text[0])] = sign
    return ["".join(row) for row in rows]


def table(phase: str, seats: int = 2, *, pieces: dict[str, str] | None = None, **fields: Any) -> Match:
    """A match at that phase; hands default to 1 2 3, 4 5 6 and so on, the rest of the tokens lies in the bag."""
    hands = [[3 * seat + i for i in (1, 2, 3)] for seat in range(seats)]
    start = {"game": "colorado", "seats": seats, "phase": phase, "board": land(**(pieces or {})), "hands": hands}
    return GAME.from_position(start | fields)


def bidding(seats: int = 2, **fields: Any) -> Match:
    """The bids of the first auction of a round, with cards and flags for them."""
    cards = ["red S", "green S", "blue S"][: 3 if seats == 4 else 2]
    pieces = {"r": "a1 c1 e1", "g": "g1 i1 k1", "b": "m1 o1 a3"} | fields.pop("pieces", {})
    return table("bid", seats, **({"open": cards} | fields), pieces=pieces)


def using(card: str, pieces: dict[str, str], **fields: Any) -> Match:
    """Seat 0 has taken the first card and chooses its flag."""
    start = {"open": [card, "blue S"], "taken": [1], "slot": 1, "rank": [0, 1], "turn": 0}
    return table("use", pieces=pieces, **(start | fields))


def marker(match: Match, text: str) -> str:
    """What lies on a cell."""
    return match.position()["board"][int(text[1:]) - 1]["abcdefghijklmno".index(text[0])]


def play(match: Match, *moves: tuple[int, str]) -> list[Any]:
    """Plays the moves and returns all events."""
    return [event for seat, text in moves for event in match.play(seat, text)]


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    """The data of all events of a kind."""
    return [event.data for event in match.events if event.kind.name == kind]


def rule_against(match: Match, seat: int, text: str) -> str | None:
    """The rule that forbids a move; None if it is legal."""
    refusal = match.why_not(seat, text)
    if refusal is not None:
        before = match.position()
        try:
            match.play(seat, text)
        except drovers.IllegalMove as error:
            assert error.rule == refusal.rule
        assert match.position() == before, "a refused move changed the match"
    return refusal.rule if refusal else None


def counts(match: Match) -> list[int]:
    """Tokens behind each screen, and in the bag."""
    position = match.position()
    return [*map(len, position["hands"]), len(position["bag"])]


def pass_all(match: Match) -> None:
    """Everybody sells nothing until the window closes."""
    while match.position()["phase"] == "sales":
        match.play(match.to_move[0], "pass")
