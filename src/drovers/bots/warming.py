"""Whether a game's search is compiled yet: until it is, a plain bot answers, and nobody waits for a compiler."""

from __future__ import annotations

from pathlib import Path

from ..core import dice
from ..core.game import Game
from ..core.jit import cache_folder


def _mark(game: Game) -> Path:
    return cache_folder() / f"warm-{game.name}"


def is_warm(game: Game) -> bool:
    """Whether a new process finds the search of this game compiled."""
    return _mark(game).exists()


def warm(game: Game) -> None:
    """Compiles what bots of this game need and leaves a mark beside it."""
    if is_warm(game):
        return
    from .greedy import Greedy
    from .searcher import Search  # needs arrays, which whoever only asks may lack

    match = game.new(seed=0)
    seat = match.to_move[0]
    for bot in (Greedy(compile=True), Search()):
        bot.choose(match.sight(seat), match.legal_moves(seat), dice.new_dice(0), 2)
    _mark(game).touch()
