"""How good a position looks to a seat: stones first, then what each side can still become at the open ones."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest, size
from . import table as t
from .hands import count_of
from .replies import claim_fault, complete
from .strength import SCALE, need, reach
from .table import State

POINT = 200_000  # a point of a round that is over
STONE = 6000  # a stone owned
PROVEN = 5400  # a stone that could be claimed now
NEARLY = 1500  # two stones of a row of three whose third is open
FORMATION = (0, 150, 450, 650, 1000)  # what a formation is worth by category; its total adds to that
CHANCE = (100, 55, 38, 30, 25)  # hundredths of it that count while so many cards are missing
PLACE = (8, 9, 10, 10, 10, 10, 10, 9, 8)  # stones in the middle serve more rows of three
ELITE_IN_HAND, TACTIC_IN_HAND, TOO_MANY = 350, 200, 500


@rule
def appraise(state: State, seat: int) -> int:
    """More is better for the seat; looks at the table and its own hand, at nothing hidden."""
    value = POINT * (int(state.points[seat]) - int(state.points[1 - seat]))
    if state.ended:
        return value
    seen, hand = int(state.seen), int(state.hand[seat])
    for stone in range(t.STONES):
        if state.owned[seat] >> stone & 1:
            value += STONE
        elif state.owned[1 - seat] >> stone & 1:
            value -= STONE
        else:
            value += open_stone(state, seat, stone, seen, hand)
    return value + rows(state, seat) - rows(state, 1 - seat) + hand_worth(state, seat)


@rule
def heat(state: State) -> int:
    """The difference of two appraisals that makes the odds e to 1, as fitted to results (docs/notebook/learning.md)."""
    return 14_000


@rule
def open_stone(state: State, seat: int, stone: int, seen: int, hand: int) -> int:
    """The balance at a stone nobody owns yet, to a seat with that hand where these cards are seen."""
    other = 1 - seat
    if complete(state, seat, stone) and claim_fault(state, seat, stone) == 0:
        return PROVEN
    if complete(state, other, stone) and claim_fault(state, other, stone) == 0:
        return -PROVEN
    mine = own_prospect(state, seat, stone, seen, hand)
    return (mine - other_prospect(state, other, stone, seen, hand)) * PLACE[stone] // 10


@rule
def own_prospect(state: State, seat: int, stone: int, seen: int, hand: int) -> int:
    """What the seat's own side may come to: with cards nobody has seen, or with those of its hand, a promise."""
    missing = need(state, stone) - int(state.size[seat, stone])
    public = worth(reach(state, seat, stone, 0)[0])
    if missing == 0:
        return public
    state.seen = t.ALL_CLANS & ~hand
    private = worth(reach(state, seat, stone, 0)[0])
    state.seen = seen
    return max(public * CHANCE[missing] // 100, private * (100 - 8 * missing) // 100)


@rule
def other_prospect(state: State, other: int, stone: int, seen: int, hand: int) -> int:
    """What the other side may come to: the seat's hand is out of its reach."""
    missing = need(state, stone) - int(state.size[other, stone])
    state.seen = seen | hand
    value = worth(reach(state, other, stone, 0)[0])
    state.seen = seen
    return value * CHANCE[missing] // 100


@rule
def worth(strength: int) -> int:
    """A strength as a number that can be weighed; 0 for what cannot be reached."""
    if strength < 0:
        return 0
    return 200 + FORMATION[strength // SCALE] + 10 * (strength % SCALE)


@rule
def rows(state: State, seat: int) -> int:
    """Two of three stones side by side with the third still to be had (S28)."""
    value = 0
    for stone in range(t.STONES - 2):
        row = 0b111 << stone
        if size(int(state.owned[seat]) & row) == 2 and not state.owned[1 - seat] & row:
            value += NEARLY
    return value


@rule
def hand_worth(state: State, seat: int) -> int:
    """High cards and a few Tactic cards are good to hold."""
    value, tactics, cards = 0, int(state.held[seat, t.TACTIC_DECK]), int(state.hand[seat])
    while cards:
        value += 4 * (lowest(cards) % t.VALUES)
        cards &= cards - 1
    for card in range(t.JOKER, t.KINDS_OF_CARD):
        each = ELITE_IN_HAND if card <= t.SHIELD else TACTIC_IN_HAND
        value += each * count_of(int(state.tricks[seat]), card)
    return value - TOO_MANY * max(tactics - 2, 0)
