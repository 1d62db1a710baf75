"""Phase 4: who owns a type of goat, and what that means for its cards (G21 to G30)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from .cards import count_of, count_played, sum_of, type_of
from .data import HAND, VALUES
from .pasture import CELLS
from .table import (
    BOXED,
    FOURTH,
    FOURTH_WON,
    GOATS,
    GONE,
    MAJORITY,
    MAJORITY_WON,
    MARKED,
    NONE,
    SHOWED,
    UNMARKED,
    State,
)


@rule
def evaluate(state: State, kind: int) -> bool:
    """Decides the type of the card just played if it is time; True if the owner must choose what to mark (GA13)."""
    seat = int(state.turn)
    if state.owner[kind] != NONE:
        return False  # a decided type is never evaluated again (G21, G30)
    if sum_of(state, kind, seat) >= MAJORITY:  # first: on the fourth card too it is this case (GA12, Precision 3)
        tell(state, MAJORITY_WON, seat, kind, sum_of(state, kind, seat))
        settle(state, kind, seat)
        return mark_all(state, kind)
    if count_played(state, kind) == FOURTH:
        owner = best_of(state, kind, seat)
        tell(state, FOURTH_WON, owner, kind, sum_of(state, kind, owner))
        settle(state, kind, owner)
        mark_all(state, kind)
        find_fifth(state, kind)
    return False


@rule
def best_of(state: State, kind: int, trigger: int) -> int:
    """The largest sum, then more cards, then the player who caused the evaluation (G25)."""
    best, rank = trigger, rank_of(state, kind, trigger)
    for seat in range(state.seats):
        if rank_of(state, kind, seat) > rank:
            best, rank = seat, rank_of(state, kind, seat)
    return best


@rule
def rank_of(state: State, kind: int, seat: int) -> int:
    """A number that orders the players in a type: sum first, then number of cards (G25)."""
    return sum_of(state, kind, seat) * (VALUES + 1) + count_of(state, kind, seat)


@rule
def settle(state: State, kind: int, owner: int) -> None:
    """The type has an owner for good; the others' cards of it leave the game (G21, G28)."""
    state.owner[kind] = owner
    for card in range(VALUES * kind, VALUES * kind + VALUES):
        holder = int(state.front[card])
        if holder != NONE and holder != owner:
            state.front[card] = GONE
            tell(state, BOXED, holder, card)


@rule
def is_unmarked(state: State, kind: int, cell: int) -> bool:
    """Whether a card of that type without a marker lies in the cell."""
    card = int(state.pasture[cell])
    return 0 <= card < GOATS and type_of(card) == kind and state.marker[cell] == NONE


@rule
def mark_all(state: State, kind: int) -> bool:
    """Marks every card of the type in the pasture (G26); True if markers are too few and he must choose (GA13)."""
    owner, count = int(state.owner[kind]), 0
    for cell in range(CELLS):
        count += is_unmarked(state, kind, cell)
    if 0 < state.supply[owner] < count:
        return True
    for cell in range(CELLS):
        if is_unmarked(state, kind, cell):
            if state.supply[owner] > 0:
                mark(state, owner, cell)
            else:
                tell(state, UNMARKED, owner, state.pasture[cell], cell)
    return False


@rule
def mark(state: State, seat: int, cell: int) -> None:
    """One marker of the seat onto a card (G26)."""
    state.marker[cell] = seat
    state.supply[seat] -= 1
    tell(state, MARKED, seat, state.pasture[cell], cell)


@rule
def find_fifth(state: State, kind: int) -> None:
    """The only card not played: in a hand it is shown (G29, GA17), nowhere in sight it is in the pile."""
    fifth = VALUES * kind
    while state.front[fifth] != NONE:
        fifth += 1
    for seat in range(state.seats):
        for i in range(HAND):
            if state.hand[seat, i] == fifth:
                state.open[seat, i] = 1
                tell(state, SHOWED, seat, fifth)
                return
    for cell in range(CELLS):
        if state.pasture[cell] == fifth:
            return
    state.piled[kind] = fifth
