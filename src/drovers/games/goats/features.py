"""The veiled state as numbers, laid out as `FEATURES` says; seats are counted from the viewer's own, clockwise."""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import offsets
from ...core.state import Numbers, State
from .cards import count_of, steps_of, sum_of, type_of
from .data import HAND, TYPES
from .pasture import CELLS, EDGES
from .scoring import milk_total
from .table import DOG, FEATURES, HIDDEN, KINDS_OF_CARD, NONE

STARTS_AT = {part.name: place for part, place in zip(FEATURES, offsets(FEATURES), strict=False)}
LENGTH = offsets(FEATURES)[-1]
GOATS_AT, DOGS_AT, MILK_AT, EMPTY_AT = (STARTS_AT[name] for name in ("goats", "dogs", "milk", "empty"))
STABLES_AT, MARKERS_AT, EDGES_AT = (STARTS_AT[name] for name in ("stables", "markers", "edges"))
HANDS_AT, HIDDEN_AT, SUMS_AT, CARDS_AT = (STARTS_AT[name] for name in ("hands", "hidden", "sums", "cards"))
OWNERS_AT, SUPPLY_AT, TOTAL_AT, TURN_AT = (STARTS_AT[name] for name in ("owners", "supply", "milk_total", "turn"))
PILE_AT, PHASE_AT, PLAYED_AT, SOURCE_AT = (STARTS_AT[name] for name in ("pile", "phase", "played", "source"))
TARGET_AT, REQUESTS_AT, LAST_AT = (STARTS_AT[name] for name in ("target", "requests", "last"))


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes every part; a watcher sees the seats counted from seat 0."""
    for i in range(LENGTH):
        out[i] = 0
    viewer = seat if seat >= 0 else 0
    for cell in range(CELLS):
        write_cell(state, viewer, cell, out)
    for other in range(state.seats):
        write_seat(state, other, (other - viewer + int(state.seats)) % int(state.seats), out)
    write_turn(state, viewer, out)


@rule
def write_cell(state: State, viewer: int, cell: int, out: Numbers) -> None:
    """What lies in a cell, and whose marker."""
    card, marker = int(state.pasture[cell]), int(state.marker[cell])
    if card == NONE:
        out[EMPTY_AT + cell] = 1
    elif card == DOG:
        out[DOGS_AT + cell] = 1
    elif card > DOG:
        out[MILK_AT + cell] = steps_of(card)
    elif card >= 0:
        out[GOATS_AT + CELLS * type_of(card) + cell] = steps_of(card)
    if marker != NONE:
        out[MARKERS_AT + CELLS * ((marker - viewer + int(state.seats)) % int(state.seats)) + cell] = 1


@rule
def write_seat(state: State, seat: int, place: int, out: Numbers) -> None:
    """Stable, big goat, known cards, majorities, markers and milk of a seat."""
    out[STABLES_AT + CELLS * place + int(state.stable[seat])] = 1
    out[EDGES_AT + EDGES * place + int(state.pawn[seat])] = 1
    for i in range(HAND):
        card = int(state.hand[seat, i])
        if card >= 0:
            out[HANDS_AT + KINDS_OF_CARD * place + card] += 1
        elif card == HIDDEN:
            out[HIDDEN_AT + place] += 1
    for kind in range(TYPES):
        out[SUMS_AT + TYPES * place + kind] = sum_of(state, kind, seat)
        out[CARDS_AT + TYPES * place + kind] = count_of(state, kind, seat)
        if state.owner[kind] == seat:
            out[OWNERS_AT + TYPES * place + kind] = 1
    out[SUPPLY_AT + place] = int(state.supply[seat])
    out[TOTAL_AT + place] = milk_total(state, seat)


@rule
def write_turn(state: State, viewer: int, out: Numbers) -> None:
    """Whose turn it is, what has been done in it, and how much is left."""
    out[TURN_AT + (int(state.turn) - viewer + int(state.seats)) % int(state.seats)] = 1
    out[PILE_AT] = int(state.left)
    out[PHASE_AT + int(state.phase)] = 1
    if state.played != NONE:
        out[PLAYED_AT + int(state.played)] = 1
    if state.source != NONE:
        out[SOURCE_AT + int(state.source)] = 1
    if state.target != NONE:
        out[TARGET_AT + int(state.target)] = 1
    out[REQUESTS_AT] = int(state.requests)
    out[LAST_AT] = 1 if state.last != 0 else 0
