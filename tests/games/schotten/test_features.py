"""Features tell the whole sight, tried field by field (the contract searches for equal ones in random play)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from drovers.core import rules
from drovers.core.match import Match
from drovers.core.state import State
from drovers.games.schotten import GAME
from games.schotten.build import at

DEALERS = {"key", "block", "drawn", "seats"}  # the dealer's secrets, and what never differs
FOLLOWING = {"full", "worth", "reply", "wanted", "proven"}  # follow from what lies on the table
WATCHERS = {"shown"}  # whether a watcher, too, knows a Joker that the other seat knows: no seat sees less or more


def rich() -> Match:
    """The hunter's prey: buried cards, a known card, a sealed deck, modes, discards, a completed side."""
    return at(
        {1: ("R1 R2 R4", "J G7"), 4: ("B1 B2", "N5")},
        hands=("R5 S", "G1 H"),
        options={"tactics": True, "joker_limit": "on_side", "modes_targetable": True, "rounds": 3},
        modes={"mud": (2, 1), "blind": (3, 0)},
        discard="HH BA R9",
        hunter={"seat": 1, "buried": [1, 1], "sealed": True, "plain": [1, 1]},
        known=[[1, 1], [0, 0]],
        round=2,
        points=[5, 2],
        wins=[1, 0],
        mover=0,
    )


@pytest.mark.parametrize("name", [name for name in GAME.state.fields if name not in DEALERS | FOLLOWING | WATCHERS])
def test_every_field_shows(name: str) -> None:
    """Tables that differ in this field alone look different to somebody."""
    before = [numbers(rich().state, seat) for seat in range(2)]
    assert any(numbers(state, seat) != before[seat] for state in changed(name) for seat in range(2))


def numbers(state: State, seat: int) -> list[int]:
    """The features of that seat's sight."""
    sight, out = state.copy(), [0] * GAME.feature_length
    rules.veil(sight, seat)
    rules.features(sight, seat, out)
    return out


def changed(name: str) -> Iterator[State]:
    """Tables that differ from the rich one in one cell of this field."""
    state = rich().state
    for cell in list(getattr(state, name)) if name in GAME.state.arrays else [None]:
        other = state.copy()
        if cell is None:
            setattr(other, name, getattr(state, name) + (28 if name == "ended" else 1))
        else:
            getattr(other, name)[cell] += 1
        yield other
