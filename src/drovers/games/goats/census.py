"""Counting the cards on the table: in a whole state none may be lost; in a veiled one the rest is unseen."""

from __future__ import annotations

from ...core.jit import rule
from .data import HAND
from .deal import copies
from .pasture import CELLS
from .table import DOG, GOATS, MILK1, NONE, State

HALF = GOATS // 2  # goats whose bits fit one integer


@rule
def goats_in_play(state: State, first: int) -> int:
    """The goats from `first` on that this number of players uses: a bit each for half of them."""
    goats = 0
    for i in range(HALF):
        goats |= copies(state, first + i) << i
    return goats


@rule
def goats_lying(state: State, first: int) -> int:
    """The goats from `first` on that lie somewhere, a bit each for half of them; -1 if one lies twice."""
    goats = 0
    for i in range(HALF):
        if state.front[first + i] != NONE:
            goats |= 1 << i
    for cell in range(CELLS):
        goats = with_goat(goats, int(state.pasture[cell]) - first)
    for i in range(state.left):
        goats = with_goat(goats, int(state.pile[i]) - first)
    for seat in range(state.seats):
        for i in range(HAND):
            goats = with_goat(goats, int(state.hand[seat, i]) - first)
    return goats


@rule
def with_goat(goats: int, place: int) -> int:
    """The set with one more goat; a place outside it adds nothing, one already taken spoils the set for good."""
    if goats < 0 or not 0 <= place < HALF:
        return goats
    return -1 if goats >> place & 1 else goats | 1 << place


@rule
def count_lying(state: State, card: int) -> int:
    """How many cards of that number lie anywhere."""
    count = 0
    for i in range(state.left):
        count += state.pile[i] == card
    for cell in range(CELLS):
        count += state.pasture[cell] == card
    for seat in range(state.seats):
        for i in range(HAND):
            count += state.hand[seat, i] == card
        if card == DOG:
            count += int(state.dogs[seat])
        elif card >= MILK1:
            count += int(state.milk[seat, card - MILK1])
    if card < GOATS:
        count += state.front[card] != NONE
    return count
