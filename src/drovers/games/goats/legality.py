"""Who must decide what: the seats to move, their legal moves, and why another move is refused."""

from __future__ import annotations

from ...core.jit import rule
from ...core.state import Numbers
from .cards import type_of
from .data import HAND, SIZE
from .dogs import may_lead, place_refusal
from .evaluation import is_unmarked
from .moves import ANSWER, KEEP, LEAD, MARK, NO, PLAY, TAKE, TO, YES, decode, encode
from .pasture import CELLS, in_line
from .table import ANSWERING, LEADING, MARKING, NONE, OUTSIDE, OVER, PLACING, PLAYING, TAKING, State

KIND_DUE = (PLAY, TAKE, MARK, LEAD, TO, ANSWER)  # in each phase
STEP_RULE = (13, 16, 1014, 32, 33, 1021)  # broken by a move of another kind


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
        out[0], out[1] = encode(PLAY, 0), encode(PLAY, 1)
        return 1 if state.hand[seat, 0] == state.hand[seat, 1] else 2
    if state.phase == ANSWERING:
        out[0], out[1] = YES, NO
        return 2
    for cell in range(CELLS):
        if cell_refusal(state, seat, int(state.phase), cell) == 0:
            out[count] = encode(int(state.phase), cell)
            count += 1
    if state.phase == LEADING:
        out[count] = encode(KEEP, 0)
        count += 1
    return count


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the number of the rule it breaks."""
    if state.phase == OVER:
        return 42
    if not to_move(state) >> seat & 1:
        return 1021 if state.phase == ANSWERING else 12
    made = decode(move)
    if made.kind == KEEP and state.phase == LEADING:
        return 0
    if made.kind != KIND_DUE[state.phase]:
        return STEP_RULE[state.phase]
    if made.kind == PLAY:
        twice = made.slot == 1 and state.hand[seat, 0] == state.hand[seat, 1]
        return 13 if made.slot >= HAND or twice else 0
    return 0 if made.kind == ANSWER else cell_refusal(state, seat, int(state.phase), made.cell)


@rule
def cell_refusal(state: State, seat: int, phase: int, cell: int) -> int:
    """Why this step of the turn may not name that cell; 0 if it may."""
    if state.pasture[cell] == OUTSIDE:
        return 7
    if phase == TAKING:
        return take_refusal(state, seat, cell)
    if phase == MARKING:
        return 0 if is_unmarked(state, type_of(int(state.played)), cell) else 26
    if phase == PLACING:
        return place_refusal(state, seat, int(state.source), cell)
    if state.marker[cell] != seat:
        return 32
    return 0 if may_lead(state, seat, cell) else 33


@rule
def take_refusal(state: State, seat: int, cell: int) -> int:
    """Why the card in that cell may not be taken (G16, G17, G30a)."""
    if not in_line(cell, int(state.pawn[seat]), int(SIZE[state.seats])):
        return 16
    if state.pasture[cell] < 0:
        return 17
    return 0 if state.marker[cell] == NONE else 2030
