"""Using a card: it takes a flag of its colour, and its second star another cell (R23-R27)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from ...core.tables import Table
from .data import DATA
from .deck import card_at, card_used
from .land import away, flag_at, is_free, put, supply
from .table import (
    COLOURS,
    FLAG_USE,
    FLAGLESS,
    IDLE,
    MARKED,
    NONE,
    STAR,
    STRETCHED,
    TOOK,
    WORDS,
    State,
)

# From the first star of a pattern to the second, rows down and columns right, before any turn (RA6).
STARS = Table([pattern.star or (0, 0) for pattern in DATA.cards])
TWO_STARS = Table([int(pattern.star is not None) for pattern in DATA.cards])


@rule
def take_card(state: State, slot: int) -> bool:
    """The bidder takes a card; True if it can be used: a flag of its colour, a marker left (RA10, RA26)."""
    seat, card = int(state.turn), card_at(state, slot)
    state.taken |= 1 << slot
    state.slot = slot
    tell(state, TOOK, seat, slot, card)
    if not has_flag(state, card % COLOURS):
        tell(state, FLAGLESS, seat, card)
    elif supply(state, seat) == 0:
        tell(state, IDLE, seat, card)
    else:
        state.phase = FLAG_USE
        return True
    return False


@rule
def has_flag(state: State, colour: int) -> bool:
    """Whether a flag of the colour stands on the board."""
    for word in range(WORDS):
        if state.planted[colour, word] != 0:
            return True
    return False


@rule
def use_flag(state: State, cell: int) -> bool:
    """A marker takes the place of the flag; True if a second star can follow (R23-R26)."""
    seat = int(state.turn)
    put(state, cell, seat)
    tell(state, MARKED, seat, cell)
    state.at = cell
    if stars(state) == 0:
        return False
    state.phase = STAR
    return True


@rule
def second_cell(pattern: int, quarter: int, at: int) -> int:
    """Where the second star falls when the first lies there; NONE off the board (R25)."""
    down, right = int(STARS[pattern, 0]), int(STARS[pattern, 1])
    for _ in range(quarter):
        down, right = right, -down
    return away(at, down, right)


@rule
def stars(state: State) -> int:
    """The turns of the card in use that put its second star on a cell it may take."""
    found = 0
    for quarter in range(4):
        found |= (star_broken(state, quarter) == 0) << quarter
    return found


@rule
def star_broken(state: State, quarter: int) -> int:
    """Why the second star cannot fall there: off the board, water, a marker, a flag, no marker left (R26, RA9)."""
    pattern = card_used(state) // COLOURS
    if not TWO_STARS[pattern]:
        return 24
    target = second_cell(pattern, quarter, int(state.at))
    if target == NONE:
        return 26
    if not is_free(state, target):
        if flag_at(state, target) == NONE:
            return 26
        if state.second_on_flag == 0:
            return 1009
    return 0 if supply(state, int(state.turn)) > 0 else 1026


@rule
def place_second(state: State, quarter: int) -> None:
    """The second marker goes where the turned card shows it (R25)."""
    seat, target = int(state.turn), second_cell(card_used(state) // COLOURS, quarter, int(state.at))
    put(state, target, seat)
    tell(state, STRETCHED, seat, target)
