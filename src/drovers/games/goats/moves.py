"""Which moves there are: 201 numbers by kinds, decoded here and nowhere else.

A card that is not in the hand is a number beyond them, so that `why_not` can say so.
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.jit import rule
from .data import HAND
from .pasture import CELLS
from .table import NONE

PLAY, TAKE, MARK, LEAD, TO, KEEP, ANSWER = range(7)  # kinds; one for each phase, and KEEP: the dog stays
FIRST = (0, 2, 51, 100, 149, 198, 199)  # number of the first move of each kind
YES, NO = 199, 200
MOVES, MAX_LEGAL = 201, 12


class Move(NamedTuple):
    """A move in parts; those its kind does not have are NONE."""

    kind: int
    slot: int  # PLAY: which card of the hand; from HAND on, the card HAND + number, which is not in it
    cell: int  # TAKE, MARK, LEAD, TO
    answer: int  # ANSWER: 1 yes, 0 no


@rule
def decode(move: int) -> Move:
    """What a number stands for."""
    if move < FIRST[TAKE]:
        return Move(PLAY, move - FIRST[PLAY], NONE, NONE)
    if move < FIRST[KEEP]:
        kind = TAKE + (move - FIRST[TAKE]) // CELLS
        return Move(kind, NONE, (move - FIRST[TAKE]) % CELLS, NONE)
    if move == FIRST[KEEP]:
        return Move(KEEP, NONE, NONE, NONE)
    if move < MOVES:
        return Move(ANSWER, NONE, NONE, NO - move)
    return Move(PLAY, HAND + move - MOVES, NONE, NONE)


@rule
def encode(kind: int, part: int) -> int:
    """The number of a move: its kind, and its slot, cell or answer."""
    if kind == PLAY and part >= HAND:
        return MOVES + part - HAND
    return NO - part if kind == ANSWER else FIRST[kind] + (0 if kind == KEEP else part)
