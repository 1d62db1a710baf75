"""Whether a state can be at all: nothing lost, nothing twice, every count possible; each flaw by name."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import size
from ...core.tables import Table
from . import table as t
from .bag import ALL
from .cards import has_flag, stars
from .deck import COPIES, card_used, face_down, in_auction
from .flags import has_free_cell, own_colours
from .lakes import cells_of, fields_of, has_room, heir, may_choose
from .land import BOARD, land_of, owns, supply
from .legality import to_move
from .sales import can_buy
from .table import CARDS, COLOURS, HALVES, LAKES, NONE, ROUND_CARDS, SEATS, WATCHER, WORDS, State

BOARD_WRONG, LAKES_BROKEN, MARKERS_WRONG, FLAGS_WRONG, TOKENS_LOST, FISTS, KNOWN, CARDS_WRONG = range(1, 9)
TURNED, LORDS, SIGNS, PHASE, RANK, COUNT, OFFER = range(9, 16)
FLAWS = {  # the field of a position it is about, the sentence, the rule
    BOARD_WRONG: ("board", "flaw-board", "R27"),
    LAKES_BROKEN: ("board", "flaw-lakes", "R8"),
    MARKERS_WRONG: ("board", "flaw-markers", "R4"),
    FLAGS_WRONG: ("flags", "flaw-flags", "R7"),
    TOKENS_LOST: ("hands", "flaw-tokens", "R3"),
    FISTS: ("fists", "flaw-fists", "R15"),
    KNOWN: ("known", "flaw-known", "RA19"),
    CARDS_WRONG: ("cards", "flaw-cards", "R11"),
    TURNED: ("turned", "flaw-turned", "R14"),
    LORDS: ("lords", "flaw-lords", "R29"),
    SIGNS: ("signs", "flaw-signs", "R10"),
    PHASE: ("phase", "flaw-phase", "R14"),
    RANK: ("rank", "flaw-rank", "R19"),
    COUNT: ("count", "flaw-count", "R15"),
    OFFER: ("offer", "flaw-offer", "R35"),
}
BYTE = 255
THREE_EACH = 3 | 3 << 8 | 3 << 16 | 3 << 24  # of each colour, packed by bytes
# The phases in which all choose at once, and nobody is in turn.
TOGETHER = Table([int(phase in (t.BID, t.INTEREST, t.SALE_BID, t.OVER)) for phase in range(len(t.PHASES))])


@rule
def flaw(state: State) -> int:
    """0 if sound, else the first thing that is not; what a check relies on was checked before."""
    if not 0 <= state.phase <= t.OVER or not NONE <= state.turn < state.seats:
        return PHASE
    number = flaw_of_land(state)
    if number == 0:
        number = flaw_of_tokens(state)
    if number == 0:
        number = flaw_of_cards(state)
    return number if number != 0 else flaw_of_course(state)


# ----------------------------------------------------------------------------------------------------------- the land


@rule
def flaw_of_land(state: State) -> int:
    """What lies on the cells, whole lakes and their owners, markers and flags within the box."""
    if not cells_sound(state):
        return BOARD_WRONG
    if not lakes_sound(state):
        return LAKES_BROKEN
    for seat in range(state.seats):
        if land_of(state, seat) > t.MARKERS:
            return MARKERS_WRONG
    for colour in range(COLOURS):
        if not flags_sound(state, colour):
            return FLAGS_WRONG
    return 0 if lords_sound(state) else LORDS


@rule
def cells_sound(state: State) -> bool:
    """Every cell on the board, holding one thing at most, and nothing of seats that do not play."""
    for word in range(WORDS):
        seen = int(state.water[word])
        for seat in range(SEATS):
            if seen & state.markers[seat, word] or (seat >= state.seats and state.markers[seat, word] != 0):
                return False
            seen |= int(state.markers[seat, word])
        for colour in range(COLOURS):
            if seen & state.planted[colour, word]:
                return False
            seen |= int(state.planted[colour, word])
        if seen & ~int(BOARD[word]):
            return False
    return True


@rule
def lakes_sound(state: State) -> bool:
    """Every lake lies on the board and on no other, or is still to be placed; its fields are those beside it."""
    for lake in range(LAKES):
        waits = state.left >> lake & 1
        if (state.spot[lake] == NONE) != (waits == 1) or (waits and state.phase > t.LAKE_PLACE):
            return False
    for word in range(WORDS):
        water = 0
        for lake in range(LAKES):
            cells = cells_of(lake, int(state.spot[lake]), word)
            if water & cells or state.fields[lake, word] != fields_of(state, lake, word):
                return False
            water |= cells
        if water != state.water[word]:
            return False
    return True


@rule
def flags_sound(state: State, colour: int) -> bool:
    """At most three flags of a colour, and none to plant once the cards are turned (R7)."""
    placing, standing = 0, 0
    for seat in range(SEATS):
        if state.flags[seat, colour] < 0 or (seat >= state.seats and state.flags[seat, colour] != 0):
            return False
        placing += state.flags[seat, colour]
    for word in range(WORDS):
        standing += size(int(state.planted[colour, word]))
    if placing > 0 and not t.FLAG_CHOICE <= state.phase <= t.FLAG_PLACE:
        return False
    return placing + standing <= 3


@rule
def lords_sound(state: State) -> bool:
    """Every lake belongs to whom the shores say; between the two markers of a card the lakes wait (R31)."""
    for lake in range(LAKES):
        if not NONE <= state.lord[lake] < state.seats:
            return False
        if state.phase != t.STAR and heir(state, lake) != state.lord[lake]:
            return False
    return True


# -------------------------------------------------------------------------------------------------------- the cowboys


@rule
def flaw_of_tokens(state: State) -> int:
    """Every token in one hand or in the bag, the hands counted, fists and knowledge that can be."""
    for half in range(HALVES):
        if not tokens_sound(state, half):
            return TOKENS_LOST
        if not fists_sound(state, half):
            return FISTS
        if not known_sound(state, half) or not reach_sound(state, half):
            return KNOWN
    for seat in range(SEATS):
        if state.held[seat] != size(int(state.hand[seat, 0])) + size(int(state.hand[seat, 1])):
            return TOKENS_LOST
    return 0


@rule
def tokens_sound(state: State, half: int) -> bool:
    """Each token in one place, and none with seats that do not play."""
    seen = int(state.bag[half])
    for seat in range(SEATS):
        if seen & state.hand[seat, half] or (seat >= state.seats and state.hand[seat, half] != 0):
            return False
        seen |= int(state.hand[seat, half])
    return seen == int(ALL[half])


@rule
def fists_sound(state: State, half: int) -> bool:
    """Only who has bid has tokens in the fist, and only until all have."""
    left = int(state.fist[half])
    for seat in range(state.seats):
        if bidding(state) and state.done >> seat & 1:
            left &= ~int(state.hand[seat, half])
    return left == 0


@rule
def known_sound(state: State, half: int) -> bool:
    """A holder knows his tokens; what watchers know all know; those who do not play know nothing."""
    for seat in range(SEATS):
        known = int(state.known[seat, half])
        if seat >= state.seats:
            if known != 0:
                return False
        elif (int(state.hand[seat, half]) | int(state.known[WATCHER, half])) & ~known:
            return False
    return True


@rule
def reach_sound(state: State, half: int) -> bool:
    """A token not known to all may be where it is; the sets of the hands lie within each other (see `sight.py`)."""
    for seat in range(SEATS):
        reach = int(state.reach[seat, half])
        if reach & int(state.known[WATCHER, half]) or (seat >= state.seats and reach != 0):
            return False
        if int(state.hand[seat, half]) & ~reach & ~int(state.known[WATCHER, half]):
            return False
        for other in range(seat):
            if not nested(state, seat, other):
                return False
    return True


@rule
def nested(state: State, seat: int, other: int) -> bool:
    """Whether all that one of two hands may hold the other may hold too: whoever drew later may hold more."""
    mine, theirs = 0, 0
    for half in range(HALVES):
        mine |= int(state.reach[seat, half]) & ~int(state.reach[other, half])
        theirs |= int(state.reach[other, half]) & ~int(state.reach[seat, half])
    return mine == 0 or theirs == 0


@rule
def bidding(state: State) -> bool:
    """Whether tokens may lie in closed hands."""
    return bool(state.phase == t.BID or state.phase == t.SALE_BID)


# ---------------------------------------------------------------------------------------------------------- the cards


@rule
def flaw_of_cards(state: State) -> int:
    """All 48 cards, three of each colour in every round's deck; as many turned as the course says (R11, R14)."""
    for first in range(0, CARDS, ROUND_CARDS):
        if not deck_sound(state, first):
            return CARDS_WRONG
    for pattern in range(t.PATTERNS):
        if not copies_sound(state, pattern):
            return CARDS_WRONG
    return 0 if turned_sound(state) else TURNED


