"""Set-up: the cards of this number of players, the pasture, the stables, the hands (G6 to G12)."""

from __future__ import annotations

from ...core import dealer
from ...core.jit import rule
from .cards import put_card
from .data import DOGS_USED, HAND, MILK_USED, SIZE, STABLES, STARTS, TYPES, TYPES_USED, VALUES
from .pasture import CELLS, INSIDE
from .table import DECK, DOG, GOATS, MILK1, MILK2, NONE, OUTSIDE, PLAYERS, PLAYING, STABLE, State


@rule
def setup(state: State) -> None:
    """Deals a match; seat 0 starts (G12)."""
    clear(state)
    place_stables(state)
    gather(state)
    dealer.shuffle(state, state.pile, state.left)
    lay_pasture(state)
    deal_hands(state)


@rule
def clear(state: State) -> None:
    """An empty table before the first turn."""
    for seat in range(PLAYERS):
        state.stable[seat] = state.pawn[seat] = NONE
        state.herd[seat] = 0
        state.dogs[seat] = state.milk[seat, 0] = state.milk[seat, 1] = 0
        for i in range(HAND):
            state.hand[seat, i] = NONE
            state.open[seat, i] = 0
    for card in range(GOATS):
        state.front[card] = NONE
    for kind in range(TYPES):
        state.owner[kind] = state.piled[kind] = NONE
    for i in range(DECK):
        state.pile[i] = NONE
    for cell in range(CELLS):
        state.pasture[cell] = NONE if INSIDE[SIZE[state.seats]] >> cell & 1 else OUTSIDE
    state.turn, state.phase, state.left, state.requests, state.last, state.free = 0, PLAYING, 0, 0, 0, 0
    state.played = state.source = state.target = NONE


@rule
def place_stables(state: State) -> None:
    """Stables become cells of the pasture, the big goats stand in front of them (G9, G10, GA1 to GA3)."""
    for seat in range(state.seats):
        cell = int(STABLES[state.stable_layout, state.seats, seat])
        state.stable[seat] = cell
        state.pasture[cell] = STABLE
        state.pawn[seat] = STARTS[state.stable_layout, state.seats, seat]


@rule
def lay_pasture(state: State) -> None:
    """A card face up in every cell without a stable (G7)."""
    for cell in range(CELLS):
        if state.pasture[cell] == NONE:
            state.pasture[cell] = draw_card(state)
            state.free |= 1 << cell


@rule
def copies(state: State, card: int) -> int:
    """How many cards of that number are in play with so many players (G6, GA28)."""
    if card < GOATS:
        return 1 if card < VALUES * int(TYPES_USED[state.seats]) else 0
    if card == DOG:
        return int(DOGS_USED[state.seats])
    return int(MILK_USED[state.milk_split, state.seats, card - MILK1])


@rule
def gather(state: State) -> None:
    """Every card of this number of players onto the pile, in order."""
    goats = VALUES * int(TYPES_USED[state.seats])
    for card in range(goats):
        state.pile[card] = card
    state.left = goats
    for card in range(DOG, MILK2 + 1):
        for _ in range(copies(state, card)):
            state.pile[state.left] = card
            state.left += 1


@rule
def draw_card(state: State) -> int:
    """The top card of the pile."""
    state.left -= 1
    card = int(state.pile[state.left])
    state.pile[state.left] = NONE
    return card


@rule
def deal_hands(state: State) -> None:
    """Two cards each, seat by seat, dogs set aside; if any was, they are shuffled back in (G11, Precision 8)."""
    aside = 0
    for seat in range(state.seats):
        for _ in range(HAND):
            card = draw_card(state)
            while card == DOG:
                aside += 1
                card = draw_card(state)
            put_card(state, seat, card, 0)
    for _ in range(aside):
        state.pile[state.left] = DOG
        state.left += 1
    if aside > 0:
        dealer.shuffle(state, state.pile, state.left)
