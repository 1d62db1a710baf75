"""What is said about finished matches that are looked at again."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Choice(Struct):
    """A move, as text and in words, and the chances it leaves the seat, 0 to 1."""

    move: str
    value: float
    words: str


class Verdict(Struct):
    """A decision looked at again from its seat's sight; `chances` are those of every seat before it."""

    ply: int
    seat: int
    played: Choice
    best: list[Choice]
    chances: list[float]
    loss: float
    grade: Literal["good", "mistake", "blunder"]
    sentence: str


Study = Literal["none", "running", "done", "cancelled", "failed"]


class Analysis(Struct):
    """A match looked at again: `done` of `total` moves so far, and the plies where most was given up.

    `missed` are the plies of choices that could not be judged: whoever asks again has them, and no other, judged.
    """

    state: Study
    done: int
    total: int
    verdicts: list[Verdict]
    turning: list[int]
    missed: list[int]
