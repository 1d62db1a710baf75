"""Lessons that teach by playing: small positions with a task, in a game's `lessons.json`, judged by the engine.

The sentences are the game's: `lesson-<id>` is the task, `.done` says what was learnt, `.wrong` what to look at again.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .errors import BadMove, IllegalMove
from .game import Game
from .match import Match


class Lesson(NamedTuple):
    """A position, the seat that moves, the moves that solve the task, one that does not, and the rule it is about."""

    id: str
    rule: str
    seat: int
    position: dict[str, Any]
    right: list[str]
    wrong: str


class Judged(NamedTuple):
    """What came of an answer: whether it solves the task, why or why not (seats are marks), and by which rule."""

    right: bool
    reason: str
    rule: str
    match: Match


def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order they are taught; none where it has no such file."""
    return _read(game.folder / "lessons.json")


@cache
def _read(path: Path) -> tuple[Lesson, ...]:
    return tuple(Lesson(**one) for one in json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else ()


def judge(game: Game, lesson: Lesson, move: str, lang: str) -> Judged:
    """An answer is played like any move: the rules refuse it, or it solves the task, or it leads elsewhere."""
    match = game.from_position(lesson.position)
    try:
        match.play(lesson.seat, move)
    except IllegalMove as no:
        return Judged(False, no.marked[lang], no.rule, match)
    except BadMove as no:
        return Judged(False, no.reason(lang), no.rule or lesson.rule, match)
    right = move in lesson.right
    return Judged(right, game.words.say(lang, f"lesson-{lesson.id}.{'done' if right else 'wrong'}"), lesson.rule, match)
