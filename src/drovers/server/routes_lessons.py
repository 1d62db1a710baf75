"""HTTP for lessons: small positions with a task, judged by the engine.  Nothing is kept here; the page keeps count."""

from __future__ import annotations

from ..core.errors import DroversError
from ..core.game import Game
from ..core.lessons import Lesson, begun, judge, lessons
from ..core.match import Match
from .calls import Asked, Endpoint
from .live import touched_move
from .refusal import Refusal, refusal_of
from .shapes import View
from .shapes_lessons import LessonAnswer, LessonForm, LessonInfo
from .telling import event_info, looked_at, offer


async def all_lessons(call: Asked) -> list[LessonInfo]:
    """The lessons of a game, each as its learner sees it."""
    game = _game(call)
    return [lesson_info(game, lesson, call.lang) for lesson in lessons(game)]


async def answer(call: Asked) -> LessonAnswer:
    """What came of a move, or of touching things that make none."""
    game, form = _game(call), call.body
    found = {lesson.id: lesson for lesson in lessons(game)}.get(call.path["lesson"])
    if found is None:
        raise Refusal("not-found", what="lesson")
    try:
        move = form.move or touched_move(begun(game, found), found.seat, form.touched)
        judged = judge(game, found, move, call.lang)
    except DroversError as error:
        raise refusal_of(error) from None
    seen = lesson_view(judged.match, found.seat, call.lang)
    return LessonAnswer(move, judged.right, judged.reason, judged.rule, seen, judged.match.ply)


def lesson_info(game: Game, lesson: Lesson, lang: str) -> LessonInfo:
    """A lesson before its answer."""
    match = begun(game, lesson)
    task = game.words.say(lang, f"lesson-{lesson.id}")
    box = dict(game.box(match.seats))
    view = lesson_view(match, lesson.seat, lang)
    return LessonInfo(lesson.id, task, lesson.rule, lesson.seat, match.seats, game.chosen(match.state), view, box)


def lesson_view(match: Match, seat: int, lang: str) -> View:
    """What the learner's seat may know and do."""
    game, look = match.game, match.looks([seat])[0]
    events = [event_info(game, event, lang) for event in match.seen(seat)]
    view = View(seat, looked_at(game, look), [], events, undo=False, takeback=False)
    offer(view, game, look, match.legal_moves(seat) if seat in match.to_move else [], lang)
    return view


def _game(call: Asked) -> Game:
    if call.path["game"] not in call.hall.settings.games:
        raise Refusal("not-found", what="game")
    return call.hall.rulebooks.current(call.path["game"])


PATH = "/api/games/{game}/lessons"
ENDPOINTS = (
    Endpoint("GET", PATH, all_lessons, "Small positions to learn from", list[LessonInfo], cost=1),
    Endpoint("POST", f"{PATH}/{{lesson}}", answer, "Answer a lesson", LessonAnswer, LessonForm, cost=1),
)
