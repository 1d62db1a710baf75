"""A quick judgement of a position for one seat, from what that seat may know: its own hand and everything open.

The unit is a hundredth of a point.  Compound moves are judged at every step: a card just played by what the line
offers and what it decides, a dog by where it could still lead a card.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from .cards import count_played, steps_of, sum_of, type_of
from .data import HAND, TYPES
from .dogs import open_cells
from .evaluation import best_of, unmarked
from .legality import line
from .pasture import CROSS, spread
from .scoring import joined_cells, score, value_of
from .table import ANSWERING, DOG, FOURTH, GOATS, LEADING, MAJORITY, NONE, OVER, PLACING, TAKING, State

POINT = 100
RIVAL = 60  # what a point of the best opponent is worth
PROMISE = 70  # what a point within reach is worth
QUARTERS = 4 * MAJORITY  # reach is counted in quarters of a point


@rule
def appraise(state: State, seat: int) -> int:
    """How good the position is for the seat: points, types within reach, hand, and what the turn still offers."""
    mine, best = score(state, seat), 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, score(state, other))
    if state.phase == OVER:
        return 10 * POINT * (mine - best)
    total = POINT * mine - RIVAL * best
    for kind in range(TYPES):
        if state.owner[kind] == NONE:
            total += prospect(state, seat, kind, worth(state, kind), held_of(state, seat, kind))
    gain = dog_gain(state, seat, NONE)
    for i in range(HAND):
        card = int(state.hand[seat, i])
        if card == DOG:
            total += POINT // 3 + POINT * gain // 2
        elif card > DOG:
            total += PROMISE * steps_of(card)
    if state.turn == seat:
        total += pending(state, seat, gain)
    return total


@rule
def heat(state: State) -> int:
    """The difference of two appraisals that makes the odds e to 1, as fitted to results (docs/notebook/learning.md)."""
    return 700


@rule
def worth(state: State, kind: int) -> int:
    """Points of a type that its owner could mark: what lies open, and a little for what is unseen."""
    return 2 + value_of(state, unmarked(state, kind))


@rule
def held_of(state: State, seat: int, kind: int) -> int:
    """Points of a type in the seat's own hand."""
    points = 0
    for i in range(HAND):
        card = int(state.hand[seat, i])
        if 0 <= card < GOATS and type_of(card) == kind:
            points += steps_of(card)
    return points


@rule
def prospect(state: State, seat: int, kind: int, points: int, held: int) -> int:
    """What an open type promises: its worth times how much nearer to a majority the seat is than the next best."""
    mine, rival = 4 * sum_of(state, kind, seat) + 3 * held, 0
    for other in range(state.seats):
        if other != seat and 4 * sum_of(state, kind, other) > rival:
            rival = 4 * sum_of(state, kind, other)
    if state.phase == TAKING and 0 <= state.played < GOATS and type_of(int(state.played)) == kind:
        if sum_of(state, kind, int(state.turn)) >= MAJORITY or count_played(state, kind) >= FOURTH:
            return POINT * points if wins(state, seat, kind) else -RIVAL * points
    mine, rival = min(mine, QUARTERS), min(rival, QUARTERS)
    ahead = PROMISE * points * mine * mine // (QUARTERS * QUARTERS)
    return ahead - PROMISE * points * rival * rival // (QUARTERS * QUARTERS)


@rule
def wins(state: State, seat: int, kind: int) -> bool:
    """Whether the evaluation about to come is the seat's."""
    turn = int(state.turn)
    return seat == (turn if sum_of(state, kind, turn) >= MAJORITY else best_of(state, kind, turn))


@rule
def pending(state: State, seat: int, gain: int) -> int:
    """What the rest of the seat's own turn offers."""
    total = 0
    if state.phase == TAKING:
        total += best_take(state, seat)
    if state.played == DOG and (state.phase == TAKING or state.phase == LEADING):
        total += POINT * gain
    elif state.phase == PLACING:
        total += POINT * dog_gain(state, seat, int(state.source)) - 1
    elif state.phase == ANSWERING:
        total += POINT * dog_gain(state, seat, int(state.source)) // 4 - 2
    return total


@rule
def best_take(state: State, seat: int) -> int:
    """What the best card of the line would add to the hand."""
    cells, best = line(state, seat) & state.free, 0
    while cells != 0:
        best = max(best, take_value(state, seat, int(state.pasture[lowest(cells)])))
        cells &= cells - 1
    return best


@rule
def take_value(state: State, seat: int, card: int) -> int:
    """What a card adds to the hand, less what it takes from the pasture."""
    if card > DOG:
        return PROMISE * steps_of(card)
    if card == DOG:
        return POINT // 3
    kind = type_of(card)
    if state.owner[kind] != NONE:
        return 0
    points, held, value = worth(state, kind), held_of(state, seat, kind), steps_of(card)
    now = prospect(state, seat, kind, points, held)
    return prospect(state, seat, kind, points - value, held + value) - now


@rule
def dog_gain(state: State, seat: int, source: int) -> int:
    """The most points a dog could double by leading a card home, without asking anybody; NONE: any card."""
    joined = joined_cells(state, seat)
    home = spread(joined | 1 << int(state.stable[seat])) & open_cells(state, seat) & ~joined
    for other in range(state.seats):
        home &= ~state.herd[other]
    cells, best = state.herd[seat] & ~joined, 0
    if source != NONE:
        cells &= 1 << source
    while cells != 0:
        cell = lowest(cells)
        if CROSS[cell] & home:
            best = max(best, steps_of(int(state.pasture[cell])))
        cells &= cells - 1
    return best
