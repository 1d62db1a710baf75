"""The bot that searches: worlds are imagined anew at every iteration, and every seat grows a tree of its own moves.

One tree a seat, whose nodes are the moves that seat has made since the root, serves all our games alike: seats that
choose at once choose from their own trees (decoupled selection), nobody's tree branches on what it cannot see, and any
number of seats may play.  Inside a tree moves are chosen by upper confidence bounds with availability counts, as in
information-set search; new moves are tried in the order of the greedy appraisal, more of them the more often a node is
visited (progressive widening).  Beyond the trees a quick greedy policy plays on, to the end or to a horizon, where
appraisals become chances.  Judgement, not speed, makes it strong: the first move it tries is the greedy one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core import dice, playout, rules
from ..core.jit import each_game_may, rule
from ..core.playout import States
from ..core.state import Numbers, State
from .greedy import appraise, heat, prefer

# Columns of `links`, a row a node; the first rows are the roots, one a seat.
MOVE, PARENT, CHILD, SIBLING, VISITS, SEEN = 0, 1, 2, 3, 4, 5
COLUMNS = 6
# What `knobs` holds.
EXPLORE, WIDEN, SAMPLES, HORIZON, SLIPS, TRUST = 0, 1, 2, 3, 4, 5
# Columns of `worths`: what the visits were worth together, and how much less than the greedy move this one looked.
SUM, DEFICIT = 0, 1
DEEPEST = 0.5  # no move looks worse than this by judgement alone
ROOM = 16  # places of `values` beyond the seats, where a game's `chances` may work

Links = Any  # int32 [nodes, COLUMNS], column by column
Floats = Any  # float64


class Desk(NamedTuple):
    """Room for one search, and its settings."""

    states: States  # the seat's sight, the world of this iteration, and one to try moves in
    knobs: Floats
    links: Links
    worths: Floats
    nodes_of: Numbers  # a place for every move of the game, 0 at first
    legal: Numbers
    at: Numbers  # where each seat has come in its tree
    values: Floats  # one for every seat, and ROOM more
    rng: dice.Dice


@rule
def search(desk: Desk, seat: int, only: int, iterations: int, used: int) -> int:
    """Grows the trees by so many iterations from the sight of this seat; returns how many nodes they have.

    `only` is -1, or the move this seat is to begin with: then its root tells what that move is worth.  `used` is 0 at
    first, then what the last call returned.
    """
    states = desk.states
    used = plant(desk) if used == 0 else used
    for _ in range(iterations):
        states[1] = states[0]
        rules.imagine(states[1], seat, desk.rng)
        if only >= 0:
            rules.play(states[1], seat, only)
        used = descend(desk, used)
        judge(states[1], desk.values)
        for other in range(states[0].seats):
            climb(desk, int(desk.at[other]), desk.values[other])
    return used


@rule
def plant(desk: Desk) -> int:
    """Makes the roots, one a seat; returns how many they are."""
    seats = int(desk.states[0].seats)
    for root in range(seats):
        clear(desk, root, -1, -1)
    return seats


@rule
def clear(desk: Desk, node: int, parent: int, move: int) -> None:
    """Blanks a node of the tree and hangs it below its parent."""
    links = desk.links
    links[node, MOVE] = move
    links[node, PARENT] = parent
    links[node, CHILD] = -1
    links[node, SIBLING] = -1
    links[node, VISITS] = 0
    links[node, SEEN] = 0
    desk.worths[node, SUM] = 0.0
    desk.worths[node, DEFICIT] = 0.0


@rule
def descend(desk: Desk, used: int) -> int:
    """Down every seat's tree until it has grown by a node, then on by quick moves; `at` is where each seat has come."""
    grown, plies, world = 0, 0, desk.states[1]
    for seat in range(world.seats):
        desk.at[seat] = seat
    while rules.ending(world) == 0 and plies < desk.knobs[HORIZON]:
        seat = playout.next_seat(world)
        count = rules.legal(world, seat, desk.legal)
        if count == 1:
            move = int(desk.legal[0])
        elif grown >> seat & 1 or used >= desk.links.shape[0]:
            move = quick(desk, seat, count)
        else:
            node = choose(desk, seat, used, count)
            if node == used:
                used += 1
                grown |= 1 << seat
            desk.at[seat] = node
            move = int(desk.links[node, MOVE])
        rules.play(world, seat, move)
        plies += 1
    return used


@rule
def choose(desk: Desk, seat: int, used: int, count: int) -> int:
    """The child to go to: the next best untried move while the node may widen, else the highest confidence bound."""
    links, node = desk.links, int(desk.at[seat])
    tried = mark_tried(desk, node, count)
    if tried == count or tried >= 1.0 + desk.knobs[WIDEN] * math.sqrt(links[node, VISITS]):
        return most_promising(desk, node, count)
    move, deficit = -1, 0
    if desk.knobs[SAMPLES] > 1:
        move, deficit = untried(desk, seat, node, count)
    else:
        move = any_untried(desk, node, dice.below(desk.rng, count - tried))
    clear(desk, used, node, move)
    desk.worths[used, DEFICIT] = min(deficit / (4 * heat(desk.states[1])), DEEPEST)
    links[used, SEEN] = 1
    links[used, SIBLING] = links[node, CHILD]
    links[node, CHILD] = used
    return used


