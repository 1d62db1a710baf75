"""Lessons as the server tells them: the learner's sight and no more."""

from __future__ import annotations

import msgspec
import pytest

import drovers
from drovers.core.lessons import judge, lessons
from drovers.server.routes_lessons import lesson_info, lesson_view, typed


@pytest.mark.parametrize("name", drovers.names())
def test_a_lesson_shows_the_learner_s_sight_and_no_more(name):
    game = drovers.load(name)
    for lesson in lessons(game):
        info, sight = lesson_info(game, lesson, "fr"), game.from_position(lesson.position).sight(lesson.seat)
        whole = info.view.handful
        shown, legal = msgspec.json.decode(info.view.sight), msgspec.json.decode(info.view.legal)
        assert info.task and lesson.right[0] in [*legal, whole.none if whole else ""]
        assert {key: shown[key] for key in sight} == msgspec.json.decode(msgspec.json.encode(dict(sight)))
        after = lesson_view(judge(game, lesson, lesson.right[0], "en").match, lesson.seat, "en")
        assert after.seat == lesson.seat and after.sight != info.view.sight


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", drovers.names())
def test_a_lesson_answers_what_is_typed(name, lang):
    game = drovers.load(name)
    for lesson in lessons(game):
        match = game.from_position(lesson.position)
        said = [typed(match, lesson.seat, line, lang) for line in ("board", "hand", "legal", "scores", "nonsense")]
        assert all(heard.lines and not heard.move for heard in said)
        assert not any("{" in line for heard in said for line in heard.lines)
        assert typed(match, lesson.seat, lesson.right[0].upper(), lang).move == lesson.right[0]
