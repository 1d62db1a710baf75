"""Hands and decks: cards come and go, and what others know of them goes with them."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import table as t
from .table import State


@rule
def deck_of(card: int) -> int:
    """The deck whose back the card shows."""
    return t.CLAN_DECK if card < t.CLANS else t.TACTIC_DECK


@rule
def card_in(state: State, deck: int, place: int) -> int:
    """The card at that place of a deck, counted from the bottom."""
    return int(state.clan[place]) if deck == t.CLAN_DECK else int(state.tactic[place])


@rule
def decks_empty(state: State) -> bool:
    """Whether nothing is left to draw."""
    return bool(state.left[t.CLAN_DECK] + state.left[t.TACTIC_DECK] == 0)


@rule
def put_in(state: State, deck: int, place: int, card: int) -> None:
    """Writes the card at that place of a deck."""
    if deck == t.CLAN_DECK:
        state.clan[place] = card
    else:
        state.tactic[place] = card


@rule
def enter_hand(state: State, seat: int, card: int, known: int) -> None:
    """Puts a card in its place of the ascending hand; of two Jokers the better known one stands later."""
    i = int(state.held[seat])
    while i > 0 and (
        state.hand[seat, i - 1] > card or (state.hand[seat, i - 1] == card and state.known[seat, i - 1] > known)
    ):
        state.hand[seat, i] = state.hand[seat, i - 1]
        state.known[seat, i] = state.known[seat, i - 1]
        i -= 1
    state.hand[seat, i] = card
    state.known[seat, i] = known
    state.held[seat] += 1


@rule
def find_in_hand(state: State, seat: int, card: int) -> int:
    """The place of the card in that hand, NONE if it is not there; of two Jokers the better known one."""
    place = t.NONE
    for i in range(int(state.held[seat])):
        if state.hand[seat, i] == card:
            place = i
    return place


@rule
def leave_hand(state: State, seat: int, card: int) -> None:
    """Takes a card out of the hand.  One Tactic card that is no Joker fewer is known to be left (see `plain`)."""
    held = int(state.held[seat])
    for i in range(find_in_hand(state, seat, card), held - 1):
        state.hand[seat, i] = state.hand[seat, i + 1]
        state.known[seat, i] = state.known[seat, i + 1]
    state.hand[seat, held - 1] = t.NONE
    state.known[seat, held - 1] = 0
    state.held[seat] = held - 1
    if card > t.JOKER and state.plain[seat] > 0:
        state.plain[seat] -= 1


@rule
def draw_card(state: State, seat: int, deck: int) -> None:
    """The top card of a deck into the hand (S10, S34).  The hunter recognises one he put under himself."""
    state.left[deck] -= 1
    place = int(state.left[deck])
    card = card_in(state, deck, place)
    put_in(state, deck, place, t.NONE)
    known, knower = 0, seat
    if place < state.buried[deck]:
        state.buried[deck] = place
        knower = int(state.hunter)
        known = 0 if knower == seat else 1
        if deck == t.TACTIC_DECK and state.sealed:
            state.plain[seat] += 1
    enter_hand(state, seat, card, known)
    refilled = t.REFILLED if state.tactics else t.DREW
    tell(state, t.HUNTED if state.phase == t.HUNT else refilled, seat, deck, card, knower)


@rule
def put_under(state: State, seat: int, card: int) -> None:
    """A card of the hunter's hand goes under its own deck; the first one ends up higher (S46, SA36)."""
    leave_hand(state, seat, card)
    deck = deck_of(card)
    for i in range(int(state.left[deck]), 0, -1):
        put_in(state, deck, i, card_in(state, deck, i - 1))
    put_in(state, deck, 0, card)
    state.left[deck] += 1
    state.buried[deck] += 1
    tell(state, t.RETURNED, seat, deck, card)
