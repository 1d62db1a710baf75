"""HTTP for puzzles: the one clearly best move of a position, judged by the engine; first answers are rated."""

from __future__ import annotations

import random
from collections import Counter

from ..core.choices import reading
from ..core.errors import DroversError
from ..core.game import Game
from ..core.match import Match
from ..core.puzzles import Puzzle, answer, puzzles, theme_words, themes
from .calls import Asked, Endpoint, game_in
from .glicko import Strength
from .live import touched_move
from .refusal import WORDS, Refusal, refusal_of
from .routes_lessons import lesson_view
from .rows import Solved, Solver
from .shapes_puzzles import Chance, PuzzleAnswer, PuzzleForm, PuzzleInfo, PuzzleShelf, SolverInfo, ThemeInfo

MADE = 150.0  # how far the rating a puzzle was made with may be off
BEST = 20  # solvers shown
NEAR = 8  # puzzles of about one's own strength the next one is drawn from
THEME = ("theme", {"type": "string"})


THEMED: dict[str, dict[str, list[str]]] = {}  # made once, by game


def themed(game: Game) -> dict[str, list[str]]:
    """The themes of every puzzle of a game."""
    if game.name not in THEMED:
        THEMED[game.name] = {name: themes(game, puzzle) for name, puzzle in puzzles(game).items()}
    return THEMED[game.name]


async def shelf(call: Asked) -> PuzzleShelf:
    """Puzzles of a game, and how you stand."""
    game, store = game_in(call), call.hall.store
    tried = await store.tried(call.person.id, game.name) if call.person else {}
    known = await store.strengths(game.name, [call.person.id]) if call.person else {}
    mine = [Solver(call.person.id, call.person.name, known[call.person.id])] if call.person and known else []
    counts = Counter(theme for found in themed(game).values() for theme in found)
    told = [ThemeInfo(theme, theme_words(game, call.lang, theme), count) for theme, count in counts.most_common()]
    best = await store.solvers(game.name, BEST)
    shown = [solver_info(one) for one in (*mine, *best)]
    right = sum(tried.values())
    return PuzzleShelf(len(puzzles(game)), len(tried), right, told, shown[0] if mine else None, shown[len(mine) :])


def solver_info(one: Solver) -> SolverInfo:
    """A solver as everybody may see it."""
    strength = one.strength
    return SolverInfo(one.player, one.name, round(strength.rating), round(strength.deviation), strength.played)


async def next_puzzle(call: Asked) -> PuzzleInfo:
    """One you have not answered, of about your strength and of the theme you want."""
    game, theme = game_in(call), call.query.get("theme", "")
    mine, tried = Strength(), dict[str, bool]()
    if call.person:
        tried = await call.hall.store.tried(call.person.id, game.name)
        mine = (await call.hall.store.strengths(game.name, [call.person.id])).get(call.person.id, mine)
    found = [name for name, about in themed(game).items() if name not in tried and (not theme or theme in about)]
    if not found:
        raise Refusal("no-puzzle")
    now = await call.hall.store.strengths(game.name, found)
    found.sort(key=lambda name: abs(_strength(puzzles(game)[name], now).rating - mine.rating))
    return await _info(call, game, puzzles(game)[random.choice(found[:NEAR])])  # no secret


async def one_puzzle(call: Asked) -> PuzzleInfo:
    """One puzzle of a game."""
    game = game_in(call)
    return await _info(call, game, _puzzle(call, game))


async def _info(call: Asked, game: Game, puzzle: Puzzle) -> PuzzleInfo:
    match = game.from_position(puzzle.position)
    now = await call.hall.store.strengths(game.name, [puzzle.id])
    return PuzzleInfo(
        id=puzzle.id,
        task=WORDS.say(call.lang, "puzzle-task"),
        seat=puzzle.seat,
        seats=match.seats,
        options=game.chosen(match.state),
        view=lesson_view(match, puzzle.seat, call.lang),
        box=dict(game.box(match.seats)),
        rating=round(_strength(puzzle, now).rating),
        counted=bool(call.person and puzzle.id in await call.hall.store.tried(call.person.id, game.name)),
    )


