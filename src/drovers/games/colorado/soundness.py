"""Whether a state is sound: nothing lost, nothing twice, every count possible.  The numbers are those of `FLAWS`."""

from ...core.jit import rule
from . import flow
from .bag import everybody
from .board import AREA, heir, lake_cell, neighbour, supply
from .cards import COPIES
from .lakes import has_room, may_choose
from .moves import to_move
from .sales import can_buy
from .scoring import BYTE, ones
from .table import (
    BAG,
    BID,
    CARD,
    CARDS,
    CELLS,
    COLOURS,
    COLUMNS,
    FLAG,
    FLAG_CHOICE,
    FLAG_PLACE,
    FLAG_USE,
    INTEREST,
    LAKE,
    LAKE_CHOICE,
    LAKE_PLACE,
    LAKE_TURN,
    LAKES,
    MARKER,
    MARKERS,
    NONE,
    OVER,
    PHASES,
    PRICE,
    ROUND_CARDS,
    ROUNDS,
    SALE_BID,
    SALES,
    SEATS,
    STAR,
    TOKENS,
    WATCHER,
    WINDOW,
    State,
)

THREE_EACH = 3 | 3 << 8 | 3 << 16 | 3 << 24


@rule
def flaw(state: State) -> int:
    """0 if sound, else the first thing that is not."""
    number = land_flaw(state)
    if number == 0:
        number = token_flaw(state)
    if number == 0:
        number = card_flaw(state)
    if number == 0:
        number = course_flaw(state)
    return number


@rule
def land_flaw(state: State) -> int:
    """The board: what each cell holds, whole lakes, markers within the supply, owners as the shores say."""
    for cell in range(CELLS):
        there = int(state.board[cell])
        if there < 0 or there >= LAKE + LAKES or MARKER + state.seats <= there < FLAG:
            return 1
    if not lakes_whole(state):
        return 2
    if not markers_counted(state):
        return 3
    if not flags_counted(state):
        return 4
    for lake in range(LAKES):
        if not NONE <= state.lord[lake] < state.seats:
            return 10
        # between the two markers of a card the lakes wait (R31)
        if state.phase != STAR and heir(state, lake) != state.lord[lake]:
            return 10
    return 0


@rule
def lakes_whole(state: State) -> bool:
    """Whether every lake lies on the board in one of its outlines, or is still to be placed and not there."""
    areas, tops, lefts = 0, 0, 0  # of each lake, packed by bytes
    for cell in range(CELLS):
        lake = 8 * (int(state.board[cell]) - LAKE)
        if lake >= 0:
            row, column = cell // COLUMNS, cell % COLUMNS
            if areas >> lake & BYTE == 0:
                tops |= row << lake
                lefts |= column << lake
            elif column < lefts >> lake & BYTE:
                lefts += column - (lefts >> lake & BYTE) << lake
            areas += 1 << lake
    for lake in range(LAKES):
        area = areas >> 8 * lake & BYTE
        anchor = (tops >> 8 * lake & BYTE) * COLUMNS + (lefts >> 8 * lake & BYTE)
        absent = area == 0 and state.phase <= LAKE_PLACE and state.left >> lake & 1
        if not absent and (area != AREA[lake] or state.left >> lake & 1 or not outlined(state, lake, anchor)):
            return False
    return True


@rule
def outlined(state: State, lake: int, anchor: int) -> bool:
    """Whether some outline of the lake, laid there, covers only its cells."""
    for quarter in range(4):
        i = 0
        while i < AREA[lake]:
            cell = lake_cell(lake, quarter, anchor, i)
            if cell == NONE or state.board[cell] != LAKE + lake:
                break
            i += 1
        if i == AREA[lake]:
            return True
    return False


@rule
def markers_counted(state: State) -> bool:
    """Whether the counts of markers, on land and around the lakes, are those of the board, and possible (R4)."""
    land = 0
    for cell in range(CELLS):
        shore = 0
        if state.board[cell] < LAKE:
            for side in range(4):
                near = neighbour(cell, side)
                if near != NONE and state.board[near] >= LAKE:
                    shore |= 1 << (state.board[near] - LAKE)
        if shore != state.shore[cell]:
            return False
        if MARKER <= state.board[cell] < FLAG:
            land += 1 << 8 * (state.board[cell] - MARKER)
    for seat in range(SEATS):
        if state.land[seat] != land >> 8 * seat & BYTE or state.land[seat] > MARKERS:
            return False
    return shores_counted(state)


