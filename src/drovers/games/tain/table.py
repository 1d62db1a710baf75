"""What is on the table of Táin: boards, slots, tokens, cattle, jewels, the record, options, kinds of event."""

from __future__ import annotations

from typing import Any

from ...core.events import Kind
from ...core.options import Option, Starter
from ...core.state import State as Base
from ...core.state import i1, i8

CLANS = 4  # at most (T1)
ENTRANCES, PASTURE = 5, 3  # entrances 0-2 lead into the pasture, 3-4 into the house (T3)
ENTRANCE_NAMES = ("p1", "p2", "p3", "h1", "h2")
KINGDOM = 2  # slots (T4)
SLOT_NAMES = ("k1", "k2")
ROUNDS = 8
CATTLE, JEWELS = 25, 12  # in the box (T6)
OWN_CATTLE, OWN_JEWELS = 5, 3  # of each clan at the start (T10)
LARGE_HERD, BONUS = 11, 3  # T57, T60

# Slots, all in a row: the inner one of every entrance, clan by clan, then the outer ones, then the kingdom's.
OUTER, KING, SLOTS = CLANS * ENTRANCES, 2 * CLANS * ENTRANCES, 2 * CLANS * ENTRANCES + KINGDOM
# Sets of slots, a bit each.
LAND = (1 << ENTRANCES) - 1  # the entrances of the first land; those of the next lie ENTRANCES further on
PASTURES = (1 << PASTURE) - 1
INSIDE = (1 << OUTER) - 1  # all inner slots
OUTSIDE = INSIDE << OUTER
REALM = (1 << KINGDOM) - 1 << KING  # the kingdom's

# Tokens (T5).
C, W, B, D, X = range(5)
TYPES = 5
LETTERS = "CWBDX"
TOKENS = (1, 2, 6, 1, 8)
BAND = 18
NONE, UNKNOWN = -1, -2  # nobody, nothing; a count the owner of a sight may not know
HIDDEN = TYPES  # the type of a token the owner of a sight may not know

# Prisoners are boys or daughters.
BOY, DAUGHTER, KINDS_HELD = 0, 1, 2
TOKEN_OF = (B, D)
POINTS_HELD = (1, 5)  # T59

# Phases: placing is T15-T28; a match stops in freeing and reclaiming only while a question is open.
PLACING, FREEING, RECLAIMING, OVER = range(4)
PHASES = ("placing", "freeing", "reclaiming", "over")

# Options as numbers.
EDITION_A, EDITION_B = 0, 1
DUD, FORBIDDEN = 0, 1
MARKER_ORDER, LEFT_SLOT = 0, 1
FORCED, OPTIONAL = 0, 1
ROTATE, FIXED = 0, 1
FROM_MARKER, FROM_OWNER_LEFT = 0, 1
ALL_AT_ONCE, ROUND_ROBIN = 0, 1

EDITIONS = {
    "A": {"daughter_outside": "dud", "kingdom_contested": "marker_order", "reclaim": "forced"},
    "B": {"daughter_outside": "forbidden", "kingdom_contested": "left_slot", "reclaim": "optional"},
}
OPTIONS = (
    Option("edition", ("A", "B"), presets=EDITIONS),
    Option("daughter_outside", ("dud", "forbidden")),
    Option("kingdom_contested", ("marker_order", "left_slot")),
    Option("reclaim", ("forced", "optional")),
    Option("marker", ("rotate", "fixed")),
    Option("shortage_origin", ("marker", "board_owner_left")),
    Option("shortage_unit", ("all", "round_robin")),
    Starter("start", (0,)),
)
OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "B"},
    {"daughter_outside": "forbidden", "marker": "fixed", "start": 1},
    {"kingdom_contested": "left_slot", "shortage_origin": "board_owner_left"},
    {"reclaim": "optional", "shortage_unit": "round_robin", "start": "random"},
    {"edition": "B", "daughter_outside": "dud", "kingdom_contested": "marker_order", "reclaim": "forced"},
)


