"""What is said about lessons."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .shapes import View


class LessonInfo(Struct):
    """A small position with a task: `view` is the learner's, `box` what never changes in such a match."""

    id: str
    task: str
    rule: str
    seat: int
    seats: int
    options: dict[str, Any]
    view: View
    box: dict[str, Any]


class LessonForm(Struct):
    """An answer: a move, or the things that were touched for none."""

    move: str = ""
    touched: list[str] = []


class LessonAnswer(Struct):
    """What came of it: whether it solves the task, why or why not, by which rule, and the table after it."""

    move: str
    right: bool
    reason: str
    rule: str
    view: View
    ply: int
