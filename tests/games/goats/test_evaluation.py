"""Phase 4: both evaluations, ties, the fifth card in a hand, markers running out."""

from __future__ import annotations

import pytest

from drovers.core.errors import IllegalMove

from .build import cell, play, table

THREE = ("RO3 CH4", "CH1 CH2", "DI1 DI2")


@pytest.mark.rules("G22", "G23", "G26", "G28", "G19", "G27")
def test_TG6_eight_points_win_the_pool_goats():
    match = table(
        3,
        hands=("PO3 CH4", "CH1 CH2", "DI1 DI2"),
        front=("PO5", "PO1", ""),
        at={"e5": "PO2"},
        pile="AS1 PO4",
        pawns=[0, 23, 14],
    )
    names = play(match, "play PO3", "take d3")
    assert names.index("refilled") < names.index("majority") < names.index("marked")
    position = match.position()
    assert position["owners"] == {"PO": 0} and cell(match, "e5") == "PO2@0"
    assert position["supply"] == [9, 10, 10], "one marker placed, reminders take none"
    assert position["front"] == [["PO3", "PO5"], [], []] and position["box"] == ["PO1"]
    play(match, "play CH1", "take b4")  # seat 1 stands at the left end of row 4, and the refill is the pool goat 4
    assert cell(match, "b4") == "PO4@0" and match.position()["supply"] == [8, 10, 10]


@pytest.mark.rules("G22")
def test_seven_points_are_not_enough():
    match = table(3, hands=("RO2 CH4", "CH1 CH2", "DI1 DI2"), front=("RO5", "RO1", ""))
    play(match, "play RO2", "take c3")
    assert match.position()["owners"] == {}


@pytest.mark.rules("G21", "G30")
def test_a_type_is_decided_once_and_for_all():
    match = table(hands=("RO4 CH4", "RO2 CH2"), front=("RO5 RO3", ""), owners={"RO": 0}, at={"b3": "RO1"})
    names = play(match, "play RO4", "take e3")
    assert names == ["played", "walked", "took", "refilled"]
    assert match.position()["front"][0] == ["RO3", "RO4", "RO5"], "the owner's go to his pile"
    names = play(match, "play RO2", "take d3")
    assert "spent" in names and match.position()["owners"] == {"RO": 0}
    assert match.position()["box"] == ["RO2"] and match.position()["front"][1] == []
    assert match.position()["pawns"] == [4, 14], "it still moved the goat"
    assert cell(match, "b3") == "RO1", "and the card left unmarked before stays so"


@pytest.mark.rules("G24", "G25", "GA16")
def test_the_fourth_card_decides_for_the_largest_sum():
    match = table(3, hands=("RO1 CH4", "CH1 CH2", "DI1 DI2"), front=("", "RO2 RO4", "RO3"), at={"e5": "RO5"})
    names = play(match, "play RO1", "take b3")
    assert "fourth" in names and "majority" not in names
    assert match.position()["owners"] == {"RO": 1}
    assert cell(match, "e5") == "RO5@1" and match.position()["supply"] == [10, 9, 10]
    assert match.position()["box"] == ["RO1", "RO3"] and match.position()["front"][1] == ["RO2", "RO4"]
    assert match.position()["piled"] == [], "the fifth card lies open"


@pytest.mark.rules("G25")
def test_a_larger_sum_beats_more_cards():
    match = table(3, hands=THREE, front=("RO1", "RO5", "RO2"))
    play(match, "play RO3", "take d3")  # 1 + 3 against a single 5
    assert match.position()["owners"] == {"RO": 1}


@pytest.mark.rules("G24", "GA15", "GA16")
def test_the_third_card_decides_nothing():
    match = table(3, hands=("RO1 CH4", "CH1 CH2", "DI1 DI2"), front=("", "RO2", "RO3"), at={"e5": "RO5"})
    assert "fourth" not in play(match, "play RO1", "take b3")
    assert match.position()["owners"] == {}


@pytest.mark.rules("G25")
def test_equal_sums_go_to_more_cards():
    match = table(4, hands=(*THREE, "AS1 AS2"), front=("RO2", "RO5", "RO4", ""), at={"e5": "RO1"})
    play(match, "play RO3", "take d3")  # 2 + 3 against a single 5: the booklet's own example
    assert match.position()["owners"] == {"RO": 0} and cell(match, "e5") == "RO1@0"


