"""Which moves there are: a card each."""

from __future__ import annotations

from typing import NamedTuple

from drovers.core.jit import rule

from .table import CARDS, HAND

MOVES, MAX_LEGAL = CARDS, HAND


class Move(NamedTuple):
    """A move in parts."""

    card: int


@rule
def decode(move: int) -> Move:
    """What a number stands for."""
    return Move(move)


@rule
def encode(card: int) -> int:
    """The number of a move."""
    return card
