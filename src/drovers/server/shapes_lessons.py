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
    """An answer: a move, the things that were touched for none, or a line that was typed: a question or a move."""

    move: str = ""
    touched: list[str] = []
    line: str = ""


class LessonAnswer(Struct):
    """What came of it: whether it solves the task, why or why not, by which rule, and the table after it.

    To a line that is no move that may be made, `lines` is the answer and nothing is judged: `move` is empty.
    """

    move: str
    right: bool
    reason: str
    rule: str
    view: View
    ply: int
    lines: list[str] = []
