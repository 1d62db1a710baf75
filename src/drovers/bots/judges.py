"""Who tells what decisions were worth: the top of the ladder where it ponders at such a table, else a search.

A judge names moves, and values any of them anew by one and the same luck: what it picked looks too good in the thought
that picked it.
"""

from __future__ import annotations

from typing import Protocol

from ..core import dice, rules
from ..core.match import Sight
from .endgame import NODES
from .foresight import Care
from .levels import LEVELS, rung_at
from .pondering import Pondering, truly
from .search import together
from .searcher import Search
from .yardsticks import searching

ITERATIONS = 300  # of a search, where nothing else is asked for

Chances = tuple[float, ...]  # of every seat; they add up to 1


class Judge(Protocol):
    """Judges what a seat may do, from its sight alone."""

    nodes: int  # of exact endings

    def named(self, sight: Sight, seed: int) -> tuple[list[int], Chances]:
        """Moves, the best first, and everybody's chances before any of them."""
        ...

    def worths(self, sight: Sight, moves: list[int], seed: int) -> list[float]:
        """What each of these moves leaves the seat, from 0 to 1."""
        ...


def judge_of(sight: Sight, tries: int = 0) -> Judge:
    """Who judges at this table, by so many tries; 0 is the judge's own measure."""
    if rung_at(LEVELS, sight.game.name, int(sight.state.seats)).kind == "ponder":
        return Pondered(tries)
    return Searched(searching(sight, tries or ITERATIONS))


class Searched:
    """Judges by a search."""

    def __init__(self, search: Search):
        self.search, self.nodes = search, NODES * search.iterations

    def named(self, sight: Sight, seed: int) -> tuple[list[int], Chances]:
        """What the search tried most."""
        study = self.search.study(sight, dice.new_dice(seed), self.search.iterations)
        return [found.move for found in study.found()], study.chances()

    def worths(self, sight: Sight, moves: list[int], seed: int) -> list[float]:
        """A search beyond each move."""
        study, many = self.search.study, self.search.iterations
        return [study(sight, dice.new_dice(seed), many, only=move).value() for move in moves]


class Pondered:
    """Judges as the strongest bot thinks; chances are told as true as they were measured to be."""

    def __init__(self, tries: int):
        self.pondering, self.tries, self.nodes = Pondering(), tries, Care().nodes

    def named(self, sight: Sight, seed: int) -> tuple[list[int], Chances]:
        """What pondering came to, and the chances that its first choice leaves."""
        found = self.pondering.study(sight, legal_moves(sight), dice.new_dice(seed), self.tries)
        return [one.move for one in found], self._told(sight, found[0].chances)

    def worths(self, sight: Sight, moves: list[int], seed: int) -> list[float]:
        """Each move foreseen in the same worlds, or trees beyond it."""
        found = self.pondering.foretold(sight, moves, dice.new_dice(seed), self.tries)
        return [self._told(sight, chances)[int(sight.seat or 0)] for chances in found]

    def _told(self, sight: Sight, chances: Chances) -> Chances:
        return truly(together(chances, int(sight.seat or 0)), self.pondering.careful(sight))


def legal_moves(sight: Sight) -> list[int]:
    """The moves of the seat whose sight this is."""
    legal = [0] * sight.game.max_legal
    return legal[: rules.legal(sight.state, int(sight.seat or 0), legal)]
