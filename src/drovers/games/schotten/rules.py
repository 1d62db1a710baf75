"""The rules of Schotten Totten, gathered: RULES.md in code.

strength.py   how strong a side is or can become        claims.py   who may take which stone
troops.py     cards at the stones, Tactic cards         hands.py    hands and decks
moves.py      which moves are legal, and why not         turn.py     the course of a match
soundness.py  whether a state can be at all              sight.py    who knows what
"""

from __future__ import annotations

from ...core.jit import rule
from .claims import stones_of
from .features import features as features
from .moves import legal as legal
from .moves import to_move as to_move
from .moves import why_not as why_not
from .sight import imagine as imagine
from .sight import veil as veil
from .soundness import flaw as flaw
from .table import State
from .turn import play as play
from .turn import setup as setup


@rule
def ending(state: State) -> int:
    """0, or the rule that ended the match: stones won (S28), judgement (SA8), or the last of several rounds (S30)."""
    return int(state.ended)


@rule
def score(state: State, seat: int) -> int:
    """Points of the rounds that are over, and the stones owned in the one that is not (S29)."""
    return int(state.points[seat]) + (0 if state.ended else stones_of(state, seat))


@rule
def standing(state: State, seat: int) -> int:
    """Most points win; equal points are a draw (S30, SA13e)."""
    return score(state, seat)
