"""Who knows what.  Only the starting cards of other hands and the order of the pile are secret (GA31)."""

from __future__ import annotations

from ...core import dealer, dice
from ...core.dice import Dice
from ...core.jit import rule
from ...core.state import fill_places
from .cards import put_card, type_of
from .census import HALF, count_lying, goats_in_play, goats_lying
from .data import HAND
from .deal import copies
from .table import DOG, GOATS, HIDDEN, MILK2, NONE, State


@rule
def veil(state: State, seat: int) -> None:
    """Blanks the pile and the starting cards of other hands, their place in the hand included (GA31)."""
    dealer.forget(state)
    fill_places(state.pile, 0, state.left, HIDDEN)
    for other in range(state.seats):
        if other != seat:
            veil_hand(state, other)


@rule
def veil_hand(state: State, seat: int) -> None:
    """Known cards first, ascending, then as many hidden ones as there are."""
    known, held = 0, 0
    while held < HAND and state.hand[seat, held] != NONE:
        if state.open[seat, held]:
            if known < held:
                state.hand[seat, known], state.open[seat, known] = state.hand[seat, held], 1
            known += 1
        held += 1
    for i in range(known, held):
        state.hand[seat, i], state.open[seat, i] = HIDDEN, 0


@rule
def imagine(state: State, seat: int, rng: Dice) -> None:
    """Deals the unseen cards anew: never a dog (G11) nor a card known to be in the pile (Precision 1) into a hand."""
    dealer.seat_key(state, dice.word(rng))
    dealable = lay_out(state, 0, True)
    unseen = lay_out(state, dealable, False)
    for other in range(state.seats):
        hidden = 0
        for i in range(HAND):
            if state.hand[other, i] == HIDDEN:
                state.hand[other, i] = NONE
                hidden += 1
        for _ in range(hidden):
            j = dice.below(rng, dealable)
            put_card(state, other, int(state.pile[j]), 0)
            dealable -= 1
            unseen -= 1
            state.pile[j] = state.pile[dealable]
            state.pile[dealable] = state.pile[unseen]
            state.pile[unseen] = NONE
    for i in range(unseen - 1, 0, -1):
        j = dice.below(rng, i + 1)
        state.pile[i], state.pile[j] = state.pile[j], state.pile[i]


@rule
def lay_out(state: State, count: int, dealable: bool) -> int:
    """Writes the unseen cards that may (or may not) be in a hand onto the pile from `count` on; the new count."""
    for first in range(0, GOATS, HALF):
        unseen = goats_in_play(state, first) & ~goats_lying(state, first)
        for card in range(first, first + HALF):
            free = state.piled[type_of(card)] != card
            if unseen >> (card - first) & 1 and free == dealable:
                state.pile[count] = card
                count += 1
    for card in range(DOG, MILK2 + 1):
        if (card != DOG) == dealable:
            for _ in range(copies(state, card) - count_lying(state, card)):
                state.pile[count] = card
                count += 1
    return count