@rule
def mark_tried(desk: Desk, node: int, count: int) -> int:
    """Notes that the tried moves among the legal ones could be chosen here; returns how many they are."""
    links, tried = desk.links, 0
    child = int(links[node, CHILD])
    while child >= 0:  # what other nodes left in `nodes_of` has another parent
        desk.nodes_of[int(links[child, MOVE])] = child
        child = int(links[child, SIBLING])
    for i in range(count):
        child = int(desk.nodes_of[int(desk.legal[i])])
        if links[child, PARENT] == node:
            tried += 1
            links[child, SEEN] += 1
    return tried


@rule
def most_promising(desk: Desk, node: int, count: int) -> int:
    """The tried legal move with the highest confidence bound."""
    best, top = -1, -1.0
    for i in range(count):
        child = int(desk.nodes_of[int(desk.legal[i])])
        if desk.links[child, PARENT] == node:
            bound = confidence(desk, child)
            if best < 0 or bound > top:
                top, best = bound, child
    return best


@rule
def confidence(desk: Desk, node: int) -> float:
    """What a move may be worth at most: its mean, less what judgement has against it, more where it is little tried."""
    visits, knobs = desk.links[node, VISITS], desk.knobs
    doubt = desk.worths[node, DEFICIT] * knobs[TRUST] / (knobs[TRUST] + visits)
    mean = desk.worths[node, SUM] / visits - doubt
    return float(mean + knobs[EXPLORE] * math.sqrt(math.log(desk.links[node, SEEN]) / visits))


@rule
def untried(desk: Desk, seat: int, node: int, count: int) -> tuple[int, int]:
    """The legal move without a node that looks best in this world, and how much less it looks than the best of all."""
    best, top, ties, most = -1, 0, 1, 0
    for i in range(count):
        move = int(desk.legal[i])
        worth = look(desk.states, seat, move)
        most = worth if i == 0 else max(most, worth)
        if desk.links[int(desk.nodes_of[move]), PARENT] != node:
            if best < 0 or worth > top:
                best, top, ties = move, worth, 1
            elif worth == top:
                ties += 1
                if dice.below(desk.rng, ties) == 0:
                    best = move
    return best, most - top


@rule
def any_untried(desk: Desk, node: int, skip: int) -> int:
    """The legal move without a node that comes after so many others like it."""
    place = -1
    while skip >= 0:
        place += 1
        if desk.links[int(desk.nodes_of[int(desk.legal[place])]), PARENT] != node:
            skip -= 1
    return int(desk.legal[place])


@rule
def look(states: States, seat: int, move: int) -> int:
    """What a move in states[1] looks worth to its seat."""
    states[2] = states[1]
    rules.play(states[2], seat, move)
    return int(appraise(states[2], seat) + prefer(states[1], seat, move))


@rule
def quick(desk: Desk, seat: int, count: int) -> int:
    """The best looking of a few moves picked at random, and now and then any move."""
    legal, rng, samples = desk.legal, desk.rng, int(desk.knobs[SAMPLES])
    if samples == 1 or dice.below(rng, 1000) < desk.knobs[SLIPS]:
        return int(legal[dice.below(rng, count)])
    best, top = -1, 0
    for i in range(min(samples, count)):
        j = i + dice.below(rng, count - i)
        move = int(legal[j])
        legal[j] = legal[i]
        legal[i] = move
        worth = look(desk.states, seat, move)
        if best < 0 or worth > top:
            best, top = move, worth
    return best


@rule
def judge(state: State, values: Floats) -> None:
    """What the state is worth to every seat, from 0 to 1: its share of the win, or its chances."""
    if rules.ending(state) == 0:
        chances(state, values)
    else:
        for seat in range(state.seats):
            values[seat] = share(state, seat)


@each_game_may("chances")
def chances(state: State, values: Floats) -> None:
    """The chances of every seat in a world that goes on, as appraisals tell."""
    for seat in range(state.seats):
        values[seat] = appraise(state, seat)
    top, total = values[0], 0.0
    for seat in range(1, state.seats):
        top = max(top, values[seat])
    for seat in range(state.seats):
        values[seat] = math.exp((values[seat] - top) / heat(state))
        total += values[seat]
    for seat in range(state.seats):
        values[seat] /= total


@rule
def share(state: State, seat: int) -> float:
    """A seat's part of the result: mostly the win, shared among equals, a little for every seat left behind."""
    mine = rules.standing(state, seat)
    ahead, level, behind = 0, 0, 0
    for other in range(state.seats):
        theirs = rules.standing(state, other)
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            level += 1
        else:
            behind += 1
    won = 1.0 / level if ahead == 0 else 0.0
    place = (behind + 0.5 * (level - 1)) / (state.seats - 1)
    return won if state.seats == 2 else 0.8 * won + 0.2 * place


def together(values: Sequence[float], seat: int) -> tuple[float, ...]:
    """Chances of every seat that are 1 together: this one's as it is, the rest divided as the others' are.

    With more than two seats shares are more than 1 together, since a place counts for something too.
    """
    others = sum(value for other, value in enumerate(values) if other != seat) or 1.0
    rest = (1.0 - values[seat]) / others
    return tuple(value if other == seat else value * rest for other, value in enumerate(values))


@rule
def climb(desk: Desk, node: int, value: float) -> None:
    """Tells every node on the way up what the visit was worth."""
    while node >= 0:
        desk.links[node, VISITS] += 1
        desk.worths[node, SUM] += value
        node = int(desk.links[node, PARENT])
