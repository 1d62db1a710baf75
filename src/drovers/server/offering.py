"""What a seat may do now, for a hand: its legal moves by what is touched for them, and in words."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, NamedTuple

from ..core import choices
from ..core.game import Game
from ..core.state import State
from .shapes import Choices, Handful, View

FEW = 16  # moves: so few are often the same few
TEXT = itemgetter(0)  # of a line
KEPT = 1_000  # offers of few moves, of all games


class Offered(NamedTuple):
    """Moves as texts, by what is touched for them, and what those things are called."""

    legal: list[str]
    choices: list[Choices]
    names: dict[str, str]


_known: dict[tuple[Any, ...], Offered] = {}


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
        view.handful = Handful(whole.form, words, list(whole.things), whole.least, whole.text, whole.none)


def _offered(game: Game, look: State, seat: int, moves: list[int], lang: str) -> Offered:
    """Few moves are remembered with all that their words depend on, where that is no more than numbers."""
    if len(moves) > FEW:
        return _made(game, look, seat, moves, lang)
    found = _known.get(_depends(game, look, seat, moves, lang))
    if found is None:
        found = _made(game, look, seat, moves, lang)
        if game.spelled.lasts(moves) and game.called.lasts(found.names):
            if len(_known) >= KEPT:
                del _known[next(iter(_known))]  # the one made longest ago
            _known[_depends(game, look, seat, moves, lang)] = found
    return found


def _depends(game: Game, look: State, seat: int, moves: list[int], lang: str) -> tuple[Any, ...]:
    return game.spelled, game.spelled.found(look, seat), game.called.found(look, (lang, seat)), (*moves,)


def _made(game: Game, look: State, seat: int, moves: list[int], lang: str) -> Offered:
    spelled = game.spelled.of(look, seat, moves)
    groups = choices.grouped(game, lang, spelled)
    grouped = [Choices(group.form, group.words, group.moves) for group in groups]
    texts = list(map(TEXT, map(choices.LINE, spelled)))
    return Offered(texts, grouped, choices.called(game, lang, look, seat, groups))
