"""Matches stepped side by side for a learner, written once for the processor and for CUDA.

A row is a match, of one of the variants in `fresh`: a batch mixes seats and options.  Moves without a choice are made
at once, so that every row waits for a decision; and beside what the mover sees stands the same of the truth.
"""

from __future__ import annotations

from typing import Any

from ..bots.greedy import appraise, prefer
from ..core import dealer, dice, playout, rules
from ..core.jit import rule
from ..core.playout import States
from ..core.state import Numbers, State

Rows = Any  # a two-dimensional array
WARP = 32  # threads of a device that go in step


@rule
def variant_of(k: int, rows: int, variants: int) -> int:
    """Which variant row k plays: one after another, but a device's neighbouring threads do best at the same."""
    return k // WARP % variants if rows >= WARP * variants else k % variants


@rule
def deal(states: States, k: int, fresh: States, seed: int) -> None:
    """Deals row k anew, of its own variant."""
    states[k] = fresh[variant_of(k, states.shape[0], fresh.shape[0])]
    dealer.seat_key(states[k], seed)
    rules.setup(states[k])


@rule
def settle(state: State, shares: Any) -> None:
    """Writes every seat's part of the win, shared among equals."""
    best, level = 0, 0
    for seat in range(state.seats):
        standing = rules.standing(state, seat)
        if level == 0 or standing > best:
            best, level = standing, 1
        elif standing == best:
            level += 1
    for seat in range(state.seats):
        shares[seat] = 1.0 / level if rules.standing(state, seat) == best else 0.0


@rule
def onward(
    states: States, k: int, fresh: States, seeds: Numbers, movers: Numbers, lists: Rows, lengths: Numbers,
    shares: Rows, ended: Numbers,
) -> None:  # fmt: skip
    """Goes on to the next decision of row k; a match that ends on the way leaves its shares and is dealt anew."""
    count = 1
    while count < 2:
        if rules.ending(states[k]) != 0:
            ended[k] = 1
            settle(states[k], shares[k])
            seeds[k] += len(lengths)
            deal(states, k, fresh, int(seeds[k]))
        seat = playout.next_seat(states[k])
        count = rules.legal(states[k], seat, lists[k])
        movers[k] = seat
        if count < 2:
            rules.play(states[k], seat, int(lists[k, 0]))
    lengths[k] = count


@rule
def show(states: States, k: int, desk: States, place: int, seat: int, views: Rows, truths: Rows) -> None:
    """Writes what the seat sees in row k, and in the same layout what it would see if nothing were hidden."""
    desk[place] = states[k]
    if truths.shape[1] > 0:
        rules.features(desk[place], seat, truths[k])
    rules.veil(desk[place], seat)
    rules.features(desk[place], seat, views[k])


@rule
def mark(k: int, masks: Rows, lists: Rows, lengths: Numbers, value: int) -> None:
    """Puts this value where the listed moves of row k are in its mask."""
    for i in range(lengths[k]):
        masks[k, int(lists[k, i])] = value


@rule
def move(states: States, k: int, seat: int, action: int, masks: Rows, lists: Rows, lengths: Numbers) -> None:
    """A legal move in row k."""
    mark(k, masks, lists, lengths, 0)
    rules.play(states[k], seat, action)


@rule
def go_on(
    states: States, k: int, fresh: States, seeds: Numbers, desk: States, place: int, views: Rows, truths: Rows,
    masks: Rows, movers: Numbers, lists: Rows, lengths: Numbers, shares: Rows, ended: Numbers,
) -> None:  # fmt: skip
    """On to the next decision of row k, shown."""
    ended[k] = 0
    onward(states, k, fresh, seeds, movers, lists, lengths, shares, ended)
    mark(k, masks, lists, lengths, 1)
    show(states, k, desk, place, int(movers[k]), views, truths)


@rule
def advance_part(
    low: int, high: int, actions: Numbers, states: States, fresh: States, seeds: Numbers, desk: States, place: int,
    views: Rows, truths: Rows, masks: Rows, movers: Numbers, lists: Rows, lengths: Numbers, shares: Rows,
    ended: Numbers,
) -> None:  # fmt: skip
    """A move in each of the rows low..high-1, and on to its next decision; or, with too few actions, a deal."""
    for k in range(low, high):
        if len(actions) < len(seeds):
            deal(states, k, fresh, int(seeds[k]))
        else:
            move(states, k, int(movers[k]), int(actions[k]), masks, lists, lengths)
        go_on(states, k, fresh, seeds, desk, place, views, truths, masks, movers, lists, lengths, shares, ended)


@rule
def advise(
    states: States, k: int, seat: int, desk: States, place: int, lists: Rows, lengths: Numbers, rng: dice.Dice
) -> int:  # fmt: skip
    """The move that looks best to the seat in one world it thinks possible: what `greedy` would do in a hurry."""
    desk[place] = states[k]
    rules.veil(desk[place], seat)
    rules.imagine(desk[place], seat, rng)
    best, top, ties = 0, 0, 0
    for i in range(lengths[k]):
        move = int(lists[k, i])
        desk[place + 1] = desk[place]
        rules.play(desk[place + 1], seat, move)
        worth = appraise(desk[place + 1], seat) + prefer(desk[place], seat, move)
        if ties == 0 or worth > top:
            best, top, ties = move, worth, 1
        elif worth == top:
            ties += 1
            if dice.below(rng, ties) == 0:
                best = move
    return best


@rule
def advise_part(
    low: int, high: int, states: States, seeds: Numbers, round: int, movers: Numbers, lists: Rows, lengths: Numbers,
    desk: States, place: int, rng: dice.Dice, advice: Numbers,
) -> None:  # fmt: skip
    """`advise` for the rows low..high-1."""
    for k in range(low, high):
        dice.shake(rng, int(seeds[k]) * 4096 + round)
        advice[k] = advise(states, k, int(movers[k]), desk, place, lists, lengths, rng)
