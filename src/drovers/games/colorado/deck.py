"""The 48 cards: what the box holds, how they are shuffled into four decks, and which lie open (R6, R11, R14)."""

from __future__ import annotations

from ...core import dealer
from ...core.jit import rule
from ...core.tables import Table
from .data import DATA
from .table import COLOURS, PATTERNS, ROUND_CARDS, ROUNDS, SEATS, State

COPIES = Table([pattern.copies for pattern in DATA.cards])  # of each pattern, by colour


@rule
def lay_out(state: State) -> None:
    """Shuffles each colour, puts three of each into every round's deck, and shuffles that (R11)."""
    for colour in range(COLOURS):
        i = 0
        for pattern in range(PATTERNS):
            for _ in range(COPIES[pattern, colour]):
                state.cards[spot(colour, i)] = COLOURS * pattern + colour
                i += 1
        for i in range(ROUND_CARDS - 1, 0, -1):
            swap(state, spot(colour, i), spot(colour, dealer.draw(state, i + 1)))
    for first in range(0, ROUNDS * ROUND_CARDS, ROUND_CARDS):
        for i in range(ROUND_CARDS - 1, 0, -1):
            swap(state, first + i, first + dealer.draw(state, i + 1))


@rule
def spot(colour: int, i: int) -> int:
    """Where card i of a colour lies before the round decks are shuffled: three to a round."""
    return i // 3 * ROUND_CARDS + 3 * colour + i % 3


@rule
def swap(state: State, i: int, j: int) -> None:
    """Exchanges two cards."""
    state.cards[i], state.cards[j] = state.cards[j], state.cards[i]


@rule
def in_auction(state: State) -> int:
    """Cards turned for one auction: three with four seats, else two (R14)."""
    return 3 if state.seats == SEATS else 2


@rule
def face_down(state: State) -> int:
    """Cards of the round deck still face down."""
    return int(ROUND_CARDS * (state.round + 1) - state.turned)


@rule
def card_at(state: State, slot: int) -> int:
    """The open card in that slot."""
    return int(state.cards[state.turned - in_auction(state) + slot])


@rule
def card_used(state: State) -> int:
    """The card that a player is using now."""
    return card_at(state, int(state.slot))
