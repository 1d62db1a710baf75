"""Whether a state can be at all: nothing lost, nothing twice, every count possible.  Numbers are those of `FLAWS`."""

from __future__ import annotations

from ...core.jit import rule
from .cards import count_of, count_played, hand_size, sum_of, type_of
from .census import HALF, count_lying, goats_in_play, goats_lying
from .data import HAND, SIZE, TYPES
from .deal import copies
from .dogs import can_lead, may_lead, place_refusal
from .evaluation import is_unmarked
from .pasture import CELLS, inside, on_border
from .table import (
    ANSWERING,
    DECK,
    DOG,
    FOURTH,
    GOATS,
    GONE,
    LEADING,
    MAJORITY,
    MARKING,
    MILK1,
    MILK2,
    NONE,
    OUTSIDE,
    OVER,
    PLACING,
    PLAYING,
    STABLE,
    TAKING,
    State,
)
from .turn import can_take


@rule
def flaw(state: State) -> int:
    """0 if the state is sound, else the number of what is wrong with it."""
    found = flaw_of_pasture(state)
    if found == 0:
        found = flaw_of_seats(state)
    if found == 0:
        found = flaw_of_cards(state)
    if found == 0:
        found = flaw_of_types(state)
    if found == 0:
        found = flaw_of_turn(state)
    return found


@rule
def flaw_of_pasture(state: State) -> int:
    """Stables on border cells of their own (G9), cards elsewhere, holes only when the pile is empty (G18)."""
    size, stables = int(SIZE[state.seats]), 0
    for cell in range(CELLS):
        card, marker = int(state.pasture[cell]), int(state.marker[cell])
        if (card == OUTSIDE) == inside(cell, size) or card < OUTSIDE or card == -1 or card > MILK2:
            return 2
        stables += card == STABLE
        if card == NONE and state.left > 0:
            return 4
        if marker != NONE and (not 0 <= card < GOATS or state.owner[type_of(card)] != marker):
            return 3  # only the owner's markers, only on goats of his types (G26)
    for seat in range(state.seats):
        cell = int(state.stable[seat])
        if not 0 <= cell < CELLS or not on_border(cell, size) or state.pasture[cell] != STABLE:
            return 1
        for other in range(seat):
            if state.stable[other] == cell:
                return 1
    return 0 if stables == state.seats else 1


@rule
def flaw_of_seats(state: State) -> int:
    """Hands, big goats and markers: ten at most, and none ever comes back (G5, GA13)."""
    for seat in range(state.seats):
        placed = 0
        for cell in range(CELLS):
            placed += state.marker[cell] == seat
        if state.supply[seat] < 0 or state.supply[seat] + placed != state.marker_limit:
            return 10
        if not 0 <= state.pawn[seat] < 4 * int(SIZE[state.seats]):
            return 11
        short = seat == state.turn and (state.phase == TAKING or state.last == 41)
        if hand_size(state, seat) != (HAND - 1 if short else HAND):
            return 8
        for i in range(HAND):
            card = int(state.hand[seat, i])
            if card == DOG and not state.open[seat, i]:
                return 9  # no dog was ever dealt into a hand (G11)
            if 0 <= card < GOATS and not state.open[seat, i] and state.piled[type_of(card)] == card:
                return 14
    return 0


@rule
def flaw_of_cards(state: State) -> int:
    """Every card of this number of players exactly once, and no other (G6)."""
    for i in range(DECK):
        if (state.pile[i] == NONE) != (i >= state.left):
            return 5
    for first in range(0, GOATS, HALF):
        if goats_lying(state, first) != goats_in_play(state, first):
            return 5
    for card in range(DOG, MILK2 + 1):
        if count_lying(state, card) != copies(state, card):
            return 6 if card == DOG else 7
    return 0


@rule
def flaw_of_types(state: State) -> int:
    """An owned type was won, an open one not yet; only cards of owned types have left (G21 to G28)."""
    for kind in range(TYPES):
        owner, piled = int(state.owner[kind]), int(state.piled[kind])
        gone = count_of(state, kind, GONE)
        if owner == NONE:
            if gone > 0:
                return 12
            if due(state, kind) and not awaited(state, kind):
                return 13
        else:
            if not 0 <= owner < state.seats or count_of(state, kind, owner) + gone != count_played(state, kind):
                return 12
            if count_of(state, kind, owner) == 0 or (
                sum_of(state, kind, owner) < MAJORITY and count_played(state, kind) < FOURTH
            ):
                return 12
        if piled != NONE and (owner == NONE or not in_pile(state, kind, piled)):
            return 14
    return 0


