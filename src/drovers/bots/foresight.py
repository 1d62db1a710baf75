"""A move foreseen: in an imagined world the network plays on for every seat, each from its own sight, then quick moves
follow, and at last chances are judged, by the network as well as by the game's own measure.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from ..core import dice, playout, rules
from ..core.jit import each_game_may, rule
from ..core.state import Numbers, State
from .drawing import CERTAIN, drawn
from .network import Net, Room, judge, think, weigh
from .outlook import told
from .search import chances, share
from .trying import MOST, Desk, imagined, pick

GUESSES = 16  # at most
ENDS = 4  # worlds that show whether a match is nearly over
SEEN = 3  # of the desk's states: what the mover sees
WORK = 400  # places beyond the chances of seats, where a game's `prospects` may work


class Care(NamedTuple):
    """How a game is pondered: docs/notebook/learning.md has what each was measured to do."""

    moves: int = 8  # tried at most
    least: float = 0.0001  # likings below this part of the best are not tried
    trials: int = 400  # of all moves together, or iterations of trees
    leaf: float = 0.0  # of the chances at the leaves of trees are the network's; 0: moves race instead
    first: int = 0  # iterations of short trees, whose moves race; 0: those that the network likes do
    deep: int = 2  # decisions of the network that follow, for each other seat
    plies: int = 15  # quick moves after them, for each other seat
    blend: float = 0.5  # of the chances are the network's
    sharp: float = 1.0  # how much the network prefers what it likes
    eager: float = 15.0  # how far worths move likings
    guesses: int = 1  # worlds of which one is taken, as the network believes
    nodes: int = 40_000  # for exact endings
    true: float = 1.0  # what logits of chances are multiplied with where people are told them

    def times(self, many: int) -> Care:
        """The same with so many times the tries."""
        return self._replace(trials=many * self.trials, first=many * self.first)


class Mind(NamedTuple):
    """A desk with four states, a network and its room, and what the seat sees and believes."""

    desk: Desk
    net: Net
    room: Room
    features: Numbers
    sight: Numbers  # the features of the seat's own sight
    belief: Any  # logits of the hidden features that differ from it
    scores: Any  # of worlds that were guessed
    told: Any  # every seat's chances, as the network judged them last


@each_game_may("sight")
def reopen(state: State, seat: int) -> None:
    """Takes back what others have chosen unseen, so that they choose again; most games have no such choices."""


@rule
def measure(state: State, values: Any) -> None:
    """What an imagined world is worth to every seat by the game's own measure: its share of the win, or prospects."""
    if rules.ending(state) == 0:
        prospects(state, values)
    else:
        for seat in range(state.seats):
            values[seat] = share(state, seat)


@each_game_may("prospects")
def prospects(state: State, values: Any) -> None:
    """The chances of every seat in a world that goes on; a game may know more of it than yardsticks ask."""
    chances(state, values)


@rule
def look(mind: Mind, seat: int) -> None:
    """The network looks at the desk's world with the eyes of this seat."""
    states = mind.desk.states
    states[SEEN] = states[1]
    rules.veil(states[SEEN], seat)
    told(states[SEEN], seat, mind.features)
    think(mind.net, mind.features, mind.room, seat)


@rule
def likely(mind: Mind, me: int, seed: int, guesses: int) -> int:
    """The seed of a world, drawn from some as the network believes them."""
    if guesses == 1:
        return seed
    top, total = -1e9, 0
    for guess in range(guesses):
        imagined(mind.desk, me, seed + guess)
        rules.features(mind.desk.states[1], me, mind.features)
        score = 0.0
        for j in range(len(mind.belief)):
            f = int(mind.net.hidden_features[j])
            if mind.features[f] != mind.sight[f]:
                score += mind.belief[j]
        mind.scores[guess] = score
        top = max(top, score)
    for guess in range(guesses):
        total += int(math.exp(mind.scores[guess] - top) * CERTAIN)
    left = dice.below(mind.desk.rng, total)
    for guess in range(guesses):
        left -= int(math.exp(mind.scores[guess] - top) * CERTAIN)
        if left < 0:
            return seed + guess
    return seed


@rule
def as_drawn(mind: Mind, deep: int, sharp: float, judged: bool) -> bool:
    """So many decisions as the network draws them; whether the match goes on and its chances are told."""
    desk, world, seats = mind.desk, mind.desk.states[1], int(mind.desk.states[1].seats)
    while rules.ending(world) == 0:
        seat = playout.next_seat(world)
        count = rules.legal(world, seat, desk.legal)
        if count == 1:
            rules.play(world, seat, int(desk.legal[0]))
        elif deep > 0:
            look(mind, seat)
            weigh(mind.net, mind.room, desk.legal, count)
            rules.play(world, seat, int(desk.legal[drawn(mind.room.logits, count, sharp, desk.rng)]))
            deep -= 1
        else:
            if judged:
                look(mind, seat)
                judge(mind.net, mind.room, seats)
                for other in range(seats):  # counted from the mover on, and now by seat
                    mind.told[(seat + other) % seats] = mind.room.chances[other]
            return judged
    return False


@rule
def quickly(desk: Desk, plies: int) -> None:
    """So many quick moves."""
    world = desk.states[1]
    while plies > 0 and rules.ending(world) == 0:
        seat = playout.next_seat(world)
        count = rules.legal(world, seat, desk.legal)
        pick(desk, seat, count, False, 1)
        rules.play(world, seat, int(desk.picks[MOST]))
        plies -= 1


@rule
def nearly_over(desk: Desk, me: int, plies: int, seed: int) -> bool:
    """Whether quick moves end the match within so many plies for each other seat, in each of a few worlds."""
    world = desk.states[1]
    for guess in range(ENDS):
        imagined(desk, me, seed + guess)
        reopen(world, me)
        quickly(desk, plies * (int(world.seats) - 1))
        if rules.ending(world) == 0:
            return False
    return True


@rule
def foresee(mind: Mind, me: int, move: int, care: Care, sums: Any) -> None:
    """Adds what a move of this seat is worth to every seat in the desk's world."""
    desk, world = mind.desk, mind.desk.states[1]
    reopen(world, me)
    rules.play(world, me, move)
    others, seats = int(world.seats) - 1, int(world.seats)
    asked = as_drawn(mind, care.deep * others, care.sharp, care.blend > 0.0)
    part = care.blend if asked else 0.0
    if part < 1.0:
        quickly(desk, care.plies * others)
        measure(world, desk.values)
    for seat in range(seats):
        sums[seat] += part * mind.told[seat] + (1.0 - part) * desk.values[seat]


@rule
def foresee_all(mind: Mind, me: int, moves: Numbers, worlds: int, seed: int, care: Care, sums: Any) -> None:
    """Foresees each of these moves in the same so many worlds."""
    for world in range(worlds):
        chosen = likely(mind, me, seed + world * care.guesses, care.guesses)
        for i in range(len(moves)):
            imagined(mind.desk, me, chosen)
            foresee(mind, me, int(moves[i]), care, sums[i])
