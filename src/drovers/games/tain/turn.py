"""What a move does, and who is next (T15-T27)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import prisoners, raids, resolution
from . import table as t
from .moves import ENTER, FREE, GUARD, PASS, RECLAIM, Move, decode, neighbour, slot_of
from .table import State


@rule
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move and everything that follows from it without another decision."""
    made = decode(move)
    if made.kind == FREE:
        prisoners.free(state, seat, made.token)
        raids.go_on(state)
    elif made.kind >= RECLAIM:
        resolution.answer_reclaim(state, seat, made.kind == RECLAIM)
    else:
        if made.kind == PASS:
            state.passed[seat] = 1
            tell(state, t.PASSED, seat)
        else:
            place(state, seat, made)
        pass_turn(state)


@rule
def place(state: State, seat: int, made: Move) -> None:
    """One unused token, face down, onto a slot (T15-T18)."""
    slot = 1 << slot_of(state, seat, made)
    state.unused[seat, made.token] -= 1
    state.slots_of[seat] |= slot
    state.slots_with[made.token] |= slot
    if made.kind == GUARD:
        tell(state, t.GUARDED, seat, made.token, made.where)
    elif made.kind == ENTER:
        tell(state, t.ENTERED, seat, made.token, made.where)
    else:
        tell(state, t.RAIDED, seat, made.token, neighbour(state, seat, made.steps), made.where)


@rule
def pass_turn(state: State) -> None:
    """The next seat clockwise that has not passed; when all have, the raids begin (T15, T27)."""
    for steps in range(1, state.seats + 1):
        seat = neighbour(state, state.turn, steps)
        if state.passed[seat] == 0:
            state.turn = seat
            return
    raids.raids(state)
