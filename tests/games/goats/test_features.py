"""Features tell all that a sight does: whatever is changed on the table changes a number."""

from __future__ import annotations

import pytest

from drovers.contract.secrets import features
from drovers.games.goats.table import OPTIONS

from .build import GAME, play, table


def seen(**fields: object) -> tuple[int, ...]:
    """What seat 0 is told of such a table."""
    return tuple(features(table(**{"hands": ("RO2 CH4", "CH1 CH2")} | fields).sight(0)))


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_is_told(option):
    match, told = table(), set()
    for number in range(len(option.choices)):
        setattr(match.state, option.name, number)
        told.add(tuple(features(match.sight(0))))
    assert len(told) == len(option.choices)


def test_a_card_of_mine_that_everybody_knows_is_told():
    assert seen(hands=("(RO2) CH4", "CH1 CH2")) != seen(hands=("RO2 CH4", "CH1 CH2"))


def test_equal_sums_of_different_cards_are_told_apart():
    assert seen(front=("PO1 PO4", "PO2")) != seen(front=("PO2 PO3", "PO1"))


def test_a_fifth_card_known_to_be_in_the_pile_is_told():
    won = {"front": ("PO4 PO3", ""), "box": "PO2 PO1", "owners": {"PO": 0}, "pile": "RO5 PO5"}
    assert seen(**won) != seen(**won, piled=["PO5"])


def test_dogs_and_milk_in_front_of_a_seat_are_told():
    assert seen(front=("DOG", "")) != seen(front=("", "DOG")) != seen(front=("", ""))
    assert seen(front=("M1 M1", "")) != seen(front=("M2", ""))


def test_reach_is_what_can_be_taken():
    match = table(hands=("RO2 CH4", "CH1 CH2"))
    numbers = dict(zip(parts(), features(match.sight(0)), strict=True))
    for slot, card in enumerate(("RO2", "CH4")):
        branch = table(hands=("RO2 CH4", "CH1 CH2"))
        play(branch, f"play {card}")
        cells = {49 * slot + 7 * (int(move[6]) - 1) + "abcdefg".index(move[5]) for move in branch.legal(0)}
        assert {i for i in range(49 * slot, 49 * slot + 49) if numbers["reach", i]} == cells


def parts() -> list[tuple[str, int]]:
    """The name of every number."""
    return [(part.name, i) for part in GAME.features for i in range(part.length)]
