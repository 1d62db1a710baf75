"""Positions in which moves are refused that random play seldom meets; the table of refusals tries all moves there."""

from __future__ import annotations

from collections.abc import Iterator

from drovers.core.match import Match
from games.schotten.build import TACTICS, at

TARGETS = {"tactics": True, "modes_targetable": True}
ON_SIDE = {"tactics": True, "joker_limit": "on_side"}


def positions() -> Iterator[Match]:
    """Each a table at which some rule says no."""
    seen = "B7 R7 P7 G5 G6 G8 G9"
    yield at({3: ("P6 N6 Y6", "G7 J")}, hands=("R1", "R2"), visible=seen, options=TACTICS)  # S17 with a Joker
    yield at({3: ("B4 B5 B6", "R9 S")}, hands=("R1", "R2"), options=TACTICS)  # S17 with the Spy
    yield at({1: ("B9 N8 R7", "B1 B5 B4")}, hands=("R1", "R2"))  # S19
    yield at({1: ("R1 G2 B3", "Y1 P2 N3")}, hands=("R5", "G5"), since={1: [[9, 0], [4, 0]]})  # S24
    yield at({1: ("R5 G5 B5 P5", "Y8 Y9 Y7 Y6")}, hands=("R1", "R2"), modes={"mud": (1, 0)}, options=TACTICS)
    yield at({1: ("R5 G5 B5", "Y8 Y9")}, hands=("R1", "R2"), modes={"blind": (1, 0)}, options=TACTICS)
    yield at({1: ("J", "")}, hands=("J R1", "R2"), options=TACTICS, laid=[1, 1], discard="ST")  # S41, S37
    yield at({4: ("J", "")}, hands=("J R1", "R2"), options=ON_SIDE, laid=[1, 1], discard="ST")
    yield at({1: ("R9 R8", "")}, hands=("TR ST R1", "R2"), options=TACTICS)
    yield at(hands=("ST BA", "R2"), options=TACTICS, laid=[1, 0], modes={"mud": (1, 0)})  # only the pass is left
    hunter = {"seat": 0, "buried": [0, 0], "sealed": False}
    yield at(
        hands=("R1 R2 S", "R3"), options=TACTICS, discard="HH", laid=[1, 0], phase="return", steps=2, hunter=hunter
    )
    yield at(hands=("R1 R2 S", "R3"), options=TACTICS, discard="HH", laid=[1, 0], phase="hunt", steps=3, hunter=hunter)
    sealed = {"seat": 0, "buried": [0, 0], "sealed": True}
    yield at(
        {1: ("J", "")},
        hands=("R1 J", "R3"),
        options=TACTICS,
        discard="HH BA",
        laid=[2, 1],
        phase="return",
        steps=1,
        hunter=sealed,
    )
    yield at(
        {1: ("R9 R8 R7 B1", "G1")}, hands=("N1", "P1"), options=TARGETS, phase="drop", discard="BA MU", laid=[1, 1]
    )
    full = {n: (f"B{n} G{n} R{n}", f"Y{n} P{n} N{n}") for n in range(1, 9)}
    yield at(full | {9: ("", "")}, hands=("ST TR BA", "B9"), options=TACTICS)
    yield at({1: ("R9 R8 R7", "J G1")}, hands=("TR ST BA", "R2"), owners={1: 0}, options=TACTICS)
    yield at(
        {1: ("R9", "J G1")},
        hands=("TR ST BA HH", "R2"),
        options=TARGETS,
        modes={"mud": (2, 1), "blind": (1, 0)},
        laid=[1, 2],
    )
    yield at(
        {1: ("R9", "J G1")},
        hands=("TR ST BA HH", "R2"),
        options=TACTICS,
        modes={"mud": (2, 1), "blind": (1, 0)},
        laid=[1, 2],
    )