class State(Base):
    """What lies on the table: one number or array a field, the same in every form."""

    edition = i1()
    daughter_outside = i1()
    kingdom_contested = i1()
    reclaim = i1()
    marker = i1()
    shortage_origin = i1()
    shortage_unit = i1()
    start = i1()
    round = i1()  # 1..8
    holder = i1()  # the seat with the marker
    phase = i1()
    turn = i1()  # the seat that owes a move; NONE when the match is over
    passed = i1(CLANS)  # 1: places nothing more this round
    herd = i1()  # cattle of the kingdom
    cattle = i1(CLANS)
    jewels = i1(CLANS)
    held = i1(CLANS, CLANS, KINDS_HELD)  # prisoners: house, clan they belong to, boy or daughter
    stock = i1(CLANS, TYPES)  # unused tokens a clan began this placement with: known to all
    unused = i1(CLANS, TYPES)  # those still behind the screen; outside placement the same as `stock`
    used = i1(CLANS, TYPES)
    slots_of = i8(CLANS)  # the slots where each clan has a token, as a set
    slots_with = i8(TYPES + 1)  # the slots where a token of each type lies; the last: of a HIDDEN type
    # Raids of this round: beside the boards until the resolution (T41).
    won_cattle = i1(CLANS)
    won_jewels = i1(CLANS)
    seized = i1(CLANS, CLANS, KINDS_HELD)  # captor, clan, boy or daughter
    board = i1()  # the clan whose house is being resolved while a raider chooses, else NONE
    owed = i1(CLANS)  # successes of each raider at that house not yet paid out


# Events.
(GUARDED, RAIDED, ENTERED, PASSED, REVEALED, BLUFFED) = range(1, 7)
(KING_ALONE, KING_EQUAL, KING_CHIEF, KING_OUTDONE, KING_LAST, KING_LATE, KING_EMPTY) = range(7, 14)
(WON, FAILED, CAPTURED, KIDNAPPED, IDLE) = range(14, 19)
(TOOK_CATTLE, TOOK_JEWELS, FREED, SHORT_CATTLE, SHORT_JEWELS) = range(19, 24)
(SETTLED, RECLAIMED, DECLINED, ROUND, LARGE, LAST_ROUND, BONUS_POINTS, SCORED) = range(24, 32)
(NO_CATTLE, NO_JEWELS) = range(32, 34)
RAID = ("seat", "token", "clan", "entrance", "guard")  # who, with what, where, against what
ALONE = ("seat", "token", "slot")
KINDS = {
    GUARDED: Kind("guarded", "T16", ("seat", "token", "entrance"), ("token",), ("seat",)),
    RAIDED: Kind("raided", "T17", ("seat", "token", "clan", "entrance"), ("token",), ("seat",)),
    ENTERED: Kind("entered", "T18", ALONE, ("token",), ("seat",)),
    PASSED: Kind("passed", "T25", ("seat",)),
    REVEALED: Kind("revealed", "T29", (), reveals=True),
    BLUFFED: Kind("bluffed", "T30", ("seat", "where")),
    KING_ALONE: Kind("king-alone", "T32", ALONE),
    KING_EQUAL: Kind("king-equal", "T33", ALONE),
    KING_CHIEF: Kind("king-chief", "T34", ALONE),
    KING_OUTDONE: Kind("king-outdone", "T34", ALONE),
    KING_LAST: Kind("king-last", "T35", ALONE),
    KING_LATE: Kind("king-late", "T35", ALONE),
    KING_EMPTY: Kind("king-empty", "T36", ALONE),
    WON: Kind("won", "T37", RAID),
    FAILED: Kind("failed", "T37", RAID),
    CAPTURED: Kind("captured", "T44", RAID),
    KIDNAPPED: Kind("kidnapped", "T44", RAID),
    IDLE: Kind("idle", "TA2", RAID),
    TOOK_CATTLE: Kind("took-cattle", "T38", ("seat", "clan", "count")),
    TOOK_JEWELS: Kind("took-jewels", "T39", ("seat", "clan", "count")),
    FREED: Kind("freed", "T46", ("seat", "clan", "token")),
    SHORT_CATTLE: Kind("short-cattle", "T40", ("seat", "clan", "count")),
    SHORT_JEWELS: Kind("short-jewels", "T40", ("seat", "clan", "count")),
    SETTLED: Kind("settled", "T52", ("seat", "cattle", "jewels", "prisoners")),
    RECLAIMED: Kind("reclaimed", "T54", ("seat", "count")),
    DECLINED: Kind("declined", "T54", ("seat",)),
    ROUND: Kind("round", "T55", ("round", "seat")),
    LARGE: Kind("large", "T57", ("count",)),
    LAST_ROUND: Kind("last-round", "T14", ()),
    BONUS_POINTS: Kind("bonus", "T60", ("seat",)),
    SCORED: Kind("scored", "T59", ("seat", "points")),
    NO_CATTLE: Kind("short-cattle", "TA24", ("seat", "clan", "count")),
    NO_JEWELS: Kind("short-jewels", "TA23", ("seat", "clan", "count")),
}
