"""What is said about puzzles."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .shapes import View


class ThemeInfo(Struct):
    """Something puzzles are about, and how many are."""

    name: str
    words: str
    count: int


class SolverInfo(Struct):
    """Somebody who solves puzzles."""

    player: str
    name: str
    rating: int
    deviation: int
    played: int


class PuzzleShelf(Struct):
    """The puzzles of a game: how many, their themes, how you stand (null: not rated yet), the best solvers."""

    count: int
    tried: int
    right: int
    themes: list[ThemeInfo]
    mine: SolverInfo | None
    best: list[SolverInfo]


class PuzzleInfo(Struct):
    """A position whose one clearly best move is asked for: `view` is the solver's, `box` what never changes."""

    id: str
    task: str
    seat: int
    seats: int
    options: dict[str, Any]
    view: View
    box: dict[str, Any]
    rating: int
    counted: bool  # whether your first answer has been given


class PuzzleForm(Struct):
    """An answer: a move, or `shown`: give up and be shown it.  Things `touched` for no move are never an answer."""

    move: str = ""
    touched: list[str] = []
    shown: bool = False


class Chance(Struct):
    """A move, in words, and the chances it leaves the seat as the maker's long search saw them."""

    move: str
    words: str
    value: float


class PuzzleAnswer(Struct):
    """What came of it.  `rule` names why a move is not allowed: nothing is counted then, and nothing told.

    Else `chances` begin with the answer; `rating` is yours now and `change` how it moved (null: not a first answer).
    """

    move: str
    right: bool
    reason: str
    rule: str
    view: View
    ply: int
    chances: list[Chance] = []
    themes: list[str] = []
    rating: int = 0
    change: int | None = None
