"""Which moves there are: 458 numbers by kinds, and bids written out beyond them; decoded here and nowhere else."""

from __future__ import annotations

from typing import NamedTuple

from ...core.jit import rule
from ...core.tables import Table

PASS, SELL, ANSWER, COUNT, TOKEN, TAKE, CELL, TURN, SINGLE, COLOUR, LAKE, QUARTER, WRITTEN = range(13)  # kinds
FIRST = Table((0, 1, 151, 153, 220, 286, 289, 439, 443, 444, 448, 454, 458))  # number of the first move of each kind
MOVES = 458
MAX_LEGAL = 151

KIND = Table([max(kind for kind in range(WRITTEN) if FIRST[kind] <= move) for move in range(MOVES)])  # of each number
SETS = Table((0, 3, 1, 2, 2, 1, 3, 1, 0, 1, 1, 1, 0))  # of WORD parts that each kind fills


class Move(NamedTuple):
    """A move: its kind, and which of that kind.

    SELL and CELL: the cell; ANSWER: 1 yes, 0 no; COUNT: how many; TOKEN: which; TAKE: the slot; TURN and QUARTER:
    quarter turns; COLOUR and LAKE: which; WRITTEN: a bit for each place in the seat's sorted hand.
    """

    kind: int
    part: int


@rule
def decode(move: int) -> Move:
    """What a number stands for."""
    kind = WRITTEN if move >= MOVES else int(KIND[move])
    return Move(kind, int(move - FIRST[kind]))


@rule
def encode(kind: int, part: int) -> int:
    """The number of a move."""
    return int(FIRST[kind] + part)
