"""Every line of a two-seat game from a world on, as nodes in the order of a walk that goes deep first."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..core import playout, rules
from ..core.game import Game
from ..core.jit import rule
from ..core.playout import States
from ..core.state import Numbers, State
from .digests import Desk, Rows, desk_for, joined, sight

OVER, CHANCE = -1, -2  # in place of a mover
FULL, DRAWN = -1, -2  # in place of a number of nodes: no room for more of them, or something was dealt


class Work(NamedTuple):
    """A level for each move made: states, choices, and what each seat knows; a sight that is looked for."""

    states: States
    desk: Desk
    outs: Rows
    counts: Numbers
    nexts: Numbers
    nodes: Numbers
    sights: Rows
    trails: Rows
    rewards: Any
    sought: Any  # a seat, its sight, and the first node where it moves with that before it; 0 while there is none


class Nodes(NamedTuple):
    """For each node its parent, the action that led to it and its rank, who moves, in what trail; seat 0's reward."""

    parent: Numbers
    action: Numbers
    rank: Numbers
    mover: Numbers
    trail: Numbers
    reward: Any


def room(size: int) -> Nodes:
    """Nodes to fill; the first is the deal."""
    kinds = (np.int32, np.int32, np.int16, np.int8, np.int64, np.float32)
    nodes = Nodes(*(np.zeros(size, kind) for kind in kinds))
    nodes.mover[0] = CHANCE
    return nodes


def doubled(nodes: Nodes) -> Nodes:
    """The same nodes with as much room again."""
    return Nodes(*(np.concatenate((np.asarray(each), np.zeros_like(each))) for each in nodes))


def work_for(game: Game, state: State, deepest: int) -> Work:
    """Room to grow trees of a game in, so many moves deep."""
    outs = np.zeros((deepest, game.max_legal), np.int64)
    counts, nexts, nodes = (np.zeros(deepest, np.int64) for _ in range(3))
    sights, trails = (np.zeros((deepest, 2), np.int64) for _ in range(2))
    sought = np.array([-1, 0, 0], np.int64)
    return Work(state.row(deepest), desk_for(state), outs, counts, nexts, nodes, sights, trails, np.zeros(2), sought)


@rule
def witness(work: Work, level: int, mover: int, action: int) -> None:
    """What each seat sees at this level, and all it has witnessed: see `research.history.Moment`."""
    for seat in range(2):
        now = sight(work.desk, work.states[level], seat)
        work.sights[level, seat] = now
        if level == 0:
            work.trails[level, seat] = joined(0, -1, now)
        elif mover == seat:
            work.trails[level, seat] = joined(int(work.trails[level - 1, seat]), action, now)
        elif now != work.sights[level - 1, seat]:
            work.trails[level, seat] = joined(int(work.trails[level - 1, seat]), -1, now)
        else:
            work.trails[level, seat] = work.trails[level - 1, seat]


@rule
def note(work: Work, nodes: Nodes, level: int, node: int) -> None:
    """Writes who is to move at this level, or what the end is worth."""
    state = work.states[level]
    work.nodes[level] = node
    work.counts[level] = 0
    work.nexts[level] = 0
    nodes.mover[node] = OVER
    if rules.ending(state) != 0:
        playout.reward(state, work.rewards)
        nodes.reward[node] = work.rewards[0]
    else:
        seat = playout.next_seat(state)
        nodes.mover[node] = seat
        nodes.trail[node] = work.trails[level, seat]
        work.counts[level] = rules.legal(state, seat, work.outs[level])
        if work.sought[2] == 0 and seat == work.sought[0] and work.sights[level, seat] == work.sought[1]:
            work.sought[2] = node


@rule
def grow(work: Work, nodes: Nodes, used: int, world: int) -> int:
    """Adds the tree of the world in the first state, as child `world` of the root; returns the nodes used, or why not.

    Nothing may be dealt that could still matter: whatever chance there is lies in the worlds.
    """
    if used == len(nodes.parent):
        return FULL
    nodes.parent[used], nodes.action[used], nodes.rank[used] = 0, world, world
    witness(work, 0, -1, 0)
    note(work, nodes, 0, used)
    used, level = used + 1, 0
    while level >= 0:
        if work.nexts[level] == work.counts[level]:
            level -= 1
            continue
        if used == len(nodes.parent) or level + 1 == len(work.counts):
            return FULL
        rank, node = int(work.nexts[level]), int(work.nodes[level])
        action, seat = int(work.outs[level][rank]), int(nodes.mover[node])
        work.nexts[level] += 1
        work.states[level + 1] = work.states[level]
        rules.play(work.states[level + 1], seat, action)
        level += 1
        if work.states[level].drawn != work.states[0].drawn and rules.ending(work.states[level]) == 0:
            return DRAWN
        witness(work, level, seat, action)
        nodes.parent[used], nodes.action[used], nodes.rank[used] = node, action, rank
        note(work, nodes, level, used)
        used += 1
    return used
