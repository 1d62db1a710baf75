"""Moves as a hand makes them: which things it touches, in which order, and the sentence that reads them.

A game's notation says it move by move (`touch`, `form`, `thing`).  A thing is `kind:what`, such as `hand:R5` or
`button:pass`; docs/page.md has the vocabulary.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from .game import Game
from .state import State
from .words import Words

GAPS = {"first": "{0}", "second": "{1}", "third": "{2}"}


class Handful(NamedTuple):
    """A move made of any number of things, at least so many: its text is `text` and their names, or `none`.

    Its form has a gap for all of them; `nothing` is the thing that `none` touches.
    """

    form: str
    things: tuple[str, ...]
    least: int
    text: str
    none: str
    nothing: str


@cache
def sentence(words: Words, lang: str, form: str) -> str:
    """The sentence of a form, with gaps for the things touched."""
    return words.say(lang, f"move-{form}", **GAPS)


@cache
def gaps(words: str) -> tuple[int, ...]:
    """Which things of those touched a sentence calls by their names: 1 is the first."""
    return tuple(place for place, gap in enumerate(GAPS.values(), 1) if gap in words)


def reading(game: Game, lang: str, state: State, seat: int, move: int) -> str:
    """A move in words; seats in it are marks (`core.naming`)."""
    text = sentence(game.words, lang, game.notation.form(state, seat, move))
    for gap, thing in zip(GAPS.values(), game.notation.touch(state, seat, move), strict=False):
        if gap in text:
            text = text.replace(gap, game.notation.thing(game.words, lang, state, seat, thing))
    return text[:1].upper() + text[1:]


def handful(game: Game, state: State, seat: int) -> Handful | None:
    """The move made of any number of things, where a game has one and it is asked for now."""
    ask = game.own("handful")
    return ask(state, seat) if ask else None


def together(game: Game, state: State, seat: int) -> dict[str, int] | None:
    """Where a game lets a seat choose its next moves together: how often each thing may be touched by them.

    They are still made one by one, each in its turn and through the one checking door.
    """
    ask = game.own("together")
    return ask(state, seat) if ask else None


def meant(game: Game, state: State, seat: int, touched: Sequence[str], legal: Iterable[int]) -> int | None:
    """The move somebody means who touches these things, legal or not; None if no move is made so.

    Where several are (the same cell is taken, tagged or led to), the one of a form that is asked for now.
    """
    wanted, notation = tuple(touched), game.notation
    found = [move for move in range(game.moves) if notation.touch(state, seat, move) == wanted]
    asked = {notation.form(state, seat, move) for move in legal}
    return next((move for move in found if notation.form(state, seat, move) in asked), found[0] if found else None)
