"""What runs in a bot's process: it is given a veiled state and the legal moves, and answers with a move."""

from __future__ import annotations

import os
import threading
import time
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..bots.bot import Budget
from ..bots.table import seat_bot, way
from ..bots.warming import KINDS, is_warm, warm
from ..core import dice, rules
from ..core.game import Game
from ..core.jit import compiler_is_off
from ..core.match import Sight
from ..core.state import State

if TYPE_CHECKING:
    from ..bots.analysis import Verdict

COMPILED = {"search": "search", "network": "learned", "ponder": "learned"}  # ways to play, and what they wait for


def begin() -> None:
    """Ends this process with its parent's, however that ends."""
    import multiprocessing  # where bots do not think in processes there may be none

    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def begin_politely() -> None:
    """The same for long thoughts, which leave the processor to whoever answers at once."""
    begin()
    os.nice(3)


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


def ready() -> bool:
    """Answers as soon as the process has started."""
    return True


def warm_all(modules: list[str]) -> None:
    """Compiles the bots of every game, politely, in a process of its own."""
    begin()
    os.nice(10)
    for kind in KINDS:
        for module in modules:
            warm(import_module(module).GAME, kind)


def _sight(module: str, seat: int, veiled: bytes) -> Sight:
    game: Game = import_module(module).GAME
    state = game.state().unpack(veiled)
    return _seen(game, seat, state)


def _seen(game: Game, seat: int, state: State) -> Sight:
    return Sight(game.write_position(state, veiled=True), game, seat, state)


def judge(module: str, ply: int, seat: int, veiled: bytes, played: int) -> Verdict:
    """What a decision was worth to a seat that knew this much."""
    from ..bots import analysis  # whose judges need arrays

    return analysis.judge(ply, _sight(module, seat, veiled), played)


def choose(
    module: str, bot: str, seat: int, veiled: bytes, legal: list[int], seed: int, seconds: float
) -> tuple[str, float]:
    """The bot's move for a seat that may know this much, the best it finds in so many seconds; and how many it took.

    Steps of a hidden choice are made one, or the others could count them.
    """
    began, sight = time.monotonic(), _sight(module, seat, veiled)
    game, move = sight.game, _choice(sight, bot, legal, seed, seconds)

    def ask(state: State) -> int:
        out = [0] * game.max_legal
        return _choice(_seen(game, seat, state), bot, out[: rules.legal(state, seat, out)], seed + 1, seconds)

    in_one = game.own("in_one")
    text = game.notation.move_text(sight.state, seat, in_one(sight.state, seat, move, ask) if in_one else move)
    return str(text), time.monotonic() - began


def _ready(bot: str, game: Game) -> bool:
    """Whether a bot need not wait for the compiler, while greedy sits in for it; one look does without."""
    played = way(bot, game.name)
    if played == "network" and compiler_is_off():
        return True
    return played not in COMPILED or is_warm(game, COMPILED[played])


def _choice(sight: Sight, bot: str, legal: list[int], seed: int, seconds: float) -> int:
    name = bot if _ready(bot, sight.game) else "greedy"
    move = seat_bot(name).choose(sight, legal, dice.new_dice(seed), Budget(seconds=seconds))
    if move not in legal:
        raise ValueError(f"{bot} chose {move}, which is not legal")
    return move
