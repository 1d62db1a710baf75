"""How good a position looks to a seat: stones first, then what each side can still become at the open ones."""

from __future__ import annotations

from ...core.jit import rule
from . import table as t
from .claims import claim_fault, complete
from .strength import ALL, SCALE, need, reach
from .table import State

POINT = 200_000  # a point of a round that is over
STONE = 6000  # a stone owned
PROVEN = 5400  # a stone that could be claimed now
NEARLY = 1500  # two stones of a row of three whose third is open
FORMATION = (0, 150, 450, 650, 1000)  # what a formation is worth by category; its total adds to that
CHANCE = (100, 55, 38, 30, 25)  # hundredths of it that count while so many cards are missing
PLACE = (8, 9, 10, 10, 10, 10, 10, 9, 8)  # stones in the middle serve more rows of three
ELITE_IN_HAND, TACTIC_IN_HAND, TOO_MANY = 350, 200, 500
EVERY = (1 << t.CLANS) - 1


@rule
def appraise(state: State, seat: int) -> int:
    """More is better for the seat; looks at the table and its own hand, at nothing hidden."""
    value = POINT * (int(state.points[seat]) - int(state.points[1 - seat]))
    if state.ended:
        return value
    seen, hand = seen_cards(state), hand_cards(state, seat)
    for stone in range(t.STONES):
        if state.owner[stone] == seat:
            value += STONE
        elif state.owner[stone] != t.NONE:
            value -= STONE
        else:
            value += open_stone(state, seat, stone, seen, hand)
    return value + rows(state, seat) - rows(state, 1 - seat) + hand_worth(state, seat)


@rule
def heat(state: State) -> int:
    """The difference of two appraisals that makes the odds e to 1, as fitted to results (docs/bots.md)."""
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
    public = worth(reach(state, seat, stone, 0, -1))
    if missing == 0:
        return public
    show(state, EVERY & ~hand)
    private = worth(reach(state, seat, stone, 0, -1))
    show(state, seen)
    return max(public * CHANCE[missing] // 100, private * (100 - 8 * missing) // 100)


@rule
def other_prospect(state: State, other: int, stone: int, seen: int, hand: int) -> int:
    """What the other side may come to: the seat's hand is out of its reach."""
    missing = need(state, stone) - int(state.size[other, stone])
    show(state, seen | hand)
    value = worth(reach(state, other, stone, 0, -1))
    show(state, seen)
    return value * CHANCE[missing] // 100


@rule
def worth(strength: int) -> int:
    """A strength as a number that can be weighed; 0 for what cannot be reached."""
    if strength < 0:
        return 0
    return 200 + FORMATION[strength // SCALE] + 10 * (strength % SCALE)


@rule
def seen_cards(state: State) -> int:
    """The cards face up on the table, a bit each."""
    cards = 0
    for c in range(t.COLOURS):
        cards |= (state.seen[c] & ALL) << (c * t.VALUES)
    return cards


@rule
def hand_cards(state: State, seat: int) -> int:
    """The Clan cards of a hand, a bit each."""
    cards = 0
    for i in range(int(state.held[seat])):
        if 0 <= state.hand[seat, i] < t.CLANS:
            cards |= 1 << (state.hand[seat, i] & 63)
    return cards


@rule
def show(state: State, cards: int) -> None:
    """Takes these cards for the ones seen, for the time of a thought."""
    for c in range(t.COLOURS):
        state.seen[c] = cards >> (c * t.VALUES) & ALL


@rule
def rows(state: State, seat: int) -> int:
    """Two of three stones side by side with the third still to be had (S28)."""
    value = 0
    for stone in range(t.STONES - 2):
        mine, open_ones = 0, 0
        for i in range(3):
            mine += state.owner[stone + i] == seat
            open_ones += state.owner[stone + i] == t.NONE
        if mine == 2 and open_ones == 1:
            value += NEARLY
    return value


@rule
def hand_worth(state: State, seat: int) -> int:
    """High cards and a few Tactic cards are good to hold."""
    value, tactics = 0, 0
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if 0 <= card < t.CLANS:
            value += 4 * (card % t.VALUES)
        elif card >= t.JOKER:
            tactics += 1
            value += ELITE_IN_HAND if card <= t.SHIELD else TACTIC_IN_HAND
    return value - TOO_MANY * max(tactics - 2, 0)
