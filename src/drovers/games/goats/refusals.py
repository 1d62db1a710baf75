"""What a refusal is about: the card, cell or seat that stands against the move, and what may be done instead."""

from __future__ import annotations

from typing import Any

from .cards import type_of
from .data import HAND, SIZE
from .evaluation import marker_at, supply
from .legality import legal
from .moves import MAX_LEGAL, PLAY, TO, Move, decode
from .names import CARDS, CODES, card_text
from .pasture import STRIDE, cell_text, is_column, line_cells
from .table import ANSWERING, LEADING, MARKING, NONE, PLACING, PLAYING, STABLE, TAKING, State

OVER, OUTSIDE, TURN, REQUEST = 42, 7, 12, 1021


def why_not_detail(state: State, seat: int, move: int, number: int) -> dict[str, Any] | None:
    """Values for the sentence `why-…-detail`; its `case` chooses between the ways to break one rule."""
    made = decode(move)
    if number == OVER:
        return None
    if number == TURN:
        return {"whom": state.turn}
    if number == REQUEST and state.phase == ANSWERING:
        return request(state, seat)
    if number == OUTSIDE:
        size = int(SIZE[state.seats])
        return {"cell": cell_text(made.cell), "size": size, "corner": cell_text((STRIDE + 1) * (size - 1))}
    about = {PLAYING: of_play, TAKING: of_take, MARKING: of_mark, LEADING: of_lead, PLACING: of_place}
    return about[state.phase](state, seat, made) | {"cells": choices(state, seat)}


def choices(state: State, seat: int) -> list[str]:
    """The cells the seat may name instead."""
    out = [0] * MAX_LEGAL
    moves = [decode(move) for move in out[: legal(state, seat, out)]]
    return [cell_text(made.cell) for made in moves if made.cell != NONE]


def of_play(state: State, seat: int, made: Move) -> dict[str, Any]:
    """Another kind of move, a card not held, or the second of two equal ones."""
    own = {"hand": [card_text(state.hand[seat, i]) for i in range(HAND) if state.hand[seat, i] != NONE]}
    if made.kind != PLAY:
        return own | {"case": "step"}
    if made.slot < HAND:
        return own | {"case": "equal", "card": card_text(state.hand[seat, made.slot])}
    return own | {"case": "held", "card": CARDS[made.slot - HAND]}


def of_take(state: State, seat: int, made: Move) -> dict[str, Any]:
    """Another kind of move, a cell of another line, a cell without a card, or a marked card."""
    edge, size = int(state.pawn[seat]), int(SIZE[state.seats])
    first = cell_text(line_cells(edge, size)[0])
    line = {"line": first[0] if is_column(edge, size) else first[1]}
    if made.cell == NONE or made.kind != state.phase:
        return line | {"case": "step", "card": card_text(state.played)}
    return line | lying(state, seat, made.cell)


def of_mark(state: State, seat: int, made: Move) -> dict[str, Any]:
    """Another kind of move, or a cell without an unmarked card of the type."""
    kind = {"type": CODES[type_of(int(state.played))], "markers": supply(state, seat)}
    return kind if made.kind != state.phase else kind | lying(state, seat, made.cell)


def of_lead(state: State, seat: int, made: Move) -> dict[str, Any]:
    """Another kind of move, a card that is not the seat's, or one of its own with nowhere to go."""
    return {"case": "step"} if made.kind != state.phase else lying(state, seat, made.cell)


def of_place(state: State, seat: int, made: Move) -> dict[str, Any]:
    """Another kind of move, or a cell the chosen card cannot go to."""
    source = int(state.source)
    about = {"card": card_text(state.pasture[source]), "cell": cell_text(source)}
    if made.kind != TO:
        return about | {"case": "step"}
    there = lying(state, seat, made.cell)
    about |= {"there": there.pop("cell"), "other": there.pop("card"), **there}
    case = "same" if made.cell == source else "spent" if state.max_dog_requests else "never"
    return about | {"case": case}


def lying(state: State, seat: int, cell: int) -> dict[str, Any]:
    """What lies in a cell, and whose stable or marker stands there."""
    card, whom = state.pasture[cell], marker_at(state, cell)
    if card == STABLE:
        whom = next(other for other in range(state.seats) if state.stable[other] == cell)
    case = "stable" if card == STABLE else "empty" if card == NONE else "card"
    whose = "none" if whom == NONE else "own" if whom == seat else "other"
    return {"case": case, "cell": cell_text(cell), "card": card_text(max(card, NONE)), "whose": whose, "whom": whom}


def request(state: State, seat: int) -> dict[str, Any]:
    """The swap that is asked for, told to whoever must answer it or wait."""
    source, target = int(state.source), int(state.target)
    about = {"card": card_text(state.pasture[source]), "cell": cell_text(source)}
    about |= {"other": card_text(state.pasture[target]), "there": cell_text(target)}
    whom = marker_at(state, target)
    case = "answer" if whom == seat else "waiting" if state.turn == seat else "watching"
    return about | {"case": case, "seat": state.turn, "whom": whom}
