"""The greedy judgement: sensible at every step, and blind to what the seat may not know."""

from __future__ import annotations

from drovers.contract import Case
from drovers.core import dice, rules
from drovers.games.goats.greedy import appraise

from .build import GAME, table


def best(match):
    """The move with the best appraisal after it."""
    seat = match.to_move[0]

    def after(move):
        state = match.state.copy()
        rules.play(state, seat, match.parse(seat, move))
        return appraise(state, seat)

    return max(match.legal(seat), key=after)


def test_it_does_not_depend_on_hidden_cards_and_changes_nothing():
    rng = dice.new_dice(3)
    for match in Case(GAME, 3, {}).walk(5, every=5):
        for seat in range(3):
            before = match.state.copy()
            here = appraise(match.state, seat)
            assert match.state == before
            world = match.sight(seat).state.copy()
            rules.imagine(world, seat, rng)
            assert appraise(world, seat) == here


def test_it_plays_the_card_that_wins_a_type():
    match = table(hands=("RO3 CH3", "CH1 CH2"), front=("RO5", "RO1"), at={"c3": "RO4", "e5": "RO2"})
    assert best(match) == "play RO3"


def test_it_does_not_decide_a_type_for_somebody_else():
    front = ("", "RO2 RO4", "RO3")
    match = table(3, hands=("RO1 CH1", "CH3 CH2", "DI1 DI2"), front=front, at={"e5": "RO5"})
    assert best(match) == "play CH1"


def test_it_marks_the_dearer_card():
    match = table(
        hands=("RO3 CH4", "CH1 CH2"), front=("RO5", ""), at={"c3": "RO1", "f5": "RO4"}, options={"marker_limit": 1}
    )
    match.play(0, "play RO3")
    match.play(0, "take d3")
    assert best(match) == "mark f5"


def test_the_dog_drives_the_dearest_card_home():
    match = table(
        hands=("DOG CH4", "CH1 CH2"), front=("RO5 RO3", ""), owners={"RO": 0}, at={"b4": "RO4@0", "e2": "RO1@0"}
    )
    match.play(0, "play DOG")
    match.play(0, "take a3")
    assert best(match) == "dog b4"
    match.play(0, "dog b4")
    assert best(match) == "to b1"


def test_it_refuses_a_swap_that_only_helps_the_other():
    match = table(
        hands=("DOG CH4", "CH1 CH2"),
        front=("RO5 RO3", "PO5 PO3"),
        owners={"RO": 0, "PO": 1},
        at={"e1": "RO4@0", "b1": "PO1@1"},
    )
    for move in ("play DOG", "take a3", "dog e1", "to b1"):
        match.play(0, move)
    assert best(match) == "no"
