"""The cowboys: the bag, the hands, and who knows where a token is.

A token's place may be known to everybody (shown and put into the bag, or shown and taken back), to its holder alone,
to the two parties of a sale with one buyer, or to nobody (in the bag).  `known` has a bit for each.  For whoever
does not know it, `reach` has a bit for each hand it may have come into since everybody last knew: a seat that has not
drawn since a token went into the bag cannot hold it.
"""

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from .table import BAG, NONE, TOKENS, WATCHER, State


@rule
def everybody(state: State) -> int:
    """The seats and the watcher, a bit each."""
    return 1 << WATCHER | (1 << int(state.seats)) - 1


@rule
def in_bag(state: State) -> int:
    """How many tokens the bag holds."""
    count = TOKENS
    for seat in range(state.seats):
        count -= state.held[seat]
    return count


@rule
def show(state: State, token: int, place: int) -> None:
    """A token goes to its place before everybody's eyes (RA19)."""
    move_token(state, token, place)
    state.known[token] = everybody(state)
    state.reach[token] = 0


@rule
def move_token(state: State, token: int, place: int) -> None:
    """Moves a token, out of any fist, and keeps count of the hands."""
    if state.place[token] != BAG:
        state.held[state.place[token]] -= 1
    if place != BAG:
        state.held[place] += 1
    state.place[token] = place
    state.fist[token] = 0


@rule
def draw_token(state: State, seat: int, kind: int) -> int:
    """The seat draws one token unseen, told as this kind of event; 0 if the bag is empty (RA18)."""
    count = in_bag(state)
    if count == 0:
        return 0
    which = dealer.draw(state, count)
    token = NONE
    while which >= 0:
        token += 1
        if state.place[token] == BAG:
            which -= 1
    move_token(state, token, seat)
    state.known[token] = 1 << seat
    tell(state, kind, seat, token)
    return 1


@rule
def lose_sight(state: State, seat: int) -> None:
    """After the seat has drawn: of what was in the bag the others know nothing more, the seat still knows the rest."""
    for token in range(TOKENS):
        if state.place[token] == BAG:
            state.known[token] &= 1 << seat
        if not state.known[token] >> WATCHER & 1:
            state.reach[token] |= 1 << seat


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
def start_player(state: State) -> int:
    """Who places the first flag this round: the start moves clockwise each round (RA31)."""
    return int((state.start + state.round) % state.seats)


@rule
def pay(state: State, token: int, buyer: int, seller: int) -> None:
    """The buyer slips the seller one token; only the two know which (R38, RA23)."""
    for other in range(TOKENS):
        if state.place[other] == buyer:
            if state.known[other] >> WATCHER & 1:
                state.reach[other] = (1 << state.seats) - 1
            state.known[other] &= 1 << buyer | 1 << seller
        if state.reach[other] >> buyer & 1:
            state.reach[other] |= 1 << seller
    move_token(state, token, seller)
    state.known[token] = 1 << buyer | 1 << seller
