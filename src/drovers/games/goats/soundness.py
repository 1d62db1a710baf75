"""Whether a state can be at all: nothing lost, nothing twice, every count possible; each flaw by name."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import size
from . import table as t
from .cards import count_of, count_played, hand_size, sum_of, type_of
from .census import HALF, count_lying, goats_in_play, goats_lying
from .data import HAND, SIZE, TYPES
from .deal import copies
from .dogs import leadable, places
from .evaluation import marker_at, supply, unmarked
from .pasture import BORDER, CELLS, CROSS, INSIDE
from .table import DOG, GOATS, MILK1, MILK2, NONE, OUTSIDE, STABLE, State
from .turn import can_take

STABLES, PASTURE, MARKERS, HOLES, GOAT_CARDS, DOGS, MILK, HAND_SIZE, HAND_DOG = range(1, 10)
SUPPLY, PAWNS, OWNERS, UNDECIDED, PILED, PLAYED, PHASE, LAST = range(10, 18)
FLAWS = {  # the field of a position it is about, the sentence, the rule
    STABLES: ("stables", "flaw-stables", "G9"),
    PASTURE: ("pasture", "flaw-pasture", "G7"),
    MARKERS: ("pasture", "flaw-markers", "G26"),
    HOLES: ("pasture", "flaw-holes", "G18"),
    GOAT_CARDS: ("pile", "flaw-goat-twice", "G6"),
    DOGS: ("pile", "flaw-dogs", "G6"),
    MILK: ("pile", "flaw-milk", "G6"),
    HAND_SIZE: ("hands", "flaw-hand-size", "G11"),
    HAND_DOG: ("hands", "flaw-hand-dog", "G11"),
    SUPPLY: ("supply", "flaw-supply", "GA13"),
    PAWNS: ("pawns", "flaw-pawns", "G15"),
    OWNERS: ("owners", "flaw-owner-cards", "G28"),
    UNDECIDED: ("owners", "flaw-undecided", "G22"),
    PILED: ("piled", "flaw-piled", "G29"),
    PLAYED: ("played", "flaw-played", "G13"),
    PHASE: ("phase", "flaw-phase", "G20"),
    LAST: ("last", "flaw-last", "G42"),
}


@rule
def flaw(state: State) -> int:
    """0 if the state is sound, else the number of what is wrong with it; what a check relies on was checked before."""
    if not 0 <= state.turn < state.seats or not t.PLAYING <= state.phase <= t.OVER:
        return PHASE
    if not cells_sound(state):
        return PASTURE
    if not stables_sound(state):
        return STABLES
    if holes(state):
        return HOLES
    if not markers_sound(state):
        return MARKERS
    for seat in range(state.seats):
        found = flaw_of_seat(state, seat)
        if found:
            return found
    found = flaw_of_cards(state)
    if found:
        return found
    for kind in range(TYPES):
        found = flaw_of_type(state, kind)
        if found:
            return found
    if not last_sound(state):
        return LAST
    if not played_sound(state):
        return PLAYED
    return 0 if phase_sound(state) else PHASE


@rule
def cells_sound(state: State) -> bool:
    """Cards, stables and empty cells inside the pasture and nowhere else; the free cards are those without a marker."""
    inside, cards = int(INSIDE[SIZE[state.seats]]), 0
    for cell in range(CELLS):
        card = int(state.pasture[cell])
        if (card == OUTSIDE) == (inside >> cell & 1 == 1) or not OUTSIDE <= card <= MILK2 or card == t.HIDDEN:
            return False
        if card >= 0:
            cards |= 1 << cell
    for seat in range(state.seats):
        cards &= ~state.herd[seat]
    return cards == state.free


@rule
def stables_sound(state: State) -> bool:
    """A stable for each seat, on a border cell of its own (G9), and no other."""
    found = 0
    for seat in range(state.seats):
        cell = int(state.stable[seat])
        if not 0 <= cell < CELLS or state.pasture[cell] != STABLE:
            return False
        found |= 1 << cell
    count = 0
    for cell in range(CELLS):
        count += state.pasture[cell] == STABLE
    return found & ~BORDER[SIZE[state.seats]] == 0 and size(found) == state.seats and count == state.seats


@rule
def holes(state: State) -> bool:
    """Whether a cell is empty although the pile is not (G18)."""
    for cell in range(CELLS):
        if state.pasture[cell] == NONE and state.left > 0:
            return True
    return False


@rule
def markers_sound(state: State) -> bool:
    """Only the owner's markers, only on goats of the owner's types (G26)."""
    for cell in range(CELLS):
        marker, card = marker_at(state, cell), int(state.pasture[cell])
        if marker != NONE and (not 0 <= card < GOATS or state.owner[type_of(card)] != marker):
            return False
    return True


@rule
def flaw_of_seat(state: State, seat: int) -> int:
    """Markers, big goat and hand of a seat."""
    if supply(state, seat) < 0:
        return SUPPLY
    if not 0 <= state.pawn[seat] < 4 * int(SIZE[state.seats]):
        return PAWNS
    short = seat == state.turn and (state.phase == t.TAKING or state.last == t.BLOCKED_LINE)
    if hand_size(state, seat) != (HAND - 1 if short else HAND):
        return HAND_SIZE
    for i in range(HAND):
        card = int(state.hand[seat, i])
        if card == DOG and not state.open[seat, i]:
            return HAND_DOG  # no dog was ever dealt into a hand (G11)
        if 0 <= card < GOATS and not state.open[seat, i] and state.piled[type_of(card)] == card:
            return PILED
    return 0


@rule
def flaw_of_cards(state: State) -> int:
    """Every card of this number of players exactly once, and no other (G6)."""
    for i in range(t.DECK):
        if (state.pile[i] == NONE) != (i >= state.left):
            return GOAT_CARDS
    for first in range(0, GOATS, HALF):
        if goats_lying(state, first) != goats_in_play(state, first):
            return GOAT_CARDS
    for card in range(DOG, MILK2 + 1):
        if count_lying(state, card) != copies(state, card):
            return DOGS if card == DOG else MILK
    return 0


@rule
def flaw_of_type(state: State, kind: int) -> int:
    """An owned type was won, an open one not yet; only cards of owned types have left (G21 to G28)."""
    owner, piled = int(state.owner[kind]), int(state.piled[kind])
    if owner == NONE and count_of(state, kind, t.GONE) > 0:
        return OWNERS
    if owner == NONE and due(state, kind) and not awaited(state, kind):
        return UNDECIDED
    if owner != NONE and not won(state, kind, owner):
        return OWNERS
    return PILED if piled != NONE and (owner == NONE or not in_pile(state, kind, piled)) else 0


@rule
def due(state: State, kind: int) -> bool:
    """Whether an open type shows enough to be decided (G22, G24)."""
    for seat in range(state.seats):
        if sum_of(state, kind, seat) >= t.MAJORITY:
            return True
    return count_played(state, kind) >= t.FOURTH


@rule
def awaited(state: State, kind: int) -> bool:
    """Whether its evaluation is still to come this turn, or the last turn was cut short before it (GA22)."""
    if state.phase == t.OVER:
        return not state.end_completes_turn
    return state.phase == t.TAKING and 0 <= state.played < GOATS and type_of(int(state.played)) == kind


@rule
def won(state: State, kind: int, owner: int) -> bool:
    """Whether the owner has what wins a type, and everybody else's cards of it have left (G22 to G28)."""
    own, played = count_of(state, kind, owner), count_played(state, kind)
    enough = sum_of(state, kind, owner) >= t.MAJORITY or played >= t.FOURTH
    return 0 <= owner < state.seats and own > 0 and own + count_of(state, kind, t.GONE) == played and enough


