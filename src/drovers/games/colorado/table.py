"""What is on the table: sizes, phases, options, the record, kinds of event."""

from typing import Any

from ...core.events import Kind
from ...core.options import Option, Starter, flag
from ...core.state import State as Base
from ...core.state import i1, i2, i8
from .data import DATA

SEATS = 4
ROWS, COLUMNS, CELLS = 10, 15, 150
WORD, WORDS, HALVES = 60, 3, 2  # cells or tokens to a set, and sets for all cells, for all tokens
TOKENS, DEALT = 66, 15  # cowboys, and how many each seat draws at first (R3, R9)
MARKERS = 40  # of each seat (R4)
LAKES, COLOURS, ROUNDS = 6, 4, 4
FLAGS, ROUND_CARDS, CARDS = 12, 12, 48
SALES = 2  # a round (R33)
ESTATE = 3  # the smallest large estate (R42)
PATTERNS = len(DATA.cards)

NONE, HIDDEN = -1, -2
WATCHER = 4  # whoever is no seat, in `known`

# What a cell holds, for those who ask.
FREE, MARKER, FLAG, WATER = 0, 1, 5, 9

# Phases: what is being decided.
LAKE_CHOICE, LAKE_TURN, LAKE_PLACE, FLAG_CHOICE, FLAG_PLACE, WINDOW, INTEREST, PRICE, SALE_BID = range(9)
BID, CARD, FLAG_USE, STAR, OVER = range(9, 14)
PHASES = (
    "lake", "quarter", "anchor", "flag", "place", "sales", "interest", "price", "sale-bid",
    "bid", "card", "use", "star", "over",
)  # fmt: skip

# Options as the state keeps them.
FIXED, RANDOM_LAKES, PLAYERS = range(3)
FULL, SPLIT, SECOND_AFTER_TIE = range(3)
ONE, TWO = range(2)
BALANCED, DEALT_AT_RANDOM = range(2)
OPTIONS = (
    Option("lakes", ("fixed", "random", "players")),
    Option("lowest_draw", (2, 1)),
    flag("second_star_optional", default=True),
    flag("second_on_flag"),
    Option("tie_rule", ("full", "split", "second_after_tie")),
    flag("double_exact", default=True),
    Option("sale_windows", ("one", "two")),
    Option("flag_deal", ("balanced", "random")),
    Starter("start", (0,), "random"),
)
RETIRED = {"deck": "uniform7", "final_tie": "shared"}  # options of older records that had one value
OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"lakes": "random", "lowest_draw": 1, "second_on_flag": True, "tie_rule": "split", "double_exact": False},
    {
        "lakes": "players",
        "second_star_optional": False,
        "tie_rule": "second_after_tie",
        "sale_windows": "two",
        "flag_deal": "random",
        "start": 0,
    },
)


class State(Base):
    """What lies on the table: one number or array a field, the same in every form."""

    lakes = i1()
    lowest_draw = i1()
    second_star_optional = i1()
    second_on_flag = i1()
    tie_rule = i1()
    double_exact = i1()
    sale_windows = i1()
    flag_deal = i1()
    start = i1()
    # the land, in sets of WORD cells: four rows each, the last set two
    markers = i8(SEATS, WORDS)
    planted = i8(COLOURS, WORDS)  # flags on the board
    water = i8(WORDS)
    fields = i8(LAKES, WORDS)  # land beside each lake (R28)
    spot = i2(LAKES)  # where a lake lies: CELLS x quarter turns + the top left cell of its box, or NONE
    lord = i1(LAKES)  # the seat that owns the lake, or NONE
    # cowboys, in sets of WORD tokens
    hand = i8(SEATS, HALVES)
    bag = i8(HALVES)
    fist = i8(HALVES)  # in their holders' closed hands, bid but not yet shown
    known = i8(SEATS + 1, HALVES)  # whose place each seat, and the WATCHER, knows
    reach = i8(SEATS, HALVES)  # those each hand may have come to hold since everybody last knew their place
    held = i1(SEATS)  # how many are behind each screen, those in the fist included
    # cards and flags
    cards = i1(CARDS)  # in the order they are turned, twelve a round: 4 x pattern + colour
    turned = i1()  # how many have been turned
    shown = i1()  # 1: the last turned ones lie open for the auction
    taken = i1()  # a bit for each open card that is gone (slots keep their number)
    flags = i1(SEATS, COLOURS)  # still to be placed
    # seats
    points = i2(SEATS)
    signs = i1(SEATS)  # For Sale tokens left
    sold = i1(SEATS)  # sales this round
    # what is going on
    round = i1()
    phase = i1()
    turn = i1()  # the seat to move where one alone is, else NONE
    passes = i1()  # in a row, in a sale window
    done = i1()  # a bit for each seat that has committed itself
    yes = i1()  # a bit for each seat interested in the cell on offer
    count = i1(SEATS)  # size of a bid whose highest token is still to be named, else NONE
    seller = i1()
    offer = i2()  # the cell on offer, or NONE
    rank = i1(SEATS)  # the bidders of this auction, best first, then NONE
    next = i1()  # which of them is using a card
    slot = i1()  # the open card in use, or NONE
    colour = i1()  # of the flag being placed, or NONE
    at = i2()  # the flag cell a second star is measured from, or NONE
    left = i1()  # a bit for each lake still to be placed
    lake = i1()  # the lake being placed, or NONE
    quarter = i1()  # its quarter turns, or NONE


