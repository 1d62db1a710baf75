"""Who knows what: one's own cards and those revealed; of the others, how many they hold and who has chosen."""

from __future__ import annotations

from drovers.core import dealer, dice
from drovers.core.dice import Dice
from drovers.core.jit import rule

from .table import CARDS, HAND, HIDDEN, NONE, State


@rule
def veil(state: State, seat: int) -> None:
    """Blanks the deck, and the hands and choices of the others."""
    dealer.forget(state)
    for card in range(CARDS):
        state.deck[card] = HIDDEN
    for other in range(state.seats):
        if other != seat:
            if state.chosen[other] >= 0:
                state.chosen[other] = HIDDEN
            veil_hand(state, other)


@rule
def veil_hand(state: State, seat: int) -> None:
    """Only how many are left: which place is empty would say which card was laid."""
    left = 0
    for i in range(HAND):
        left += state.hand[seat, i] != NONE
    for i in range(HAND):
        state.hand[seat, i] = HIDDEN if i < left else NONE


@rule
def imagine(state: State, seat: int, rng: Dice) -> None:
    """Deals the unseen cards anew to whoever holds or has laid one."""
    dealer.seat_key(state, dice.word(rng))
    state.drawn = CARDS  # as far as the deal went: any future draw is new to everybody
    unseen = lay_out(state, seat)
    for other in range(state.seats):
        if state.chosen[other] == HIDDEN:
            unseen -= 1
            state.chosen[other] = pick(state, unseen, rng)
        for i in range(HAND):
            if state.hand[other, i] == HIDDEN:
                unseen -= 1
                state.hand[other, i] = pick(state, unseen, rng)


@rule
def lay_out(state: State, seat: int) -> int:
    """Writes the cards the seat has not seen onto the deck; how many."""
    unseen = 0
    for card in range(CARDS):
        known = state.shown[card] == 1 or (seat >= 0 and state.chosen[seat] == card)
        for i in range(HAND):
            known = known or (seat >= 0 and state.hand[seat, i] == card)
        if not known:
            state.deck[unseen] = card
            unseen += 1
    return unseen


@rule
def pick(state: State, last: int, rng: Dice) -> int:
    """Any of the cards up to place `last` of the deck, which it then leaves."""
    j = dice.below(rng, last + 1)
    card = int(state.deck[j])
    state.deck[j] = state.deck[last]
    state.deck[last] = card
    return card