@rule
def shores_counted(state: State) -> bool:
    """Whether the markers around each lake are those on its fields."""
    for seat in range(SEATS):
        around = 0  # of each lake, packed by bytes
        for cell in range(CELLS):
            if state.shore[cell] != 0 and state.board[cell] == MARKER + seat:
                for lake in range(LAKES):
                    around += (state.shore[cell] >> lake & 1) << 8 * lake
        for lake in range(LAKES):
            if state.around[lake, seat] != around >> 8 * lake & BYTE:
                return False
    return True


@rule
def flags_counted(state: State) -> bool:
    """At most three flags of each colour, and none to place once the cards are turned (R7)."""
    counts = 0  # of each colour, packed by bytes
    for cell in range(CELLS):
        if FLAG <= state.board[cell] < LAKE:
            counts += 1 << 8 * (state.board[cell] - FLAG)
    for colour in range(COLOURS):
        placing = 0
        for seat in range(SEATS):
            if state.flags[seat, colour] < 0 or (seat >= state.seats and state.flags[seat, colour] != 0):
                return False
            placing += state.flags[seat, colour]
        if (counts >> 8 * colour & BYTE) + placing > 3:
            return False
        if placing > 0 and not FLAG_CHOICE <= state.phase <= FLAG_PLACE:
            return False
    return True


@rule
def token_flaw(state: State) -> int:
    """Every token in a hand or in the bag, the hands counted, knowledge that can be."""
    held = 0
    for token in range(TOKENS):
        place, known = int(state.place[token]), int(state.known[token])
        if not (0 <= place < state.seats or place == BAG):
            return 5
        if place != BAG:
            held += 1 << 8 * place
        if state.fist[token] != 0 and (place == BAG or not state.done >> place & 1 or not bidding(state)):
            return 6
        if known & ~everybody(state) or state.reach[token] & ~((1 << state.seats) - 1):
            return 7
        if place != BAG and not known >> place & 1:
            return 7
        if known >> WATCHER & 1:
            if known != everybody(state) or state.reach[token] != 0:
                return 7
        elif place != BAG and not state.reach[token] >> place & 1:
            return 7
    for seat in range(SEATS):
        if state.held[seat] != held >> 8 * seat & BYTE:
            return 5
    return 0 if reach_nested(state) else 7


@rule
def reach_nested(state: State) -> bool:
    """Whether the sets of hands that tokens may be in lie within each other, as draws make them (see `sight.py`)."""
    sets = 0  # the one of each size, packed by bytes
    for token in range(TOKENS):
        if not state.known[token] >> WATCHER & 1:
            hands = int(state.reach[token])
            found = sets >> 8 * ones(hands) & BYTE
            if found == 0:
                sets |= hands << 8 * ones(hands)
            elif found != hands:
                return False
    inner = 0
    for size in range(1, SEATS + 1):
        hands = sets >> 8 * size & BYTE
        if hands != 0:
            if inner & ~hands:
                return False
            inner = hands
    return True


@rule
def bidding(state: State) -> bool:
    """Whether tokens may lie in closed hands."""
    return bool(state.phase == BID or state.phase == SALE_BID)


@rule
def card_flaw(state: State) -> int:
    """All 48 cards, three of each colour in every round's deck; as many turned as the course says (R11, R14)."""
    for round_ in range(ROUNDS):
        counts = 0  # of each colour, packed by bytes
        for i in range(round_ * ROUND_CARDS, (round_ + 1) * ROUND_CARDS):
            if not 0 <= state.cards[i] < COLOURS * len(COPIES):
                return 8
            counts += 1 << 8 * (state.cards[i] % COLOURS)
        if counts != THREE_EACH:
            return 8
    for pattern in range(len(COPIES)):
        counts = 0
        for i in range(CARDS):
            if state.cards[i] // COLOURS == pattern:
                counts += 1 << 8 * (state.cards[i] % COLOURS)
        for colour in range(COLOURS):
            if counts >> 8 * colour & BYTE != COPIES[pattern][colour]:
                return 8
    down = flow.face_down(state)
    if not 0 <= down <= ROUND_CARDS or down % flow.in_auction(state) != 0:
        return 9
    if (state.shown == 1 and down == ROUND_CARDS) or (state.shown == 0 and down == 0 and state.phase != OVER):
        return 9
    if state.phase <= FLAG_PLACE and down != ROUND_CARDS:
        return 9
    return 0


