"""The whole tree of a small game as arrays, grown by compiled code: for solving, and for other people's solvers.

    from drovers.research.tree import position_tree
    tree = position_tree("goats", "small2")
    tree.write_efg("goats.efg")            # pyspiel.load_efg_game(open("goats.efg").read()), Gambit, …

Two seats.  Node 0 is the deal, its children the worlds a watcher thinks possible in the position, each as likely; then
the full rules.  An information set is what its mover can tell apart with a perfect memory, as in `history`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..core import playout, rules
from ..core.game import Game
from ..core.jit import compiled, rule
from ..core.playout import States
from ..core.state import Numbers
from . import drivers
from .endgame import position, worlds
from .errors import ResearchError
from .history import Engine
from .variant import variant

Rows = Any  # a two-dimensional array
DEEPEST, MOST = 200, 30_000_000
PRIME = 2**31 - 1  # digests are two remainders of it
FIRST, SECOND = 1_103_515_245, 987_654_323
TRAIL = 62  # bits of a digest
OVER, CHANCE = -1, -2  # in place of a mover


class Work(NamedTuple):
    """A level for each move made: states and their words, a place to veil them, choices, and what each seat knows."""

    states: States
    desk: States
    desk_words: Rows
    outs: Rows
    counts: Numbers
    nexts: Numbers
    nodes: Numbers
    sights: Rows
    trails: Rows
    rewards: Any


class Nodes(NamedTuple):
    """For each node its parent, the action that led to it and its rank, who moves, in what trail; seat 0's reward."""

    parent: Numbers
    action: Numbers
    rank: Numbers
    mover: Numbers
    trail: Numbers
    reward: Any


@rule
def digest(words: Numbers) -> int:
    """A hash of 62 bits."""
    one, two = 1, 2
    for i in range(len(words)):
        one = (one * FIRST + words[i]) % PRIME
        two = (two * SECOND + words[i]) % PRIME
    return one << 31 | two


@rule
def joined(trail: int, action: int, sight: int) -> int:
    """A trail one step longer."""
    one, two = trail >> 31, trail & PRIME
    for part in (action + 7, sight >> 31, sight & PRIME):
        one = (one * FIRST + part) % PRIME
        two = (two * SECOND + part) % PRIME
    return one << 31 | two


@rule
def witness(work: Work, level: int, mover: int, action: int) -> None:
    """What each seat sees at this level, and all it has witnessed: see `history.Moment`."""
    for seat in range(2):
        work.desk[0] = work.states[level]
        rules.veil(work.desk[0], seat)
        now = digest(work.desk_words[0])
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
        drivers.reward(state, work.rewards)
        nodes.reward[node] = work.rewards[0]
    else:
        seat = playout.next_seat(state)
        nodes.mover[node] = seat
        nodes.trail[node] = work.trails[level, seat]
        work.counts[level] = rules.legal(state, seat, work.outs[level])


@rule
def grow(work: Work, nodes: Nodes, used: int, world: int) -> int:
    """Adds the tree of the world in the first state, as child `world` of the root; returns the nodes used, -1: full."""
    if used == len(nodes.parent):
        return -1
    nodes.parent[used], nodes.action[used], nodes.rank[used] = 0, world, world
    witness(work, 0, -1, 0)
    note(work, nodes, 0, used)
    used, level = used + 1, 0
    while level >= 0:
        if work.nexts[level] == work.counts[level]:
            level -= 1
            continue
        if used == len(nodes.parent) or level + 1 == len(work.counts):
            return -1
        rank, node = int(work.nexts[level]), int(work.nodes[level])
        action, seat = int(work.outs[level][rank]), int(nodes.mover[node])
        work.nexts[level] += 1
        work.states[level + 1] = work.states[level]
        rules.play(work.states[level + 1], seat, action)
        level += 1
        witness(work, level, seat, action)
        nodes.parent[used], nodes.action[used], nodes.rank[used] = node, action, rank
        note(work, nodes, level, used)
        used += 1
    return used


def room(size: int) -> Nodes:
    """Nodes to fill."""
    kinds = (np.int32, np.int32, np.int16, np.int8, np.int64, np.float32)
    return Nodes(*(np.zeros(size, kind) for kind in kinds))


def work_for(game: Game) -> Work:
    """Room to grow trees of a game in."""
    states, desk = np.zeros(DEEPEST, game.state.dtype), np.zeros(1, game.state.dtype)
    words = desk.view(np.int32).reshape(1, -1)
    outs = np.zeros((DEEPEST, game.max_legal), np.int64)
    counts, nexts, nodes = (np.zeros(DEEPEST, np.int64) for _ in range(3))
    sights, trails = (np.zeros((DEEPEST, 2), np.int64) for _ in range(2))
    return Work(states, desk, words, outs, counts, nexts, nodes, sights, trails, np.zeros(2))


