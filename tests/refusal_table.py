"""Every way a move can be refused, in both languages, for reading from top to bottom.

    PYTHONPATH=src:tests python -m refusal_table schotten > /tmp/refusals.md

Collected by trying the whole move space in random matches of every case and in positions a game's tests add
(`games/<game>/refusals.py: positions()`); of refusals that differ only in names and numbers the first is shown.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import drovers
from drovers.contract import cases
from drovers.core import rules
from drovers.core.errors import IllegalMove
from drovers.core.game import Game
from drovers.core.match import Match
from drovers.core.words import LANGUAGES

NAMES = re.compile(r"\d+|\{seat \d\}")
WORD = re.compile(r"[a-z-]{3,}")


Found = dict[str, dict[str, tuple[str, IllegalMove]]]  # rule -> which of its sentences -> a move and its refusal
Ways = dict[str, tuple[Callable[[], Match], int, str]]  # what is tried: a match, whose move, and the texts


def listed(ways: Ways) -> str:
    """The refusals of chosen moves, as a game keeps them in `refusals.txt`."""
    return "".join(f"{line}\n" for line in _lines(ways))


def _lines(ways: Ways) -> Iterator[str]:
    for way, (build, seat, texts) in ways.items():
        match = build()
        yield f"# {way}"
        for text in texts.split(", "):
            refusal = match.why_not(seat, text)
            assert refusal is not None, f"{way}: {text} is legal"
            yield f"{text}  [{refusal.rule}]"
            yield from (f"    {lang}  {refusal.reason(lang)}" for lang in LANGUAGES)


def refusals_in(match: Match, found: Found | None = None) -> Found:
    """Every refusal there is at this table, added to those found before."""
    found = {} if found is None else found
    for seat in range(match.seats):
        for move in range(match.game.moves):
            number = rules.why_not(match.state, seat, move)
            if number:
                refusal = match._refusal(seat, move, number)
                shape = NAMES.sub("…", " ".join(cases_of(refusal.detail)) or refusal.reason("en"))
                text = match.game.notation.move_text(match.state, seat, move)
                found.setdefault(refusal.rule, {}).setdefault(shape, (text, refusal))
    return found


def cases_of(detail: Any) -> list[str]:
    """The words among the values of a refusal, which choose between its sentences; names are not all small letters."""
    if isinstance(detail, dict):
        return [word for value in detail.values() for word in cases_of(value)]
    return [detail] if isinstance(detail, str) and WORD.fullmatch(detail) else []


def matches(game: Game, seeds: int) -> Iterator[Match]:
    """Where moves are tried: now and then in random matches, and where the game's tests say."""
    module = f"games.{game.name}.refusals"
    if find_spec(module):
        yield from import_module(module).positions()
    for case in cases(game):
        for seed in range(seeds):
            dice = random.Random(seed)
            yield from (match for match in case.walk(seed) if dice.random() < 0.05 or not match.to_move)


def table(game: Game, seeds: int = 2) -> str:
    """The refusals of a game as Markdown."""
    lines, found = [f"## {game.name}", ""], Found()
    for match in matches(game, seeds):
        refusals_in(match, found)
    for rule, shapes in sorted(found.items(), key=lambda item: (len(item[0]), item[0])):
        for text, refusal in shapes.values():
            lines += [f"- **{rule}** `{text}`", f"  - {refusal.reason('en')}", f"  - {refusal.reason('fr')}"]
    return "\n".join(lines)


if __name__ == "__main__":
    for name in sys.argv[1:] or drovers.names():
        print(table(drovers.load(name)))
