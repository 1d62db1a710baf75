"""What the doors run: one compiled call a step, for one match or for thousands, written once for all games.

`states` is an array of records, `desk` a place or more to veil copies on, `views` rows of observations, `masks` rows of
action masks.  Everything is `@rule`, so the same text runs plain, compiled and in CUDA kernels.
"""

from __future__ import annotations

from typing import Any

from ..core import playout, rules
from ..core.jit import rule
from ..core.playout import States
from ..core.state import Numbers, State

Rows = Any  # a two-dimensional array


@rule
def look(state: State, desk: States, place: int, seat: int, view: Numbers) -> None:
    """Writes the observation of a seat: the features of its veiled state."""
    desk[place] = state
    rules.veil(desk[place], seat)
    rules.features(desk[place], seat, view)


@rule
def mask(state: State, seat: int, out: Numbers, row: Numbers) -> None:
    """Writes the action mask of a seat: 1 for every legal move if it owes one, else zeros."""
    for move in range(len(row)):
        row[move] = 0
    if rules.to_move(state) >> seat & 1:
        for i in range(rules.legal(state, seat, out)):
            row[int(out[i])] = 1


@rule
def mask_mover(state: State, seat: int, out: Numbers, row: Numbers) -> None:
    """The same for a seat that is known to owe a move."""
    for move in range(len(row)):
        row[move] = 0
    for i in range(rules.legal(state, seat, out)):
        row[int(out[i])] = 1


@rule
def turn(states: States, desk: States, seat: int, move: int, view: Numbers, row: Numbers, out: Numbers) -> int:
    """A legal move, then who is next with its observation and mask; -1 when the match is over."""
    state = states[0]
    rules.play(state, seat, move)
    return onward(states, desk, view, row, out)


@rule
def onward(states: States, desk: States, view: Numbers, row: Numbers, out: Numbers) -> int:
    """The next seat, with its observation and mask; -1 when the match is over."""
    state = states[0]
    if rules.ending(state) != 0:
        return -1
    seat = playout.next_seat(state)
    look(state, desk, 0, seat, view)
    mask_mover(state, seat, out, row)
    return seat


@rule
def begin(states: States, desk: States, fresh: States, seed: int, view: Numbers, row: Numbers, out: Numbers) -> int:
    """Deals, and the first seat with its observation and mask."""
    playout.deal(states, 0, fresh, seed)
    return onward(states, desk, view, row, out)


@rule
def round_of(states: States, desk: States, moves: Numbers, views: Rows, masks: Rows, out: Numbers) -> int:
    """The moves of all seats that owed one (-1: none) at once, then everybody's observations and masks.

    The masks have a last column for passing, open to the seats that owe no move.  Returns who owes one now.
    """
    state = states[0]
    for seat in range(len(moves)):
        if moves[seat] >= 0:
            rules.play(state, seat, int(moves[seat]))
    return everybody(states, desk, views, masks, out)


@rule
def everybody(states: States, desk: States, views: Rows, masks: Rows, out: Numbers) -> int:
    """Everybody's observations and masks, passing included; returns the seats that owe a move, one bit each."""
    state = states[0]
    owing = rules.to_move(state)
    for seat in range(masks.shape[0]):
        look(state, desk, 0, seat, views[seat])
        mask(state, seat, out, masks[seat])
        if not owing >> seat & 1:
            masks[seat, masks.shape[1] - 1] = 1
    return owing


@rule
def gather(states: States, desk: States, fresh: States, seed: int, views: Rows, masks: Rows, out: Numbers) -> int:
    """Deals, and everybody's first observations and masks."""
    playout.deal(states, 0, fresh, seed)
    return everybody(states, desk, views, masks, out)


@rule
def finish(states: States, rewards: Any, scores: Numbers, places: Numbers) -> int:
    """Rewards, points and places of a finished match; returns the number of the rule that ended it."""
    state = states[0]
    playout.reward(state, rewards)
    for seat in range(state.seats):
        scores[seat] = rules.score(state, seat)
        places[seat] = 1
        for other in range(state.seats):
            if rules.standing(state, other) > rules.standing(state, seat):
                places[seat] += 1
    return int(rules.ending(state))


@rule
def glance(states: States, desk: States, seat: int, view: Numbers) -> None:
    """The observation of any seat of the first match."""
    look(states[0], desk, 0, seat, view)


@rule
def whole(states: States, desk: States, views: Rows) -> None:
    """The observations of all seats of the first match."""
    for seat in range(views.shape[0]):
        look(states[0], desk, 0, seat, views[seat])
