"""Two-seat trees solved by CFR+, and best responses to any policy, in compiled code.

A policy is a probability for every slot of a `Tree`.  What a best response wins against it bounds the value of the game
from both sides: `Solution.low` and `high` are such bounds, and hold whatever the solver did.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.jit import compiled, rule
from ..core.state import Numbers
from .tree import Tree

Floats = Any  # float64


@rule
def match_regrets(first: Numbers, regrets: Floats, policy: Floats) -> None:
    """Each choice as likely as it is regretted; all alike where nothing is."""
    for info in range(len(first) - 1):
        low, high, total = int(first[info]), int(first[info + 1]), 0.0
        for slot in range(low, high):
            total += regrets[slot]
        for slot in range(low, high):
            policy[slot] = regrets[slot] / total if total > 0 else 1.0 / (high - low)


@rule
def spread(parent: Numbers, mover: Numbers, slot: Numbers, policy: Floats, reach: Any) -> None:
    """How likely each seat's choices lead to each node."""
    reach[0, 0], reach[0, 1] = 1.0, 1.0
    for node in range(1, len(parent)):
        above = int(parent[node])
        reach[node, 0], reach[node, 1] = reach[above, 0], reach[above, 1]
        if slot[node] >= 0:
            reach[node, int(mover[above])] *= policy[int(slot[node])]


@rule
def gather(parent: Numbers, slot: Numbers, policy: Floats, worlds: int, reward: Floats, value: Floats) -> None:
    """What each node is worth to seat 0 if both keep to the policy."""
    for node in range(len(parent)):
        value[node] = reward[node]
    for node in range(len(parent) - 1, 0, -1):
        chance = 1.0 / worlds if slot[node] < 0 else policy[int(slot[node])]
        value[int(parent[node])] += chance * value[node]


@rule
def regret(
    seat: int, parent: Numbers, mover: Numbers, slot: Numbers, reach: Any, value: Floats, weight: float, policy: Floats,
    regrets: Floats, total: Floats,
) -> None:  # fmt: skip
    """One seat's regrets and its share in the average policy; regrets below 0 are forgotten (CFR+)."""
    sign = 1.0 if seat == 0 else -1.0
    for node in range(1, len(parent)):
        above, at = int(parent[node]), int(slot[node])
        if at >= 0 and mover[above] == seat:
            regrets[at] += sign * reach[above, 1 - seat] * (value[node] - value[above])
            total[at] += weight * reach[above, seat] * policy[at]
    for at in range(len(regrets)):
        regrets[at] = max(regrets[at], 0.0)


@rule
def respond(
    seat: int, level: int, parent: Numbers, mover: Numbers, slot: Numbers, own: Numbers, first: Numbers, info: Numbers,
    worth: Floats, q: Floats,
) -> None:  # fmt: skip
    """A best response's decisions after `level` earlier ones of its own: what lies below is settled already."""
    for node in range(1, len(parent)):
        if own[node] == level + 1 and mover[int(parent[node])] == seat:
            q[int(slot[node])] += worth[node]
    for node in range(len(parent) - 1, 0, -1):
        above = int(parent[node])
        if mover[above] != seat:
            if own[node] == level:
                worth[above] += worth[node]
        elif own[node] == level + 1 and slot[node] == best_of(q, first, int(info[above])):
            worth[above] += worth[node]


@rule
def best_of(q: Floats, first: Numbers, info: int) -> int:
    """The slot of the best choice of an information set."""
    best = int(first[info])
    for at in range(best + 1, int(first[info + 1])):
        if q[at] > q[best]:
            best = at
    return best


@rule
def count_own(seat: int, parent: Numbers, mover: Numbers, own: Numbers) -> int:
    """How many decisions of the seat lie before each node; returns the most."""
    most = 0
    for node in range(1, len(parent)):
        own[node] = own[int(parent[node])] + (mover[int(parent[node])] == seat)
        most = max(most, own[node])
    return most


@rule
def reveal(parent: Numbers, mover: Numbers, worlds: int, value: Floats) -> None:
    """What each node is worth to seat 0 if whoever moves knows everything; `value` begins with the ends' rewards."""
    for node in range(len(parent)):
        if mover[node] >= 0:
            value[node] = -2.0 if mover[node] == 0 else 2.0  # worse than any end
    for node in range(len(parent) - 1, 0, -1):
        above = int(parent[node])
        if mover[above] == 0:
            value[above] = max(value[above], value[node])
        elif mover[above] == 1:
            value[above] = min(value[above], value[node])
        else:
            value[above] += value[node] / worlds


