"""Who knows what: hands are their owners' alone, decks nobody's, backs everybody's (SA44).

The hunter knows the cards he put under the decks as long as they lie there, and in the other's hand if they are drawn
(SA36).  Everybody knows a Joker that had to be shown, and that no Joker was put under by one who must keep it (SA21).
"""

from __future__ import annotations

from ...core import dealer, dice
from ...core.dice import Dice
from ...core.jit import rule
from ...core.sets import lowest, size
from ...core.state import fill_places
from . import table as t
from .hands import card_in, count_of, enter_hand, one_of, put_in, tally_size
from .table import State


@rule
def veil(state: State, seat: int) -> None:
    """Blanks what the seat (-1: a watcher) may not know; of hidden cards only the backs stay."""
    dealer.forget(state)
    knows = seat >= 0 and seat == state.hunter
    clan, tactic = (int(state.buried[t.CLAN_DECK]), int(state.buried[t.TACTIC_DECK])) if knows else (0, 0)
    fill_places(state.clan, clan, int(state.left[t.CLAN_DECK]), t.HIDDEN_CLAN)
    fill_places(state.tactic, tactic, int(state.left[t.TACTIC_DECK]), t.HIDDEN_TACTIC)
    for p in range(2):
        if p != seat:
            veil_hand(state, p, seat < 0)


@rule
def veil_hand(state: State, owner: int, watched: bool) -> None:
    """Takes the cards of a hand away that the other seat does not know, or (watched) that not everybody has seen.

    What is known of them goes too: which hidden card another seat knows is nobody else's business.
    """
    if watched:
        state.known[owner] = 0
        state.known_tricks[owner] = one_of(t.JOKER) if state.shown[owner] else 0
    state.hand[owner] = state.known[owner]
    state.tricks[owner] = state.known_tricks[owner]


@rule
def hidden(state: State, owner: int, deck: int) -> int:
    """How many cards of that back in a veiled hand are not to be seen."""
    clan = deck == t.CLAN_DECK
    return int(state.held[owner, deck]) - (
        size(int(state.hand[owner])) if clan else tally_size(int(state.tricks[owner]))
    )


@rule
def imagine(state: State, seat: int, rng: Dice) -> None:
    """Fills the hidden places with the cards not seen, every way that can be equally likely."""
    dealer.seat_key(state, dice.word(rng))
    fill(state, t.CLAN_DECK, seat, rng)
    if state.tactics:
        fill(state, t.TACTIC_DECK, seat, rng)


@rule
def fill(state: State, deck: int, seat: int, rng: Dice) -> None:
    """Shuffles the unseen cards of one back into the deck's hidden places, and hands the last of them out."""
    first = int(state.buried[deck]) if seat >= 0 and seat == state.hunter else 0
    count = gather_unseen(state, deck, first)
    mix(state, deck, first, count, rng)
    while deck == t.TACTIC_DECK and state.sealed and not joker_fits(state, count):
        mix(state, deck, first, count, rng)
    for p in range(2):
        for _ in range(hidden(state, p, deck)):
            count -= 1
            state.held[p, deck] -= 1
            enter_hand(state, p, card_in(state, deck, count), False)
            put_in(state, deck, count, t.NONE)


@rule
def gather_unseen(state: State, deck: int, first: int) -> int:
    """Writes every card of that back the seat has not seen into the deck's array from `first` on; returns the end."""
    place = first
    if deck == t.CLAN_DECK:
        rest = t.ALL_CLANS & ~(int(state.seen) | int(state.hand[0]) | int(state.hand[1]))
        for i in range(first):
            rest &= ~(1 << int(state.clan[i]))
        while rest:
            state.clan[place] = lowest(rest)
            place += 1
            rest &= rest - 1
        return place
    gone = tactics_seen(state, first)
    for card in range(t.JOKER, t.KINDS_OF_CARD):
        for _ in range((2 if card == t.JOKER else 1) - count_of(gone, card)):
            state.tactic[place] = card
            place += 1
    return place


@rule
def tactics_seen(state: State, first: int) -> int:
    """The Tactic cards to be seen, in hands, at stones, in the discard and so far up in the deck, as a tally."""
    gone = int(state.tricks[0]) + int(state.tricks[1])
    for p in range(2):
        for stone in range(t.STONES):
            for i in range(int(state.size[p, stone])):
                gone += unit(int(state.side[p, stone, i]))
        if state.mode_at[p] != t.NONE:
            gone += unit(t.BLIND + p)
    for i in range(int(state.discarded)):
        gone += unit(int(state.discard[i]))
    for i in range(first):
        gone += unit(int(state.tactic[i]))
    return gone


@rule
def unit(card: int) -> int:
    """A card in a tally of Tactic cards: nothing for a Clan card."""
    return one_of(card) if card >= t.CLANS else 0


@rule
def mix(state: State, deck: int, first: int, end: int, rng: Dice) -> None:
    """A random order of the deck's places first..end-1."""
    for i in range(end - 1, first, -1):
        j = first + dice.below(rng, i - first + 1)
        card = card_in(state, deck, i)
        put_in(state, deck, i, card_in(state, deck, j))
        put_in(state, deck, j, card)


@rule
def joker_fits(state: State, end: int) -> bool:
    """Whether no Joker would lie buried, or in a hand whose Tactic cards are all known not to be Jokers (SA21)."""
    for i in range(int(state.buried[t.TACTIC_DECK])):
        if state.tactic[i] == t.JOKER:
            return False
    place = end
    for p in range(2):
        joker = False
        for _ in range(hidden(state, p, t.TACTIC_DECK)):
            place -= 1
            joker = joker or state.tactic[place] == t.JOKER
        if joker and state.held[p, t.TACTIC_DECK] - 1 < state.plain[p]:
            return False
    return True
