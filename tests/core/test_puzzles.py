"""The puzzles in the package: enough of them, small, sound, each with an answer that may be played and words for it."""

from __future__ import annotations

import pytest

import drovers
from drovers.core.puzzles import FILE, answer, puzzles, read, theme_words, themes
from drovers.core.words import LANGUAGES

LEAST = 250
EACH = 10  # every so many of them is looked at


@pytest.mark.parametrize("name", drovers.names())
def test_puzzles_are_sound_and_have_one_answer(name):
    game = drovers.load(name)
    assert len(puzzles(game)) >= LEAST
    assert (game.folder / FILE).stat().st_size < 150_000
    assert read(game.folder / FILE)[0]["seed"] == 1
    for puzzle in list(puzzles(game).values())[::EACH]:
        match = game.from_position(puzzle.position)
        legal = match.steps(puzzle.seat)
        assert puzzle.seat in match.to_move and puzzle.answer in legal and len(legal) > 2, puzzle.id
        assert next(iter(puzzle.chances)) == puzzle.answer and set(puzzle.chances) <= set(legal)
        assert puzzle.chances[puzzle.answer] == max(puzzle.chances.values())
        assert answer(game, puzzle, puzzle.answer).right
        other = next(move for move in puzzle.chances if move != puzzle.answer)
        assert not answer(game, puzzle, other).right
        assert all(theme_words(game, lang, theme) for lang in LANGUAGES for theme in themes(game, puzzle))


def test_a_bid_in_one_answers_how_many_are_bid():
    game = drovers.load("colorado")
    asked = [one for one in puzzles(game).values() if one.answer.startswith("count ")]
    assert len(asked) > 2
    for puzzle in asked:
        bids = [bid.split()[1:] for bid in game.from_position(puzzle.position).legal(puzzle.seat)]
        right = {len(bid) for bid in bids if answer(game, puzzle, " ".join(["bid", *bid])).right}
        assert right == {int(puzzle.answer.split()[1])}


@pytest.mark.parametrize(
    ("name", "theme"), [("schotten", "proof"), ("tain", "bluff"), ("goats", "dog"), ("colorado", "last")]
)
def test_every_game_has_puzzles_of_its_own_theme(name, theme):
    game = drovers.load(name)
    found = [one for one in puzzles(game).values() if theme in themes(game, one)]
    assert len(found) > 5
