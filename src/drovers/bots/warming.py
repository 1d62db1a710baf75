"""Whether a game's bots are compiled yet: until they are, a plain one answers, and nobody waits for a compiler."""

from __future__ import annotations

from pathlib import Path

from ..core import dice
from ..core.game import Game
from ..core.jit import cache_folder
from .bot import Bot


def _mark(game: Game) -> Path:
    return cache_folder() / f"warm-{game.name}"


def is_warm(game: Game) -> bool:
    """Whether a new process finds the bots of this game compiled."""
    return _mark(game).exists()


def warm(game: Game) -> None:
    """Compiles what bots of this game need and leaves a mark beside it."""
    if is_warm(game):
        return
    match = game.new(seed=0)
    seat = match.to_move[0]
    for bot in _bots(game):
        bot.choose(match.sight(seat), match.legal_moves(seat), dice.new_dice(0), 2)
    _mark(game).touch()


def _bots(game: Game) -> list[Bot]:
    """One of each kind that is compiled; they need arrays, which whoever only asks may lack."""
    from .greedy import Greedy
    from .networks import Network
    from .pondering import Care, Pondering
    from .searcher import Search
    from .weights import has_network

    learned: list[Bot] = [Network(), Pondering(care=Care(least=1e-9))] if has_network(game) else []
    return [Greedy(compile=True), Search(), *learned]
