"""How a match and each of its rounds begin (S1-S5, S32)."""

from __future__ import annotations

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from . import table as t
from .hands import enter_hand
from .table import State


@rule
def setup(state: State) -> None:
    """The first round, started by the seat chosen or drawn (S1-S5)."""
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    state.round = 1
    deal_round(state, 1 if state.start == 1 else 0)


@rule
def full_hand(state: State) -> int:
    """Cards a hand is dealt and refilled to (S3, S32)."""
    return 7 if state.tactics else 6


@rule
def deal_round(state: State, opener: int) -> None:
    """Clears the table, shuffles, deals, and gives the turn to the opener (S2-S5, S32)."""
    clear_table(state)
    for card in range(t.CLANS):
        state.clan[card] = card
    dealer.shuffle(state, state.clan, t.CLANS)
    state.left[t.CLAN_DECK] = t.CLANS
    if state.tactics:
        for i in range(t.TACTICS):
            state.tactic[i] = t.JOKER + max(i - 1, 0)  # the Joker is there twice
        dealer.shuffle(state, state.tactic, t.TACTICS)
        state.left[t.TACTIC_DECK] = t.TACTICS
    for seat in range(2):
        for _ in range(full_hand(state)):
            state.left[t.CLAN_DECK] -= 1
            place = int(state.left[t.CLAN_DECK])
            enter_hand(state, seat, int(state.clan[place]), False)
            state.clan[place] = t.NONE
    state.opener = opener
    tell(state, t.DEALT, int(state.round), opener)
    begin_turn(state, opener)  # there is nothing to claim yet, for Experts either


@rule
def begin_turn(state: State, seat: int) -> None:
    """The turn goes to that seat (S6)."""
    state.mover = seat
    state.turn += 1
    state.passed = 0
    state.phase = t.PLAY


@rule
def clear_table(state: State) -> None:
    """An empty table: nine stones in a row that belong to nobody (S2)."""
    for p in range(2):
        for stone in range(t.STONES):
            state.size[p, stone] = 0
            state.worth[p, stone], state.reply[stone], state.wanted[stone] = 0, 0, 0
            state.since[p, stone, 0] = 0
            state.since[p, stone, 1] = 0
            for i in range(t.SLOTS):
                state.side[p, stone, i] = t.NONE
        state.hand[p], state.known[p], state.tricks[p], state.known_tricks[p], state.shown[p] = 0, 0, 0, 0, 0
        state.held[p, t.CLAN_DECK], state.held[p, t.TACTIC_DECK], state.plain[p] = 0, 0, 0
        state.owned[p], state.full[p], state.proven[p], state.laid[p], state.jokers[p] = 0, 0, 0, 0, 0
        state.left[p], state.buried[p] = 0, 0
        state.mode_at[p], state.mode_by[p] = t.NONE, t.NONE
    state.seen = 0
    for i in range(t.DISCARD_MOST):
        state.discard[i] = t.NONE
    for i in range(t.CLANS):
        state.clan[i] = t.NONE
    for i in range(t.TACTICS):
        state.tactic[i] = t.NONE
    state.discarded, state.hunter, state.sealed = 0, t.NONE, 0
    state.turn, state.passes, state.passed, state.steps, state.claims = 0, 0, 0, 0, 0
