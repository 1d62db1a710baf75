"""A sight as numbers: all of it, so that equal features mean equal sights (the order of used cards included).

Seats are counted from the reader's own on, clockwise (a watcher reads as seat 0).
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import Part, offsets
from ...core.sets import write_set
from ...core.state import Numbers
from ...core.tables import Table
from . import table as t
from .bag import in_bag
from .data import BY_VALUE, DATA, Prizes
from .deck import COPIES, card_at, in_auction
from .lakes import cells_of
from .land import around, supply
from .table import CELLS, COLOURS, HALVES, LAKES, MARKERS, NONE, SEATS, TOKENS, WATCHER, WORD, WORDS, State

STARS = Table([(int(pattern.star is not None), *(pattern.star or (0, 0))) for pattern in DATA.cards])
FURTHEST = 14  # rows or columns between two stars, in any table of cards


def _most(prizes: Prizes) -> int:
    """The most that one scoring pays a seat: every first prize, all markers in doubles, all lakes."""
    lakes = [lake.value if prizes.lake == BY_VALUE else prizes.lake for lake in DATA.lakes]
    return prizes.edges[0] + MARKERS // 2 * prizes.double + prizes.estate[0] + sum(lakes)


POINTS = sum(_most(prizes) for prizes in DATA.scoring)  # no match pays more; a position by hand that says so reads so

FEATURES = (
    Part("markers", SEATS * CELLS),  # seat by seat, 1 where its marker lies
    Part("flag_cells", COLOURS * CELLS),  # colour by colour
    Part("water", LAKES * CELLS),  # lake by lake
    Part("focus", CELLS),  # the cell on offer in a sale, or the flag cell that the second star is measured from
    Part("hand", TOKENS),  # own tokens
    Part("fist", TOKENS),  # of them, bid already
    Part("seen", SEATS * TOKENS),  # tokens whose place is known: the bag, then the hands of the seats after one's own
    Part("shared", SEATS * TOKENS),  # tokens whose place the seats after one's own, then watchers, know too
    Part("reach", SEATS * TOKENS),  # tokens that may be in each hand for whoever does not know their place
    Part("open_colours", 3 * COLOURS),  # of the cards turned for this auction
    Part("open_stars", 3 * 3, -FURTHEST, FURTHEST),  # two stars, rows down and columns right from first to second
    Part("open_taken", 3),
    Part("open_used", 3),  # the card being used
    Part("unseen_cards", COLOURS * t.PATTERNS, 0, t.CARDS // COLOURS),  # how many of each card have not been turned
    Part("turned_cards", t.CARDS, 0, COLOURS * t.PATTERNS),  # in order: 1 + COLOURS x pattern + colour, 0 not yet
    Part("lords", LAKES * SEATS),
    Part("around", LAKES * SEATS, 0, MARKERS),  # markers on the fields of each lake
    Part("held", SEATS, 0, TOKENS),
    Part("supply", SEATS, 0, MARKERS),
    Part("signs", SEATS, 0, 5),
    Part("sold", SEATS, 0, t.SALES),
    Part("points", SEATS, 0, POINTS),
    Part("done", SEATS),  # has committed itself
    Part("turn", SEATS),
    Part("interested", SEATS),
    Part("seller", SEATS),
    Part("ranks", SEATS, 0, SEATS),  # 1 for the best bidder, 2 …, 0: none
    Part("flags", SEATS * COLOURS, 0, 3),  # still to be placed
    Part("colour", COLOURS),  # of the flag being placed
    Part("lakes_left", LAKES),
    Part("lake", LAKES),  # being placed
    Part("quarter", 4),  # its quarter turns
    Part("phase", len(t.PHASES)),
    Part("round", t.ROUNDS),
    Part("shown", 1),  # cards lie open
    Part("turned", 1, 0, t.CARDS),
    Part("bag", 1, 0, TOKENS),
    Part("passes", 1, 0, SEATS),
    Part("users", 1, 0, SEATS),  # bidders of this auction who have used their card
    Part("count", 1, NONE, TOKENS),  # of one's own bid whose highest token is still to be named
    Part("seats", 1, 2, SEATS),
    Part("options", len(t.OPTIONS), 0, SEATS),  # as the state keeps them; `start` counted from one's own seat on
)
(
    MARKERS_AT, FLAG_CELLS, WATER, FOCUS, HAND, FIST, SEEN, SHARED, REACH, OPEN_COLOURS, OPEN_STARS, OPEN_TAKEN,
    OPEN_USED, UNSEEN_CARDS, TURNED_CARDS, LORDS, AROUND, HELD, SUPPLY, SIGNS, SOLD, POINTS_AT, DONE, TURN, INTERESTED,
    SELLER, RANKS, FLAGS, COLOUR, LAKES_LEFT, LAKE_AT, QUARTER, PHASE, ROUND, SHOWN, TURNED, BAG_AT, PASSES, USERS,
    COUNT, SEATS_AT, OPTIONS_AT, LENGTH,
) = offsets(FEATURES)  # fmt: skip


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes every part in the order of the layout."""
    for i in range(LENGTH):
        out[i] = 0
    own = seat if seat > 0 else 0
    write_land(state, own, out)
    write_tokens(state, own, out)
    write_open_cards(state, out)
    write_unseen_cards(state, out)
    write_lakes(state, own, out)
    for other in range(state.seats):
        write_seat(state, other, steps(state, own, other), out)
    write_ranks(state, own, out)
    write_situation(state, out)
    out[COUNT] = state.count[own] if seat >= 0 else NONE
    write_options(state, own, out)


@rule
def steps(state: State, own: int, seat: int) -> int:
    """How many places after one's own the seat sits."""
    return int((seat - own) % state.seats)