@rule
def in_pile(state: State, kind: int, card: int) -> bool:
    """Whether this is the one card of the type still in the pile (Precision 1)."""
    if not 0 <= card < GOATS or type_of(card) != kind or count_played(state, kind) != t.FOURTH:
        return False
    for i in range(state.left):
        if state.pile[i] == card:
            return True
    return False


@rule
def last_sound(state: State) -> bool:
    """The end is flagged by one of its rules, after the taking; an emptied line needs an empty pile (G40 to G42)."""
    if state.last == 0:
        return state.phase != t.OVER
    if state.last != t.BLOCKED_LINE and (state.last != t.EMPTIED_LINE or state.left > 0):
        return False
    return state.phase == t.OVER or (state.phase > t.TAKING and state.end_completes_turn != 0)


@rule
def played_sound(state: State) -> bool:
    """Within a turn the card of phase 1 lies where it went, and a dog on its way was played; between turns none."""
    if not t.PLAYING < state.phase < t.OVER:
        return state.played == NONE and dog_idle(state)
    return lies_played(state) and (state.phase < t.LEADING or state.played == DOG)


@rule
def dog_idle(state: State) -> bool:
    """Whether no dog is on its way."""
    return state.source == NONE and state.target == NONE and state.requests == 0


@rule
def lies_played(state: State) -> bool:
    """Whether the card of phase 1 lies where it went."""
    played, turn = int(state.played), int(state.turn)
    if not 0 <= played <= MILK2:
        return False
    if played == DOG:
        return state.dogs[turn] > 0
    if played > DOG:
        return state.milk[turn, played - MILK1] > 0
    owner = int(state.owner[type_of(played)])
    return state.front[played] == (t.GONE if owner != NONE and owner != turn else turn)


@rule
def phase_sound(state: State) -> bool:
    """Whether there is something to decide at this step of the turn."""
    if state.phase == t.TAKING:
        return can_take(state, int(state.turn)) and dog_idle(state)
    if state.phase == t.MARKING:
        return short_of_markers(state) and dog_idle(state)
    return dog_sound(state) if t.LEADING <= state.phase < t.OVER else True


@rule
def short_of_markers(state: State) -> bool:
    """Whether the player on turn has won the type just played and has markers for some of its cards only (GA13)."""
    if not 0 <= state.played < GOATS or state.owner[type_of(int(state.played))] != state.turn:
        return False
    return 0 < supply(state, int(state.turn)) < size(unmarked(state, type_of(int(state.played))))


@rule
def dog_sound(state: State) -> bool:
    """Whether what the dog is doing is allowed (G32 to G37)."""
    turn, source, target, asked = int(state.turn), int(state.source), int(state.target), int(state.requests)
    if not 0 <= asked <= state.max_dog_requests:
        return False
    if state.phase == t.LEADING:
        return source == NONE and target == NONE and leadable(state, turn) != 0
    if not 0 <= source < CELLS or not state.herd[turn] >> source & 1:
        return False
    if state.phase == t.PLACING:
        return target == NONE and places(state, turn, source) != 0
    return asked > 0 and may_be_asked(state, source, target)


@rule
def may_be_asked(state: State, source: int, target: int) -> bool:
    """Whether the card in the target cell is another player's and in line with the source (G35)."""
    if not 0 <= target < CELLS or not CROSS[source] >> target & 1:
        return False
    owner = marker_at(state, target)
    return owner != NONE and owner != state.turn
