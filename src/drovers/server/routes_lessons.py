"""HTTP for lessons: small positions with a task, judged by the engine.  Nothing is kept here; the page keeps count."""

from __future__ import annotations

from ..core.errors import DroversError
from ..core.game import Game
from ..core.lessons import Lesson, judge, lessons
from ..core.match import Match
from ..core.naming import named
from ..core.spoken import Heard, Listener, hear
from .calls import Asked, Endpoint, game_in
from .live import touched_move
from .refusal import Refusal, refusal_of
from .shapes import View
from .shapes_lessons import LessonAnswer, LessonForm, LessonInfo
from .telling import looked_at, offer
from .written import event_info


async def all_lessons(call: Asked) -> list[LessonInfo]:
    """The lessons of a game, each as its learner sees it."""
    game = game_in(call)
    return [lesson_info(game, lesson, call.lang) for lesson in lessons(game)]


async def answer(call: Asked) -> LessonAnswer:
    """What came of a move, of touching things that make none, or of a line that was typed."""
    game, form = game_in(call), call.body
    found = {lesson.id: lesson for lesson in lessons(game)}.get(call.path["lesson"])
    if found is None:
        raise Refusal("not-found", what="lesson")
    match = game.from_position(found.position)
    heard = typed(match, found.seat, form.line, call.lang) if form.line else Heard([])
    if form.line and not heard.move:
        return LessonAnswer("", False, "", "", lesson_view(match, found.seat, call.lang), 0, heard.lines)
    try:
        move = form.move or heard.move or touched_move(match, found.seat, form.touched)
        judged = judge(game, found, move, call.lang)
    except DroversError as error:
        raise refusal_of(error) from None
    seen = lesson_view(judged.match, found.seat, call.lang)
    return LessonAnswer(move, judged.right, judged.reason, judged.rule, seen, judged.match.ply)


def typed(match: Match, seat: int, line: str, lang: str) -> Heard:
    """What a line is: a move that may be made, or something to answer; seats are called by their numbers."""
    names = [match.game.words.say(lang, "seat-name", seat=str(other)) for other in range(match.seats)]
    heard = hear(Listener(match.sight(seat), match.seen(seat), names, lang), line)
    return Heard([named(told, names, lang) if "{" in told else told for told in heard.lines], heard.move)


def lesson_info(game: Game, lesson: Lesson, lang: str) -> LessonInfo:
    """A lesson before its answer."""
    match = game.from_position(lesson.position)
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


PATH = "/api/games/{game}/lessons"
ENDPOINTS = (
    Endpoint("GET", PATH, all_lessons, list[LessonInfo], cost=1),
    Endpoint("POST", f"{PATH}/{{lesson}}", answer, LessonAnswer, LessonForm, cost=1),
)
