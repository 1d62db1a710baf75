"""Who knows what.

Every token is turned up in the round it is placed, so at the beginning of each placement everybody knows what every
clan has left (`stock`).  Hidden are only the types of this placement's face-down tokens, and with them what is left
behind their owner's screen; slots, owners and numbers are public (T43, TA22, TA34, TA35).
"""

from __future__ import annotations

from ...core import dealer, dice
from ...core.dice import Dice
from ...core.jit import rule
from .moves import placed, reach
from .table import ENTRANCES, INNER, KING, KINGDOM, NONE, OUTER, PLACING, TYPES, UNKNOWN, State


@rule
def veil(state: State, seat: int) -> None:
    """Blanks the types of the others' face-down tokens and what is left behind their screens."""
    dealer.forget(state)
    if state.phase != PLACING:
        return
    for clan in range(state.seats):
        if clan != seat and placed(state, clan) > 0:
            for token in range(TYPES):
                state.unused[clan, token] = UNKNOWN
        for entrance in range(ENTRANCES):
            if clan != seat and state.guard[clan, entrance] != NONE:
                state.guard[clan, entrance] = UNKNOWN
            if state.raider[clan, entrance] != NONE and state.raider_clan[clan, entrance] != seat:
                state.raider[clan, entrance] = UNKNOWN
    for slot in range(KINGDOM):
        if state.king[slot] != NONE and state.king_clan[slot] != seat:
            state.king[slot] = UNKNOWN


@rule
def imagine(state: State, seat: int, rng: Dice) -> None:
    """Draws the face-down tokens of each clan out of what it began the placement with.

    Tokens are drawn as objects: of two boys, either may be the one that lies there, so every way of laying the clan's
    tokens on its slots is equally likely.  What a slot admits is nested (kingdom within outside within inside), so
    filling the narrowest slots first, each from all tokens it admits, is exactly uniform: the number of ways to go on
    never depends on the token drawn.
    """
    dealer.seat_key(state, dice.word(rng))
    for clan in range(state.seats):
        if state.unused[clan, 0] == UNKNOWN:
            for token in range(TYPES):
                state.unused[clan, token] = state.stock[clan, token]
    for slot in range(KINGDOM):
        if state.king[slot] == UNKNOWN:
            state.king[slot] = pick(state, int(state.king_clan[slot]), KING, rng)
    for clan in range(state.seats):
        for entrance in range(ENTRANCES):
            if state.raider[clan, entrance] == UNKNOWN:
                state.raider[clan, entrance] = pick(state, int(state.raider_clan[clan, entrance]), OUTER, rng)
    for clan in range(state.seats):
        for entrance in range(ENTRANCES):
            if state.guard[clan, entrance] == UNKNOWN:
                state.guard[clan, entrance] = pick(state, clan, INNER, rng)


@rule
def pick(state: State, clan: int, place: int, rng: Dice) -> int:
    """Takes one of the clan's tokens that may lie on such a place, each as likely as any other."""
    fitting = 0
    for token in range(TYPES):
        if reach(state, token) >> place & 1:
            fitting += int(state.unused[clan, token])
    left = dice.below(rng, fitting)
    for token in range(TYPES):
        if reach(state, token) >> place & 1:
            left -= int(state.unused[clan, token])
            if left < 0:
                state.unused[clan, token] -= 1
                return token
    return NONE  # never: a real position has a token for every slot