@rule
def course_flaw(state: State) -> int:
    """What is being decided, by whom, and what has been chosen so far."""
    phase = int(state.phase)
    if not 0 <= phase < len(PHASES):
        return 12
    selling = INTEREST <= phase <= SALE_BID
    if selling != (state.offer != NONE) or selling != (state.seller != NONE):
        return 15
    if selling and state.board[state.offer] != MARKER + state.seller:
        return 15
    if not buyers_flawless(state, phase):
        return 15
    if not turn_flawless(state, phase) or not use_flawless(state, phase):
        return 12
    for seat in range(SEATS):
        high = (4 if state.seats == SEATS else 5) if seat < state.seats else 0
        if not 0 <= state.signs[seat] <= high - state.sold[seat] or not 0 <= state.sold[seat] <= SALES:
            return 11
        if state.count[seat] != NONE:
            owing = bidding(state) and to_move(state) >> seat & 1
            if not owing or not 1 <= state.count[seat] <= state.held[seat]:
                return 14
    return rank_flaw(state)


@rule
def buyers_flawless(state: State, phase: int) -> bool:
    """The interested: others than the seller, able to buy; one names a price, several bid (RA21, R38, R39)."""
    interested = 0
    for seat in range(SEATS):
        if state.yes >> seat & 1:
            interested += 1
            if seat >= state.seats or seat == state.seller or not can_buy(state, seat):
                return False
            if phase == INTEREST and not state.done >> seat & 1:
                return False
    if phase == PRICE:
        return interested == 1 and state.yes == 1 << state.turn
    if phase == SALE_BID:
        return interested > 1
    return phase == INTEREST or interested == 0


@rule
def turn_flawless(state: State, phase: int) -> bool:
    """Whether somebody owes a move, and the cards are open or face down as the phase needs."""
    together = phase in (BID, INTEREST, SALE_BID, OVER)
    if together != (state.turn == NONE) or not NONE <= state.turn < state.seats:
        return False
    if phase != OVER and to_move(state) == 0:
        return False
    if BID <= phase <= STAR and state.shown == 0:
        return False
    if WINDOW <= phase <= SALE_BID and flow.face_down(state) == 0:
        return False
    if phase == INTEREST and state.done >> state.seller & 1:
        return False
    if state.done != 0 and phase not in (BID, INTEREST, SALE_BID):
        return False
    return bool(0 <= state.passes < state.seats)


@rule
def use_flawless(state: State, phase: int) -> bool:
    """Whether the card, the flag or the lake in use is one that can be used."""
    seat = int(state.turn)
    if (phase in (FLAG_USE, STAR)) != (state.slot != NONE) or (phase == STAR) != (state.at != NONE):
        return False
    if state.slot != NONE and not state.taken >> state.slot & 1:
        return False
    if phase == FLAG_USE:
        return supply(state, seat) > 0 and flow.has_flag(state, flow.card_at(state, int(state.slot)) % COLOURS)
    if phase == STAR:
        return bool(state.board[state.at] == MARKER + seat) and flow.has_star(state)
    if (phase == FLAG_PLACE) != (state.colour != NONE):
        return False
    if phase == FLAG_PLACE and state.flags[seat, state.colour] == 0:
        return False
    if FLAG_CHOICE <= phase <= FLAG_PLACE:
        return has_flags(state, seat) and flow.has_free_cell(state)
    if (phase in (LAKE_TURN, LAKE_PLACE)) != (state.lake != NONE) or (phase == LAKE_PLACE) != (state.quarter != NONE):
        return False
    if state.lake != NONE and not may_choose(state, int(state.lake)):
        return False
    if phase == LAKE_PLACE and not has_room(state, int(state.lake), int(state.quarter)):
        return False
    return bool(phase != LAKE_CHOICE or state.left != 0)


@rule
def has_flags(state: State, seat: int) -> bool:
    """Whether the seat has flags to place."""
    for colour in range(COLOURS):
        if state.flags[seat, colour] > 0:
            return True
    return False


@rule
def rank_flaw(state: State) -> int:
    """The bidders of an auction: different seats, only while cards are used, the one in turn among them."""
    using = CARD <= state.phase <= STAR
    seen = 0
    for place in range(SEATS):
        seat = int(state.rank[place])
        if seat != NONE:
            if not using or not 0 <= seat < state.seats or seen >> seat & 1:
                return 13
            if place > 0 and state.rank[place - 1] == NONE:
                return 13
            seen |= 1 << seat
    if using and (not 0 <= state.next < SEATS or state.rank[state.next] != state.turn):
        return 13
    return 0
