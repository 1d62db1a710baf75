"""What a seat can count for itself, for networks: what land is worth to whom, what cards reach, how high cowboys are.

Worths are those of greedy.py, in halves of a point.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import Part, offsets
from ...core.state import Numbers
from .bag import holds
from .deck import card_at, in_auction
from .features import LENGTH, steps
from .greedy import auctions_left, best_on, cell_worth, estate_of, survey
from .land import flags_on, free, supply
from .scoring import BYTE
from .table import CARDS, CELLS, MARKERS, SEATS, TOKENS, WORD, WORDS, State

HALF = 50  # of a point
MOST = 120
FAR = 1000  # points nobody comes to

OUTLOOK = (
    Part("worth", CELLS, 0, MOST),  # of a marker there to oneself
    Part("rival_worth", CELLS, 0, MOST),  # to whom of the others it is worth most
    Part("card_worth", 3, 0, MOST),  # the best that an open card reaches
    Part("rival_card_worth", 3, 0, MOST),
    Part("above", TOKENS, 0, TOKENS),  # of one's own cowboys: how many higher ones the others may hold
    Part("rims", SEATS, 0, MARKERS),
    Part("largest", SEATS, 0, MARKERS),
    Part("doubles", SEATS, 0, MARKERS),
    Part("in_sight", SEATS, 0, FAR),  # points made and to be made as the land lies
    Part("auctions", 1, 0, CARDS),  # still to come
)
WORTH, RIVAL_WORTH, CARD_WORTH, RIVAL_CARD_WORTH, ABOVE, RIMS, LARGEST, DOUBLES, IN_SIGHT, AUCTIONS, END = (
    LENGTH + place for place in offsets(OUTLOOK)
)

SITES = {
    "cells": tuple((WORTH + cell, RIVAL_WORTH + cell) for cell in range(CELLS)),
    "cowboys": tuple((ABOVE + token,) for token in range(TOKENS)),
}


@rule
def outlook(state: State, seat: int, out: Numbers) -> None:
    """Writes every part, behind the features."""
    for i in range(LENGTH, END):
        out[i] = 0
    me = max(seat, 0)
    for word in range(WORDS):
        land = free(state, word) | flags_on(state, word)
        for i in range(min(WORD, CELLS - word * WORD)):
            if land >> i & 1:
                write_cell(state, me, word * WORD + i, out)
    if state.shown == 1:
        for slot in range(in_auction(state)):
            if not state.taken >> slot & 1:
                write_card(state, me, slot, out)
    write_cowboys(state, me, out)
    write_seats(state, me, out)
    out[AUCTIONS] = auctions_left(state)


@rule
def halves(hundredths: int) -> int:
    """Hundredths of a point in halves."""
    return min(max(hundredths // HALF, 0), MOST)


@rule
def write_cell(state: State, me: int, cell: int, out: Numbers) -> None:
    """What a marker there is worth."""
    for other in range(state.seats):
        part = WORTH if other == me else RIVAL_WORTH
        out[part + cell] = max(int(out[part + cell]), halves(cell_worth(state, other, cell)))


@rule
def write_card(state: State, me: int, slot: int, out: Numbers) -> None:
    """What an open card is worth."""
    for other in range(state.seats):
        part = CARD_WORTH if other == me else RIVAL_CARD_WORTH
        if supply(state, other) > 0:
            best = halves(best_on(state, other, card_at(state, slot)))
            out[part + slot] = max(int(out[part + slot]), best)


@rule
def write_cowboys(state: State, me: int, out: Numbers) -> None:
    """How many cowboys above each of one's own may be in the other hands."""
    higher = 0
    for token in range(TOKENS - 1, -1, -1):
        half, bit = token // WORD, token % WORD
        if holds(state, me, token):
            out[ABOVE + token] = higher
        elif anywhere(state, me, half) >> bit & 1:
            higher += 1


@rule
def anywhere(state: State, me: int, half: int) -> int:
    """The cowboys that may be in any other hand."""
    tokens = 0
    for other in range(state.seats):
        if other != me:
            tokens |= int(state.reach[other, half] | state.hand[other, half])
    return tokens


@rule
def write_seats(state: State, me: int, out: Numbers) -> None:
    """Edges, largest estates, doubles and points in sight."""
    rims, sizes, pairs = survey(state)
    for other in range(state.seats):
        step, shift = steps(state, me, other), 8 * other
        out[RIMS + step] = min(rims >> shift & BYTE, MARKERS)
        out[LARGEST + step] = min(sizes >> shift & BYTE, MARKERS)
        out[DOUBLES + step] = min(pairs >> shift & BYTE, MARKERS)
        out[IN_SIGHT + step] = min(max(estate_of(state, other, rims, sizes, pairs) // 100, 0), FAR)