@rule
def write_land(state: State, own: int, out: Numbers) -> None:
    """Markers, flags and water, a plane each, and the cell all look at."""
    for word in range(WORDS):
        first = word * WORD
        for seat in range(state.seats):
            write_set(int(state.markers[seat, word]), out, MARKERS_AT + steps(state, own, seat) * CELLS + first)
        for colour in range(COLOURS):
            write_set(int(state.planted[colour, word]), out, FLAG_CELLS + colour * CELLS + first)
        for lake in range(LAKES):
            write_set(cells_of(lake, int(state.spot[lake]), word), out, WATER + lake * CELLS + first)
    if state.offer != NONE:
        out[FOCUS + state.offer] = 1
    elif state.at != NONE:
        out[FOCUS + state.at] = 1


@rule
def write_tokens(state: State, own: int, out: Numbers) -> None:
    """Own tokens, tokens seen elsewhere and who else has seen them, and where the others may be."""
    for half in range(HALVES):
        first = half * WORD
        write_set(int(state.hand[own, half]), out, HAND + first)
        write_set(int(state.hand[own, half] & state.fist[half]), out, FIST + first)
        write_set(int(state.bag[half]), out, SEEN + first)
        for other in range(state.seats):
            step = steps(state, own, other)
            write_set(int(state.reach[other, half]), out, REACH + step * TOKENS + first)
            if step > 0:
                write_set(int(state.hand[other, half]), out, SEEN + step * TOKENS + first)
                write_set(int(state.known[other, half]), out, SHARED + (step - 1) * TOKENS + first)
        write_set(int(state.known[WATCHER, half]), out, SHARED + (SEATS - 1) * TOKENS + first)


@rule
def write_open_cards(state: State, out: Numbers) -> None:
    """The cards of this auction, which are gone, and which one is being used."""
    if state.shown == 1:
        for slot in range(in_auction(state)):
            card = card_at(state, slot)
            out[OPEN_COLOURS + slot * COLOURS + card % COLOURS] = 1
            for i in range(3):
                out[OPEN_STARS + slot * 3 + i] = STARS[card // COLOURS, i]
            out[OPEN_TAKEN + slot] = state.taken >> slot & 1
    if state.slot != NONE:
        out[OPEN_USED + state.slot] = 1


@rule
def write_unseen_cards(state: State, out: Numbers) -> None:
    """How many of each card have not been turned, and the order of those that have."""
    for pattern in range(t.PATTERNS):
        for colour in range(COLOURS):
            out[UNSEEN_CARDS + pattern * COLOURS + colour] = COPIES[pattern, colour]
    for i in range(state.turned):
        out[UNSEEN_CARDS + state.cards[i]] -= 1
        out[TURNED_CARDS + i] = 1 + state.cards[i]


@rule
def write_lakes(state: State, own: int, out: Numbers) -> None:
    """Who owns each lake and has markers around it; which are still to be placed, and how the present one lies."""
    for lake in range(LAKES):
        for other in range(state.seats):
            step = steps(state, own, other)
            out[LORDS + lake * SEATS + step] = state.lord[lake] == other
            out[AROUND + lake * SEATS + step] = around(state, lake, other)
        out[LAKES_LEFT + lake] = state.left >> lake & 1
    if state.lake != NONE:
        out[LAKE_AT + state.lake] = 1
    if state.quarter != NONE:
        out[QUARTER + state.quarter] = 1


@rule
def write_seat(state: State, seat: int, step: int, out: Numbers) -> None:
    """One seat's affairs, so many steps after the reader's own."""
    out[HELD + step] = state.held[seat]
    out[SUPPLY + step] = supply(state, seat)
    out[SIGNS + step] = state.signs[seat]
    out[SOLD + step] = state.sold[seat]
    out[POINTS_AT + step] = min(int(state.points[seat]), POINTS)
    out[DONE + step] = state.done >> seat & 1
    out[TURN + step] = state.turn == seat
    out[INTERESTED + step] = state.yes >> seat & 1
    out[SELLER + step] = state.seller == seat
    for colour in range(COLOURS):
        out[FLAGS + step * COLOURS + colour] = state.flags[seat, colour]


@rule
def write_ranks(state: State, own: int, out: Numbers) -> None:
    """How the bids of this auction were ranked."""
    for place in range(SEATS):
        if state.rank[place] != NONE:
            out[RANKS + steps(state, own, int(state.rank[place]))] = place + 1


@rule
def write_situation(state: State, out: Numbers) -> None:
    """Where the match stands."""
    out[PHASE + state.phase] = 1
    out[ROUND + state.round] = 1
    if state.colour != NONE:
        out[COLOUR + state.colour] = 1
    out[SHOWN] = state.shown
    out[TURNED] = state.turned
    out[BAG_AT] = in_bag(state)
    out[PASSES] = state.passes
    out[USERS] = state.next
    out[SEATS_AT] = state.seats


@rule
def write_options(state: State, own: int, out: Numbers) -> None:
    """Every option in the order of `OPTIONS`."""
    out[OPTIONS_AT] = state.lakes
    out[OPTIONS_AT + 1] = state.lowest_draw
    out[OPTIONS_AT + 2] = state.second_star_optional
    out[OPTIONS_AT + 3] = state.second_on_flag
    out[OPTIONS_AT + 4] = state.tie_rule
    out[OPTIONS_AT + 5] = state.double_exact
    out[OPTIONS_AT + 6] = state.sale_windows
    out[OPTIONS_AT + 7] = state.flag_deal
    out[OPTIONS_AT + 8] = steps(state, own, int(state.start))
