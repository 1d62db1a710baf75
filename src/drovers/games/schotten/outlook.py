"""What a seat can count for itself, for networks: what sides can still become, and what a card in hand makes of them.

A side *could* become the best that cards nobody has seen allow, the seat's own among them; it is *ready* to become what
the cards its seat is known to hold make of it.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import Part, offsets
from ...core.sets import lowest
from ...core.state import Numbers
from . import table as t
from .features import LENGTH
from .replies import claimed
from .strength import SCALE, need, reach
from .table import State

KINDS = 6  # of formation: none, then sum, run, colour, kind, colour-run
SIDES = 2 * t.STONES  # mine in a row, then the other's

OUTLOOK = (
    Part("could", SIDES * KINDS),
    Part("could_total", SIDES, high=SCALE - 1),
    Part("ready", SIDES * KINDS),
    Part("ready_total", SIDES, high=SCALE - 1),
    Part("ahead", 4 * t.STONES, low=-1),  # mine that could be, that is ready, beside the other's of either sort
    Part("fits", t.CLANS * t.STONES, high=KINDS),  # of a card I hold: the kind its side could be with it, from 1
    Part("holds", t.CLANS * t.STONES),  # and whether the other could do no better
)
COULD, COULD_TOTAL, READY, READY_TOTAL, AHEAD, FITS, HOLDS, END = (LENGTH + place for place in offsets(OUTLOOK))


def _stone(stone: int) -> tuple[int, ...]:
    sides = (stone, t.STONES + stone)
    kinds = [first + side * KINDS + kind for first in (COULD, READY) for side in sides for kind in range(KINDS)]
    totals = [first + side for first in (COULD_TOTAL, READY_TOTAL) for side in sides]
    ahead = [AHEAD + 4 * stone + pair for pair in range(4)]
    cards = [first + stone * t.CLANS + card for first in (FITS, HOLDS) for card in range(t.CLANS)]
    return (*kinds, *totals, *ahead, *cards)


SITES = {"stones": tuple(map(_stone, range(t.STONES)))}


@rule
def outlook(state: State, seat: int, out: Numbers) -> None:
    """Writes every part, behind the features; a stone that is owned has none."""
    for i in range(LENGTH, END):
        out[i] = 0
    me, seen = max(seat, 0), int(state.seen)
    stones = t.ALL_STONES & ~claimed(state)
    while stones:
        write_stone(state, me, lowest(stones), out)
        stones &= stones - 1
    state.seen = seen


@rule
def write_stone(state: State, me: int, stone: int, out: Numbers) -> None:
    """`could`, `ready`, `ahead` of one stone, then what each card in hand makes of it."""
    seen, other = int(state.seen), 1 - me
    mine, theirs = could(state, me, stone, seen), could(state, other, stone, seen)
    my_own, their_own = ready(state, me, stone), ready(state, other, stone)
    write_kind(COULD, COULD_TOTAL, stone, mine, out)
    write_kind(COULD, COULD_TOTAL, t.STONES + stone, theirs, out)
    write_kind(READY, READY_TOTAL, stone, my_own, out)
    write_kind(READY, READY_TOTAL, t.STONES + stone, their_own, out)
    at = AHEAD + 4 * stone
    out[at], out[at + 1] = (mine > theirs) - (mine < theirs), (mine > their_own) - (mine < their_own)
    out[at + 2], out[at + 3] = (my_own > theirs) - (my_own < theirs), (my_own > their_own) - (my_own < their_own)
    state.seen = seen
    if state.size[me, stone] < need(state, stone):
        write_cards(state, me, stone, theirs, out)


@rule
def could(state: State, seat: int, stone: int, seen: int) -> int:
    """The best that side can become with cards that are not seen and not known to be in the other's hand."""
    state.seen = seen | int(state.hand[1 - seat])
    return reach(state, seat, stone, 0)[0]


@rule
def ready(state: State, seat: int, stone: int) -> int:
    """The best it can become with the cards its seat is known to hold."""
    state.seen = t.ALL_CLANS & ~int(state.hand[seat])
    return reach(state, seat, stone, 0)[0]


@rule
def write_kind(first: int, totals: int, side: int, strength: int, out: Numbers) -> None:
    """What a strength is, in two parts."""
    out[first + side * KINDS + (1 + strength // SCALE if strength >= 0 else 0)] = 1
    out[totals + side] = strength % SCALE if strength >= 0 else 0


@rule
def write_cards(state: State, me: int, stone: int, theirs: int, out: Numbers) -> None:
    """`fits` and `holds` of every card in hand at a stone where there is room."""
    cards, seen, slot = int(state.hand[me]), int(state.seen), int(state.size[me, stone])
    state.size[me, stone] = slot + 1
    while cards:
        card = lowest(cards)
        state.side[me, stone, slot] = card
        best = could(state, me, stone, seen | 1 << card)
        place = stone * t.CLANS + card
        out[FITS + place] = 2 + best // SCALE if best >= 0 else 1
        out[HOLDS + place] = 1 if best >= theirs else 0
        cards &= cards - 1
    state.side[me, stone, slot] = t.NONE
    state.size[me, stone] = slot
    state.seen = seen