@rule
def deck_sound(state: State, first: int) -> bool:
    """Three cards of each colour in a round's deck."""
    counts = 0  # of each colour, packed by bytes
    for i in range(first, first + ROUND_CARDS):
        if not 0 <= state.cards[i] < COLOURS * t.PATTERNS:
            return False
        counts += 1 << 8 * (state.cards[i] % COLOURS)
    return counts == THREE_EACH


@rule
def copies_sound(state: State, pattern: int) -> bool:
    """As many cards of a pattern as the box holds, in each colour."""
    counts = 0
    for i in range(CARDS):
        if state.cards[i] // COLOURS == pattern:
            counts += 1 << 8 * (state.cards[i] % COLOURS)
    for colour in range(COLOURS):
        if counts >> 8 * colour & BYTE != COPIES[pattern, colour]:
            return False
    return True


@rule
def turned_sound(state: State) -> bool:
    """Whole auctions have been turned; the last lie open, unless the round has just begun."""
    down = face_down(state)
    if not 0 <= down <= ROUND_CARDS or down % in_auction(state) != 0:
        return False
    if (state.shown == 1 and down == ROUND_CARDS) or (state.shown == 0 and down == 0 and state.phase != t.OVER):
        return False
    return state.phase > t.FLAG_PLACE or down == ROUND_CARDS


