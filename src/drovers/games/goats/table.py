"""What is on the table: cards, the record's fields, options, kinds of event."""

from __future__ import annotations

from typing import Any

from ...core.events import Kind
from ...core.options import Option, flag
from ...core.state import State as Base
from ...core.state import i1, i8
from .data import BOX, HAND, SEATS, TYPES, VALUES
from .pasture import CELLS

# Cards: goat 5 * type + value - 1, then dog and milk; equal cards share a number.
GOATS = TYPES * VALUES
DOG, MILK1, MILK2 = GOATS, GOATS + 1, GOATS + 2
KINDS_OF_CARD = GOATS + 3
DECK = 121
HIDDEN, NONE, STABLE, OUTSIDE = -1, -2, -3, -4  # in the pasture NONE is an empty cell
PLAYERS = SEATS.stop - 1
GONE = PLAYERS  # in `front`: the card has left the game

# Phases of a turn: what the player whose move it is must decide.
PLAYING, TAKING, MARKING, LEADING, PLACING, ANSWERING, OVER = range(7)
PHASES = ("play", "take", "mark", "dog", "to", "answer", "over")

MAJORITY = 8  # points of 15 (G22)
FOURTH = 4  # cards in front of players (G24)
EMPTIED_LINE, BLOCKED_LINE = 40, 41  # the rules that end a match (G40, G41)
MARKERS, REQUESTS = 10, 9  # the most of each that an option allows

OPTIONS = (
    Option("stable_layout", BOX.stable_layouts),
    Option("milk_split", BOX.milk_splits),
    flag("dog_swap_neutral_any"),
    Option("max_dog_requests", range(REQUESTS + 1), 1),
    flag("end_completes_turn", default=True),
    flag("end_cross_line", default=True),
    Option("milk_round", ("up", "down")),
    flag("milk_second_after_tie", default=True),
    Option("marker_limit", range(MARKERS + 1), MARKERS),
)
OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"stable_layout": BOX.stable_layouts[-1], "milk_split": BOX.milk_splits[-1], "dog_swap_neutral_any": True},
    {"max_dog_requests": 3, "marker_limit": 3, "milk_round": "down"},
    {"end_completes_turn": False, "end_cross_line": False, "milk_second_after_tie": False},
    {"max_dog_requests": 0, "marker_limit": 0},
)


class State(Base):
    """What lies on the table: one number or array a field, the same in every form."""

    stable_layout = i1()
    milk_split = i1()
    dog_swap_neutral_any = i1()
    max_dog_requests = i1()
    end_completes_turn = i1()
    end_cross_line = i1()
    milk_round = i1()
    milk_second_after_tie = i1()
    marker_limit = i1()
    pile = i1(DECK)  # the top card last; NONE beyond `left`
    left = i1()  # cards in the pile
    pasture = i1(CELLS)  # card, NONE, STABLE, or OUTSIDE a small pasture
    free = i8()  # the cells with a card and no marker, as a set
    herd = i8(PLAYERS)  # the cells with a seat's markers, as a set
    stable = i1(PLAYERS)  # cell
    pawn = i1(PLAYERS)  # edge the big goat stands at
    hand = i1(PLAYERS, HAND)  # ascending, NONE last
    open = i1(PLAYERS, HAND)  # 1: everybody knows this card of the hand; of equal cards, open ones first
    front = i1(GOATS)  # seat a goat lies in front of, GONE, or NONE while it is elsewhere
    dogs = i1(PLAYERS)  # dogs a seat has played
    milk = i1(PLAYERS, 2)  # milk a seat has played: ones, twos
    owner = i1(TYPES)  # seat, NONE while the type is open
    piled = i1(TYPES)  # the fifth card of a type where everybody knows it is in the pile, else NONE
    turn = i1()
    phase = i1()
    played = i1()  # the card of phase 1, NONE before it and when the turn is over
    source = i1()  # the cell whose card the dog moves, while its new place is open
    target = i1()  # the cell asked for, while the answer is open
    requests = i1()  # how often this dog has asked
    last = i1()  # number of the rule that makes this turn the last one, else 0


(PLAYED, WALKED, TOOK, REFILLED, TAGGED, MAJORITY_WON, FOURTH_WON, MARKED, UNMARKED, SHOWED) = range(1, 11)
(BOXED, SPENT, KEPT, SWAPPED, SHIFTED, ASKED, AGREED, REFUSED, EMPTIED, BLOCKED, SCORED) = range(11, 22)
KINDS = {
    PLAYED: Kind("played", "G13", ("seat", "card"), reveals=True),
    WALKED: Kind("walked", "G14", ("seat", "steps", "edge")),
    TOOK: Kind("took", "G16", ("seat", "card", "cell")),
    REFILLED: Kind("refilled", "G18", ("cell", "card"), reveals=True),
    TAGGED: Kind("tagged", "G19", ("seat", "card", "cell")),
    MAJORITY_WON: Kind("majority", "G23", ("seat", "type", "points")),
    FOURTH_WON: Kind("fourth", "G25", ("seat", "type", "points")),
    MARKED: Kind("marked", "G26", ("seat", "card", "cell")),
    UNMARKED: Kind("unmarked", "GA13", ("seat", "card", "cell")),
    SHOWED: Kind("showed", "G29", ("seat", "card"), reveals=True),
    BOXED: Kind("boxed", "G28", ("seat", "card")),
    SPENT: Kind("spent", "G30", ("seat", "card")),
    KEPT: Kind("kept", "G32", ("seat",)),
    SWAPPED: Kind("swapped", "G33", ("seat", "card", "cell", "other", "there")),
    SHIFTED: Kind("shifted", "G37", ("seat", "card", "cell", "there")),
    ASKED: Kind("asked", "G35", ("seat", "whom", "card", "cell", "other", "there")),
    AGREED: Kind("agreed", "G35", ("seat",), reveals=True),
    REFUSED: Kind("refused", "GA21", ("seat",), reveals=True),
    EMPTIED: Kind("emptied", "G40", ("seat", "cell")),
    BLOCKED: Kind("blocked", "G41", ("seat",)),
    SCORED: Kind("scored", "G47", ("seat", "goats", "drinks", "points")),
}