@rule
def due(state: State, kind: int) -> bool:
    """Whether an open type shows enough to be decided (G22, G24)."""
    for seat in range(state.seats):
        if sum_of(state, kind, seat) >= MAJORITY:
            return True
    return count_played(state, kind) >= FOURTH


@rule
def awaited(state: State, kind: int) -> bool:
    """Whether its evaluation is still to come this turn, or the last turn was cut short before it (GA22)."""
    if state.phase == OVER:
        return not state.end_completes_turn
    return state.phase == TAKING and 0 <= state.played < GOATS and type_of(int(state.played)) == kind


@rule
def in_pile(state: State, kind: int, card: int) -> bool:
    """Whether this is the one card of the type still in the pile (Precision 1)."""
    if card < 0 or card >= GOATS or type_of(card) != kind or count_played(state, kind) != FOURTH:
        return False
    for i in range(state.left):
        if state.pile[i] == card:
            return True
    return False


@rule
def flaw_of_turn(state: State) -> int:
    """Turn, phase, the card played and the end flag agree."""
    phase, last = int(state.phase), int(state.last)
    if not 0 <= state.turn < state.seats or not PLAYING <= phase <= OVER:
        return 16
    if last != 0 and last != 40 and last != 41:
        return 17
    if (phase == OVER and last == 0) or (phase <= TAKING and last != 0):
        return 17
    if (last == 40 and state.left > 0) or (last != 0 and phase != OVER and not state.end_completes_turn):
        return 17
    if not PLAYING < phase < OVER:
        return 0 if state.played == NONE and dog_idle(state) else 15
    if not lies_played(state):
        return 15
    if phase == TAKING:
        return 0 if can_take(state, int(state.turn)) and dog_idle(state) else 16
    if phase == MARKING:
        return 0 if short_of_markers(state) and dog_idle(state) else 16
    return flaw_of_dog(state)


@rule
def dog_idle(state: State) -> bool:
    """Whether no dog is on its way."""
    return bool(state.source == NONE and state.target == NONE and state.requests == 0)


@rule
def lies_played(state: State) -> bool:
    """Whether the card of phase 1 lies where it went."""
    played, turn = int(state.played), int(state.turn)
    if not 0 <= played <= MILK2:
        return False
    if played == DOG:
        return bool(state.dogs[turn] > 0)
    if played > DOG:
        return bool(state.milk[turn, played - MILK1] > 0)
    owner = int(state.owner[type_of(played)])
    return int(state.front[played]) == (GONE if owner != NONE and owner != turn else turn)


@rule
def short_of_markers(state: State) -> bool:
    """Whether the player on turn has won the type just played and has markers for some of its cards only (GA13)."""
    if not 0 <= state.played < GOATS:
        return False
    kind, count = type_of(int(state.played)), 0
    for cell in range(CELLS):
        count += is_unmarked(state, kind, cell)
    return bool(state.owner[kind] == state.turn and 0 < state.supply[state.turn] < count)


@rule
def flaw_of_dog(state: State) -> int:
    """A dog was played, and what it is doing is allowed (G32 to G37)."""
    turn, source, target, asked = int(state.turn), int(state.source), int(state.target), int(state.requests)
    if state.played != DOG:
        return 15
    if not 0 <= asked <= state.max_dog_requests:
        return 16
    if state.phase == LEADING:
        return 0 if source == NONE and target == NONE and can_lead(state, turn) else 16
    if not 0 <= source < CELLS or state.marker[source] != turn:
        return 16
    if state.phase == PLACING:
        return 0 if target == NONE and may_lead(state, turn, source) else 16
    if state.phase != ANSWERING or not 0 <= target < CELLS or asked == 0:
        return 16
    if state.marker[target] == NONE or state.marker[target] == turn:
        return 16
    refusal = place_refusal(state, turn, source, target)
    return 0 if refusal == 0 or refusal == 1021 else 16  # the request under way may be the last one allowed
