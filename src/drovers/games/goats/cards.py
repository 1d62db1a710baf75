"""Cards and where they are: steps, hands, what lies in front of the players."""

from __future__ import annotations

from ...core.jit import rule
from .data import HAND, VALUES
from .table import DOG, GOATS, MILK1, NONE, State


@rule
def type_of(card: int) -> int:
    """The type of a goat (G2); only for goats."""
    return card // VALUES


@rule
def steps_of(card: int) -> int:
    """How far the big goat walks for a card: goats 1 to 5, milk 1 or 2, a dog not at all (G14)."""
    if card < GOATS:
        return card % VALUES + 1
    return 0 if card == DOG else card - MILK1 + 1


@rule
def sum_of(state: State, kind: int, seat: int) -> int:
    """Points of one type in front of a seat (G22)."""
    total = 0
    for i in range(VALUES):
        if state.front[VALUES * kind + i] == seat:
            total += i + 1
    return total


@rule
def count_of(state: State, kind: int, seat: int) -> int:
    """Cards of one type in front of a seat (G25)."""
    count = 0
    for i in range(VALUES):
        if state.front[VALUES * kind + i] == seat:
            count += 1
    return count


@rule
def count_played(state: State, kind: int) -> int:
    """Cards of one type that have been played, by all together (G24, GA16)."""
    return VALUES - count_of(state, kind, NONE)


@rule
def drop_card(state: State, seat: int, slot: int) -> int:
    """Takes a card out of a hand and returns it."""
    card = int(state.hand[seat, slot])
    for i in range(slot, HAND - 1):
        state.hand[seat, i] = state.hand[seat, i + 1]
        state.open[seat, i] = state.open[seat, i + 1]
    state.hand[seat, HAND - 1] = NONE
    state.open[seat, HAND - 1] = 0
    return card


@rule
def put_card(state: State, seat: int, card: int, known: int) -> None:
    """Puts a card into a hand that has room: ascending, and of equal cards the known one first (Precision 2, GA31)."""
    place = HAND - 1
    while place > 0 and comes_after(state, seat, place - 1, card, known):
        state.hand[seat, place] = state.hand[seat, place - 1]
        state.open[seat, place] = state.open[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card
    state.open[seat, place] = known


@rule
def comes_after(state: State, seat: int, slot: int, card: int, known: int) -> bool:
    """Whether the slot is empty or its card belongs after this one."""
    held = int(state.hand[seat, slot])
    if held == NONE or held > card:
        return True
    return held == card and state.open[seat, slot] < known


@rule
def hand_size(state: State, seat: int) -> int:
    """How many cards a seat holds."""
    count = 0
    for i in range(HAND):
        if state.hand[seat, i] != NONE:
            count += 1
    return count