@pytest.mark.rules("G25")
@pytest.mark.parametrize(("front", "owner"), [(("", "RO2 RO3", "RO5", ""), 1), (("", "RO5", "RO2 RO3", ""), 2)])
def test_equal_sums_go_to_more_cards_even_if_another_triggers(front, owner):
    match = table(4, hands=("RO4 CH4", "CH1 CH2", "DI1 DI2", "AS1 AS2"), front=front)
    play(match, "play RO4", "take e3")
    assert match.position()["owners"] == {"RO": owner}


@pytest.mark.rules("G25")
def test_TG8_a_full_tie_goes_to_whoever_triggers():
    match = table(hands=("CH4 CH5", "RO3 CH2"), front=("RO1 RO4", "RO2"), at={"e5": "RO5"}, turn=1)
    play(match, "play RO3", "take c3")
    assert match.position()["owners"] == {"RO": 1} and cell(match, "e5") == "RO5@1"
    match = table(hands=("RO4 CH5", "CH1 CH2"), front=("RO1", "RO2 RO3"), at={"d5": "RO5"})
    play(match, "play RO4", "take e3")
    assert match.position()["owners"] == {"RO": 0}


@pytest.mark.rules("GA10", "G26")
def test_TG10_taking_and_refilling_come_first():
    match = table(
        hands=("RO3 CH4", "CH1 CH2"), front=("RO5", ""), at={"c3": "RO1", "f3": "RO4"}, pile="RO2", pawns=[5, 12]
    )
    names = play(match, "play RO3", "take f3")  # from edge 5 to edge 8: row 3
    assert names.index("took") < names.index("majority")
    assert cell(match, "c3") == "RO1@0" and cell(match, "f3") == "RO2@0"
    assert "RO4" in match.position()["hands"][0] and match.position()["supply"] == [8, 10]
    play(match, "play CH1", "take e4")
    assert play(match, "play RO4")[:2] == ["played", "walked"]
    assert match.position()["owners"] == {"RO": 0}


@pytest.mark.rules("GA11", "G29")
def test_at_eight_points_nobody_shows_a_hand():
    match = table(3, hands=("RO3 CH4", "(RO4) (CH2)", "DI1 DI2"), front=("RO5", "", ""))
    assert "showed" not in play(match, "play RO3", "take d3")
    assert match.position()["hands"][1] == ["(RO4)", "(CH2)"]
    assert match.sight(0)["hands"][1] == ["?", "?"]


@pytest.mark.rules("GA12", "G22")
def test_TG22_eight_points_on_the_fourth_card_are_a_majority():
    match = table(
        3, hands=("RO3 CH4", "CH1 CH2", "DI1 (RO4)"), front=("RO5", "RO1", "RO2"), at={"e5": "DI5"}, pile="AS1"
    )
    names = play(match, "play RO3", "take d3")
    assert "majority" in names and "fourth" not in names and "showed" not in names
    assert match.position()["owners"] == {"RO": 0} and match.position()["piled"] == []
    match = table(3, hands=THREE, front=("RO5", "RO1", "RO2"), at={"e5": "RO4"})
    play(match, "play RO3", "take d3")
    assert cell(match, "e5") == "RO4@0", "only the 4 remained to be marked"


@pytest.mark.rules("G29")
def test_the_fifth_card_in_a_hand_is_shown_and_kept():
    match = table(3, hands=("RO1 CH4", "(RO5) (CH2)", "DI1 DI2"), front=("", "RO4", "RO2 RO3"))
    assert match.sight(0)["hands"][1] == ["?", "?"]
    assert "showed" in play(match, "play RO1", "take b3")
    assert match.position()["owners"] == {"RO": 2}
    assert match.sight(0)["hands"][1] == ["RO5", "?"], "everybody knows it now"
    assert match.position()["supply"] == [10, 10, 10], "and nothing is marked"
    assert "spent" in play(match, "play RO5")
    assert match.position()["pawns"][1] == 12 and match.position()["box"] == ["RO1", "RO4", "RO5"]


@pytest.mark.rules("GA17", "G29")
def test_the_fifth_card_taken_this_very_turn_is_in_a_hand():
    match = table(3, hands=("RO1 CH4", "CH1 CH2", "DI1 DI2"), front=("", "RO4", "RO2 RO3"), at={"b3": "RO5"})
    assert "showed" in play(match, "play RO1", "take b3")
    assert match.position()["supply"] == [10, 10, 10] and match.position()["piled"] == []


