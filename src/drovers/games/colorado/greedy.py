"""A quick judgement of a position for one seat, from what that seat may know: everything open, and its own hand's size.

The unit is a hundredth of a point.  What lies on the board is counted as the coming scorings would pay it, the next in
full and the later ones less, since much can still change.  A cell on offer counts as sold.  Cards and stars not
yet used count by the best cell they reach; bids, answers and flags are chosen by `prefer`.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from .bag import holds
from .bids import bid_size
from .cards import second_cell
from .deck import card_used, in_auction
from .land import around, flag_at, is_free, land_of, lift, neighbour, on_rim, owns, put, supply
from .moves import decode
from .scoring import BYTE, DOUBLE, EDGES, ESTATES, LAKE_POINTS, edges, groups, lake_points, prize
from .table import (
    BID,
    COLOURS,
    ESTATE,
    FLAG_PLACE,
    FLAG_USE,
    INTEREST,
    LAKES,
    NONE,
    OVER,
    ROUNDS,
    SALE_BID,
    STAR,
    TOKENS,
    WORD,
    WORDS,
    State,
)

POINT = 100
RIVAL = 60  # what a point of the best opponent is worth
TRUST = (100, 60, 40, 30)  # per cent of a scoring so many rounds ahead
LAND = 12  # a marker on land, whatever it does
SCARCE, SPARE = 45, 8  # a token while there are auctions to spend it in, and beyond that
HEAT = (5000, 2400, 1300, 700)  # by round: the later, the more a lead is worth
FIRM = 100_000  # a choice made by `prefer` alone


@rule
def appraise(state: State, seat: int) -> int:
    """How good the position is for the seat."""
    seller, cell = int(state.seller), int(state.offer)
    if seller != NONE:
        lift(state, cell)
    best = -FIRM
    rims, sizes, pairs = survey(state)
    for other in range(state.seats):
        if other != seat:
            best = max(best, estate_of(state, other, rims, sizes, pairs))
    total = POINT * estate_of(state, seat, rims, sizes, pairs) - RIVAL * best
    if seller != NONE:
        put(state, cell, seller)
    if state.phase == OVER:
        return total // 10
    return total // POINT + purse(state, seat) + pending(state, seat)


@rule
def heat(state: State) -> int:
    """The difference of two appraisals that makes the odds e to 1, as fitted to results (docs/notebook/learning.md)."""
    return HEAT[state.round]


@rule
def survey(state: State) -> tuple[int, int, int]:
    """Rim cells, largest estates and doubles of all seats, packed by bytes."""
    rims, sizes, pairs = 0, 0, 0
    for seat in range(state.seats):
        two, joined, largest = groups(state, seat)
        rims |= edges(state, seat) << 8 * seat
        sizes |= largest << 8 * seat
        pairs |= (two if state.double_exact == 1 else joined) << 8 * seat
    return rims, sizes, pairs


@rule
def estate_of(state: State, seat: int, rims: int, sizes: int, pairs: int) -> int:
    """Points made and points in sight of a seat, with a little for what only brings it nearer to them."""
    total = POINT * int(state.points[seat])
    if state.phase == OVER:
        return total
    near = rims >> 8 * seat & BYTE
    largest = sizes >> 8 * seat & BYTE
    for ahead in range(ROUNDS - state.round):
        r = state.round + ahead
        points = (
            prize(state, rims, seat, 1, int(EDGES[r, 0]), int(EDGES[r, 1])) * POINT + 20 * int(EDGES[r, 0]) * near // 4
        )
        points += (pairs >> 8 * seat & BYTE) * int(DOUBLE[r]) * POINT
        points += (
            prize(state, sizes, seat, ESTATE, int(ESTATES[r, 0]), int(ESTATES[r, 1])) * POINT
            + 8 * int(ESTATES[r, 0]) * largest
        )
        points += lake_points(state, seat, r) * POINT
        total += points * TRUST[ahead] // 100
    for lake in range(LAKES):
        total += LAND * around(state, lake, seat)
    return total + LAND * land_of(state, seat)


@rule
def auctions_left(state: State) -> int:
    """Auctions still to be bid for, the present one included."""
    turned = state.turned - (in_auction(state) if state.shown == 1 else 0)
    return int((ROUNDS * 12 - turned) // in_auction(state))


@rule
def purse(state: State, seat: int) -> int:
    """What the tokens behind the screen are worth; those in the fist are spent."""
    held = int(state.held[seat]) - bid_size(state, seat)
    useful = min(held, auctions_left(state))
    return SCARCE * useful + SPARE * (held - useful)


@rule
def pending(state: State, seat: int) -> int:
    """What the seat's card in use can still bring, at its best."""
    if state.turn != seat or (state.phase != FLAG_USE and state.phase != STAR):
        return 0
    card = card_used(state)
    if state.phase == STAR:
        return best_star(state, seat, card, int(state.at))
    best = 0
    for word in range(WORDS):
        left = int(state.planted[card % COLOURS, word])
        while left != 0:
            cell = word * WORD + lowest(left)
            worth = cell_worth(state, seat, cell)
            if supply(state, seat) > 1:
                worth += best_star(state, seat, card, cell)
            best = max(best, worth)
            left &= left - 1
    return best


