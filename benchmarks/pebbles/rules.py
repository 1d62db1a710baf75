"""P1 take turns; P2 add one to three pebbles; P3 it ends at a million."""

from drovers.core import dealer
from drovers.core.dice import Dice
from drovers.core.events import Kind, tell
from drovers.core.jit import rule
from drovers.core.state import Numbers, i1, i4
from drovers.core.state import State as Base


class State(Base):
    turn = i1()
    heap = i4()


ADDED = 1
KINDS = {ADDED: Kind("added", "P2", ("seat", "count"))}
END = 1_000_000


@rule
def setup(state: State) -> None:
    state.turn = 0
    state.heap = 0


@rule
def to_move(state: State) -> int:
    return 0 if state.heap >= END else 1 << state.turn


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    for move in range(3):
        out[move] = move
    return 3


@rule
def why_not(state: State, seat: int, move: int) -> int:
    if not to_move(state) >> seat & 1:
        return 1
    return 0 if 0 <= move < 3 else 2


@rule
def play(state: State, seat: int, move: int) -> None:
    state.heap += move + 1
    tell(state, ADDED, seat, move + 1)
    state.turn = 1 - seat


@rule
def ending(state: State) -> int:
    return 3 if state.heap >= END else 0


@rule
def score(state: State, seat: int) -> int:
    return int(state.heap)


@rule
def standing(state: State, seat: int) -> int:
    return 0


@rule
def flaw(state: State) -> int:
    return 0


@rule
def veil(state: State, seat: int) -> None:
    dealer.forget(state)


@rule
def imagine(state: State, seat: int, rng: Dice) -> None:
    state.drawn = 0


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    out[0] = state.heap
