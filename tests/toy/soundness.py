"""Whether a state can be at all; each flaw by name."""

from __future__ import annotations

from drovers.core.jit import rule

from .table import HAND, State

TWICE = 1
FLAWS = {TWICE: ("hand", "flaw-cards", "Y1")}


@rule
def flaw(state: State) -> int:
    """0 if the state is sound, else the number of what is wrong with it."""
    return TWICE if card_twice(state) else 0


@rule
def card_twice(state: State) -> bool:
    """Whether a card of a hand is in another place too."""
    seen = 0
    for seat in range(state.seats):
        for i in range(HAND):
            card = int(state.hand[seat, i])
            if card >= 0:
                if seen >> card & 1 or state.shown[card]:
                    return True
                seen |= 1 << card
    return False
