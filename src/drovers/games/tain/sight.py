"""Who knows what.

Every token is turned up in the round it is placed, so at the beginning of each placement everybody knows what every
clan has left (`stock`).  Hidden are only the types of this placement's face-down tokens, and with them what is left
behind their owner's screen; slots, owners and numbers are public (T43, TA22, TA34, TA35).
"""

from __future__ import annotations

from ...core import dealer, dice
from ...core.dice import Dice
from ...core.jit import rule
from ...core.sets import lowest
from . import table as t
from .legality import REACH
from .moves import ABROAD, HOME, REALM
from .table import State
from .tokens import owner_at


@rule
def veil(state: State, seat: int) -> None:
    """Blanks the types of the others' face-down tokens and what is left behind their screens."""
    dealer.forget(state)
    if state.phase != t.PLACING:
        return
    others = 0
    for clan in range(state.seats):
        if clan != seat and state.slots_of[clan] != 0:
            others |= int(state.slots_of[clan])
            for token in range(t.TYPES):
                state.unused[clan, token] = t.UNKNOWN
    for token in range(t.TYPES):
        state.slots_with[token] &= ~others
    state.slots_with[t.HIDDEN] = others


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
        if state.unused[clan, 0] == t.UNKNOWN:
            for token in range(t.TYPES):
                state.unused[clan, token] = state.stock[clan, token]
    hidden = int(state.slots_with[t.HIDDEN])
    state.slots_with[t.HIDDEN] = 0
    fill(state, hidden & t.REALM, REALM, rng)
    fill(state, hidden & t.OUTSIDE, ABROAD, rng)
    fill(state, hidden & t.INSIDE, HOME, rng)


@rule
def fill(state: State, slots: int, place: int, rng: Dice) -> None:
    """Puts a token drawn from its owner's on each of these slots, all of them like that place."""
    while slots != 0:
        token = pick(state, owner_at(state, lowest(slots)), place, rng)
        state.slots_with[token] |= slots & -slots
        slots &= slots - 1


@rule
def pick(state: State, clan: int, place: int, rng: Dice) -> int:
    """Takes one of the clan's tokens that may lie on such a place, each as likely as any other."""
    fitting = 0
    for token in range(t.TYPES):
        if REACH[state.daughter_outside, token] >> place & 1:
            fitting += int(state.unused[clan, token])
    left = dice.below(rng, fitting)
    for token in range(t.TYPES):
        if REACH[state.daughter_outside, token] >> place & 1:
            left -= int(state.unused[clan, token])
            if left < 0:
                state.unused[clan, token] -= 1
                return token
    return t.HIDDEN  # never: a real position has a token for every slot
