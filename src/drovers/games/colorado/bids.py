"""Hidden bids of cowboys: any subset of one's hand, committed in any order, shown together (R15-R18, R39)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule, silent
from ...core.sets import size
from . import table as t
from .bag import give, show
from .moves import COUNT, TOKEN, WRITTEN, Move
from .table import HALVES, NONE, SEATS, WORD, State


@rule
def concerned(state: State) -> int:
    """The seats that bid: everybody for cards, the interested for land."""
    return int(state.yes) if state.phase == t.SALE_BID else (1 << state.seats) - 1


@rule
def least(state: State) -> int:
    """The smallest bid: nothing for a card, one token for land (R39)."""
    return 1 if state.phase == t.SALE_BID else 0


@rule
def counts(state: State, seat: int, half: int) -> int:
    """How many tokens the seat may bid: the numbers of one set, from the least to all it holds."""
    high = int(state.held[seat]) + 1 - half * WORD
    numbers = 0 if high <= 0 else (1 << (high if high < WORD else WORD)) - 1
    return numbers & ~least(state) if half == 0 else numbers


@rule
def heads(state: State, seat: int, half: int) -> int:
    """The tokens of a half that can be the highest of the bid begun: enough lower ones are in the hand."""
    lower = int(state.count[seat]) - 1
    if half == 1:
        lower -= size(int(state.hand[seat, 0]))
    tokens = int(state.hand[seat, half])
    while lower > 0 and tokens != 0:
        tokens &= tokens - 1
        lower -= 1
    return tokens


@rule
def bid(state: State, seat: int, made: Move) -> bool:
    """Takes a step of a bid; True when it is complete and every seat concerned has committed."""
    if made.kind == COUNT and made.part > 0:
        state.count[seat] = made.part
        return False
    if made.kind == WRITTEN:
        close_fist(state, seat, made.part)
    elif made.kind == TOKEN:
        fill_fist(state, seat, made.part)
        state.count[seat] = NONE
    state.done |= 1 << seat
    tell(state, t.CHOSE, seat)
    return bool(state.done == concerned(state))


@rule
def close_fist(state: State, seat: int, places: int) -> None:
    """Bids the tokens at these places of the seat's sorted hand."""
    for half in range(HALVES):
        tokens = int(state.hand[seat, half])
        state.fist[half] &= ~tokens
        while tokens != 0:
            if places & 1:
                state.fist[half] |= tokens & -tokens
            tokens &= tokens - 1
            places >>= 1


@rule
def fill_fist(state: State, seat: int, top: int) -> None:
    """Bids that token and enough of the lowest to make the count."""
    state.fist[top // WORD] |= 1 << top % WORD
    missing = int(state.count[seat]) - 1
    for half in range(HALVES):
        tokens = int(state.hand[seat, half])
        while missing > 0 and tokens != 0:
            state.fist[half] |= tokens & -tokens
            tokens &= tokens - 1
            missing -= 1


@rule
def bid_size(state: State, seat: int) -> int:
    """How many tokens the seat has in its fist."""
    return size(int(state.hand[seat, 0] & state.fist[0])) + size(int(state.hand[seat, 1] & state.fist[1]))


@rule
def beats(state: State, seat: int, other: int) -> bool:
    """Whether the seat's bid ranks before the other's: more tokens, or the highest one (R16, RA22)."""
    mine, theirs = bid_size(state, seat), bid_size(state, other)
    if mine != theirs:
        return mine > theirs
    high, higher = int(state.hand[seat, 1] & state.fist[1]), int(state.hand[other, 1] & state.fist[1])
    if high != higher:  # the set with the highest token is the greater number
        return high > higher
    return int(state.hand[seat, 0] & state.fist[0]) > int(state.hand[other, 0] & state.fist[0])


@rule
def rank_bids(state: State) -> None:
    """Writes the seats that bid something into `rank`, the best first; never a tie, each token being single (R16)."""
    show_bids(state)
    state.rank.fill(NONE)
    for seat in range(state.seats):
        if bid_size(state, seat) > 0:
            place = 0
            for other in range(state.seats):
                place += other != seat and bid_size(state, other) > 0 and beats(state, other, seat)
            state.rank[place] = seat
    for place in range(SEATS):
        if state.rank[place] != NONE:
            tell(state, t.RANKED, int(state.rank[place]), place + 1)


@silent
def show_bids(state: State) -> None:
    """Tells every open hand: the record of a bid is its set (Precision 1, RA19)."""
    for seat in range(state.seats):
        if concerned(state) >> seat & 1:
            tokens = sum(int(state.hand[seat, half] & state.fist[half]) << WORD * half for half in range(HALVES))
            tell(state, t.BADE, seat, tokens.bit_count(), tokens)


@rule
def return_bids(state: State) -> None:
    """All tokens bid go back into the bag, the winners' and the losers' (R17)."""
    for half in range(HALVES):
        show(state, half, int(state.fist[half]))
        for seat in range(state.seats):
            give(state, half, int(state.hand[seat, half] & state.fist[half]), seat, NONE)
    state.done = 0


@rule
def hand_over(state: State, winner: int, seller: int) -> None:
    """The winner's bid goes to the seller, the others take theirs back; everybody has seen them (R39)."""
    for half in range(HALVES):
        show(state, half, int(state.fist[half]))
        give(state, half, int(state.hand[winner, half] & state.fist[half]), winner, seller)
        state.fist[half] = 0
    state.done = 0
