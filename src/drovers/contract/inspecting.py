"""One random match in compiled code, looked at from every side: several promises ask it, and it is compiled once."""

from __future__ import annotations

import numpy as np

from ..core import dice, playout, rules
from ..core.jit import compiled, rule
from ..core.state import Numbers, State
from .case import Case

NOT_ASCENDING, NOBODY, DISAGREE, PICKED, UNSOUND = 1, 2, 3, 4, 5
FAULTS = {
    NOT_ASCENDING: "legal moves are not ascending",
    NOBODY: "the seat to move has no legal move",
    DISAGREE: "legal and why_not disagree",
    PICKED: "a move picked at random is not the one of the list",
    UNSOUND: "the state is unsound",
}


LONGEST = 20_000  # moves of a match
UNASKED = -1  # instead of a number of moves: a match that is played, and not looked at


def inspect(case: Case, seeds: range, moves: int) -> None:
    """Raises where one of these matches shows a fault, with its seed and ply."""
    states, fresh, out = case.records()
    rng, trace = dice.new_dice(0), np.zeros(LONGEST, np.int64)
    for seed in seeds:
        ply, kind = divmod(compiled(inspected)(states, fresh, seed, rng, out, trace, moves), 10)
        flaw = rules.flaw(case.game.state().read(states[0])) if kind == UNSOUND else 0
        assert not kind, f"{case} seed {seed} ply {ply}: {case.game.flaws[flaw] if flaw else FAULTS[kind]}"


@rule
def inspected(
    states: playout.States, fresh: playout.States, seed: int, rng: dice.Dice, out: Numbers, trace: Numbers, moves: int
) -> int:
    """Plays a random match and notes its moves; how many * 10 + the first fault seen, if any.

    With no moves to compare, only soundness counts.
    """
    playout.deal(states, 0, fresh, seed)
    state = states[0]
    ply = 0
    while True:
        fault = state_fault(state, out, moves)
        if fault or rules.ending(state) != 0:
            return ply * 10 + fault
        seat = playout.next_seat(state)
        dice.shake(rng, seed + ply)
        trace[ply] = playout.pick(state, seat, rng, out)
        if moves != UNASKED and not is_listed(state, seat, seed + ply, rng, out, int(trace[ply])):
            return ply * 10 + PICKED
        rules.play(state, seat, int(trace[ply]))
        ply += 1


@rule
def is_listed(state: State, seat: int, seed: int, rng: dice.Dice, out: Numbers, picked: int) -> bool:
    """Whether a move picked at random is the one that the same dice show in the list."""
    dice.shake(rng, seed)
    count = rules.legal(state, seat, out)
    return bool(picked == out[dice.below(rng, count)])


@rule
def state_fault(state: State, out: Numbers, moves: int) -> int:
    """0, or what is wrong with a state, whose move it is and what may be played."""
    if moves == UNASKED:
        return 0
    if rules.flaw(state) != 0:
        return UNSOUND
    if moves == 0:
        return 0
    owing = rules.to_move(state) if rules.ending(state) == 0 else 0
    for seat in range(state.seats):
        count = rules.legal(state, seat, out) if owing >> seat & 1 else 0
        if owing >> seat & 1 and count == 0:
            return NOBODY
        fault = seat_fault(state, seat, out, count, moves)
        if fault:
            return fault
    return 0


@rule
def seat_fault(state: State, seat: int, out: Numbers, count: int, moves: int) -> int:
    """0, or what is wrong with this seat's list of legal moves."""
    place = 0
    for i in range(1, count):
        if out[i] <= out[i - 1]:
            return NOT_ASCENDING
    for move in range(moves):
        listed = place < count and out[place] == move
        if listed:
            place += 1
        if (rules.why_not(state, seat, move) == 0) != listed:
            return DISAGREE
    return 0 if place == count else DISAGREE
