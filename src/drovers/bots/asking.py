"""Asking a bot that may be somebody's first: what goes wrong is told, and what it prints stays out of the way."""

from __future__ import annotations

import sys
import traceback
from contextlib import redirect_stdout
from pathlib import Path

from ..core.dice import Dice
from ..core.match import Sight
from .bot import WORDS, BadAnswer, Bot


def answer(bot: Bot, sight: Sight, legal: list[int], rng: Dice, budget: int = 0) -> tuple[int, str]:
    """The bot's move; or -1, and the exception or the answer that was no legal move.  What it prints goes to stderr."""
    try:
        with redirect_stdout(sys.stderr):
            move = bot.choose(sight, legal, rng, budget)
            return (legal[legal.index(move)], "") if move in legal else (-1, f"choose() = {move!r:.80}")
    except Exception as error:
        return -1, problem(error)


def move_of(name: str, bot: Bot, sight: Sight, legal: list[int], rng: Dice, budget: int = 0) -> int:
    """The bot's move, where no other may stand for it: whatever goes wrong is refused."""
    move, wrong = answer(bot, sight, legal, rng, budget)
    if wrong:
        raise BadAnswer(WORDS.both("bad-answer", name=name, problem=wrong), field="bots")
    return move


def problem(error: Exception) -> str:
    """What was raised, and where, in one line."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said:.200} ({Path(frame.filename).name}:{frame.lineno})"
