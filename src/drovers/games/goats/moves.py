"""Who must decide what: the seats to move, their legal moves, and why another move is refused."""

from __future__ import annotations

from ...core.jit import rule
from ...core.state import Numbers, State
from .cards import type_of
from .data import SIZE
from .dogs import may_lead, place_refusal
from .evaluation import is_unmarked
from .pasture import CELLS, STRIDE, in_line, line_first, line_step
from .table import (
    ANSWERING,
    DECLINE,
    LEAD,
    LEADING,
    MARK,
    MARKING,
    NO,
    NONE,
    OUTSIDE,
    OVER,
    PLACING,
    PLAY,
    PLAYING,
    TAKE,
    TAKING,
    TO,
    YES,
)


@rule
def to_move(state: State) -> int:
    """The seat on turn, or the owner of the card asked for (G12, G35)."""
    if state.phase == OVER:
        return 0
    if state.phase == ANSWERING:
        return 1 << int(state.marker[state.target])
    return 1 << int(state.turn)


@rule
def may_take(state: State, cell: int) -> bool:
    """Whether a card lies there that carries no marker (G17, G30a)."""
    return bool(state.pasture[cell] >= 0 and state.marker[cell] == NONE)


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move of the seat that must decide, ascending."""
    count = 0
    if state.phase == PLAYING:
        out[0] = PLAY
        out[1] = PLAY + 1
        return 1 if state.hand[seat, 0] == state.hand[seat, 1] else 2
    if state.phase == TAKING:
        return legal_takes(state, seat, out)
    if state.phase == PLACING:
        return legal_places(state, seat, out)
    if state.phase == ANSWERING:
        out[0] = YES
        out[1] = NO
        return 2
    for cell in range(CELLS):
        if state.phase == MARKING and is_unmarked(state, type_of(int(state.played)), cell):
            out[count] = MARK + cell
            count += 1
        elif state.phase == LEADING and may_lead(state, seat, cell):
            out[count] = LEAD + cell
            count += 1
    if state.phase == LEADING:
        out[count] = DECLINE
        count += 1
    return count


@rule
def legal_takes(state: State, seat: int, out: Numbers) -> int:
    """The unmarked cards in the line of the big goat (G16, G17)."""
    size, count = int(SIZE[state.seats]), 0
    cell, step = line_first(int(state.pawn[seat]), size), line_step(int(state.pawn[seat]), size)
    for _ in range(size):
        if may_take(state, cell):
            out[count] = TAKE + cell
            count += 1
        cell += step
    return count


@rule
def legal_places(state: State, seat: int, out: Numbers) -> int:
    """Where the dog may lead the chosen card: the column above, the row, the column below (G33 to G37)."""
    source, count = int(state.source), 0
    row, column = source // STRIDE, source % STRIDE
    for r in range(STRIDE):
        for c in range(STRIDE) if r == row else range(column, column + 1):
            cell = STRIDE * r + c
            if place_refusal(state, seat, source, cell) == 0:
                out[count] = TO + cell
                count += 1
    return count


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the number of the rule it breaks."""
    if state.phase == OVER:
        return 42
    if not to_move(state) >> seat & 1:
        return 1021 if state.phase == ANSWERING else 12
    if state.phase == PLAYING:
        return 0 if move == PLAY or (move == PLAY + 1 and state.hand[seat, 0] != state.hand[seat, 1]) else 13
    if state.phase == TAKING:
        return take_refusal(state, seat, move - TAKE)
    if state.phase == MARKING:
        return mark_refusal(state, move - MARK)
    if state.phase == LEADING:
        return 0 if move == DECLINE else lead_refusal(state, seat, move - LEAD)
    if state.phase == PLACING:
        cell = move - TO
        return place_refusal(state, seat, int(state.source), cell) if 0 <= cell < CELLS else 33
    return 0 if YES <= move <= NO else 1021


@rule
def take_refusal(state: State, seat: int, cell: int) -> int:
    """Why the card in that cell may not be taken; anything that is no taking breaks G16 (GA8)."""
    if not 0 <= cell < CELLS:
        return 16
    if state.pasture[cell] == OUTSIDE:
        return 7
    if not in_line(cell, int(state.pawn[seat]), int(SIZE[state.seats])):
        return 16
    if state.pasture[cell] < 0:
        return 17
    return 0 if state.marker[cell] == NONE else 30


@rule
def mark_refusal(state: State, cell: int) -> int:
    """Why no marker may go there; the owner may not decline to mark (GA14)."""
    if not 0 <= cell < CELLS:
        return 1014
    return 0 if is_unmarked(state, type_of(int(state.played)), cell) else 26


@rule
def lead_refusal(state: State, seat: int, cell: int) -> int:
    """Why the dog may not lead that card."""
    if not 0 <= cell < CELLS or state.marker[cell] != seat:
        return 32
    return 0 if may_lead(state, seat, cell) else 33
