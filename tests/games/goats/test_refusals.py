"""Every way a move can be refused, with its sentence in both languages: refusals.txt, to be read from top to bottom.

`python -m games.goats.test_refusals` (in tests/) writes the file anew; read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from drovers.core.match import Match
from refusal_table import Ways, listed

from .build import play, table

FILE = Path(__file__).with_name("refusals.txt")
HANDS = ("RO1 CH4", "CH1 CH2")
OWNED = {"front": ("RO5 RO3", "PO5 PO3"), "owners": {"RO": 0, "PO": 1}}


def after(match: Match, *moves: str) -> Match:
    """The match some moves later."""
    play(match, *moves)
    return match


def taking() -> Match:
    """Seat 0 has walked to column b; b2 and b5 are marked, b4 is empty."""
    at = {"b2": "RO2@0", "b3": "CH3", "b5": "PO1@1", "d4": "RO4@0", "e4": "PO2@1", "f2": "PO4@1", "d2": "CH5"}
    return after(table(hands=HANDS, at=at, **OWNED, bare=True), "play RO1")


def marking(markers: int = 1) -> Match:
    """Seat 0 has won the Elvis goats and has too few markers."""
    at = {"c3": "RO1", "f5": "RO4", "e2": "RO2", "b2": "CH3"}
    what = {"hands": ("RO3 CH4", "CH1 CH2"), "front": ("RO5", ""), "at": at}
    return after(table(**what, options={"marker_limit": markers}), "play RO3", "take d3")


def dog(*moves: str, **what: object) -> Match:
    """Seat 0 has let the dog loose: c3 may go about, e1 is shut in, c6 is seat 1's."""
    shut = dict.fromkeys(("b1", "c1", "d1", "f1"), "DOG") | dict.fromkeys(("e2", "e3", "d3"), "M1")
    shut |= dict.fromkeys(("e4", "e5", "e6", "e7"), "M2")
    at = shut | {"e1": "RO4@0", "c3": "RO2@0", "c6": "PO1@1"}
    hands, front = ("DOG CH4", "CH1 CH2", "VI1 VI2"), (*OWNED["front"], "")
    match = table(3, hands=hands, front=front, owners=OWNED["owners"], at=at, **what)
    return after(match, "play DOG", "take a2", *moves)


def in_row_1() -> Match:
    """The dog of seat 0 leads d1, which lies between its own stable and that of seat 1."""
    hands, front = ("DOG CH4", "CH1 CH2", "VI1 VI2", "VI3 VI4"), ("RO5 RO3", "", "", "")
    match = table(4, hands=hands, front=front, at={"d1": "RO2@0"}, owners={"RO": 0})
    return after(match, "play DOG", "take a2", "dog d1")


def ended() -> Match:
    """Seat 0 has walked to a line where nothing can be taken."""
    front, owners = ("RO5 RO3 RO4 RO1 CH5 CH3", "PO5 PO3 PO1"), {"RO": 0, "CH": 0, "PO": 1}
    what = {"hands": ("CH1 PO2", "CH2 PO4"), "at": {"c2": "RO2@0"}, "front": front, "owners": owners, "box": "CH4"}
    return after(table(**what, bare=True), "play CH1")


def twins() -> Match:
    """Seat 0 holds the same card twice."""
    return table(hands=("M1 M1", "CH1 CH2"))


WAYS: Ways = {
    "before a card is played": (lambda: table(hands=HANDS), 0, "take c3, keep"),
    "a card that is not in the hand": (lambda: table(hands=HANDS), 0, "play VI5, play DOG, play M2"),
    "out of turn": (lambda: table(hands=HANDS), 1, "play CH1"),
    "taking, another step": (taking, 0, "play CH4, dog b2, keep"),
    "taking, another cell": (taking, 0, "take d4, take e3, take a1, take f6, take b4, take b2, take b5, take g3"),
    "marking, another step": (marking, 0, "play CH4, take c3"),
    "marking, another cell": (marking, 0, "mark b2, mark a1, mark g3"),
    "marking with two markers": (lambda: marking(2), 0, "keep"),
    "the dog, another step": (dog, 0, "play CH4, to c3"),
    "the dog, another card": (dog, 0, "dog d4, dog c6, dog a1, dog e1"),
    "leading c3, another step": (lambda: dog("dog c3"), 0, "take c3, keep"),
    "leading c3, another cell": (lambda: dog("dog c3"), 0, "to c3, to d5, to d3"),
    "leading past stables": (in_row_1, 0, "to a1, to g1"),
    "a dog that never asks": (lambda: dog("dog c3", options={"max_dog_requests": 0}), 0, "to c6"),
    "a dog that has asked": (lambda: dog("dog c3", "to c6", "no", "dog c3"), 0, "to c6"),
    "waiting for an answer": (lambda: dog("dog c3", "to c6"), 0, "keep, dog c3"),
    "somebody else is asked": (lambda: dog("dog c3", "to c6"), 2, "play VI1"),
    "asked": (lambda: dog("dog c3", "to c6"), 1, "play CH1, keep"),
    "after the end": (ended, 0, "play PO2"),
}


@pytest.mark.rules("G7", "G12", "G13", "G16", "G17", "G26", "G30a", "G32", "G33", "G34", "G36", "G42", "GA14", "GA21")
def test_the_table_of_refusals_is_as_it_was_read():
    assert listed(WAYS) == FILE.read_text(encoding="utf-8")


def test_two_equal_cards_are_one_choice():
    match = twins()
    refusal = match._refusal(0, 1, 13)
    assert match.legal(0) == ["play M1"]
    assert "one choice" in refusal.reason("en") and "un seul choix" in refusal.reason("fr")


if __name__ == "__main__":
    FILE.write_text(listed(WAYS), encoding="utf-8")
