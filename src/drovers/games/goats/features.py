"""The sight as numbers: nothing a seat knows is left out; seats are counted from the viewer's own, clockwise."""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import Part, offsets
from ...core.sets import write_set
from ...core.state import Numbers
from .cards import steps_of, type_of
from .data import DOGS, HAND, MILK, SIZE, TYPES, VALUES
from .evaluation import supply
from .pasture import CELLS, EDGES, LINE
from .scoring import goat_points, joined_cells
from .table import (
    DECK,
    DOG,
    EMPTIED_LINE,
    GOATS,
    GONE,
    HIDDEN,
    KINDS_OF_CARD,
    MARKERS,
    NONE,
    OPTIONS,
    PHASES,
    PLAYERS,
    REQUESTS,
    State,
)
from .turn import walked

FEATURES = (
    Part("goats", TYPES * CELLS, 0, VALUES),  # value of the goat of that type in that cell
    Part("dogs", CELLS),
    Part("milk", CELLS, 0, 2),  # value of the milk in that cell
    Part("empty", CELLS),
    Part("stables", PLAYERS * CELLS),
    Part("markers", PLAYERS * CELLS),
    Part("joined", PLAYERS * CELLS),  # the markers that count double (G44)
    Part("edges", PLAYERS * EDGES),  # where the big goats stand
    Part("slots", HAND * KINDS_OF_CARD),  # the viewer's hand, as the moves `play` number it
    Part("open", HAND),  # whether everybody knows that card of the viewer's hand
    Part("reach", HAND * CELLS),  # what could be taken after playing that card (G14, G17)
    Part("hands", (PLAYERS - 1) * KINDS_OF_CARD, 0, HAND),  # known cards of the other hands
    Part("hidden", PLAYERS, 0, HAND),  # cards of a hand that the viewer does not know
    Part("front", PLAYERS * GOATS),
    Part("gone", GOATS),  # goats that have left the game (G28, G30)
    Part("sums", PLAYERS * TYPES, 0, VALUES * (VALUES + 1) // 2),  # points of a type in front of a seat
    Part("owners", PLAYERS * TYPES),
    Part("piled", TYPES, 0, VALUES),  # value of a fifth card known to be in the pile (Precision 1)
    Part("supply", PLAYERS, 0, MARKERS),
    Part("points", PLAYERS, 0, 2 * VALUES * MARKERS),  # what the marked goats count now (G43, G44)
    Part("drunk", PLAYERS * 2, 0, MILK),  # milk played: ones, twos
    Part("barked", PLAYERS, 0, DOGS),  # dogs played
    Part("turn", PLAYERS),
    Part("phase", len(PHASES)),
    Part("played", KINDS_OF_CARD),
    Part("source", CELLS),
    Part("target", CELLS),
    Part("requests", 1, 0, REQUESTS),
    Part("last", 2),  # this turn is the last: a line was emptied (G40), a big goat was blocked (G41)
    Part("pile", 1, 0, DECK),
    Part("seats", 1, 2, PLAYERS),
    *(Part(option.name, 1, 0, len(option.choices) - 1) for option in OPTIONS),
)
GOATS_AT, DOGS_AT, MILK_AT, EMPTY_AT, STABLES_AT, MARKERS_AT, JOINED_AT, EDGES_AT, *REST = offsets(FEATURES)
SLOTS_AT, OPEN_AT, REACH_AT, HANDS_AT, HIDDEN_AT, FRONT_AT, GONE_AT, SUMS_AT, OWNERS_AT, PILED_AT, *REST = REST
SUPPLY_AT, POINTS_AT, DRUNK_AT, BARKED_AT, TURN_AT, PHASE_AT, PLAYED_AT, SOURCE_AT, TARGET_AT, *REST = REST
REQUESTS_AT, LAST_AT, PILE_AT, SEATS_AT, OPTIONS_AT, *REST, LENGTH = REST


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes every part; a watcher sees the seats counted from seat 0."""
    for i in range(LENGTH):
        out[i] = 0
    viewer = seat if seat >= 0 else 0
    for cell in range(CELLS):
        write_cell(state, cell, out)
    write_own_hand(state, viewer, out)
    for other in range(state.seats):
        place = place_of(state, viewer, other)
        write_seat(state, other, place, out)
        write_hand(state, other, place, out)
    for card in range(GOATS):
        write_goat(state, viewer, card, out)
    write_types(state, viewer, out)
    write_turn(state, viewer, out)
    write_options(state, out)


@rule
def place_of(state: State, viewer: int, seat: int) -> int:
    """How many seats clockwise from the viewer."""
    return (seat - viewer + int(state.seats)) % int(state.seats)


@rule
def write_cell(state: State, cell: int, out: Numbers) -> None:
    """What lies in a cell."""
    card = int(state.pasture[cell])
    if card == NONE:
        out[EMPTY_AT + cell] = 1
    elif card == DOG:
        out[DOGS_AT + cell] = 1
    elif card > DOG:
        out[MILK_AT + cell] = steps_of(card)
    elif card >= 0:
        out[GOATS_AT + CELLS * type_of(card) + cell] = steps_of(card)


@rule
def write_own_hand(state: State, viewer: int, out: Numbers) -> None:
    """The viewer's cards in order, and what each would bring within reach."""
    for i in range(HAND):
        card = int(state.hand[viewer, i])
        if card >= 0:
            out[SLOTS_AT + KINDS_OF_CARD * i + card] = 1
            out[OPEN_AT + i] = int(state.open[viewer, i])
            edge = walked(state, viewer, steps_of(card))
            write_set(LINE[SIZE[state.seats], edge] & state.free, out, REACH_AT + CELLS * i)


@rule
def write_hand(state: State, seat: int, place: int, out: Numbers) -> None:
    """What the viewer knows of a hand, and how much he does not."""
    for i in range(HAND):
        card = int(state.hand[seat, i])
        if card == HIDDEN:
            out[HIDDEN_AT + place] += 1
        elif card >= 0 and place > 0:
            out[HANDS_AT + KINDS_OF_CARD * (place - 1) + card] += 1


@rule
def write_seat(state: State, seat: int, place: int, out: Numbers) -> None:
    """Stable, herd, big goat, markers, and the dogs and milk in front of a seat."""
    out[STABLES_AT + CELLS * place + int(state.stable[seat])] = 1
    write_set(int(state.herd[seat]), out, MARKERS_AT + CELLS * place)
    write_set(joined_cells(state, seat), out, JOINED_AT + CELLS * place)
    out[EDGES_AT + EDGES * place + int(state.pawn[seat])] = 1
    out[SUPPLY_AT + place] = supply(state, seat)
    out[POINTS_AT + place] = goat_points(state, seat)
    out[DRUNK_AT + 2 * place] = int(state.milk[seat, 0])
    out[DRUNK_AT + 2 * place + 1] = int(state.milk[seat, 1])
    out[BARKED_AT + place] = int(state.dogs[seat])


@rule
def write_goat(state: State, viewer: int, card: int, out: Numbers) -> None:
    """In front of whom a goat lies, or that it has left the game."""
    holder = int(state.front[card])
    if holder == GONE:
        out[GONE_AT + card] = 1
    elif holder != NONE:
        place = place_of(state, viewer, holder)
        out[FRONT_AT + GOATS * place + card] = 1
        out[SUMS_AT + TYPES * place + type_of(card)] += steps_of(card)


@rule
def write_types(state: State, viewer: int, out: Numbers) -> None:
    """Who owns which type, and which fifth cards are in the pile."""
    for kind in range(TYPES):
        if state.owner[kind] != NONE:
            out[OWNERS_AT + TYPES * place_of(state, viewer, int(state.owner[kind])) + kind] = 1
        if state.piled[kind] != NONE:
            out[PILED_AT + kind] = steps_of(int(state.piled[kind]))


@rule
def write_turn(state: State, viewer: int, out: Numbers) -> None:
    """Whose turn it is, what has been done in it, and how much is left."""
    out[TURN_AT + place_of(state, viewer, int(state.turn))] = 1
    out[PHASE_AT + int(state.phase)] = 1
    if state.played != NONE:
        out[PLAYED_AT + int(state.played)] = 1
    if state.source != NONE:
        out[SOURCE_AT + int(state.source)] = 1
    if state.target != NONE:
        out[TARGET_AT + int(state.target)] = 1
    out[REQUESTS_AT] = int(state.requests)
    if state.last != 0:
        out[LAST_AT + int(state.last) - EMPTIED_LINE] = 1
    out[PILE_AT] = int(state.left)


@rule
def write_options(state: State, out: Numbers) -> None:
    """The number of players and the rules chosen, in the order of `OPTIONS`."""
    out[SEATS_AT] = int(state.seats)
    out[OPTIONS_AT] = int(state.stable_layout)
    out[OPTIONS_AT + 1] = int(state.milk_split)
    out[OPTIONS_AT + 2] = int(state.dog_swap_neutral_any)
    out[OPTIONS_AT + 3] = int(state.max_dog_requests)
    out[OPTIONS_AT + 4] = int(state.end_completes_turn)
    out[OPTIONS_AT + 5] = int(state.end_cross_line)
    out[OPTIONS_AT + 6] = int(state.milk_round)
    out[OPTIONS_AT + 7] = int(state.milk_second_after_tie)
    out[OPTIONS_AT + 8] = int(state.marker_limit)
