"""A learned network and a search together.

Either the search's trees grow and the network judges their leaves, or the moves it likes race in many worlds, and what
is found moves its likings as far as it is sure: liking times e to the power of worth, as regularised policies improve.
Where a game foretells well (`prospects`), short trees name the moves instead, and their worth counts as a liking.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import dice
from ..core.jit import compiled, each_game_may, rule
from ..core.match import Sight
from ..core.playout import States
from ..core.state import Numbers, State
from .bot import Budget
from .drawing import at_random
from .endgame import exact
from .foresight import GUESSES, SEEN, WORK, Care, Mind, foresee_all, nearly_over
from .leaves import grown
from .network import Net, Room, believe, think
from .networks import Network
from .outlook import length, told
from .search import together
from .searcher import Study
from .subgame import equilibrium
from .trying import MOST, Desk
from .weights import network

Liked = tuple[NDArray[np.int64], NDArray[np.float64]]  # moves, and as logarithms how much speaks for each
Chances = tuple[float, ...]  # of every seat

SEEDS = 1 << 31  # for worlds
CHUNK = 4  # worlds between two looks at the clock
AT_LAST = 400  # trials of the last decisions, where trees were asked before
ALONE = 24  # trials of a move that has no rival: they only tell its chances
NEAR = 2  # plies of short trees: a move and its answer
LAST = 6  # plies for each other seat: so near to the end every move is tried, and results count instead of likings

CARE: dict[str, tuple[Care, ...]] = {  # with two seats, three …; the last with any number above
    "schotten": (Care(trials=600, first=4000, deep=3, plies=0, blend=0.0, sharp=2.0, eager=100.0, guesses=8),),
    "tain": tuple(
        Care(trials=340, deep=6, plies=40, eager=25.0, guesses=8, least=0.01, true=true) for true in (1.5, 1.0)
    ),
    "goats": tuple(Care(trials=trials, leaf=0.8, deep=12, plies=15) for trials in (700, 400, 300)),
    "colorado": tuple(
        Care(trials=trials, leaf=0.5, deep=6, plies=20, true=true)
        for trials, true in ((800, 0.8), (500, 1.0), (350, 1.0))
    ),
}


def caring(game: str, seats: int) -> Care:
    """How a game is pondered at a table of so many seats."""
    own = CARE.get(game, (Care(),))
    return own[min(seats - 2, len(own) - 1)]


@dataclass(frozen=True)
class Foreseen:
    """What pondering found about a move."""

    move: int
    score: float  # liking and worth together, or visits: the highest is chosen
    chances: Chances  # after it


class Pondering:
    """Looks with a network, then foresees what it likes; deterministic under the same generator."""

    def __init__(self, file: str | Path | None = None, care: Care | None = None):
        self.network, self.care = Network(file), care

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        """The exact best move, or the best found by so many trials; a budget counts them, 0 is its own measure."""
        if len(legal) == 1:
            return legal[0]
        known = self.known(sight, legal, rng)
        if known is not None:
            return legal[int(compiled(at_random)(known, rng))]
        seconds = budget.seconds if isinstance(budget, Budget) else math.inf
        return self.study(sight, legal, rng, int(budget), seconds)[0].move

    def known(self, sight: Sight, legal: list[int], rng: dice.Dice) -> NDArray[np.float64] | None:
        """How likely perfect play chooses each move, where the end can be seen; else None."""
        ending = exact(sight, rng, self.careful(sight).nodes)
        if ending is None:
            return equilibrium(sight, rng)
        return None if ending.move is None else np.array([float(move == ending.move) for move in legal])

    def careful(self, sight: Sight) -> Care:
        """How this game is pondered."""
        return self.care or caring(sight.game.name, int(sight.state.seats))

    def study(
        self, sight: Sight, legal: list[int], rng: dice.Dice, trials: int = 0, seconds: float = math.inf
    ) -> list[Foreseen]:
        """The moves foreseen, the best first; near the end, and in games without trees, by a race."""
        mind, seed, deadline = self._mind(sight), dice.below(rng, SEEDS), time.monotonic() + seconds
        care = self._minded(sight, mind, seed, len(legal))
        trials = trials or care.trials
        if care.leaf:
            return by_trees(grown(sight, mind, trials, care.leaf, rng, deadline))
        if care.first:
            half, some = time.monotonic() + seconds / 2, max(1, care.first * trials // care.trials)
            study = grown(sight, mind, some, 0.0, rng, half, NEAR)
            named = worthy(study, care)
        else:
            named = distinct(sight, legal, self.network.look(sight, legal)[0].tolist())
        race = Race(mind, care, sight, *foremost(*named, care))
        race.run(trials, seed, deadline)
        return race.found()

    def foretold(self, sight: Sight, moves: list[int], rng: dice.Dice, trials: int = 0) -> list[Chances]:
        """The chances of every seat after each of these moves, all with the same luck, by so many trials together."""
        mind, seed = self._mind(sight), dice.below(rng, SEEDS)
        care = self._minded(sight, mind, seed, len(moves))
        each = max(1, (trials or care.trials) // len(moves))
        if care.leaf:
            trees = (grown(sight, mind, each, care.leaf, dice.new_dice(seed), only=move) for move in moves)
            return [tree.chances() for tree in trees]
        race = Race(mind, care, sight, np.array(moves, np.int64), np.zeros(len(moves)))
        race.foresee(np.arange(len(moves)), each, seed)
        return [tuple((sums / each).tolist()) for sums in race.sums]

    def _minded(self, sight: Sight, mind: Mind, seed: int, moves: int) -> Care:
        """How this decision among so many moves is pondered: otherwise near the end."""
        care = self.careful(sight)
        nearly = compiled(nearly_over)(mind.desk, int(sight.seat or 0), LAST, seed)
        return at_last(care, moves) if nearly else care

    def _mind(self, sight: Sight) -> Mind:
        """Room to ponder this sight."""
        game, net, seats = sight.game, network(sight.game, self.network.file), int(sight.state.seats)
        rooms = self.network.rooms(game)
        legal, picks, looks = (np.zeros(size, np.int64) for size in (game.max_legal, MOST + 1, MOST + 1))
        desk = Desk(sight.state.row(SEEN + 1), legal, picks, looks, np.zeros(seats + WORK), dice.new_dice(0))
        features, seen = np.zeros(length(game), np.int64), np.zeros(length(game), np.int64)
        compiled(expect)(desk.states, int(sight.seat or 0), net, rooms, seen)
        belief = rooms.belief.copy()
        return Mind(desk, net, rooms, features, seen, belief, np.zeros(GUESSES), np.zeros(seats))


class Race:
    """Moves against each other: in every round the better half goes on."""

    def __init__(self, mind: Mind, care: Care, sight: Sight, moves: NDArray[np.int64], likings: Any):
        self.mind, self.care, self.seat, self.moves, self.likings = mind, care, int(sight.seat or 0), moves, likings
        self.sums, self.worlds = np.zeros((len(moves), int(sight.state.seats))), np.zeros(len(moves), np.int64)

    def run(self, trials: int, seed: int, deadline: float) -> None:
        """So many trials, unless time is up before."""
        left = np.arange(len(self.moves))
        trials = trials if len(left) > 1 else min(trials, ALONE)
        rounds = max(1, math.ceil(math.log2(len(left))))
        for _ in range(rounds):
            worlds = max(1, trials // (rounds * len(left)))
            for first in range(0, worlds, CHUNK):
                self.foresee(left, min(CHUNK, worlds - first), seed)
                if time.monotonic() >= deadline:
                    return
            left = left[np.argsort(-self.scores()[left], kind="stable")][: (len(left) + 1) // 2]

    def foresee(self, left: Any, worlds: int, seed: int) -> None:
        """These moves in so many more worlds, the same for all."""
        sums, first = np.zeros((len(left), self.sums.shape[1])), seed + int(self.worlds[left[0]]) * self.care.guesses
        compiled(foresee_all)(self.mind, self.seat, self.moves[left], worlds, first, self.care, sums)
        self.sums[left] += sums
        self.worlds[left] += worlds

    def scores(self) -> Any:
        """Liking and worth together."""
        return self.likings + self.care.eager * self.sums[:, self.seat] / np.maximum(self.worlds, 1)

    def found(self) -> list[Foreseen]:
        """All moves, those first that came furthest."""
        scores, chances = self.scores(), self.sums / np.maximum(self.worlds, 1)[:, None]
        order = sorted(range(len(self.moves)), key=lambda i: (-self.worlds[i], -scores[i]))
        return [Foreseen(int(self.moves[i]), float(scores[i]), tuple(chances[i].tolist())) for i in order]


def worthy(study: Study, care: Care) -> Liked:
    """The moves that trees tried most, and what they found them worth: it counts as much as what the race will find."""
    found = study.found()[: care.moves]
    return np.array([one.move for one in found], np.int64), care.eager * np.array([one.value for one in found])


def foremost(moves: NDArray[np.int64], likings: NDArray[np.float64], care: Care) -> Liked:
    """Those that are tried, the best first."""
    order = np.argsort(-likings, kind="stable")[: care.moves]
    tried = order[likings[order] >= likings.max() + math.log(care.least)]
    return moves[tried], likings[tried] - likings.max()


@each_game_may("moves")
def alike(state: State, seat: int, move: int) -> int:
    """One move for all that come to the same, as a seat sees it; in most games no two do."""
    return move


@rule
def stand_in(states: States, seat: int, moves: Numbers) -> None:
    """Puts for each of these moves of states[0] the one that stands for all that come to the same."""
    for i in range(len(moves)):
        moves[i] = alike(states[0], seat, int(moves[i]))


def distinct(sight: Sight, legal: list[int], logits: list[float]) -> Liked:
    """Of moves that come to the same the best liked, and how much all of them are liked together."""
    groups: dict[int, list[int]] = {}
    first = np.array(legal, np.int64)
    compiled(stand_in)(sight.state.row(1), int(sight.seat or 0), first)
    for place, move in enumerate(first.tolist()):
        groups.setdefault(move, []).append(place)
    best = [max(group, key=logits.__getitem__) for group in groups.values()]
    together = zip(best, groups.values(), strict=True)
    likings = [logits[top] + math.log(sum(math.exp(logits[i] - logits[top]) for i in group)) for top, group in together]
    return np.array([legal[top] for top in best], np.int64), np.array(likings)


def at_last(care: Care, moves: int) -> Care:
    """How the last decisions are pondered: every move, in many worlds, each as likely, by how they end."""
    trials = AT_LAST if care.leaf else 4 * care.trials
    return care._replace(moves=moves, least=1e-9, trials=trials, leaf=0.0, first=0, blend=0.0, eager=300.0, guesses=1)


def truly(chances: Chances, care: Care) -> Chances:
    """Chances as people are told them: as much surer, or less sure, as results have shown them to be too little so."""
    odds = [chance**care.true for chance in chances]
    return tuple(odd / sum(odds) for odd in odds)


def by_trees(study: Study) -> list[Foreseen]:
    """The moves trees tried, the most visited first; what one leaves to others is divided as it was all in all."""
    whole, seat = study.chances(), study.seat
    return [
        Foreseen(one.move, float(one.visits), together((*whole[:seat], one.value, *whole[seat + 1 :]), seat))
        for one in study.found()
    ]


@rule
def expect(states: States, seat: int, net: Net, rooms: Room, features: Numbers) -> None:
    """What the network believes about states[0], the sight of this seat."""
    told(states[0], seat, features)
    think(net, features, rooms, seat)
    believe(net, rooms)
