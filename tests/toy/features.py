"""The sight as numbers: nothing a seat knows is left out; seats are counted as they sit."""

from __future__ import annotations

from drovers.core.jit import rule
from drovers.core.layout import Part, offsets
from drovers.core.state import Numbers

from .table import CARDS, HAND, NONE, PLAYERS, State

FEATURES = (
    Part("hand", HAND * CARDS),  # one's own, place by place
    Part("left", PLAYERS, 0, HAND),  # how many cards a seat holds
    Part("laid", CARDS),  # one's own card of this trick
    Part("chosen", PLAYERS),  # who has laid one
    Part("shown", CARDS),
    Part("tricks", PLAYERS, 0, HAND),
    Part("round", 1, 0, HAND),
    Part("low_wins", 1),
    Part("start", 1, 0, PLAYERS - 1),
)
HAND_AT, LEFT_AT, LAID_AT, CHOSEN_AT, SHOWN_AT, TRICKS_AT, ROUND_AT, LOW_AT, START_AT, LENGTH = offsets(FEATURES)


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes every part; a watcher has no hand of its own."""
    for i in range(LENGTH):
        out[i] = 0
    if seat >= 0:
        write_own(state, seat, out)
    for card in range(CARDS):
        out[SHOWN_AT + card] = state.shown[card]
    for other in range(state.seats):
        for i in range(HAND):
            out[LEFT_AT + other] += state.hand[other, i] != NONE
        out[CHOSEN_AT + other] = state.chosen[other] != NONE
        out[TRICKS_AT + other] = state.tricks[other]
    out[ROUND_AT], out[LOW_AT], out[START_AT] = state.round, state.low_wins, state.start


@rule
def write_own(state: State, seat: int, out: Numbers) -> None:
    """What only the seat itself knows."""
    for i in range(HAND):
        if state.hand[seat, i] >= 0:
            out[HAND_AT + CARDS * i + state.hand[seat, i]] = 1
    if state.chosen[seat] >= 0:
        out[LAID_AT + state.chosen[seat]] = 1
