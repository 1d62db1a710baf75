"""Whether a game's bots are compiled yet: until they are, a plain one answers, and nobody waits for a compiler."""

from __future__ import annotations

from pathlib import Path

from ..core import dice
from ..core.game import Game
from ..core.jit import cache_folder
from .bot import Bot
from .reasons import reason

KINDS = ("search", "learned")  # in the order they are wanted


def _mark(game: Game, kind: str) -> Path:
    return cache_folder() / f"warm-{kind}-{game.name}"


def is_warm(game: Game, kind: str = "search") -> bool:
    """Whether a new process finds the bots of this kind compiled for the game."""
    return _mark(game, kind).exists()


def warm(game: Game, kind: str = "search") -> None:
    """Compiles what bots of this kind need for the game and leaves a mark beside it."""
    if is_warm(game, kind):
        return
    match = game.new(seed=0)
    seat = match.to_move[0]
    sight, legal = match.sight(seat), match.legal_moves(seat)
    for bot in _bots(game, kind):
        bot.choose(sight, legal, dice.new_dice(0), 2)
    if kind == "learned":
        from .subgame import prepare

        reason(sight, legal[-1], legal[0], 0)
        prepare(sight)
    _mark(game, kind).touch()


def _bots(game: Game, kind: str) -> list[Bot]:
    """One of each that is compiled; they need arrays, which whoever only asks may lack."""
    from .foresight import Care
    from .greedy import Greedy
    from .networks import Network
    from .pondering import Pondering
    from .searcher import Search
    from .weights import has_network

    if kind == "search":
        return [Greedy(compile=True), Search()]
    return [Network(), Pondering(care=Care(least=1e-9)), Pondering(care=Care(leaf=0.5))] if has_network(game) else []