@pytest.mark.rules("G27", "G19")
def test_the_fifth_card_in_the_pile_is_marked_when_it_turns_up():
    match = table(3, hands=("RO1 CH4", "CH1 CH2", "DI1 DI2"), front=("", "RO4", "RO2 RO3"), pile="AS1 RO5")
    play(match, "play RO1", "take b3")
    assert match.position()["piled"] == ["RO5"] and match.sight(0)["piled"] == ["RO5"]
    assert match.position()["supply"] == [10, 10, 10], "a reminder takes no marker"
    play(match, "play CH1", "take f2")
    assert cell(match, "f2") == "RO5@2" and match.position()["piled"] == []


@pytest.mark.rules("GA13", "GA14")
def test_TG20_too_few_markers_and_the_owner_chooses():
    options = {"marker_limit": 1}
    match = table(
        hands=("RO3 CH4", "CH1 CH2"), front=("RO5", ""), at={"c3": "RO1", "f5": "RO4"}, pile="AS1 RO2", options=options
    )
    play(match, "play RO3", "take d3")
    assert match.to_move == (0,) and match.legal(0) == ["mark c3", "mark f5"]
    for text in ("keep", "take c3", "no"):
        with pytest.raises(IllegalMove) as refusal:
            match.play(0, text)
        assert refusal.value.rule == "GA14"
    play(match, "mark f5")
    assert cell(match, "f5") == "RO4@0" and cell(match, "c3") == "RO1" and match.position()["supply"][0] == 0
    assert match.to_move == (1,)
    assert "unmarked" in play(match, "play CH1", "take e3")  # the refill is RO2, and there is no marker for it
    assert cell(match, "e3") == "RO2"
    assert match.game.rules.score(match.state, 0) == 4, "RO1 and RO2 stay worthless"


@pytest.mark.rules("GA13")
def test_two_markers_for_three_cards_are_two_choices():
    match = table(
        hands=("RO3 CH4", "CH1 CH2"),
        front=("RO5", ""),
        at={"c3": "RO1", "f5": "RO4", "b6": "RO2"},
        options={"marker_limit": 2},
    )
    play(match, "play RO3", "take d3")
    assert match.legal(0) == ["mark c3", "mark f5", "mark b6"]
    play(match, "mark b6")
    assert match.legal(0) == ["mark c3", "mark f5"]
    play(match, "mark c3")
    assert match.to_move == (1,) and match.position()["supply"][0] == 0


@pytest.mark.rules("GA13", "G26")
def test_as_many_markers_as_cards_leave_no_choice():
    at = {"c3": "RO1", "f5": "RO4"}
    match = table(hands=("RO3 CH4", "CH1 CH2"), front=("RO5", ""), at=at, options={"marker_limit": 2})
    play(match, "play RO3", "take d3")
    assert (cell(match, "c3"), cell(match, "f5")) == ("RO1@0", "RO4@0") and match.to_move == (1,)


@pytest.mark.rules("GA13", "G5")
def test_ten_markers_are_a_hard_limit():
    owned = {f"{column}{row}": f"{code}{value}@0" for column, row, code, value in TEN}
    front = ("PO4 PO5 AS4 AS5 PI4 PI5 KN4 KN5 RO5", "")
    owners = {"PO": 0, "AS": 0, "PI": 0, "KN": 0}
    match = table(hands=("RO3 CH4", "CH1 CH2"), front=front, owners=owners, at=owned | {"c3": "RO1"})
    assert match.position()["supply"] == [0, 10]
    assert "unmarked" in play(match, "play RO3", "take d2")
    assert match.position()["owners"]["RO"] == 0 and cell(match, "c3") == "RO1"
    assert match.to_move == (1,), "nothing to choose"


TEN = [(c, r, code, v) for c, code in zip("bcef", ("PO", "AS", "PI", "KN"), strict=True) for r, v in ((4, 1), (5, 2))]
TEN += [("b", 6, "PO", 3), ("c", 6, "AS", 3)]


@pytest.mark.rules("GA13")
def test_with_no_marker_left_the_fifth_card_stays_unmarked():
    match = table(
        3,
        hands=("RO1 CH4", "CH1 CH2", "DI1 DI2"),
        front=("", "RO2 RO4", "RO3"),
        at={"e5": "RO5"},
        options={"marker_limit": 0},
    )
    assert "unmarked" in play(match, "play RO1", "take b3")
    assert cell(match, "e5") == "RO5" and match.position()["owners"] == {"RO": 1}
