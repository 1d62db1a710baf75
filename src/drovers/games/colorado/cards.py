"""The 48 cards: what the box holds, and how they are shuffled into four decks (R6, R11)."""

from ...core import dealer
from ...core.jit import rule
from .data import DATA
from .table import COLOURS, ROUND_CARDS, ROUNDS, State

COPIES = tuple(pattern.copies for pattern in DATA.cards)  # of each pattern, by colour


@rule
def lay_out(state: State) -> None:
    """Shuffles each colour, puts three of each into every round's deck, and shuffles that (R11)."""
    for colour in range(COLOURS):
        i = 0
        for pattern in range(len(COPIES)):
            for _ in range(COPIES[pattern][colour]):
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
