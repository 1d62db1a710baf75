"""The rest of a match as a game of its own, solved with all that is hidden, where it is small enough: two seats.

It begins in any of the worlds that the seats have in common (`solving.worlds`), each as likely, before any choice that
was made unseen; what earlier moves betrayed is left out.  Then an equilibrium says how often to choose what.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core import dealer, dice, rules
from ..core.jit import compiled, rule
from ..core.match import Sight
from ..core.playout import States
from ..solving.cfr import Solver
from ..solving.digests import Desk, desk_for, digest
from ..solving.growing import CHANCE, OVER, grow, room, work_for
from ..solving.tree import Dealt, TooLarge, Tree, grown
from ..solving.worlds import worlds_of
from .foresight import reopen

WORLDS, PLIES, HISTORIES = 250, 40, 8_192  # at most: more would take longer than a move may
ITERATIONS = 60
SURE = 7.0  # one time in a thousand a world is overlooked
FAINT = 0.1  # of the likeliest move: what is less likely is there because solving is never finished
LOST = 0.001  # of a win: with so little to expect, only hope is left

Floats = NDArray[np.float64]


class Rest(NamedTuple):
    """For every legal move of a seat: how likely an equilibrium chooses it, and the chance of a win it leaves."""

    likely: Floats
    chances: Floats

    @property
    def chance(self) -> float:
        """What the seat may expect."""
        return float(np.dot(self.likely, self.chances))


def equilibrium(here: Sight, rng: dice.Dice) -> Floats | None:
    """How likely an equilibrium chooses each legal move of the seat; None where the rest is too large, or lost."""
    rest = solved(here, rng)
    if rest is None or rest.chance <= LOST:
        return None
    chosen = np.where(rest.likely < FAINT * rest.likely.max(), 0, rest.likely)
    likely: Floats = chosen / chosen.sum()
    return likely


def solved(here: Sight, rng: dice.Dice) -> Rest | None:
    """The rest of a match of two seats in equilibrium, as the seat to move sees it; None where it is too large."""
    if here.state.seats != 2:
        return None
    seat, states, desk = int(here.seat or 0), here.state.row(WORLDS), desk_for(here.state)
    work = work_for(here.game, here.state, PLIES)
    work.sought[:2] = seat, compiled(begin)(states, desk, seat, rng)
    try:
        tree = grown(work, worlds_of(states, desk, SURE, rng), "", HISTORIES, HISTORIES)
    except (TooLarge, Dealt):
        return None
    node = int(work.sought[2])
    return _rest(tree, int(tree.info[node]), seat) if node else None


def prepare(here: Sight) -> None:
    """Compiles what solving needs: a match is small enough only near its end, and then somebody waits."""
    compiled(grow)(work_for(here.game, here.state, PLIES), room(1), 1, 0)  # no room: it ends at once
    kinds = (np.int32, np.int32, np.int16, np.int8, np.float32, np.int32, np.int32, np.int8)
    one_choice = ((0, 0, 1, 1), (0, 0, 0, 1), (0, 0, 0, 1), (CHANCE, 0, OVER, OVER), (0, 0, 1, -1), (-1, 0, -1, -1))
    lists = (*one_choice, (0, 2), (0,))
    _rest(Tree("", 1, *map(np.array, lists, kinds)), 0, 0)


@rule
def begin(states: States, desk: Desk, seat: int, rng: dice.Dice) -> int:
    """Makes a world of states[0], the sight of this seat, with nothing chosen unseen; returns the sight's digest."""
    desk.states[0] = states[0]
    rules.imagine(states[0], seat, rng)
    reopen(states[0], -1)
    dealer.forget(states[0])
    return digest(desk, 0)


def _rest(tree: Tree, info: int, seat: int) -> Rest | None:
    """What an equilibrium of the tree says of an information set of this seat, if the other's play may lead there."""
    solver = Solver(tree)
    solver.run(ITERATIONS)
    policy = solver.average()
    solver.worth(policy)
    slot, first, last = tree.slot, int(tree.first[info]), int(tree.first[info + 1])
    after = np.flatnonzero((slot >= first) & (slot < last))
    weights = solver.work.reach[tree.parent[after], 1 - seat]
    places, chances = slot[after] - first, (1 + (1 - 2 * seat) * solver.work.value[after]) / 2
    total = np.bincount(places, weights, last - first)
    if not total.all():
        return None
    return Rest(policy[first:last].copy(), np.bincount(places, weights * chances, last - first) / total)
