"""What a seat can count for itself, for networks: what types are worth, what cards bring and what they decide.

Sums are over what everybody sees and the seat's own hand; worths are those of greedy.py, in quarters of a point.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import Part, offsets
from ...core.sets import lowest, size
from ...core.state import Numbers
from .cards import count_played, steps_of, sum_of, type_of
from .data import HAND, MILK, SIZE, TYPES, VALUES
from .evaluation import best_of, unmarked
from .features import LENGTH, place_of
from .greedy import held_of, prospect, take_value, worth
from .pasture import CELLS, LINE
from .scoring import milk_points, score, value_of
from .table import DOG, FOURTH, GOATS, MAJORITY, NONE, PLAYERS, State
from .turn import walked

QUARTER = 25  # of a point
MOST = 120
ALL_OF_IT = VALUES * (VALUES + 1) // 2  # points of a type

OUTLOOK = (
    Part("worth", TYPES, 0, ALL_OF_IT),  # what its owner could mark
    Part("open_cards", TYPES, 0, VALUES),  # how many cards that are
    Part("held", TYPES, 0, 2 * VALUES),  # points of it in hand
    Part("lead", TYPES, -ALL_OF_IT, ALL_OF_IT),  # points in front beyond the best other's
    Part("laid", TYPES, 0, VALUES),  # cards of it played by all together
    Part("promise", TYPES, -MOST, MOST),
    Part("brings", CELLS, -MOST, MOST),  # what a card would add to the hand
    Part("next_brings", CELLS, -MOST, MOST),  # to that of the next seat
    Part("decides", HAND, -ALL_OF_IT, ALL_OF_IT),  # points that playing the card gives its player, or another
    Part("makes", HAND, 0, ALL_OF_IT),  # points in front once it is played
    Part("offers", HAND, -MOST, MOST),  # the best that could then be taken
    Part("choices", HAND, 0, CELLS),  # how many cards could
    Part("score", PLAYERS, 0, MOST),
    Part("milk_points", PLAYERS, 0, 2 * MILK),
)
(
    WORTH, OPEN_CARDS, HELD, LEAD, LAID, PROMISE, BRINGS, NEXT_BRINGS, DECIDES, MAKES, OFFERS, CHOICES, SCORE,
    MILK_POINTS, END,
) = (LENGTH + place for place in offsets(OUTLOOK))  # fmt: skip

OF_TYPES = (WORTH, OPEN_CARDS, HELD, LEAD, LAID, PROMISE)
SITES = {
    "types": tuple(tuple(part + kind for part in OF_TYPES) for kind in range(TYPES)),
    "cells": tuple((BRINGS + cell, NEXT_BRINGS + cell) for cell in range(CELLS)),
    "hand": tuple(tuple(part + slot for part in (DECIDES, MAKES, OFFERS, CHOICES)) for slot in range(HAND)),
}


@rule
def outlook(state: State, seat: int, out: Numbers) -> None:
    """Writes every part, behind the features."""
    for i in range(LENGTH, END):
        out[i] = 0
    me = max(seat, 0)
    for kind in range(TYPES):
        if state.owner[kind] == NONE:
            write_type(state, me, kind, out)
    write_cells(state, me, BRINGS, out)
    write_cells(state, (me + 1) % int(state.seats), NEXT_BRINGS, out)
    for slot in range(HAND):
        if state.hand[me, slot] >= 0:
            write_card(state, me, slot, int(state.hand[me, slot]), out)
    for other in range(state.seats):
        out[SCORE + place_of(state, me, other)] = min(score(state, other), MOST)
        out[MILK_POINTS + place_of(state, me, other)] = milk_points(state, other)


@rule
def write_type(state: State, me: int, kind: int, out: Numbers) -> None:
    """A type that nobody owns yet."""
    cells, best = unmarked(state, kind), 0
    for other in range(state.seats):
        if other != me:
            best = max(best, sum_of(state, kind, other))
    out[WORTH + kind] = value_of(state, cells)
    out[OPEN_CARDS + kind] = size(cells)
    out[HELD + kind] = held_of(state, me, kind)
    out[LEAD + kind] = sum_of(state, kind, me) - best
    out[LAID + kind] = count_played(state, kind)
    out[PROMISE + kind] = quarters(prospect(state, me, kind, worth(state, kind), held_of(state, me, kind)))


@rule
def quarters(hundredths: int) -> int:
    """Hundredths of a point in quarters."""
    return min(max(hundredths // QUARTER, -MOST), MOST)


@rule
def write_cells(state: State, seat: int, first: int, out: Numbers) -> None:
    """What each card without a marker would bring a seat."""
    cells = int(state.free)
    while cells != 0:
        cell = lowest(cells)
        out[first + cell] = quarters(take_value(state, seat, int(state.pasture[cell])))
        cells &= cells - 1


@rule
def write_card(state: State, me: int, slot: int, card: int, out: Numbers) -> None:
    """What playing a card of the hand decides, and what could be taken then."""
    if card < GOATS and state.owner[type_of(card)] == NONE:
        out[MAKES + slot] = min(sum_of(state, type_of(card), me) + steps_of(card), ALL_OF_IT)
        out[DECIDES + slot] = decided(state, me, card)
    edge = walked(state, me, 0 if card == DOG else steps_of(card))
    cells, best = int(LINE[SIZE[state.seats], edge] & state.free), -MOST
    out[CHOICES + slot] = size(cells)
    while cells != 0:
        best = max(best, int(out[BRINGS + lowest(cells)]))
        cells &= cells - 1
    out[OFFERS + slot] = best


@rule
def decided(state: State, me: int, card: int) -> int:
    """Points marked for the player if this goat decides its type, points lost if it is another's, 0 if it does not."""
    kind, points = type_of(card), value_of(state, unmarked(state, type_of(card)))
    if sum_of(state, kind, me) + steps_of(card) >= MAJORITY:
        return points
    if count_played(state, kind) + 1 < FOURTH:
        return 0
    state.front[card] = me
    owner = best_of(state, kind, me)
    state.front[card] = NONE
    return points if owner == me else -points
