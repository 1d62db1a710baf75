"""Many matches stepped together by one compiled call, for search, simulation and research."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import dice, playout
from .game import Game
from .jit import compiled


class Batch:
    """Matches side by side.  `masks` and `seats` say who may do what; a finished match is dealt anew by itself."""

    def __init__(self, game: Game, size: int, seats: int | None = None, options: Mapping[str, Any] | None = None):
        self.game, self.size = game, size
        self.fresh = game.blank(seats, options or {}).record()
        self.states: NDArray[Any] = np.zeros(size, game.state.dtype)
        self.masks = np.zeros((size, game.moves), np.uint8)
        self.seats = np.zeros(size, np.int8)
        self.seeds = np.zeros(size, np.int64)
        self.out = np.zeros(game.max_legal, np.int64)

    def deal(self, seed: int) -> None:
        """Deals match k from seed + k."""
        self.seeds[:] = np.arange(seed, seed + self.size)
        compiled(playout.start_all)(self.states, self.fresh, self.seeds, self.masks, self.seats, self.out)

    def step(self, moves: NDArray[np.int64]) -> int:
        """One move in every match by the seat to move; returns how many matches ended and were dealt anew."""
        call = compiled(playout.step_all)
        return int(call(self.states, self.fresh, self.seeds, moves, self.masks, self.seats, self.out))

    def playouts(self, count: int, seed: int = 0) -> NDArray[np.int32]:
        """Plays random matches from seeds seed, seed+1, …; returns their lengths.  The last ones stay in `states`."""
        plies = np.zeros(count, np.int32)
        compiled(playout.playouts)(self.states, self.fresh, seed, dice.new_dice(seed), self.out, plies)
        return plies
