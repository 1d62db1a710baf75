"""Hidden bids of cowboys: any subset of one's hand, committed in any order, shown together (R15-R18, R39)."""

from ...core.events import tell
from ...core.jit import rule, silent
from ...core.state import Numbers
from . import bag
from .table import BADE, BAG, CHOSE, COUNT, NONE, RANKED, SALE_BID, SEATS, TOKEN, TOKENS, WRITTEN, State


@rule
def holds(state: State, seat: int, token: int) -> bool:
    """Whether the token lies behind the seat's screen."""
    return bool(state.place[token] == seat)


@rule
def lower(state: State, seat: int, token: int) -> int:
    """How many lower tokens the seat holds."""
    count = 0
    for other in range(token):
        count += holds(state, seat, other)
    return count


@rule
def least(state: State) -> int:
    """The smallest bid: nothing for a card, one token for land (R39)."""
    return 1 if state.phase == SALE_BID else 0


@rule
def bid_ban(state: State, seat: int, move: int) -> int:
    """Why this is no bid: first the count, then its highest token, or the whole bid written out (R15)."""
    if state.count[seat] != NONE:
        token = move - TOKEN
        if not 0 <= token < TOKENS or not holds(state, seat, token):
            return 15
        return 15 if lower(state, seat, token) < state.count[seat] - 1 else 0
    if move >= WRITTEN:
        places = move - WRITTEN
        if places >> state.held[seat]:
            return 15
        return 39 if places == 0 and least(state) == 1 else 0
    if not COUNT <= move <= COUNT + TOKENS or move - COUNT > state.held[seat]:
        return 15
    return 39 if move - COUNT < least(state) else 0


@rule
def list_bids(state: State, seat: int, out: Numbers) -> int:
    """The counts, or the tokens that can head a bid of the count chosen."""
    found = 0
    if state.count[seat] == NONE:
        for count in range(least(state), state.held[seat] + 1):
            out[found] = COUNT + count
            found += 1
        return found
    below = 0
    for token in range(TOKENS):
        if holds(state, seat, token):
            if below >= state.count[seat] - 1:
                out[found] = TOKEN + token
                found += 1
            below += 1
    return found


@rule
def bid(state: State, seat: int, move: int) -> bool:
    """Takes a step of a bid; True when it is complete and every seat concerned has committed."""
    if move >= WRITTEN:
        close_fist(state, seat, move - WRITTEN)
    elif state.count[seat] == NONE and move > COUNT:
        state.count[seat] = move - COUNT
        return False
    elif state.count[seat] != NONE:
        fill_fist(state, seat, move - TOKEN)
        state.count[seat] = NONE
    state.done |= 1 << seat
    tell(state, CHOSE, seat)
    return bool(state.done == concerned(state))


@rule
def concerned(state: State) -> int:
    """The seats that bid: everybody for cards, the interested for land."""
    return int(state.yes) if state.phase == SALE_BID else (1 << state.seats) - 1


@rule
def close_fist(state: State, seat: int, places: int) -> None:
    """Bids the tokens at these places of the seat's sorted hand."""
    for token in range(TOKENS):
        if holds(state, seat, token):
            state.fist[token] = places & 1
            places >>= 1


@rule
def fill_fist(state: State, seat: int, top: int) -> None:
    """Bids that token and enough of the lowest to make the count."""
    missing = int(state.count[seat]) - 1
    for token in range(TOKENS):
        if holds(state, seat, token) and missing > 0:
            state.fist[token] = 1
            missing -= 1
    state.fist[top] = 1


@rule
def strength(state: State, seat: int) -> int:
    """Orders bids: more tokens first, then the higher single token; 0 for no bid (R16, RA22)."""
    count, top = 0, 0
    for token in range(TOKENS):
        if state.fist[token] == 1 and holds(state, seat, token):
            count += 1
            top = token
    return count * TOKENS + top if count > 0 else 0


@rule
def rank_bids(state: State) -> None:
    """Writes the seats that bid something into `rank`, the best first; never a tie, each token being single (R16)."""
    show_bids(state)
    ranked = 0
    for place in range(SEATS):
        state.rank[place] = NONE
        best = 0
        for seat in range(state.seats):
            power = strength(state, seat) if not ranked >> seat & 1 else 0
            if power > best:
                best = power
                state.rank[place] = seat
        if best > 0:
            ranked |= 1 << state.rank[place]
            tell(state, RANKED, int(state.rank[place]), place + 1)


@silent
def show_bids(state: State) -> None:
    """Tells every open hand, token by token: the record of a bid is its set (Precision 1, RA19)."""
    for seat in range(state.seats):
        if concerned(state) >> seat & 1:
            tokens = [token for token in range(TOKENS) if state.fist[token] and state.place[token] == seat]
            tell(state, BADE, seat, len(tokens), sum(1 << token for token in tokens))


@rule
def return_bids(state: State) -> None:
    """All tokens bid go back into the bag, the winners' and the losers' (R17)."""
    for token in range(TOKENS):
        if state.fist[token] == 1:
            bag.show(state, token, BAG)
    state.done = 0


@rule
def hand_over(state: State, winner: int, seller: int) -> None:
    """The winner's bid goes to the seller, the others take theirs back; everybody has seen them (R39)."""
    for token in range(TOKENS):
        if state.fist[token] == 1:
            holder = int(state.place[token])
            bag.show(state, token, seller if holder == winner else holder)
    state.done = 0