class Solver:
    """CFR+ with alternating updates and averages weighted by the iteration."""

    def __init__(self, tree: Tree):
        self.tree, self.slot = tree, tree.slot
        slots, size = int(tree.first[-1]), tree.histories
        self.regrets, self.total = np.zeros(slots), np.zeros(slots)
        self.policy, self.reach, self.value = np.zeros(slots), np.zeros((size, 2)), np.zeros(size)
        self.reward = tree.reward.astype(np.float64)
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """So many more iterations."""
        t = self.tree
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(2):
                compiled(match_regrets)(t.first, self.regrets, self.policy)
                self._walk(self.policy)
                weight = float(self.iterations)
                compiled(regret)(
                    seat, t.parent, t.mover, self.slot, self.reach, self.value, weight, self.policy, self.regrets,
                    self.total,
                )  # fmt: skip

    def _walk(self, policy: NDArray[np.float64]) -> None:
        t = self.tree
        compiled(spread)(t.parent, t.mover, self.slot, policy, self.reach)
        compiled(gather)(t.parent, self.slot, policy, t.worlds, self.reward, self.value)

    def average(self) -> NDArray[np.float64]:
        """The average policy: what converges to an equilibrium."""
        policy = np.zeros_like(self.total)
        compiled(match_regrets)(self.tree.first, self.total, policy)
        return policy

    def worth(self, policy: NDArray[np.float64]) -> float:
        """What seat 0 wins if both keep to the policy."""
        self._walk(policy)
        return float(self.value[0])

    def response(self, seat: int, policy: NDArray[np.float64]) -> float:
        """What a best response of this seat wins for itself against the policy of the other."""
        t = self.tree
        self._walk(policy)
        own = np.zeros(t.histories, np.int16)
        most = int(compiled(count_own)(seat, t.parent, t.mover, own))
        worth = self.reward * self.reach[:, 1 - seat] * ((1 if seat == 0 else -1) / t.worlds)
        q = np.zeros(int(t.first[-1]))
        for level in range(most, -1, -1):
            compiled(respond)(seat, level, t.parent, t.mover, self.slot, own, t.first, t.info, worth, q)
        return float(worth[0])

    def exploitability(self, policy: NDArray[np.float64]) -> float:
        """What best responses win on average over the seats: 0 in an equilibrium."""
        return (self.response(0, policy) + self.response(1, policy)) / 2


@dataclass(frozen=True)
class Solution:
    """A policy near an equilibrium; the value of the game to seat 0 lies between `low` and `high`."""

    policy: NDArray[np.float64]
    low: float
    high: float
    iterations: int

    @property
    def exploitability(self) -> float:
        """What best responses win against the policy on average over the seats."""
        return (self.high - self.low) / 2


def solve(tree: Tree, gap: float = 1e-3, most: int = 2000, every: int = 25) -> Solution:
    """CFR+ until the value is known to within `gap`, or for `most` iterations."""
    solver = Solver(tree)
    while True:
        solver.run(every)
        policy = solver.average()
        found = Solution(policy, -solver.response(1, policy), solver.response(0, policy), solver.iterations)
        if found.high - found.low <= gap or solver.iterations >= most:
            return found


def uniform(tree: Tree) -> NDArray[np.float64]:
    """The policy that chooses at random."""
    return np.repeat(1 / np.diff(tree.first), np.diff(tree.first))


def likeliest(tree: Tree, policy: NDArray[np.float64]) -> NDArray[np.float64]:
    """The policy that always chooses what this one chooses most often."""
    pure = np.zeros_like(policy)
    for low, high in pairwise(tree.first.tolist()):
        pure[low + policy[low:high].argmax()] = 1
    return pure


def open_value(tree: Tree) -> float:
    """What the game would be worth to seat 0 if nothing were hidden from whoever moves."""
    value = tree.reward.astype(np.float64)
    compiled(reveal)(tree.parent, tree.mover, tree.worlds, value)
    return float(value[0])
