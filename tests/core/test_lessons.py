"""Lessons are played: the right answers are accepted, a wrong one is refused with its rule, in both languages."""

import random

import pytest

import drovers
from drovers.core.lessons import judge, lessons
from toy import GAME as TOY

EVERY = [(name, lesson) for name in drovers.names() for lesson in lessons(drovers.load(name))]


@pytest.mark.parametrize("name", drovers.names())
def test_every_game_has_lessons(name):
    found = [lesson.id for lesson in lessons(drovers.load(name))]
    assert 6 <= len(found) <= 10 and len(set(found)) == len(found)


@pytest.mark.parametrize(("name", "lesson"), EVERY, ids=[f"{name}-{lesson.id}" for name, lesson in EVERY])
def test_right_is_right_and_wrong_is_told_why(name, lesson):
    game = drovers.load(name)
    assert lesson.seat in game.from_position(lesson.position).to_move
    for lang in ("en", "fr"):
        assert game.words.say(lang, f"lesson-{lesson.id}")
        done = judge(game, lesson, lesson.right[0], lang)
        assert done.right and done.reason and done.match.ply == 1
        wrong = judge(game, lesson, lesson.wrong, lang)
        assert not wrong.right and wrong.reason and wrong.rule
    assert all(judge(game, lesson, move, "en").right for move in lesson.right[:4])
    assert not judge(game, lesson, "nonsense", "en").right


@pytest.mark.parametrize("game", [TOY, *map(drovers.load, drovers.names())], ids=lambda game: game.name)
def test_every_point_is_accounted_for(game):
    """The lines of a count add up to the score at the end; what they come from is there to be lit."""
    dice = random.Random(7)
    match = game.new(game.seats[-1], {}, 7)
    while match.to_move:
        seat = dice.choice(match.to_move)
        match.play(seat, dice.choice(match.legal(seat)))
    counted = [sum(entry["points"] for entry in seat) for seat in game.facts(match.state)["scores"]]
    assert match.outcome and counted == list(match.outcome.scores)
