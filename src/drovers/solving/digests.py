"""States told apart: hashes of 62 bits of what a record holds, and a desk to make them on."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..core import rules
from ..core.jit import rule, silent
from ..core.playout import States
from ..core.state import State

Rows = Any  # a two-dimensional array
PRIME = 2**31 - 1  # digests are two remainders of it
FIRST, SECOND = 1_103_515_245, 987_654_323
TRAIL = 62  # bits of a digest


class Desk(NamedTuple):
    """Two states to look at, and their bytes as words."""

    states: States
    words: Rows


def desk_for(state: State) -> Desk:
    """A desk for states like this one."""
    states, size = state.row(2), type(state).dtype.itemsize // 4
    if isinstance(states, np.ndarray):
        return Desk(states, states.view(np.int32).reshape(2, size))
    return Desk(states, np.zeros((2, size), np.int32))


@silent
def write_down(desk: Desk, k: int) -> None:
    """A plain state as words; a record lies in them already."""
    desk.words[k] = desk.states[k].record().view(np.int32)


@rule
def digest(desk: Desk, k: int) -> int:
    """A hash of the desk's state k."""
    write_down(desk, k)
    one, two = 1, 2
    for i in range(desk.words.shape[1]):
        one = (one * FIRST + int(desk.words[k, i])) % PRIME
        two = (two * SECOND + int(desk.words[k, i])) % PRIME
    return one << 31 | two


@rule
def sight(desk: Desk, state: State, seat: int) -> int:
    """A hash of what the seat sees of a state; the desk's state 0 becomes that sight."""
    desk.states[0] = state
    rules.veil(desk.states[0], seat)
    return digest(desk, 0)


@rule
def joined(trail: int, action: int, now: int) -> int:
    """A trail one step longer: an action, and the sight after it."""
    one, two = trail >> 31, trail & PRIME
    for part in (action + 7, now >> 31, now & PRIME):
        one = (one * FIRST + part) % PRIME
        two = (two * SECOND + part) % PRIME
    return one << 31 | two