@rule
def best_star(state: State, seat: int, card: int, at: int) -> int:
    """The best cell the second star can reach from there."""
    best = 0
    for quarter in range(4):
        target = second_cell(card // COLOURS, quarter, at)
        if target != NONE:
            if is_free(state, target) or (flag_at(state, target) != NONE and state.second_on_flag == 1):
                best = max(best, cell_worth(state, seat, target))
    return best


@rule
def cell_worth(state: State, seat: int, cell: int) -> int:
    """What a marker there would do for the seat, by a glance at its neighbours: rim, lakes, company."""
    r = int(state.round)
    worth = LAND
    if on_rim(cell):
        worth += 25 * int(EDGES[r, 0])
    for lake in range(LAKES):
        if state.fields[lake, cell // WORD] >> cell % WORD & 1:
            worth += lake_worth(state, seat, lake)
    friends, joined = 0, 0
    for side in range(4):
        near = neighbour(cell, side)
        if near != NONE and owns(state, seat, near):
            friends += 1
            joined += friends_of(state, seat, near)
    if friends == 1 and joined == 0:
        worth += int(DOUBLE[r]) * POINT
    elif friends > 0:
        worth += 25 * int(ESTATES[ROUNDS - 1, 0]) - int(DOUBLE[r]) * POINT // 2
    return worth


@rule
def friends_of(state: State, seat: int, cell: int) -> int:
    """How many neighbours of a cell belong to the seat."""
    count = 0
    for side in range(4):
        near = neighbour(cell, side)
        count += near != NONE and owns(state, seat, near)
    return count


@rule
def lake_worth(state: State, seat: int, lake: int) -> int:
    """What one more marker at its shore brings: the lake itself if that takes it, else a step towards it."""
    owner = int(state.lord[lake])
    value = int(LAKE_POINTS[state.round, lake] + LAKE_POINTS[ROUNDS - 1, lake] // 2)
    if owner == seat:
        return 10 * value
    missing = (around(state, lake, owner) if owner != NONE else 0) - around(state, lake, seat)
    return POINT * value if missing <= 0 else 30 * value // missing


@rule
def prefer(state: State, seat: int, move: int) -> int:
    """What speaks for a bid, an answer or a place for a flag beyond the state after it."""
    phase, made = int(state.phase), decode(move)
    if phase in (BID, SALE_BID):
        return FIRM * prefer_bid(state, seat, made.part)
    if phase == INTEREST:
        return FIRM * (deal_gain(state, seat) > 0) if made.part == 1 else 0
    if phase == FLAG_PLACE:
        cell = made.part
        rival = 0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, cell_worth(state, other, cell))
        return cell_worth(state, seat, cell) - rival
    return 0


@rule
def prefer_bid(state: State, seat: int, part: int) -> int:
    """How near a bid comes to the wanted one: as many tokens as each auction left can have, with a middling top."""
    held = int(state.held[seat])
    if state.count[seat] == NONE:
        wanted = 1 if held > 0 else 0
        if state.phase == BID and held > auctions_left(state):
            wanted = held // auctions_left(state)
        return -abs(part - wanted)
    above = 0
    for other in range(part + 1, TOKENS):
        above += holds(state, seat, other)
    return -abs(3 * above - held)


@rule
def deal_gain(state: State, seat: int) -> int:
    """What the land on offer would bring beyond the token it costs at least."""
    cell, seller = int(state.offer), int(state.seller)
    lift(state, cell)
    gain = cell_worth(state, seat, cell) - 2 * SCARCE
    put(state, cell, seller)
    return gain
