"""Rows of matches stepped together, written once for all games: what `vector` and the CUDA kernels run.

A batch is one structured array each: `states` the matches, `views`, `masks`, `seats` what the seat to move sees, may do
and is, `rewards`, `ended`, `scores`, `plies` what became of the matches that ended in this step.
"""

from __future__ import annotations

from typing import Any

from ..core import dice, playout, rules
from ..core.jit import rule
from ..core.playout import States
from ..core.state import Numbers
from . import drivers

Rows = Any  # a two-dimensional array


@rule
def first_illegal(actions: Numbers, masks: Rows) -> int:
    """-1, or the first match whose action is outside the space or not legal."""
    for k in range(len(actions)):
        if actions[k] < 0 or actions[k] >= masks.shape[1]:
            return k
        if masks[k, actions[k]] == 0:
            return k
    return -1


@rule
def show(
    states: States, place: int, k: int, desk: States, spot: int, views: Rows, masks: Rows, seats: Numbers, out: Numbers
) -> None:
    """Writes row k: who is to move in states[place], its mask, and its observation (unless `views` has no columns)."""
    seat = playout.next_seat(states[place])
    seats[k] = seat
    drivers.mask_mover(states[place], seat, out, masks[k])
    if views.shape[1] > 0:
        drivers.look(states[place], desk, spot, seat, views[k])


@rule
def settle(states: States, place: int, k: int, rewards: Rows, scores: Rows) -> None:
    """Writes the rewards and points of states[place], which is over, in row k."""
    drivers.reward(states[place], rewards[k])
    for seat in range(states[place].seats):
        scores[k, seat] = rules.score(states[place], seat)


@rule
def clear(k: int, rewards: Rows, ended: Numbers) -> None:
    """Nothing has ended in row k."""
    ended[k] = 0
    for seat in range(rewards.shape[1]):
        rewards[k, seat] = 0


@rule
def renew(states: States, place: int, k: int, fresh: States, seeds: Numbers, stride: int, counts: Numbers) -> None:
    """Deals states[place] anew from row k's next seed."""
    seeds[k] += stride
    counts[k] = 0
    playout.deal(states, place, fresh, int(seeds[k]))


@rule
def deal_part(
    states: States, fresh: States, seeds: Numbers, counts: Numbers, views: Rows, masks: Rows, seats: Numbers,
    desk: States, out: Numbers, low: int, high: int,
) -> None:  # fmt: skip
    """Deals matches low..high-1 from their seeds."""
    for k in range(low, high):
        counts[k] = 0
        playout.deal(states, k, fresh, int(seeds[k]))
        show(states, k, k, desk, 0, views, masks, seats, out)


@rule
def step_row(
    states: States, place: int, k: int, fresh: States, seeds: Numbers, stride: int, counts: Numbers, limit: int,
    action: int, rewards: Rows, ended: Numbers, scores: Rows, plies: Numbers, seat: int,
) -> None:  # fmt: skip
    """A legal move in states[place], which is row k; a finished match is settled and dealt anew.

    `ended` becomes 1 where it is over, 2 where it was cut at `limit` moves.
    """
    clear(k, rewards, ended)
    rules.play(states[place], seat, action)
    counts[k] += 1
    if rules.ending(states[place]) != 0:
        ended[k] = 1
        settle(states, place, k, rewards, scores)
    elif counts[k] == limit:
        ended[k] = 2
    if ended[k] != 0:
        plies[k] = counts[k]
        renew(states, place, k, fresh, seeds, stride, counts)


@rule
def step_part(
    states: States, fresh: States, seeds: Numbers, stride: int, counts: Numbers, limit: int, actions: Numbers,
    views: Rows, masks: Rows, seats: Numbers, rewards: Rows, ended: Numbers, scores: Rows, plies: Numbers,
    desk: States, out: Numbers, low: int, high: int,
) -> None:  # fmt: skip
    """One legal move in each of the matches low..high-1; those that end are dealt anew from their next seed."""
    for k in range(low, high):
        step_row(
            states, k, k, fresh, seeds, stride, counts, limit, int(actions[k]),
            rewards, ended, scores, plies, int(seats[k]),
        )  # fmt: skip
        show(states, k, k, desk, 0, views, masks, seats, out)


@rule
def list_row(
    states: States, place: int, k: int, desk: States, spot: int, views: Rows, masks: Rows, seats: Numbers,
    lists: Rows, lengths: Numbers,
) -> None:  # fmt: skip
    """`show` for wide masks: row k of `lists` holds the legal moves, so that only what has changed is written."""
    for i in range(lengths[k]):
        masks[k, int(lists[k, i])] = 0
    seat = playout.next_seat(states[place])
    seats[k] = seat
    lengths[k] = rules.legal(states[place], seat, lists[k])
    for i in range(lengths[k]):
        masks[k, int(lists[k, i])] = 1
    if views.shape[1] > 0:
        drivers.look(states[place], desk, spot, seat, views[k])


@rule
def witness(states: States, place: int, rng: dice.Dice, out: Numbers) -> int:
    """Plays random moves to the end; returns a number made of every seat, move and count of choices on the way."""
    digest = 0
    while rules.ending(states[place]) == 0:
        seat = playout.next_seat(states[place])
        count = rules.legal(states[place], seat, out)
        move = int(out[dice.below(rng, count)])
        rules.play(states[place], seat, move)
        digest = (digest * 1_000_003 + move * 64 + seat + count * 7919) & dice.MASK
    return digest


@rule
def witness_rows(states: States, fresh: States, seed: int, rng: dice.Dice, out: Numbers, digests: Numbers) -> None:
    """Random matches from seeds seed, seed+1, … to their ends, with the digest of each."""
    for k in range(len(digests)):
        playout.deal(states, k, fresh, seed + k)
        dice.shake(rng, seed + k)
        digests[k] = witness(states, k, rng, out)


@rule
def count(masks: Rows, k: int, low: int, high: int) -> int:
    """How many of these actions are legal in match k."""
    total = 0
    for move in range(low, high):
        total += masks[k, move]
    return total


@rule
def pick_rows(chances: Any, masks: Rows, picks: Numbers) -> None:
    """A legal action for every match: the one at that share of its legal actions."""
    width = masks.shape[1]
    for k in range(len(picks)):
        skip = int(chances[k] * count(masks, k, 0, width))
        move = 0
        while move + 64 <= width:  # whole blocks first: masks are wide and nearly empty
            block = count(masks, k, move, move + 64)
            if block > skip:
                break
            skip -= block
            move += 64
        while skip > 0 or masks[k, move] == 0:
            skip -= masks[k, move]
            move += 1
        picks[k] = move


@rule
def replay_rows(states: States, fresh: States, seeds: Numbers, actions: Rows, plies: Numbers) -> int:
    """Plays recorded actions, one row a match, each by the next seat; returns -1 or the first match that has none."""
    for k in range(len(plies)):
        playout.deal(states, k, fresh, int(seeds[k]))
        for ply in range(plies[k]):
            if rules.ending(states[k]) != 0:
                return k
            rules.play(states[k], playout.next_seat(states[k]), int(actions[k, ply]))
    return -1
