"""Two-seat trees solved by CFR+, and best responses to any policy, in compiled code.

A policy is a probability for every slot of a `Tree`.  What a best response wins against it bounds the value of the game
from both sides: `Solution.low` and `high` are such bounds, and hold whatever the solver did.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.jit import compiled, rule
from ..core.state import Numbers
from .tree import Tree

Floats = Any  # float64


class Links(NamedTuple):
    """What compiled code reads of a `Tree`."""

    parent: Numbers
    mover: Numbers
    slot: Numbers
    first: Numbers
    info: Numbers
    reward: Floats
    worlds: int


class Work(NamedTuple):
    """What an iteration writes: by slot, then by node."""

    regrets: Floats
    total: Floats  # of the policies so far, weighted
    policy: Floats
    reach: Any  # two-dimensional: of each seat's choices
    value: Floats  # to seat 0


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
def spread(links: Links, policy: Floats, reach: Any) -> None:
    """How likely each seat's choices lead to each node."""
    reach[0, 0], reach[0, 1] = 1.0, 1.0
    for node in range(1, len(links.parent)):
        above, at = int(links.parent[node]), int(links.slot[node])
        reach[node, 0], reach[node, 1] = reach[above, 0], reach[above, 1]
        if at >= 0:
            reach[node, int(links.mover[above])] *= policy[at]


@rule
def gather(links: Links, policy: Floats, value: Floats) -> None:
    """What each node is worth to seat 0 if both keep to the policy."""
    for node in range(len(value)):
        value[node] = links.reward[node]
    for node in range(len(value) - 1, 0, -1):
        at = int(links.slot[node])
        chance = 1.0 / links.worlds if at < 0 else policy[at]
        value[int(links.parent[node])] += chance * value[node]


@rule
def regret(seat: int, links: Links, work: Work, weight: float) -> None:
    """One seat's regrets and its share in the average policy; regrets below 0 are forgotten (CFR+)."""
    sign = 1.0 if seat == 0 else -1.0
    reach, value = work.reach, work.value
    for node in range(1, len(links.parent)):
        above, at = int(links.parent[node]), int(links.slot[node])
        if at >= 0 and links.mover[above] == seat:
            work.regrets[at] += sign * reach[above, 1 - seat] * (value[node] - value[above])
            work.total[at] += weight * reach[above, seat] * work.policy[at]
    for at in range(len(work.regrets)):
        work.regrets[at] = max(work.regrets[at], 0.0)


@rule
def walk(links: Links, policy: Floats, work: Work) -> None:
    """What a policy makes of every node."""
    spread(links, policy, work.reach)
    gather(links, policy, work.value)


@rule
def iterate(links: Links, work: Work, done: int, count: int) -> None:
    """So many more iterations; the policy of a later one weighs more."""
    for i in range(count):
        for seat in range(2):
            match_regrets(links.first, work.regrets, work.policy)
            walk(links, work.policy, work)
            regret(seat, links, work, done + i + 1.0)


@rule
def respond(seat: int, level: int, links: Links, own: Numbers, worth: Floats, q: Floats) -> None:
    """A best response's decisions after `level` earlier ones of its own: what lies below is settled already."""
    for node in range(1, len(own)):
        if own[node] == level + 1 and links.mover[int(links.parent[node])] == seat:
            q[int(links.slot[node])] += worth[node]
    for node in range(len(own) - 1, 0, -1):
        above = int(links.parent[node])
        if links.mover[above] != seat:
            if own[node] == level:
                worth[above] += worth[node]
        elif own[node] == level + 1 and links.slot[node] == best_of(q, links.first, int(links.info[above])):
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
def count_own(seat: int, links: Links, own: Numbers) -> int:
    """How many decisions of the seat lie before each node; returns the most."""
    most = 0
    for node in range(1, len(own)):
        above = int(links.parent[node])
        own[node] = own[above] + (links.mover[above] == seat)
        most = max(most, own[node])
    return most


@rule
def reveal(links: Links, value: Floats) -> None:
    """What each node is worth to seat 0 if whoever moves knows everything; `value` begins with the ends' rewards."""
    for node in range(len(value)):
        if links.mover[node] >= 0:
            value[node] = -2.0 if links.mover[node] == 0 else 2.0  # worse than any end
    for node in range(len(value) - 1, 0, -1):
        above = int(links.parent[node])
        if links.mover[above] == 0:
            value[above] = max(value[above], value[node])
        elif links.mover[above] == 1:
            value[above] = min(value[above], value[node])
        else:
            value[above] += value[node] / links.worlds


def links_of(tree: Tree) -> Links:
    """The tree as compiled code reads it."""
    reward = tree.reward.astype(np.float64)
    return Links(tree.parent, tree.mover, tree.slot, tree.first, tree.info, reward, tree.worlds)


class Solver:
    """CFR+ with alternating updates and averages weighted by the iteration."""

    def __init__(self, tree: Tree):
        self.tree, self.links = tree, links_of(tree)
        slots, size = int(tree.first[-1]), tree.histories
        self.work = Work(np.zeros(slots), np.zeros(slots), np.zeros(slots), np.zeros((size, 2)), np.zeros(size))
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """So many more iterations."""
        compiled(iterate)(self.links, self.work, self.iterations, iterations)
        self.iterations += iterations

    def average(self) -> NDArray[np.float64]:
        """The average policy: what converges to an equilibrium."""
        policy: NDArray[np.float64] = np.zeros_like(self.work.total)
        compiled(match_regrets)(self.tree.first, self.work.total, policy)
        return policy

    def worth(self, policy: NDArray[np.float64]) -> float:
        """What seat 0 wins if both keep to the policy."""
        compiled(walk)(self.links, policy, self.work)
        return float(self.work.value[0])

    def response(self, seat: int, policy: NDArray[np.float64]) -> float:
        """What a best response of this seat wins for itself against the policy of the other."""
        compiled(walk)(self.links, policy, self.work)
        own = np.zeros(self.tree.histories, np.int16)
        most = int(compiled(count_own)(seat, self.links, own))
        worth = self.links.reward * self.work.reach[:, 1 - seat] * ((1 if seat == 0 else -1) / self.links.worlds)
        q = np.zeros(int(self.links.first[-1]))
        for level in range(most, -1, -1):
            compiled(respond)(seat, level, self.links, own, worth, q)
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


def open_value(tree: Tree) -> float:
    """What the game would be worth to seat 0 if nothing were hidden from whoever moves."""
    links = links_of(tree)
    value = links.reward.copy()
    compiled(reveal)(links, value)
    return float(value[0])