async def answer_puzzle(call: Asked) -> PuzzleAnswer:
    """What came of a move, or of touching things that make none, or of giving up."""
    game, form = game_in(call), call.body
    puzzle = _puzzle(call, game)
    try:
        match = game.from_position(puzzle.position)
        move = puzzle.answer if form.shown else form.move or touched_move(match, puzzle.seat, form.touched)
        refused = match.why_not(puzzle.seat, move)
        if refused or form.touched:  # touching is no answer
            seen, why = lesson_view(match, puzzle.seat, call.lang), refused.marked[call.lang] if refused else ""
            return PuzzleAnswer(move, False, why, refused.rule if refused else "", seen, 0)
        found = answer(game, puzzle, move)
    except DroversError as error:
        raise refusal_of(error) from None
    return await _judged(call, game, puzzle, move, found.right and not form.shown, found.match)


async def _judged(call: Asked, game: Game, puzzle: Puzzle, move: str, right: bool, match: Match) -> PuzzleAnswer:
    """A legal move or none: told with the answer, and counted if it is the first."""
    moved = None
    if call.person:
        solved = Solved(call.person.id, game.name, puzzle.id, right, call.hall.world().now)
        moved = await call.hall.store.count(solved, Strength(puzzle.rating, MADE))
    return PuzzleAnswer(
        move=move,
        right=right,
        reason=_reason(game, puzzle, move, right, call.lang),
        rule="",
        view=lesson_view(match, puzzle.seat, call.lang),
        ply=match.ply,
        chances=chances(game, puzzle, call.lang),
        themes=[theme_words(game, call.lang, theme) for theme in themed(game)[puzzle.id]],
        rating=round(moved[1].rating) if moved else 0,
        change=round(moved[1].rating) - round(moved[0].rating) if moved else None,
    )


def chances(game: Game, puzzle: Puzzle, lang: str) -> list[Chance]:
    """The answer and the next best, in words, with the chances each leaves."""
    state = game.read_position(puzzle.position)
    numbers = {move: game.notation.parse_move(state, puzzle.seat, move) for move in puzzle.chances}
    said = {move: reading(game, lang, state, puzzle.seat, number) for move, number in numbers.items()}
    return [Chance(move, said[move].rstrip("."), value) for move, value in puzzle.chances.items()]


def _reason(game: Game, puzzle: Puzzle, move: str, right: bool, lang: str) -> str:
    """The answer explained: what it leaves, and what the move that was made leaves where that is known."""
    best, *_ = chances(game, puzzle, lang)
    made = puzzle.chances.get(move)
    if right:
        return WORDS.say(lang, "puzzle-right", chances=best.value)
    if made is None or move == best.move:
        return WORDS.say(lang, "puzzle-wrong", best=best.words, chances=best.value)
    return WORDS.say(lang, "puzzle-worse", best=best.words, chances=best.value, left=made)


def _strength(puzzle: Puzzle, now: dict[str, Strength]) -> Strength:
    return now.get(puzzle.id, Strength(puzzle.rating, MADE))


def _puzzle(call: Asked, game: Game) -> Puzzle:
    found = puzzles(game).get(call.path["puzzle"])
    if found is None:
        raise Refusal("not-found", what="puzzle")
    return found


PATH = "/api/games/{game}/puzzles"
ENDPOINTS = (
    Endpoint("GET", PATH, shelf, PuzzleShelf),
    Endpoint("GET", f"{PATH}/next", next_puzzle, PuzzleInfo, cost=1, query=(THEME,)),
    Endpoint("GET", f"{PATH}/{{puzzle}}", one_puzzle, PuzzleInfo, cost=1),
    Endpoint("POST", f"{PATH}/{{puzzle}}", answer_puzzle, PuzzleAnswer, PuzzleForm, cost=1),
)
