"""Matches stepped side by side for a learner, written once for the processor and for CUDA.

A row is a match, of one of the variants in `fresh`: a batch mixes seats and options.  Moves without a choice are made
at once, so that every row waits for a decision; and beside what the mover sees stands the same of the truth.
"""

from __future__ import annotations

from typing import Any

from ..bots.outlook import told
from ..core import dealer, playout, rules
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
def settle(state: State, shares: Any, points: Any) -> None:
    """Writes every seat's part of the win, shared among equals, and its points."""
    best, level = 0, 0
    for seat in range(state.seats):
        standing = rules.standing(state, seat)
        if level == 0 or standing > best:
            best, level = standing, 1
        elif standing == best:
            level += 1
    for seat in range(state.seats):
        shares[seat] = 1.0 / level if rules.standing(state, seat) == best else 0.0
        points[seat] = rules.score(state, seat)


@rule
def onward(
    states: States, k: int, fresh: States, seeds: Numbers, movers: Numbers, lists: Rows, lengths: Numbers,
    shares: Rows, points: Rows, ended: Numbers, given_up: bool,
) -> None:  # fmt: skip
    """Goes on to the next decision of row k; a match that ends on the way leaves its shares and is dealt anew.

    `given_up` deals at once.  There is one place that deals, for a device's compiler inlines it.
    """
    count = 1
    while count < 2:
        if given_up or rules.ending(states[k]) != 0:
            if not given_up:
                ended[k] = 1
                settle(states[k], shares[k], points[k])
            given_up = False
            seeds[k] += len(seeds)
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
        told(desk[place], seat, truths[k])
    rules.veil(desk[place], seat)
    told(desk[place], seat, views[k])


@rule
def mark(k: int, masks: Rows, lists: Rows, lengths: Numbers, value: int) -> None:
    """Puts this value where the listed moves of row k are in its mask."""
    for i in range(lengths[k]):
        masks[k, int(lists[k, i])] = value


@rule
def move(states: States, k: int, seat: int, action: int, masks: Rows, lists: Rows, lengths: Numbers) -> None:
    """A legal move in row k; -1 is none."""
    mark(k, masks, lists, lengths, 0)
    if action >= 0:
        rules.play(states[k], seat, action)


@rule
def go_on(
    states: States, k: int, fresh: States, seeds: Numbers, desk: States, place: int, views: Rows, truths: Rows,
    masks: Rows, movers: Numbers, lists: Rows, lengths: Numbers, shares: Rows, points: Rows, ended: Numbers,
    given_up: bool,
) -> None:  # fmt: skip
    """On to the next decision of row k, shown."""
    ended[k] = 0
    onward(states, k, fresh, seeds, movers, lists, lengths, shares, points, ended, given_up)
    mark(k, masks, lists, lengths, 1)
    show(states, k, desk, place, int(movers[k]), views, truths)


@rule
def advance_part(
    low: int, high: int, actions: Numbers, states: States, fresh: States, seeds: Numbers, desk: States, place: int,
    views: Rows, truths: Rows, masks: Rows, movers: Numbers, lists: Rows, lengths: Numbers, shares: Rows,
    points: Rows, ended: Numbers,
) -> None:  # fmt: skip
    """A move in each of the rows low..high-1, and on to its next decision; without actions, or with -1, a deal."""
    for k in range(low, high):
        action = int(actions[k]) if len(actions) == len(seeds) else -1
        move(states, k, int(movers[k]), action, masks, lists, lengths)
        go_on(
            states, k, fresh, seeds, desk, place, views, truths, masks, movers, lists, lengths, shares, points, ended,
            action < 0,
        )  # fmt: skip
