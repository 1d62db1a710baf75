"""Both ends of the match, and what the last turn still does."""

from __future__ import annotations

import pytest

from .build import cell, play, table


def last_table(*, at, hands=("RO1 CH4", "CH1 CH2"), front=("", ""), owners=None, **what):
    """A table without a pile; seat 0 walks one step to column b with RO1."""
    chosen = {"CH": 0, "RO": 0} if owners is None else owners
    return table(at=at, hands=hands, front=front, owners=chosen, bare=True, **what)


@pytest.mark.rules("G40", "G18")
def test_taking_the_last_card_of_the_goats_line_ends_the_match():
    match = last_table(at={"b3": "DI1", "a3": "DI2", "c3": "DI3", "d5": "DI4"}, front=("DI5", ""))
    assert "emptied" in play(match, "play RO1", "take b3")
    assert match.outcome.reason == "G40" and match.to_move == ()


@pytest.mark.rules("G40")
def test_a_card_left_in_both_lines_ends_nothing():
    match = last_table(at={"b3": "DI1", "b5": "DI2", "c3": "DI3", "d5": "DI4"}, front=("DI5", ""))
    play(match, "play RO1", "take b3")
    assert not match.outcome and match.to_move == (1,)


@pytest.mark.rules("G40")
def test_a_marked_card_left_is_a_card_left():
    match = last_table(
        at={"b3": "DI1", "b5": "PO1@1", "c3": "DI3", "d5": "DI4"},
        front=("DI5 DI2", "PO5 PO4 PO3 PO2"),
        owners={"CH": 0, "RO": 0, "PO": 1},
    )
    play(match, "play RO1", "take b3")
    assert not match.outcome


@pytest.mark.rules("G40")
def test_with_cards_in_the_pile_no_line_is_ever_emptied():
    match = table(hands=("RO1 CH4", "CH1 CH2"))
    assert "emptied" not in play(match, "play RO1", "take b3")
    assert cell(match, "b3") != "-"


@pytest.mark.rules("G40", "GA23")
@pytest.mark.parametrize("cross", [True, False])
def test_TG12_the_crossing_line_counts_too(cross):
    at = {"c5": "DI1", "b5": "DI2", "e5": "DI3", "e2": "DI4"}
    match = last_table(at=at, front=("DI5", ""), pawns=[9, 12], options={"end_cross_line": cross})
    play(match, "play RO1", "take c5")  # from edge 9 to edge 10: row 5; column c had only this card
    assert bool(match.outcome) == cross
    if cross:
        assert match.outcome.reason == "G40"


@pytest.mark.rules("GA23", "GA24")
def test_a_line_empty_before_is_no_end():
    at = {"b3": "DI1", "b5": "DI2", "c3": "DI3", "d5": "DI4"}  # row 4 and column e are empty from the start
    match = last_table(at=at, front=("DI5", ""))
    play(match, "play RO1", "take b5")
    assert not match.outcome


@pytest.mark.rules("G41", "GA8")
def test_a_line_of_marked_cards_blocks_and_a_player_may_choose_it():
    at = {f"b{row}": f"PO{row}@1" for row in range(1, 4)} | {f"b{row}": f"DI{row - 3}@1" for row in range(4, 7)}
    front = ("", "PO4 PO5 DI4 DI5")
    match = table(hands=("RO1 CH4", "CH1 CH2"), at=at, front=front, owners={"PO": 1, "DI": 1})
    assert match.legal(0) == ["play RO1", "play CH4"], "nothing forbids the card that leads to the blocked line"
    assert "blocked" in play(match, "play RO1")
    assert match.outcome.reason == "G41"
    assert match.position()["hands"][0] == ["CH4"], "nothing was taken"


@pytest.mark.rules("GA25", "G41")
@pytest.mark.parametrize(
    "at", [{"b3": "PO1@1", "b5": "PO2@1"}, {"c3": "PO1@1", "c5": "PO2@1"}], ids=["partly", "wholly"]
)
def test_empty_cells_block_as_well(at):
    front = ("DI3 DI4", "PO5 PO4 PO3 DI5")
    match = last_table(at=at | {"e5": "DI1", "f5": "DI2"}, front=front, owners={"CH": 0, "RO": 0, "PO": 1})
    play(match, "play RO1")
    assert match.outcome.reason == "G41"


