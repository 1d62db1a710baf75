"""`legal` and `why_not` agree on the whole move space, for every seat, at every ply."""

from __future__ import annotations

from ..core import dice, playout, rules
from ..core.jit import compiled, rule
from ..core.state import Numbers, State
from .case import Case

NOT_ASCENDING, NOBODY, DISAGREE, PICKED = 1, 2, 3, 4
FAULTS = {
    NOT_ASCENDING: "legal moves are not ascending",
    NOBODY: "the seat to move has no legal move",
    DISAGREE: "legal and why_not disagree",
    PICKED: "a move picked at random is not the one of the list",
}


def legal_equals_why_not(case: Case, seeds: range = range(20)) -> None:
    """Compares both at every ply of random matches, compiled, over all numbers of the move space and all seats."""
    states, fresh, out = case.records()
    rng = dice.new_dice(0)
    for seed in seeds:
        fault = compiled(compared)(states, fresh, seed, rng, out, case.game.moves)
        if fault:
            ply, kind = divmod(fault, 10)
            raise AssertionError(f"{case} seed {seed} ply {ply}: {FAULTS[kind]}")


@rule
def compared(states: playout.States, fresh: playout.States, seed: int, rng: dice.Dice, out: Numbers, moves: int) -> int:
    """Plays a random match; 0, or ply * 10 + the first fault seen."""
    playout.deal(states, 0, fresh, seed)
    dice.shake(rng, seed)
    state = states[0]
    ply = 0
    while rules.ending(state) == 0:
        owing = rules.to_move(state)
        for seat in range(state.seats):
            count = rules.legal(state, seat, out) if owing >> seat & 1 else 0
            fault = seat_fault(state, seat, out, count, moves)
            if fault or (owing >> seat & 1 and count == 0):
                return ply * 10 + (fault if fault else 2)
        seat = playout.next_seat(state)
        dice.shake(rng, seed + ply)
        picked = playout.pick(state, seat, rng, out)
        dice.shake(rng, seed + ply)
        count = rules.legal(state, seat, out)
        if picked != out[dice.below(rng, count)]:
            return ply * 10 + 4
        rules.play(state, seat, picked)
        ply += 1
    for seat in range(state.seats):
        fault = seat_fault(state, seat, out, 0, moves)
        if fault:
            return ply * 10 + fault
    return 0


@rule
def seat_fault(state: State, seat: int, out: Numbers, count: int, moves: int) -> int:
    """0, or what is wrong with this seat's list of legal moves."""
    place = 0
    for i in range(1, count):
        if out[i] <= out[i - 1]:
            return 1
    for move in range(moves):
        listed = place < count and out[place] == move
        if listed:
            place += 1
        if (rules.why_not(state, seat, move) == 0) != listed:
            return 3
    return 0 if place == count else 3
