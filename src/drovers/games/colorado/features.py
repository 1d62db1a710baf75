"""A sight as numbers, laid out as `FEATURES` says; seats are counted from the reader's own on (a watcher's: 0)."""

from ...core.jit import rule
from ...core.layout import offsets
from ...core.state import Numbers, State
from . import flow
from .bag import in_bag
from .board import supply
from .cards import COPIES
from .data import DATA
from .table import (
    BAG,
    CARDS,
    CELLS,
    COLOURS,
    FEATURES,
    FLAG,
    HIDDEN,
    LAKE,
    LAKES,
    MARKER,
    NONE,
    PATTERNS,
    PHASES,
    SEATS,
    TOKENS,
)

LENGTH = offsets(FEATURES)[-1]
STARS = tuple((int(p.star is not None), *(p.star or (0, 0))) for p in DATA.cards)
OPEN_CARD = COLOURS + 3


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes every part in the order of the layout."""
    for i in range(LENGTH):
        out[i] = 0
    own = seat if seat > 0 else 0
    at = write_land(state, own, out, 0)
    at = write_tokens(state, own, out, at)
    at = write_cards(state, out, at)
    write_seats(state, seat, own, out, at)


@rule
def rank_from(state: State, own: int, seat: int) -> int:
    """How many places after one's own the seat sits."""
    return int((seat - own) % state.seats)


@rule
def write_land(state: State, own: int, out: Numbers, at: int) -> int:
    """Markers, flags and water, a plane each."""
    for cell in range(CELLS):
        there = int(state.board[cell])
        if there >= LAKE:
            out[at + (SEATS + COLOURS + there - LAKE) * CELLS + cell] = 1
        elif there >= FLAG:
            out[at + (SEATS + there - FLAG) * CELLS + cell] = 1
        elif there >= MARKER:
            out[at + rank_from(state, own, there - MARKER) * CELLS + cell] = 1
    return at + (SEATS + COLOURS + LAKES) * CELLS


@rule
def write_tokens(state: State, own: int, out: Numbers, at: int) -> int:
    """Own tokens, tokens seen elsewhere, and where the others may be."""
    for token in range(TOKENS):
        place = int(state.place[token])
        if place == own:
            out[at + token] = 1
            out[at + TOKENS + token] = state.fist[token]
        elif place == BAG:
            out[at + 2 * TOKENS + token] = 1
        elif place == HIDDEN:
            for other in range(state.seats):
                step = rank_from(state, own, other)
                if step > 0 and state.reach[token] >> other & 1:
                    out[at + (5 + step) * TOKENS + token] = 1
        else:
            out[at + (2 + rank_from(state, own, place)) * TOKENS + token] = 1
    return at + 9 * TOKENS


@rule
def write_cards(state: State, out: Numbers, at: int) -> int:
    """The open cards that are still there, and how many of each have not been turned."""
    if state.shown == 1:
        for slot in range(flow.in_auction(state)):
            if not state.taken >> slot & 1:
                card = flow.card_at(state, slot)
                out[at + slot * OPEN_CARD + card % COLOURS] = 1
                for i in range(3):
                    out[at + slot * OPEN_CARD + COLOURS + i] = STARS[card // COLOURS][i]
    at += 3 * OPEN_CARD
    for pattern in range(PATTERNS):
        for colour in range(COLOURS):
            out[at + pattern * COLOURS + colour] = COPIES[pattern][colour]
    for i in range(CARDS):
        if state.cards[i] >= 0:
            out[at + state.cards[i]] -= 1
    return at + COLOURS * PATTERNS


@rule
def write_seats(state: State, seat: int, own: int, out: Numbers, at: int) -> None:
    """Lakes, then each seat's affairs, then the situation."""
    for lake in range(LAKES):
        for other in range(state.seats):
            step = rank_from(state, own, other)
            out[at + lake * SEATS + step] = state.lord[lake] == other
            out[at + (LAKES + lake) * SEATS + step] = state.around[lake, other]
    at += 2 * LAKES * SEATS
    for other in range(state.seats):
        step = at + rank_from(state, own, other)
        out[step] = state.held[other]
        out[step + SEATS] = supply(state, other)
        out[step + 2 * SEATS] = state.signs[other]
        out[step + 3 * SEATS] = state.sold[other]
        out[step + 4 * SEATS] = state.points[other]
        out[step + 5 * SEATS] = state.done >> other & 1
        out[step + 6 * SEATS] = state.turn == other
        out[step + 7 * SEATS] = state.yes >> other & 1
        for colour in range(COLOURS):
            out[at + 8 * SEATS + rank_from(state, own, other) * COLOURS + colour] = state.flags[other, colour]
    at += (8 + COLOURS) * SEATS
    for place in range(SEATS):
        if state.rank[place] != NONE:
            out[at + rank_from(state, own, int(state.rank[place]))] = place + 1
    out[at + SEATS + state.phase] = 1
    at += SEATS + len(PHASES)
    out[at] = state.round
    out[at + 1] = state.turned
    out[at + 2] = in_bag(state)
    out[at + 3] = state.passes
    out[at + 4] = state.offer
    out[at + 5] = state.at
    out[at + 6] = state.count[own] if seat >= 0 else NONE
    out[at + 7] = state.taken
