"""All worlds that a state may be, as far as the seats have it in common.

Those are the world itself, every one a seat takes it for, every one a seat would take such a world for, and so on:
what all seats know, and know of each other, is never in doubt.  They are found by drawing.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ..core import dealer, dice, rules
from ..core.jit import compiled, rule
from ..core.playout import States
from ..core.state import Numbers
from .digests import Desk, digest, sight

SURE = 20.0  # with n worlds found among draws that are all as likely, n (log n + 20) draws miss one of them with a
# chance of two in a billion


class Worlds(NamedTuple):
    """Room for worlds, and how they are told apart: places by digests, which look showed each last, looks taken."""

    states: States
    places: Numbers  # of a world, counted from 1, where its digest belongs; 0: none
    keys: Numbers
    shown: Numbers
    looks: Numbers


def worlds_of(states: States, desk: Desk, sure: float = SURE, rng: Any = None) -> States:
    """The worlds that states[0] belongs to, itself the first; none where there are more of them than states."""
    most = len(states)
    table = 1 << (4 * most).bit_length()
    room = Worlds(states, *(np.zeros(size, np.int64) for size in (table, most, most, table)))
    used = int(compiled(find)(room, desk, sure, dice.new_dice(0) if rng is None else rng))
    return states[:used]


@rule
def find(room: Worlds, desk: Desk, sure: float, rng: dice.Dice) -> int:
    """Finds the worlds that states[0] belongs to; returns how many they are, 0 where there is no room for them."""
    desk.states[1] = room.states[0]
    used, at = place(room, desk, 0), 0
    while at < used:
        for seat in range(room.states[0].seats):
            look = sight(desk, room.states[at], seat) + seat
            if first_time(room.looks, look):
                used = look_around(room, desk, seat, look, used, sure, rng)
                if used == 0:
                    return 0
        at += 1
    return used


@rule
def look_around(room: Worlds, desk: Desk, seat: int, look: int, used: int, sure: float, rng: dice.Dice) -> int:
    """Draws worlds that the seat thinks possible, the desk's state 0 being its sight, until none is likely to lack."""
    draws, alike = 0, 0
    while alike == 0 or draws < alike * (math.log(alike) + sure):
        desk.states[1] = desk.states[0]
        rules.imagine(desk.states[1], seat, rng)
        used = place(room, desk, used)
        if used == 0:
            return 0
        k = int(room.places[spot(room, digest(desk, 1))]) - 1
        alike += room.shown[k] != look
        room.shown[k] = look
        draws += 1
    return used


@rule
def place(room: Worlds, desk: Desk, used: int) -> int:
    """Keeps the world on the desk, unless it is there; returns how many there are, 0 where there is no room.

    Nothing is dealt any more, so which dealer it was makes no difference.
    """
    dealer.forget(desk.states[1])
    key = digest(desk, 1)
    free = spot(room, key)
    if room.places[free] != 0:
        return used
    if used == len(room.keys):
        return 0
    room.states[used] = desk.states[1]
    room.keys[used] = key
    room.places[free] = used + 1
    return used + 1


@rule
def spot(room: Worlds, key: int) -> int:
    """Where the world of this digest is noted, or would be."""
    at = key & (len(room.places) - 1)
    while room.places[at] != 0 and room.keys[int(room.places[at]) - 1] != key:
        at = (at + 1) & (len(room.places) - 1)
    return at


@rule
def first_time(looks: Numbers, look: int) -> bool:
    """Whether this sight is new; it is not any more."""
    at = look & (len(looks) - 1)
    while looks[at] != 0 and looks[at] != look:
        at = (at + 1) & (len(looks) - 1)
    new = looks[at] == 0
    looks[at] = look
    return bool(new)
