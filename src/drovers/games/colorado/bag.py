"""The cowboys: the bag, the hands, and who knows where a token is.

A token's place may be known to everybody (shown and put into the bag, or shown and taken back), to its holder alone,
to the two parties of a sale with one buyer, or to nobody (in the bag).  `known` has a set for each.  For whoever
does not know it, `reach` has a set for each hand it may have come into since everybody last knew: a seat that has not
drawn since a token went into the bag cannot hold it.
"""

from __future__ import annotations

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from ...core.sets import lowest, size
from ...core.tables import Table
from .table import HALVES, NONE, SEATS, TOKENS, WATCHER, WORD, State

ALL = Table([(1 << WORD) - 1, (1 << TOKENS - WORD) - 1])  # every token


@rule
def holds(state: State, seat: int, token: int) -> bool:
    """Whether the token lies behind the seat's screen."""
    return bool(state.hand[seat, token // WORD] >> token % WORD & 1)


@rule
def in_bag(state: State) -> int:
    """How many tokens the bag holds."""
    count = TOKENS
    for seat in range(state.seats):
        count -= state.held[seat]
    return count


@rule
def start_player(state: State) -> int:
    """Who places the first flag this round: the start moves clockwise each round (RA31)."""
    return int((state.start + state.round) % state.seats)


@rule
def fill_bag(state: State) -> None:
    """Every token lies in the bag, as everybody knows (R9)."""
    for half in range(HALVES):
        state.bag[half] = ALL[half]
        for seat in range(state.seats):
            state.known[seat, half] = ALL[half]
        state.known[WATCHER, half] = ALL[half]


@rule
def show(state: State, half: int, tokens: int) -> None:
    """Everybody sees where these tokens are (RA19)."""
    for seat in range(state.seats):
        state.known[seat, half] |= tokens
        state.reach[seat, half] &= ~tokens
    state.known[WATCHER, half] |= tokens


@rule
def keep_for(state: State, half: int, tokens: int, one: int, other: int) -> None:
    """Only these two seats know where the tokens are."""
    for seat in range(SEATS + 1):
        if seat != one and seat != other:
            state.known[seat, half] &= ~tokens
    state.known[one, half] |= tokens
    state.known[other, half] |= tokens


@rule
def draw(state: State, seats: int, count: int, kind: int) -> None:
    """The seats of the mask draw so many each, one at a time, clockwise from the start player (RA18).

    `kind` tells what for: DREW after an auction (R22), REFILLED for a sale (R36).
    """
    first = start_player(state)
    drawn = 0
    for _ in range(count):
        for step in range(state.seats):
            seat = (first + step) % state.seats
            if seats >> seat & 1:
                drawn |= draw_token(state, seat, kind) << seat
    for seat in range(state.seats):
        if drawn >> seat & 1:
            lose_sight(state, seat)


@rule
def draw_token(state: State, seat: int, kind: int) -> int:
    """The seat draws one token unseen, told as this kind of event; 0 if the bag is empty (RA18)."""
    count = in_bag(state)
    if count == 0:
        return 0
    which, half = dealer.draw(state, count), 0
    if which >= size(int(state.bag[0])):
        which -= size(int(state.bag[0]))
        half = 1
    left = int(state.bag[half])
    for _ in range(which):
        left &= left - 1
    token = left & -left
    state.bag[half] ^= token
    state.hand[seat, half] |= token
    state.held[seat] += 1
    keep_for(state, half, token, seat, seat)
    tell(state, kind, seat, WORD * half + lowest(token))
    return 1


@rule
def lose_sight(state: State, seat: int) -> None:
    """After the seat has drawn: of what was in the bag the others know nothing more, the seat still knows the rest."""
    for half in range(HALVES):
        for other in range(SEATS + 1):
            if other != seat:
                state.known[other, half] &= ~int(state.bag[half])
        state.reach[seat, half] |= int(ALL[half]) & ~int(state.known[WATCHER, half])


@rule
def pay(state: State, token: int, buyer: int, seller: int) -> None:
    """The buyer slips the seller one token; only the two know which (R38, RA23)."""
    for half in range(HALVES):
        shown = int(state.hand[buyer, half] & state.known[WATCHER, half])
        for seat in range(state.seats):
            state.reach[seat, half] |= shown
        for seat in range(SEATS + 1):
            if seat not in (buyer, seller):
                state.known[seat, half] &= ~int(state.hand[buyer, half])
        state.reach[seller, half] |= int(state.reach[buyer, half])
    half, paid = token // WORD, 1 << token % WORD
    give(state, half, paid, buyer, seller)
    keep_for(state, half, paid, buyer, seller)


@rule
def give(state: State, half: int, tokens: int, giver: int, taker: int) -> None:
    """Tokens go from one hand to another, or to the bag (NONE); out of any fist."""
    state.hand[giver, half] &= ~tokens
    state.fist[half] &= ~tokens
    state.held[giver] -= size(tokens)
    if taker == NONE:
        state.bag[half] |= tokens
    else:
        state.hand[taker, half] |= tokens
        state.held[taker] += size(tokens)
