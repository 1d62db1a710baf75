"""Phase 4: who owns a type of goat, and what that means for its cards (G21 to G30)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from ...core.sets import lowest, size
from . import table as t
from .cards import count_of, count_played, sum_of
from .data import HAND, VALUES
from .pasture import CELLS
from .table import NONE, State


@rule
def evaluate(state: State, kind: int) -> bool:
    """Decides the type of the card just played if it is time; True if the owner must choose what to mark (GA13)."""
    seat = int(state.turn)
    if state.owner[kind] != NONE:
        return False  # a decided type is never evaluated again (G21, G30)
    if sum_of(state, kind, seat) >= t.MAJORITY:  # first: on the fourth card too it is this case (GA12, Precision 3)
        tell(state, t.MAJORITY_WON, seat, kind, sum_of(state, kind, seat))
        settle(state, kind, seat)
        return mark_all(state, kind)
    if count_played(state, kind) == t.FOURTH:
        owner = best_of(state, kind, seat)
        tell(state, t.FOURTH_WON, owner, kind, sum_of(state, kind, owner))
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
            state.front[card] = t.GONE
            tell(state, t.BOXED, holder, card)


@rule
def unmarked(state: State, kind: int) -> int:
    """The cells with a card of that type and no marker, as a set."""
    cells, first = 0, VALUES * kind
    for cell in range(CELLS):
        if first <= state.pasture[cell] < first + VALUES:
            cells |= 1 << cell
    return cells & state.free


@rule
def mark_all(state: State, kind: int) -> bool:
    """Marks every card of the type in the pasture (G26); True if the owner must choose, with too few markers (GA13)."""
    owner, cells = int(state.owner[kind]), unmarked(state, kind)
    if 0 < supply(state, owner) < size(cells):
        return True
    while cells != 0:
        mark(state, owner, lowest(cells), t.MARKED)
        cells &= cells - 1
    return False


@rule
def supply(state: State, seat: int) -> int:
    """The markers a seat has left; none ever comes back (G5, GA13)."""
    return int(state.marker_limit) - size(int(state.herd[seat]))


@rule
def mark(state: State, owner: int, cell: int, told: int) -> None:
    """One marker of the owner onto a card, if there is one left (G19, G26, GA13)."""
    if supply(state, owner) <= 0:
        tell(state, t.UNMARKED, owner, state.pasture[cell], cell)
        return
    state.herd[owner] |= 1 << cell
    state.free &= ~(1 << cell)
    tell(state, told, owner, state.pasture[cell], cell)


@rule
def marker_at(state: State, cell: int) -> int:
    """The seat whose marker stands in a cell, or NONE."""
    for seat in range(state.seats):
        if state.herd[seat] >> cell & 1:
            return seat
    return NONE


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
                tell(state, t.SHOWED, seat, fifth)
                return
    for cell in range(CELLS):
        if state.pasture[cell] == fifth:
            return
    state.piled[kind] = fifth
