"""Who knows what: hands are their owners' alone, decks nobody's, backs everybody's (SA44).

The hunter knows the cards he put under the decks as long as they lie there, and in the other's hand if they are drawn
(SA36).  Everybody knows a Joker that had to be shown, and that no Joker was put under by one who must keep it (SA21).
"""

from __future__ import annotations

from ...core import dealer, dice
from ...core.dice import Dice
from ...core.jit import rule
from . import table as t
from .hands import card_in, deck_of, put_in
from .table import State


@rule
def veil(state: State, seat: int) -> None:
    """Blanks what the seat (-1: a watcher) may not know; of hidden cards only the backs stay, in a fixed order."""
    dealer.forget(state)
    knows = seat >= 0 and seat == state.hunter
    for i in range(int(state.left[t.CLAN_DECK])):
        if not (knows and i < state.buried[t.CLAN_DECK]):
            state.clan[i] = t.HIDDEN_CLAN
    for i in range(int(state.left[t.TACTIC_DECK])):
        if not (knows and i < state.buried[t.TACTIC_DECK]):
            state.tactic[i] = t.HIDDEN_TACTIC
    for p in range(2):
        if p != seat:
            veil_hand(state, p, 1 if seat >= 0 else 2)


@rule
def veil_hand(state: State, owner: int, needed: int) -> None:
    """Hides the cards of a hand that are not known well enough: known ones first, then backs, by kind and knowledge."""
    for i in range(int(state.held[owner])):
        if state.hand[owner, i] >= 0 and state.known[owner, i] < needed:
            state.hand[owner, i] = (
                t.HIDDEN_CLAN if deck_of(int(state.hand[owner, i])) == t.CLAN_DECK else t.HIDDEN_TACTIC
            )
            state.known[owner, i] = 0  # which of the hidden cards another seat knows is nobody else's business
    for end in range(int(state.held[owner]) - 1, 0, -1):
        for i in range(end):
            if veiled_rank(state, owner, i) > veiled_rank(state, owner, i + 1):
                swap(state, owner, i)


@rule
def back_of(deck: int) -> int:
    """A card of that deck of which only the back is seen."""
    return t.HIDDEN_CLAN if deck == t.CLAN_DECK else t.HIDDEN_TACTIC


@rule
def veiled_rank(state: State, owner: int, i: int) -> int:
    """The place of a card in a veiled hand: known cards ascending, Clan backs, Tactic backs."""
    card = int(state.hand[owner, i])
    return (card if card >= 0 else 100 - card) * 4 + int(state.known[owner, i])


@rule
def swap(state: State, owner: int, i: int) -> None:
    """Two neighbours in a hand change places."""
    card, known = int(state.hand[owner, i]), int(state.known[owner, i])
    state.hand[owner, i], state.known[owner, i] = state.hand[owner, i + 1], state.known[owner, i + 1]
    state.hand[owner, i + 1], state.known[owner, i + 1] = card, known


@rule
def imagine(state: State, seat: int, rng: Dice) -> None:
    """Fills the hidden places with the cards not seen, every way that can be equally likely."""
    dealer.seat_key(state, dice.word(rng))
    fill(state, t.CLAN_DECK, seat, rng)
    if state.tactics:
        fill(state, t.TACTIC_DECK, seat, rng)
    for p in range(2):
        for end in range(int(state.held[p]) - 1, 0, -1):
            for i in range(end):
                if veiled_rank(state, p, i) > veiled_rank(state, p, i + 1):
                    swap(state, p, i)


@rule
def fill(state: State, deck: int, seat: int, rng: Dice) -> None:
    """Shuffles the unseen cards of one back into the deck's hidden places, and hands the last of them out."""
    first = int(state.buried[deck]) if seat >= 0 and seat == state.hunter else 0
    count = gather_unseen(state, deck, seat, first)
    mix(state, deck, first, count, rng)
    while deck == t.TACTIC_DECK and state.sealed and not joker_fits(state, count):
        mix(state, deck, first, count, rng)
    back = back_of(deck)
    for p in range(2):
        for i in range(int(state.held[p])):
            if state.hand[p, i] == back:
                count -= 1
                state.hand[p, i] = card_in(state, deck, count)
                put_in(state, deck, count, t.NONE)


@rule
def gather_unseen(state: State, deck: int, seat: int, first: int) -> int:
    """Writes every card of that back the seat has not seen into the deck's array from `first` on; returns the end."""
    low = 0 if deck == t.CLAN_DECK else t.CLANS
    gone = count_seen(state, deck, first)
    place = first
    for kind in range(t.CLANS if deck == t.CLAN_DECK else t.KINDS_OF_CARD - t.CLANS):
        copies = 2 if low + kind == t.JOKER else 1
        for _ in range(
            copies - (gone >> (kind if deck == t.CLAN_DECK else 2 * kind) & (1 if deck == t.CLAN_DECK else 3))
        ):
            put_in(state, deck, place, low + kind)
            place += 1
    return place


@rule
def count_seen(state: State, deck: int, first: int) -> int:
    """How many of each kind are seen: one bit a Clan card, two bits a kind of Tactic card."""
    gone = 0
    for p in range(2):
        for i in range(int(state.held[p])):
            gone += unit(int(state.hand[p, i]), deck)
        for stone in range(t.STONES):
            for i in range(int(state.size[p, stone])):
                gone += unit(int(state.side[p, stone, i]), deck)
        if state.mode_at[p] != t.NONE:
            gone += unit(t.BLIND + p, deck)
    for i in range(int(state.discarded)):
        gone += unit(int(state.discard[i]), deck)
    for i in range(first):
        gone += unit(card_in(state, deck, i), deck)
    return gone


@rule
def unit(card: int, deck: int) -> int:
    """One card in the tally of its back, 0 for the other back and for a hidden card."""
    if card < 0 or deck_of(card) != deck:
        return 0
    return 1 << card if deck == t.CLAN_DECK else 1 << (2 * (card - t.CLANS))


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
        tactics, joker = 0, False
        for i in range(int(state.held[p])):
            tactics += state.hand[p, i] == t.HIDDEN_TACTIC or state.hand[p, i] >= t.CLANS
            if state.hand[p, i] == t.HIDDEN_TACTIC:
                place -= 1
                joker = joker or state.tactic[place] == t.JOKER
        if joker and tactics - 1 < state.plain[p]:
            return False
    return True
