"""Who must decide what: the seats to move, their legal moves, and why another move is refused."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from ...core.state import Numbers
from .cards import type_of
from .data import HAND, SIZE
from .dogs import leadable, places
from .evaluation import marker_at, unmarked
from .moves import ANSWER, KEEP, LEAD, MARK, NO, PLAY, TAKE, TO, YES, decode, encode
from .pasture import CROSS, LINE
from .table import ANSWERING, LEADING, MARKING, OUTSIDE, OVER, PLAYING, STABLE, TAKING, State

KIND_DUE = (PLAY, TAKE, MARK, LEAD, TO, ANSWER)  # in each phase
STEP_RULE = (13, 16, 1014, 32, 33, 1021)  # broken by a move of another kind


@rule
def to_move(state: State) -> int:
    """The seat on turn, or the owner of the card asked for (G12, G35)."""
    if state.phase == OVER:
        return 0
    if state.phase == ANSWERING:
        return 1 << marker_at(state, int(state.target))
    return 1 << int(state.turn)


@rule
def line(state: State, seat: int) -> int:
    """The cells of the row or column the seat's big goat stands at (G16)."""
    return int(LINE[SIZE[state.seats], state.pawn[seat]])


@rule
def allowed(state: State, seat: int) -> int:
    """The cells that this step of the turn may name, as a set."""
    if state.phase == TAKING:
        return line(state, seat) & state.free  # any card without a marker (G16, G17)
    if state.phase == MARKING:
        return unmarked(state, type_of(int(state.played)))
    if state.phase == LEADING:
        return leadable(state, seat)
    return places(state, seat, int(state.source))


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move of the seat that must decide, ascending."""
    if state.phase == PLAYING:
        out[0], out[1] = encode(PLAY, 0), encode(PLAY, 1)
        return 1 if state.hand[seat, 0] == state.hand[seat, 1] else 2
    if state.phase == ANSWERING:
        out[0], out[1] = YES, NO
        return 2
    count, cells, first = 0, allowed(state, seat), encode(int(state.phase), 0)
    while cells != 0:
        out[count] = first + lowest(cells)
        cells &= cells - 1
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
    if made.kind == ANSWER or allowed(state, seat) >> made.cell & 1:
        return 0
    return cell_refusal(state, seat, made.cell)


@rule
def cell_refusal(state: State, seat: int, cell: int) -> int:
    """The rule against a cell that is not allowed at this step."""
    card = int(state.pasture[cell])
    if card == OUTSIDE:
        return 7
    if state.phase == TAKING:
        if not line(state, seat) >> cell & 1:
            return 16
        return 17 if card < 0 else 2030
    if state.phase == MARKING:
        return 26
    if state.phase == LEADING:
        return 33 if state.herd[seat] >> cell & 1 else 32
    if not CROSS[state.source] >> cell & 1:
        return 33
    if card == STABLE:
        return 36
    return 34 if state.free >> cell & 1 else 1021