@pytest.mark.rules("G42", "GA22")
@pytest.mark.parametrize("completes", [True, False])
def test_the_last_turn_is_completed(completes):
    match = _blocked(completes)
    names = play(match, "play RO3")
    assert ("majority" in names) == completes and match.outcome.reason == "G41"
    assert cell(match, "e5") == ("RO1@0" if completes else "RO1")
    assert match.outcome.scores[0] == (5 if completes else 0)


@pytest.mark.rules("G42", "GA22", "G40")
@pytest.mark.parametrize("completes", [True, False])
def test_the_turn_that_takes_the_last_card_is_completed(completes):
    match = last_table(
        at={"d3": "DI1", "e3": "DI2", "e5": "RO1", "b5": "RO4", "f5": "DI3"},
        hands=("RO3 CH4", "CH1 CH2"),
        front=("RO5 DI4", "RO2 DI5"),
        owners={"CH": 0},
        options={"end_completes_turn": completes},
    )
    names = play(match, "play RO3", "take d3")
    assert ("majority" in names) == completes and match.outcome.reason == "G40"
    assert match.outcome.scores[0] == (5 if completes else 0)


def _blocked(completes):
    """Seat 0 plays its way to a majority of rockers in front of a blocked line."""
    at = {"d2": "PO1@1", "d4": "PO2@1", "e5": "RO1", "f5": "DI1", "e2": "DI2", "b5": "RO4"}
    front = ("RO5 DI4 DI3", "PO5 PO4 PO3 RO2 DI5")
    hands = ("RO3 CH4", "CH1 CH2")
    options = {"end_completes_turn": completes, "marker_limit": 10}
    return table(at=at, hands=hands, front=front, owners={"CH": 0, "PO": 1}, bare=True, options=options)


@pytest.mark.rules("GA22", "G42")
def test_no_further_turn_for_anybody():
    match = _blocked(True)
    play(match, "play RO3")
    assert match.to_move == () and all(match.legal(seat) == [] for seat in (0, 1))
    for seat in (0, 1):
        assert match.why_not(seat, "keep").rule == "G42"


@pytest.mark.rules("GA22", "G42", "G32")
@pytest.mark.parametrize("completes", [True, False])
def test_a_dog_in_a_blocked_line_still_leads_a_card(completes):
    at = {"b5": "RO1@0", "e5": "PO1@1", "f5": "DI1", "e2": "DI2"}
    front = ("RO5 RO3 RO2 RO4 DI4 DI3", "PO5 PO4 PO3 PO2 DI5")
    match = last_table(
        at=at,
        hands=("DOG CH4", "CH1 CH2"),
        front=front,
        owners={"CH": 0, "RO": 0, "PO": 1},
        options={"end_completes_turn": completes},
    )
    play(match, "play DOG")
    assert bool(match.outcome) != completes
    if completes:
        play(match, "dog b5", "to e5", "no", "dog b5", "to b1")
        assert match.outcome.reason == "G41" and match.outcome.scores[0] == 2, "led home in the last turn"


@pytest.mark.rules("GA22", "G42", "G40", "G32")
@pytest.mark.parametrize("completes", [True, False])
def test_a_dog_that_took_the_last_card_still_leads_one(completes):
    match = last_table(
        at={"a3": "DI1", "c3": "DI2", "b5": "RO1@0", "f5": "DI3"},
        hands=("DOG CH4", "CH1 CH2"),
        front=("RO5 RO4 RO3 RO2 DI4", "DI5"),
        options={"end_completes_turn": completes},
    )
    play(match, "play DOG", "take a3")
    assert bool(match.outcome) != completes
    if completes:
        play(match, "dog b5", "to b1")
        assert match.outcome.reason == "G40" and match.outcome.scores[0] == 2


@pytest.mark.rules("GA22", "G39")
def test_milk_played_in_the_last_turn_counts_either_way():
    for completes in (True, False):
        match = last_table(
            at={"b3": "DI1", "a3": "DI2", "c3": "DI3", "d5": "DI4"},
            hands=("M1 CH4", "CH1 CH2"),
            front=("DI5 M2 M2 M2 M2 M1 M1 M1", ""),
            options={"end_completes_turn": completes},
        )
        play(match, "play M1", "take b3")
        assert match.outcome.scores == (12, 0)
