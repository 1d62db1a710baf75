"""Hands and decks: cards come and go, and what others know of them goes with them."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from ...core.sets import size
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
def hand_size(state: State, seat: int) -> int:
    """How many cards that seat holds."""
    return int(state.held[seat, t.CLAN_DECK]) + int(state.held[seat, t.TACTIC_DECK])


@rule
def one_of(card: int) -> int:
    """A Tactic card in a tally of two bits a kind."""
    return 1 << 2 * (card - t.CLANS)


@rule
def count_of(tally: int, card: int) -> int:
    """How many of that kind of Tactic card are in a tally."""
    return tally >> 2 * (card - t.CLANS) & 3


@rule
def tally_size(tally: int) -> int:
    """How many Tactic cards are in a tally."""
    return size(tally & 0b01_01_01_01_01_01_01_01_01) + 2 * size(tally & 0b10_10_10_10_10_10_10_10_10)


@rule
def holds(state: State, seat: int, card: int) -> bool:
    """Whether the card is to be seen in that hand."""
    if card < t.CLANS:
        return bool(state.hand[seat] >> card & 1)
    return count_of(int(state.tricks[seat]), card) > 0


@rule
def enter_hand(state: State, seat: int, card: int, known: bool) -> None:
    """Takes a card into the hand, known to the other seat or not."""
    state.held[seat, deck_of(card)] += 1
    if card < t.CLANS:
        state.hand[seat] |= 1 << card
        state.known[seat] |= (1 if known else 0) << card
    else:
        state.tricks[seat] += one_of(card)
        state.known_tricks[seat] += one_of(card) if known else 0


@rule
def leave_hand(state: State, seat: int, card: int) -> None:
    """Takes a card out of the hand, of two Jokers the better known one.

    One Tactic card that is no Joker fewer is known to be left (see `plain`).
    """
    state.held[seat, t.CLAN_DECK if t.is_clan_card(state, card) else t.TACTIC_DECK] -= 1
    if t.is_clan_card(state, card):
        state.hand[seat] &= ~(1 << card)
        state.known[seat] &= ~(1 << card)
        return
    state.tricks[seat] -= one_of(card)
    if count_of(int(state.known_tricks[seat]), card) > 0:
        state.known_tricks[seat] -= one_of(card)
    if card == t.JOKER:
        state.shown[seat] = 0
    elif state.plain[seat] > 0:
        state.plain[seat] -= 1


@rule
def draw_card(state: State, seat: int, deck: int) -> None:
    """The top card of a deck into the hand (S10, S34).  The hunter recognises one he put under himself."""
    state.left[deck] -= 1
    place = int(state.left[deck])
    card = card_in(state, deck, place)
    put_in(state, deck, place, t.NONE)
    knower = seat
    if place < state.buried[deck]:
        state.buried[deck] = place
        knower = int(state.hunter)
        if deck == t.TACTIC_DECK and state.sealed:
            state.plain[seat] += 1
    enter_hand(state, seat, card, knower != seat)
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
