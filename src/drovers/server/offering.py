"""What a seat may do now, for a hand: its legal moves by what is touched for them, and in words.

A move is written as JSON once for all tables: at every move of a match some forty of them are told.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec import Raw

from ..core import choices
from ..core.game import Game
from ..core.remembered import Lasting
from ..core.state import State
from .shapes import Choices, Handful, View
from .wire import write_message

FEW = 16  # moves: so few are often the same few
KEPT = 500  # offers of few moves, of all games


class Line(NamedTuple):
    """A move in a language."""

    form: str
    text: bytes  # as JSON
    touched: bytes  # as JSON: the text, then what is touched
    named: tuple[str, ...]  # what its sentence calls by its name, of what is touched


FORM, TEXT, TOUCHED, NAMED = map(itemgetter, range(4))


class Offered(NamedTuple):
    """Moves as texts and by what is touched for them (`shapes.Choices`), as JSON, and what those things are called."""

    legal: Any
    choices: Any
    names: dict[str, str]


_known: dict[tuple[Any, ...], Offered] = {}


@cache
def lines(game: Game) -> Lasting[Line]:
    """The moves of a game, asked by a language and a seat."""
    by = game.notation

    def line(state: State, who: tuple[str, int], move: int) -> Line:
        lang, seat = who
        form, text = by.form(state, seat, move), by.move_text(state, seat, move)
        touched = [text, *by.touch(state, seat, move)]
        named = [touched[place] for place in choices.gaps(choices.sentence(game.words, lang, form))]
        return Line(form, write_message(text), write_message(touched), tuple(named))

    return Lasting(line)


def offer(view: View, game: Game, look: State, moves: list[int], lang: str) -> None:
    """Adds the legal moves to a view."""
    seat = view.seat
    if seat is None or not moves:
        return
    view.legal, view.choices, view.names = _offered(game, look, seat, moves, lang)
    view.together = choices.together(game, look, seat)
    whole = choices.handful(game, look, seat)
    if whole:
        words = choices.sentence(game.words, lang, whole.form)
        nothing = game.notation.thing(game.words, lang, look, seat, whole.nothing)
        view.handful = Handful(whole.form, words, list(whole.things), whole.least, whole.text, whole.none, nothing)


def _offered(game: Game, look: State, seat: int, moves: list[int], lang: str) -> Offered:
    """Few moves are remembered with all that their words depend on, where that is no more than numbers."""
    if len(moves) > FEW:
        return _made(game, look, seat, moves, lang)
    found = _known.get(_depends(game, look, seat, moves, lang))
    if found is None:
        found = _made(game, look, seat, moves, lang)
        if lines(game).lasts(moves) and game.called.lasts(found.names):
            if len(_known) >= KEPT:
                del _known[next(iter(_known))]  # the one made longest ago
            _known[_depends(game, look, seat, moves, lang)] = found
    return found


def _depends(game: Game, look: State, seat: int, moves: list[int], lang: str) -> tuple[Any, ...]:
    who = lang, seat
    return game, lines(game).found(look, who), game.called.found(look, who), (*moves,)


def _made(game: Game, look: State, seat: int, moves: list[int], lang: str) -> Offered:
    who = lang, seat
    made = lines(game).of(look, who, moves)
    named = list(dict.fromkeys(chain.from_iterable(map(NAMED, made))))
    names = dict(zip(named, game.called.of(look, who, named), strict=True))
    return Offered(_listed(map(TEXT, made)), _grouped(game, lang, made), names)


def _grouped(game: Game, lang: str, made: list[Line]) -> Raw:
    """The moves by their forms, in the order in which forms first occur."""
    found: dict[str, list[bytes]] = {}
    for form, alike in groupby(made, FORM):  # moves of a form mostly come one after the other
        found.setdefault(form, []).extend(map(TOUCHED, alike))
    return _listed([_beginning(game, lang, form) + b",".join(moves) + b"]}" for form, moves in found.items()])


@cache
def _beginning(game: Game, lang: str, form: str) -> bytes:
    """`Choices` of a form, up to its moves."""
    words = choices.sentence(game.words, lang, form)
    return write_message(Choices(form, words, [])).removesuffix(b"]}")


def _listed(parts: Iterable[bytes]) -> Raw:
    return Raw(b"[" + b",".join(parts) + b"]")