LAID, FLAGGED, STRAYED, OPENED, TURNED, PASSED, OFFERED, DREW, CHOSE, ANSWERED, UNSOLD, BOUGHT = range(1, 13)
PAID, BADE, RANKED = range(13, 16)
TOOK, IDLE, MARKED, WON, FREED, DISCARDED, SCORED, DEALT_FLAGS = range(16, 24)
REFILLED, OUTBID, FLAGLESS, STRETCHED = range(24, 28)
KINDS = {
    LAID: Kind("laid", "R8", ("seat", "lake", "cell", "quarter")),
    DEALT_FLAGS: Kind("dealt", "R12", ("seat", "red", "green", "orange", "blue")),
    FLAGGED: Kind("flagged", "R12", ("seat", "colour", "cell")),
    STRAYED: Kind("strayed", "RA13", ("seat",)),
    OPENED: Kind("opened", "R14", ("round", "seat")),
    TURNED: Kind("turned", "R14", ("slot", "card"), reveals=True),
    PASSED: Kind("passed", "RA20", ("seat",)),
    OFFERED: Kind("offered", "R35", ("seat", "cell")),
    DREW: Kind("drew", "R22", ("seat", "token"), hidden=("token",), known_to=("seat",), reveals=True),
    REFILLED: Kind("drew", "R36", ("seat", "token"), hidden=("token",), known_to=("seat",), reveals=True),
    CHOSE: Kind("chose", "R15", ("seat",)),
    ANSWERED: Kind("answered", "RA21", ("seat", "interested"), reveals=True),
    UNSOLD: Kind("unsold", "R37", ("seat", "cell")),
    BOUGHT: Kind("bought", "R38", ("seat", "seller", "cell")),
    OUTBID: Kind("bought", "R39", ("seat", "seller", "cell")),
    PAID: Kind("paid", "RA23", ("seat", "seller", "token"), ("token",), ("seat", "seller"), reveals=True),
    BADE: Kind("bade", "R15", ("seat", "count", "tokens"), reveals=True),
    RANKED: Kind("ranked", "R16", ("seat", "rank")),
    TOOK: Kind("took", "R19", ("seat", "slot", "card")),
    IDLE: Kind("idle", "RA26", ("seat", "card")),
    FLAGLESS: Kind("flagless", "RA10", ("seat", "card")),
    MARKED: Kind("marked", "R23", ("seat", "cell")),
    STRETCHED: Kind("marked", "R25", ("seat", "cell")),
    WON: Kind("won", "R29", ("seat", "lake")),
    FREED: Kind("freed", "RA11", ("seat", "lake")),
    DISCARDED: Kind("discarded", "R21", ("card",)),
    SCORED: Kind(
        "scored",
        "R40",
        (
            "round", "seat", "edges", "edge_points", "doubles", "double_points",
            "estate", "estate_points", "lakes", "lake_points", "points", "total",
        ),
    ),
}  # fmt: skip