# --------------------------------------------------------------------------------------------------------- the course


@rule
def flaw_of_course(state: State) -> int:
    """What is being decided, by whom, and what has been chosen so far."""
    if not offer_sound(state) or not buyers_sound(state):
        return OFFER
    if not turn_sound(state) or not use_sound(state) or not lake_sound(state):
        return PHASE
    for seat in range(SEATS):
        if not signs_sound(state, seat):
            return SIGNS
        if not count_sound(state, seat):
            return COUNT
    return 0 if rank_sound(state) else RANK


@rule
def offer_sound(state: State) -> bool:
    """While land is sold, and only then, there is a seller with a marker on it."""
    selling = t.INTEREST <= state.phase <= t.SALE_BID
    if selling != (state.offer != NONE) or selling != (state.seller != NONE):
        return False
    return not selling or owns(state, int(state.seller), int(state.offer))


@rule
def buyers_sound(state: State) -> bool:
    """The interested: others than the seller, able to buy; one names a price, several bid (RA21, R38, R39)."""
    for seat in range(SEATS):
        if state.yes >> seat & 1:
            if seat >= state.seats or seat == state.seller or not can_buy(state, seat):
                return False
            if state.phase == t.INTEREST and not state.done >> seat & 1:
                return False
    if state.phase == t.PRICE:
        return bool(state.yes == 1 << state.turn)
    if state.phase == t.SALE_BID:
        return size(int(state.yes)) > 1
    return bool(state.phase == t.INTEREST or state.yes == 0)


@rule
def turn_sound(state: State) -> bool:
    """Whether somebody owes a move, and the cards are open or face down as the phase needs."""
    phase = int(state.phase)
    if (TOGETHER[phase] == 1) != (state.turn == NONE):
        return False
    if phase != t.OVER and to_move(state) == 0:
        return False
    if t.BID <= phase <= t.STAR and state.shown == 0:
        return False
    if t.WINDOW <= phase <= t.SALE_BID and face_down(state) == 0:
        return False
    if phase == t.INTEREST and state.done >> state.seller & 1:
        return False
    if state.done != 0 and (TOGETHER[phase] == 0 or phase == t.OVER):
        return False
    return bool(0 <= state.passes < state.seats)


@rule
def use_sound(state: State) -> bool:
    """Whether the card or the flag in use is one that can be used."""
    phase, seat = int(state.phase), int(state.turn)
    using = phase == t.FLAG_USE or phase == t.STAR
    if using != (state.slot != NONE) or (phase == t.STAR) != (state.at != NONE):
        return False
    if using and not state.taken >> state.slot & 1:
        return False
    if phase == t.FLAG_USE:
        return supply(state, seat) > 0 and has_flag(state, card_used(state) % COLOURS)
    if phase == t.STAR:
        return owns(state, seat, int(state.at)) and stars(state) != 0
    if (phase == t.FLAG_PLACE) != (state.colour != NONE):
        return False
    if phase == t.FLAG_PLACE and state.flags[seat, state.colour] == 0:
        return False
    return not t.FLAG_CHOICE <= phase <= t.FLAG_PLACE or (own_colours(state, seat) != 0 and has_free_cell(state))


@rule
def lake_sound(state: State) -> bool:
    """Whether the lake being laid is one that can be."""
    phase = int(state.phase)
    chosen = phase == t.LAKE_TURN or phase == t.LAKE_PLACE
    if chosen != (state.lake != NONE) or (phase == t.LAKE_PLACE) != (state.quarter != NONE):
        return False
    if chosen and not may_choose(state, int(state.lake)):
        return False
    if phase == t.LAKE_PLACE and not has_room(state, int(state.lake), int(state.quarter)):
        return False
    return bool(phase != t.LAKE_CHOICE or state.left != 0)


@rule
def signs_sound(state: State, seat: int) -> bool:
    """For Sale tokens that a seat can still have after its sales (R10, R33)."""
    high = (4 if state.seats == SEATS else 5) if seat < state.seats else 0
    return bool(0 <= state.sold[seat] <= t.SALES and 0 <= state.signs[seat] <= high - state.sold[seat])


@rule
def count_sound(state: State, seat: int) -> bool:
    """Only who owes a bid has begun one, with tokens that it holds."""
    if state.count[seat] == NONE:
        return True
    return bool(bidding(state) and to_move(state) >> seat & 1 and 1 <= state.count[seat] <= state.held[seat])


@rule
def rank_sound(state: State) -> bool:
    """The bidders of an auction: different seats, only while cards are used, the one in turn among them."""
    using = t.CARD <= state.phase <= t.STAR
    seen = 0
    for place in range(SEATS):
        seat = int(state.rank[place])
        if seat != NONE:
            if not using or not 0 <= seat < state.seats or seen >> seat & 1:
                return False
            if place > 0 and state.rank[place - 1] == NONE:
                return False
            seen |= 1 << seat
    return not using or bool(0 <= state.next < SEATS and state.rank[state.next] == state.turn)
