"""Whole matches and batches of them, written once for all games.  Run plain or through `jit.compiled`.

`states` is an array of records (plain: a `Shelf`); `fresh` holds one record with seats and options and nothing dealt.
"""

from __future__ import annotations

from typing import Any

from . import dealer, dice, rules
from .jit import each_game_may, rule
from .sets import lowest
from .state import Numbers, State

States = Any  # an array of records, or a Shelf


@rule
def next_seat(state: State) -> int:
    """The first seat that owes a move; simultaneous choices are made in seat order, unseen by the others."""
    return lowest(rules.to_move(state))


@each_game_may("legality")
def pick(state: State, seat: int, rng: dice.Dice, out: Numbers) -> int:
    """A legal move at random, by one roll over their list; a game may come to the same one without writing the list."""
    count = rules.legal(state, seat, out)
    return int(out[dice.below(rng, count)])


@rule
def deal(states: States, k: int, fresh: States, seed: int) -> None:
    """Deals match k anew from a small seed; equal to `Game.new(seed=seed)`."""
    states[k] = fresh[0]
    dealer.seat_key(states[k], seed)
    rules.setup(states[k])


@rule
def playout(state: State, rng: dice.Dice, out: Numbers) -> int:
    """Plays random moves to the end; returns how many."""
    plies = 0
    while rules.ending(state) == 0:
        seat = next_seat(state)
        rules.play(state, seat, pick(state, seat, rng, out))
        plies += 1
    return plies


@rule
def random_match(states: States, k: int, fresh: States, seed: int, rng: dice.Dice, out: Numbers) -> int:
    """Deals match k from a seed and plays it to the end with dice from the same seed; returns how many moves."""
    deal(states, k, fresh, seed)
    dice.shake(rng, seed)
    return playout(states[k], rng, out)


@rule
def playouts(states: States, fresh: States, seed: int, rng: dice.Dice, out: Numbers, plies: Numbers) -> int:
    """Random matches from seeds seed, seed+1, …, one for each place in `plies`; returns the moves made."""
    total = 0
    for k in range(len(plies)):
        plies[k] = random_match(states, k % states.shape[0], fresh, seed + k, rng, out)
        total += plies[k]
    return total


@rule
def checked(
    states: States, fresh: States, seed: int, rng: dice.Dice, out: Numbers, plies: Numbers, flaws: Numbers
) -> int:
    """The matches of `playouts`, each asked for a flaw at every ply and left at the first; returns the moves made."""
    total = 0
    for k in range(len(plies)):
        place = k % states.shape[0]
        deal(states, place, fresh, seed + k)
        dice.shake(rng, seed + k)
        state = states[place]
        plies[k] = 0
        flaws[k] = rules.flaw(state)
        while flaws[k] == 0 and rules.ending(state) == 0:
            seat = next_seat(state)
            rules.play(state, seat, pick(state, seat, rng, out))
            plies[k] += 1
            flaws[k] = rules.flaw(state)
        total += plies[k]
    return total


@rule
def results(states: States, endings: Numbers, standings: Any, scores: Any) -> None:
    """The rule that ended each match (0: none yet), and the standing and points of every seat."""
    for k in range(len(endings)):
        endings[k] = rules.ending(states[k])
        for seat in range(states[k].seats):
            standings[k, seat] = rules.standing(states[k], seat)
            scores[k, seat] = rules.score(states[k], seat)


@rule
def step(states: States, k: int, move: int, out: Numbers) -> int:
    """One move of match k by the next seat; returns how many legal moves, in `out`, the seat after it has (0: over)."""
    state = states[k]
    rules.play(state, next_seat(state), move)
    if rules.ending(state) != 0:
        return 0
    return int(rules.legal(state, next_seat(state), out))


@rule
def choices(states: States, k: int, out: Numbers) -> int:
    """The legal moves of the next seat of match k, in `out`; returns how many (0: over)."""
    if rules.ending(states[k]) != 0:
        return 0
    return int(rules.legal(states[k], next_seat(states[k]), out))


@rule
def perft(states: States, depth: int, outs: Any, counts: Numbers, nexts: Numbers) -> int:
    """How many sequences of `depth` moves lead on from states[0] (chance as the seed deals it).

    `states` holds depth+1 records, `outs` one row of legal moves a level; a match that ends early counts once.
    """
    total, level = 0, 0
    counts[0] = -1
    while level >= 0:
        state = states[level]
        if level == depth or rules.ending(state) != 0:
            total += 1
            level -= 1
            continue
        if counts[level] < 0:
            counts[level] = rules.legal(state, next_seat(state), outs[level])
            nexts[level] = 0
        if nexts[level] == counts[level]:
            level -= 1
            continue
        states[level + 1] = states[level]
        rules.play(states[level + 1], next_seat(state), int(outs[level][int(nexts[level])]))
        nexts[level] += 1
        level += 1
        counts[level] = -1
    return total


@rule
def reward(state: State, rewards: Any) -> None:
    """Writes each seat's reward at the end: of the other seats, the share it beat less the share that beat it."""
    seats = int(state.seats)
    for seat in range(seats):
        mine, ahead = rules.standing(state, seat), 0
        for other in range(seats):
            if rules.standing(state, other) < mine:
                ahead += 1
            elif rules.standing(state, other) > mine:
                ahead -= 1
        rewards[seat] = ahead / (seats - 1)
