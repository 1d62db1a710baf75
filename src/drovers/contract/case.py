"""A game with a seat count and an option set, and the random matches the promises are tried on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from ..core.match import Match
from ..core.state import Shelf


@dataclass(frozen=True)
class Case:
    """Where a promise is tried."""

    game: Game
    seats: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}-{chosen or 'default'}"

    def match(self, seed: int) -> Match:
        """A match of this case."""
        return self.game.new(self.seats, self.options, seed)

    def walk(self, seed: int, every: int = 1) -> Iterator[Match]:
        """A random match, shown before every so many moves and at its end."""
        match, dice = self.match(seed), random.Random(seed)
        while match.to_move:
            if match.ply % every == 0:
                yield match
            seat = dice.choice(match.to_move)
            move = dice.choice(match.legal_moves(seat))
            match.play(seat, self.game.notation.move_text(match.state, seat, move))
        yield match

    def records(self, count: int = 1) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.int64]]:
        """Arrays for compiled drivers: states, one fresh record, room for legal moves."""
        fresh = self.game.blank(self.seats, self.options).record()
        return np.zeros(count, fresh.dtype), fresh, np.zeros(self.game.max_legal, np.int64)

    def shelves(self) -> tuple[Shelf, Shelf, list[int]]:
        """The same for plain drivers."""
        return Shelf([self.game.state()]), Shelf([self.game.blank(self.seats, self.options)]), [0] * self.game.max_legal


def cases(game: Game) -> list[Case]:
    """Every seat count with every option set."""
    return [Case(game, seats, options) for seats in game.seats for options in game.option_sets]


def spread(game: Game) -> list[Case]:
    """Few of them: every seat count with the plainest options, every option set at one seat count."""
    return [case for place, case in enumerate(cases(game)) if _is_chosen(case, place % len(game.option_sets))]


def _is_chosen(case: Case, number: int) -> bool:
    return number == 0 or case.seats == case.game.seats[number % len(case.game.seats)]
