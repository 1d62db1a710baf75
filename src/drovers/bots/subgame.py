"""The rest of a match as a game of its own, solved with all that is hidden, where it is small enough: two seats.

It begins in any of the worlds that the seats have in common (`solving.worlds`), each as likely, before any choice that
was made unseen; what earlier moves betrayed is left out.  Then an equilibrium says how often to choose what.
"""

from __future__ import annotations

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


def equilibrium(here: Sight, rng: dice.Dice) -> Floats | None:
    """How likely an equilibrium chooses each legal move of the seat; None where the rest is too large, or lost."""
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
    return _choice(tree, int(tree.info[node]), seat) if node else None


def prepare(here: Sight) -> None:
    """Compiles what solving needs: a match is small enough only near its end, and then somebody waits."""
    compiled(grow)(work_for(here.game, here.state, PLIES), room(1), 1, 0)  # no room: it ends at once
    kinds = (np.int32, np.int32, np.int16, np.int8, np.float32, np.int32, np.int32, np.int8)
    one_choice = ((0, 0, 1, 1), (0, 0, 0, 1), (0, 0, 0, 1), (CHANCE, 0, OVER, OVER), (0, 0, 1, -1), (-1, 0, -1, -1))
    lists = (*one_choice, (0, 2), (0,))
    _choice(Tree("", 1, *map(np.array, lists, kinds)), 0, 0)


@rule
def begin(states: States, desk: Desk, seat: int, rng: dice.Dice) -> int:
    """Makes a world of states[0], the sight of this seat, with nothing chosen unseen; returns the sight's digest."""
    desk.states[0] = states[0]
    rules.imagine(states[0], seat, rng)
    reopen(states[0], -1)
    dealer.forget(states[0])
    return digest(desk, 0)


def _choice(tree: Tree, info: int, seat: int) -> Floats | None:
    """What an equilibrium of the tree chooses in an information set of this seat."""
    solver = Solver(tree)
    solver.run(ITERATIONS)
    policy = solver.average()
    solver.worth(policy)
    nodes = np.flatnonzero(tree.info == info)
    expected = solver.value[nodes] * (1 if seat == 0 else -1)
    if np.dot(solver.reach[nodes, 1 - seat], expected + 1) <= 2 * LOST * solver.reach[nodes, 1 - seat].sum():
        return None
    chosen: Floats = policy[tree.first[info] : tree.first[info + 1]].copy()
    chosen[chosen < FAINT * chosen.max()] = 0
    chosen /= chosen.sum()
    return chosen
