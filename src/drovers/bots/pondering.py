"""A learned network and a search together: the moves it likes are tried in many worlds, and what is found moves its
likings as far as it is sure: liking times e to the power of worth, as regularised policies improve.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..core import dice
from ..core.jit import compiled
from ..core.match import Sight
from .endgame import exact
from .networks import Network
from .search import ROOM
from .trying import MOST, Desk, attempts

SEEDS = 1 << 31  # for worlds


@dataclass(frozen=True)
class Care:
    """How a network ponders in a game: see docs/bots.md for what each was measured to do."""

    moves: int = 8  # tried at most
    least: float = 0.01  # likings below this part of the best are not tried
    worlds: int = 48
    plies: int = 15  # quick moves for each other seat that follow
    eager: float = 15.0  # how far worths move likings
    nodes: int = 40_000  # for exact endings


CARE: dict[str, Care] = {
    "schotten": Care(plies=3, eager=40.0),
    "tain": Care(plies=40),
    "goats": Care(plies=15),
    "colorado": Care(plies=20, eager=40.0),
}


class Pondering:
    """Looks with a network, then tries what it likes; deterministic under the same generator."""

    def __init__(self, file: str | Path | None = None, care: Care | None = None):
        self.network, self.care = Network(file), care

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        """The exact best move, or the best found in so many worlds; a budget counts them, 0 is its own measure."""
        if len(legal) == 1:
            return legal[0]
        care = self.care or CARE.get(sight.game.name, Care())
        ending = exact(sight, rng, care.nodes)
        if ending is not None and ending.move is not None:
            return ending.move
        moves, scores, _ = self.study(sight, legal, rng, int(budget) or care.worlds)
        return moves[int(np.argmax(scores))]

    def study(self, sight: Sight, legal: list[int], rng: dice.Dice, worlds: int) -> tuple[list[int], Any, Any]:
        """The moves tried, the best liked first, with their scores and what each is worth."""
        care = self.care or CARE.get(sight.game.name, Care())
        logits = self.network.look(sight, legal)[0]
        likings = logits - logits.max()
        order = np.argsort(-likings, kind="stable")[: care.moves]
        tried = [place for place in order.tolist() if likings[place] >= math.log(care.least)]
        moves, sums = np.array([legal[place] for place in tried], np.int64), np.zeros(len(tried))
        if len(tried) > 1:
            plies = care.plies * (int(sight.state.seats) - 1)
            compiled(attempts)(_desk(sight), sight.seat, moves, worlds, plies, dice.below(rng, SEEDS), sums)
        worths = sums / worlds
        return moves.tolist(), likings[tried] + care.eager * worths, worths


def _desk(sight: Sight) -> Desk:
    legal, picks, looks = (np.zeros(size, np.int64) for size in (sight.game.max_legal, MOST + 1, MOST + 1))
    return Desk(sight.state.row(3), legal, picks, looks, np.zeros(int(sight.state.seats) + ROOM), dice.new_dice(0))