@dataclass(frozen=True)
class Tree:
    """A game's whole tree, in the order of a walk that goes deep first; `slot` is an action of an information set."""

    name: str
    worlds: int
    parent: NDArray[np.int32]
    action: NDArray[np.int32]
    rank: NDArray[np.int16]
    mover: NDArray[np.int8]  # OVER, CHANCE or a seat
    reward: NDArray[np.float32]  # of seat 0
    info: NDArray[np.int32]  # the information set of a decision, else -1
    first: NDArray[np.int32]  # slot of the first action of each information set, and last how many slots there are
    owner: NDArray[np.int8]  # whose each information set is: those of seat 0 first

    @property
    def histories(self) -> int:
        """How many nodes there are, the ends included."""
        return len(self.parent)

    @property
    def slot(self) -> NDArray[np.int32]:
        """The slot of the choice that led to each node; -1 for the root and the worlds."""
        above = self.info[self.parent]
        return np.where(above >= 0, self.first[above] + self.rank, -1).astype(np.int32)

    def line(self, node: int) -> list[int]:
        """The actions that lead to a node, the world first."""
        found = []
        while node > 0:
            found.append(int(self.action[node]))
            node = int(self.parent[node])
        return found[::-1]

    def write_efg(self, path: str | Path) -> None:
        """The tree in Gambit's extensive form, which OpenSpiel's C++ reads (`pyspiel.load_efg_game`)."""
        with Path(path).open("w", encoding="utf-8") as file:
            file.write(f'EFG 2 R "{self.name}" {{ "seat 0" "seat 1" }}\n')
            ends = 0
            choices = self._choices()
            for node in range(self.histories):
                ends += int(self.mover[node] == OVER)
                file.write(self._efg_line(node, choices, ends) + "\n")

    def _choices(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in range(self.histories)]
        for node in range(1, self.histories):
            found[int(self.parent[node])].append(int(self.action[node]))
        return found

    def _efg_line(self, node: int, choices: list[list[int]], ends: int) -> str:
        if self.mover[node] == OVER:
            reward = float(self.reward[node])
            return f't "" {ends} "" {{ {reward} {-reward} }}'
        if self.mover[node] == CHANCE:
            return 'c "" 1 "" { ' + " ".join(f'"w{world}" 1/{self.worlds}' for world in choices[node]) + " } 0"
        player, names = int(self.mover[node]) + 1, " ".join(f'"{action}"' for action in choices[node])
        number = (
            int(self.info[node]) + 1 - (int((self.owner == 0).sum()) if player == 2 else 0)
        )  # each seat's from 1 on
        return f'p "" {player} {number} "" {{ {names} }} 0'


def tree_of(engine: Engine, starts: list[Any], name: str) -> Tree:
    """The tree of a game that begins in one of these moments, each as likely."""
    if engine.variant.seats != 2:
        raise ResearchError("two-seats", field="position", name=name)
    work, size, used, world = work_for(engine.variant.game), 1 << 16, 1, 0
    nodes = room(size)
    nodes.mover[0] = CHANCE
    while world < len(starts):
        work.states[:1] = starts[world].record
        now = int(compiled(grow)(work, nodes, used, world))
        if now >= 0:
            used, world = now, world + 1
        elif size >= MOST:
            raise ResearchError("too-many-histories", field="position", most=str(MOST))
        else:
            more = room(size)
            nodes, size = Nodes(*(np.concatenate(pair) for pair in zip(nodes, more, strict=True))), 2 * size
    return _indexed([np.asarray(each)[:used] for each in nodes], name, len(starts))


def _indexed(nodes: list[NDArray[Any]], name: str, count: int) -> Tree:
    """The tree of these nodes with its information sets numbered."""
    parent, action, rank, mover, trail, reward = nodes
    deciding = np.flatnonzero(mover >= 0)
    keys = mover[deciding].astype(np.int64) << TRAIL | trail[deciding]
    _, example, which = np.unique(keys, return_index=True, return_inverse=True)
    info = np.full(len(parent), -1, np.int32)
    info[deciding] = which
    children = np.bincount(parent[1:], minlength=len(parent))
    sizes = children[deciding[example]]
    first = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int32)
    owner = mover[deciding[example]]
    return Tree(name, count, parent, action, rank, mover, reward, info, first, owner)


def position_tree(game: str | Game, name: str) -> Tree:
    """The tree of one of our small positions (`small1` …), or of one in a JSON file."""
    game = games.load(game) if isinstance(game, str) else game
    state = position(game, name)
    engine = Engine(variant(game, state.seats, game.chosen(state)))
    return tree_of(engine, worlds(engine, state), f"{game.name} {Path(name).stem}")
