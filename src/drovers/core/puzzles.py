"""Puzzles: positions where one move is clearly best from what its seat can know, in a game's `puzzles.jsonl.gz`.

They are made by `drovers puzzles` (`bots.puzzling`); what the answer is about is the game's to say (`themes.py`).
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .game import Game
from .match import Match
from .words import CORE

FILE = "puzzles.jsonl.gz"


class Puzzle(NamedTuple):
    """A position, the seat that moves, the one right move, and what the search found about it and the next best."""

    id: str  # seed and ply of the match it was played in
    seat: int
    position: dict[str, Any]
    answer: str
    chances: dict[str, float]  # of the seat after the answer and after the best others, 0 to 1
    signs: list[str]  # what the search tells of it: `ending` was solved to the end, `trap`: the first look is wrong
    rating: int  # to begin with


class Answered(NamedTuple):
    """A move played as an answer: whether it is the right one, and the match after it."""

    right: bool
    match: Match


def puzzles(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by their names; none where it has no such file."""
    return read(game.folder / FILE)[1]


@cache
def read(path: Path) -> tuple[dict[str, Any], dict[str, Puzzle]]:
    """How the puzzles of a file were made, and the puzzles; nothing where there is no file."""
    if not path.is_file():
        return {}, {}
    head, *lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    return json.loads(head), {one["id"]: Puzzle(**one) for one in map(json.loads, lines)}


def answer(game: Game, puzzle: Puzzle, move: str) -> Answered:
    """An answer is played like any move and refused like any; what leads to the same table is the same answer.

    So is a move in one that begins as the answer does: a puzzle may ask how many are bid, not which.
    """
    match, wanted = game.from_position(puzzle.position), game.from_position(puzzle.position)
    seat, begins, state = puzzle.seat, game.own("begins"), wanted.state
    same = begins and begins(state, seat, wanted.parse(seat, puzzle.answer), wanted.parse(seat, move))
    match.play(seat, move)
    wanted.play(seat, puzzle.answer)
    return Answered(bool(same) or match.position() == wanted.position(), match)


def themes(game: Game, puzzle: Puzzle) -> list[str]:
    """What a puzzle is about: `theme-…` in the game's words, then in those of all games."""
    state, seat, told = game.read_position(puzzle.position), puzzle.seat, game.own("themes")
    move = game.notation.parse_move(state, seat, puzzle.answer)
    own: list[str] = told(state, seat, move, game.notation.form(state, seat, move)) if told else []
    return [*own, *puzzle.signs]


def theme_words(game: Game, lang: str, theme: str) -> str:
    """A theme as people call it."""
    key = f"theme-{theme}"
    return game.words.say(lang, key) if game.words.has(key) else CORE.say(lang, key)
