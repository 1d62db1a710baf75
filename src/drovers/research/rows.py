"""Rows of matches stepped together, written once for all games: what `vector` and the CUDA kernels run."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core import dice, playout, rules
from ..core.jit import rule
from ..core.playout import States
from ..core.state import Numbers, State
from . import drivers

Rows = Any  # a two-dimensional array


@rule
def first_illegal(actions: Numbers, masks: Rows, idle: Numbers) -> int:
    """-1, or the first match whose action is outside the space or not legal; idle ones take any action."""
    for k in range(len(actions)):
        if idle[k] != 0:
            continue
        if actions[k] < 0 or actions[k] >= masks.shape[1]:
            return k
        if masks[k, actions[k]] == 0:
            return k
    return -1


class Batch(NamedTuple):
    """Matches side by side, and where each one's next deal comes from."""

    states: States
    fresh: States  # one record with seats and options and nothing dealt
    seeds: Numbers  # of the deal each match is playing
    stride: int  # from a match's seed to its next
    counts: Numbers  # moves made so far
    limit: int  # moves after which a match is cut; 0: never


class Shown(NamedTuple):
    """What the seat to move sees (no columns: nothing), may do, and is."""

    views: Rows
    masks: Rows
    seats: Numbers


class Ends(NamedTuple):
    """What became of the matches that ended in this step: 1 over, 2 cut, 0 goes on."""

    rewards: Rows
    ended: Numbers
    scores: Rows
    plies: Numbers


class Share(NamedTuple):
    """What one thread works with: a desk to veil copies on, room for legal moves, and its matches low..high-1."""

    desk: States
    out: Numbers
    low: int
    high: int


@rule
def show(state: State, k: int, shown: Shown, desk: States, out: Numbers) -> None:
    """Writes row k: who is to move, its mask, and its observation."""
    seat = playout.next_seat(state)
    shown.seats[k] = seat
    drivers.mask_mover(state, seat, out, shown.masks[k])
    if shown.views.shape[1] > 0:
        drivers.look(state, desk, 0, seat, shown.views[k])


@rule
def settle(state: State, k: int, rewards: Rows, scores: Rows) -> None:
    """Writes the rewards and points of a match that is over in row k."""
    playout.reward(state, rewards[k])
    for seat in range(state.seats):
        scores[k, seat] = rules.score(state, seat)


@rule
def clear(k: int, ends: Ends) -> None:
    """Nothing has ended in row k."""
    ends.ended[k] = 0
    for seat in range(ends.rewards.shape[1]):
        ends.rewards[k, seat] = 0


@rule
def renew(batch: Batch, k: int) -> None:
    """Deals match k anew from its next seed."""
    batch.seeds[k] += batch.stride
    batch.counts[k] = 0
    playout.deal(batch.states, k, batch.fresh, int(batch.seeds[k]))


@rule
def deal_part(batch: Batch, shown: Shown, share: Share) -> None:
    """Deals the matches of a share from their seeds."""
    for k in range(share.low, share.high):
        batch.counts[k] = 0
        playout.deal(batch.states, k, batch.fresh, int(batch.seeds[k]))
        show(batch.states[k], k, shown, share.desk, share.out)


@rule
def step_row(batch: Batch, k: int, seat: int, action: int, ends: Ends) -> None:
    """A legal move in match k; a finished one is settled and dealt anew."""
    clear(k, ends)
    rules.play(batch.states[k], seat, action)
    batch.counts[k] += 1
    if rules.ending(batch.states[k]) != 0:
        ends.ended[k] = 1
        settle(batch.states[k], k, ends.rewards, ends.scores)
    elif batch.counts[k] == batch.limit:
        ends.ended[k] = 2
    if ends.ended[k] != 0:
        ends.plies[k] = batch.counts[k]
        renew(batch, k)


@rule
def step_part(batch: Batch, actions: Numbers, shown: Shown, ends: Ends, share: Share) -> None:
    """One legal move in each match of a share; those that end are dealt anew from their next seed."""
    for k in range(share.low, share.high):
        step_row(batch, k, int(shown.seats[k]), int(actions[k]), ends)
        show(batch.states[k], k, shown, share.desk, share.out)


@rule
def choices_part(states: States, shown: Shown, share: Share) -> None:
    """Who is to move in each match of a share, and its mask."""
    for k in range(share.low, share.high):
        shown.seats[k] = playout.next_seat(states[k])
        drivers.mask_mover(states[k], int(shown.seats[k]), share.out, shown.masks[k])


@rule
def truth_part(states: States, views: Rows, seats: Numbers, share: Share) -> None:
    """What the seats to move would see if nothing were hidden, in each match of a share."""
    for k in range(share.low, share.high):
        rules.features(states[k], int(seats[k]), views[k])


@rule
def whole_part(states: States, views: Any, share: Share) -> None:
    """The observations of all seats in each match of a share."""
    for k in range(share.low, share.high):
        for seat in range(views.shape[1]):
            drivers.look(states[k], share.desk, 0, seat, views[k, seat])


@rule
def list_row(state: State, k: int, desk: States, shown: Shown, lists: Rows, lengths: Numbers) -> None:
    """`show` for wide masks: row k of `lists` holds the legal moves, so that only what has changed is written."""
    for i in range(lengths[k]):
        shown.masks[k, int(lists[k, i])] = 0
    seat = playout.next_seat(state)
    shown.seats[k] = seat
    lengths[k] = rules.legal(state, seat, lists[k])
    for i in range(lengths[k]):
        shown.masks[k, int(lists[k, i])] = 1
    if shown.views.shape[1] > 0:
        drivers.look(state, desk, 0, seat, shown.views[k])


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
