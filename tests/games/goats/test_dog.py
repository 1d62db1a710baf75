"""Dogs: taking first, then one card of one's own along its row or column; consent as a question."""

from __future__ import annotations

import pytest

from .build import cell, play, table


def dog_table(seats=2, *, at, **what):
    """Seat 0 holds a dog and owns the rockers, seat 1 owns the pool goats."""
    hands = ("DOG CH4", "CH1 CH2", "DI1 DI2", "AS1 AS2", "PI1 PI2")[:seats]
    front = ("RO5 RO3", "PO5 PO3", "", "", "")[:seats]
    return table(seats, **({"hands": hands, "front": front, "owners": {"RO": 0, "PO": 1}, "at": at} | what))


# Nothing neutral in row 1 and column e.
NOWHERE = dict.fromkeys(("c1", "d1", "f1"), "DOG")
NOWHERE |= {"e2": "M1", "e3": "M1", "e4": "M1", "e5": "M2", "e6": "M2"}


def places(match):
    return [text.removeprefix("to ") for text in match.legal(match.to_move[0])]


@pytest.mark.rules("G31", "G38")
def test_a_dog_leaves_the_big_goat_and_takes_from_its_line():
    match = dog_table(at={"c3": "RO1@0"}, pawns=[2, 12])
    names = play(match, "play DOG")
    assert "walked" not in names and match.position()["pawns"] == [2, 12]
    assert match.legal(0) == ["take c1", "take c2", "take c4", "take c5", "take c6"]
    play(match, "take c1", "keep")
    assert match.position()["front"][0] == ["RO3", "RO5", "DOG"], "it stays in front of the player"


@pytest.mark.rules("G31")
def test_dogs_never_count_for_a_majority():
    match = table(hands=("DOG RO3", "CH1 CH2"), front=("RO4 DOG DOG", "RO1 RO2"))
    names = play(match, "play DOG", "take a2")
    assert "fourth" not in names and "majority" not in names and match.position()["owners"] == {}


@pytest.mark.rules("G32", "GA30")
def test_after_taking_and_refilling_the_player_may_lead_one_card():
    match = dog_table(at={"c3": "RO1@0", "e5": "RO2@0"}, pile="M1")
    names = play(match, "play DOG", "take a2")
    assert names == ["played", "took", "refilled"] and cell(match, "a2") == "M1"
    assert match.legal(0) == ["dog c3", "dog e5", "keep"]
    play(match, "dog c3", "to c5")
    assert match.to_move == (1,), "once"


@pytest.mark.rules("G32")
def test_the_dog_may_be_left_lying():
    match = dog_table(at={"c3": "RO1@0"})
    play(match, "play DOG", "take a2")
    before = match.position()["pasture"]
    assert play(match, "keep") == ["kept"]
    assert match.position()["pasture"] == before and match.to_move == (1,)


@pytest.mark.rules("G30a")
def test_a_marked_card_is_not_taken_with_a_dog_either():
    match = dog_table(at={"a3": "RO1@0"})
    play(match, "play DOG")
    assert match.why_not(0, "take a3").rule == "G30a"


@pytest.mark.rules("G33", "GA20")
def test_a_swap_reaches_along_the_whole_row_and_column():
    match = dog_table(at={"c3": "RO1@0"})
    play(match, "play DOG", "take a2", "dog c3")
    assert places(match) == ["c1", "c2", "a3", "b3", "d3", "e3", "f3", "c4", "c5", "c6"]
    there = cell(match, "c6")
    assert play(match, "to c6") == ["swapped"]
    assert cell(match, "c6") == "RO1@0" and cell(match, "c3") == there


@pytest.mark.rules("G34", "GA18")
@pytest.mark.parametrize("anything", [False, True])
def test_neutral_means_a_goat_unless_the_option_says_any_card(anything):
    match = dog_table(at={"c3": "RO1@0", "c5": "DOG", "e3": "M2"}, options={"dog_swap_neutral_any": anything})
    play(match, "play DOG", "take a2", "dog c3")
    assert ("c5" in places(match), "e3" in places(match)) == (anything, anything)
    if anything:
        play(match, "to c5")
        assert (cell(match, "c5"), cell(match, "c3")) == ("RO1@0", "DOG")
    else:
        assert match.why_not(0, "to c5").rule == match.why_not(0, "to e3").rule == "G34"


@pytest.mark.rules("G34", "GA19", "G36")
@pytest.mark.parametrize("requests", [0, 1])
def test_two_cards_of_ones_own_may_change_places(requests):
    match = dog_table(at={"b1": "RO1@0", "e1": "RO4@0"}, options={"max_dog_requests": requests})
    play(match, "play DOG", "take a2", "dog e1")
    assert "b1" in places(match)
    before = match.game.rules.score(match.state, 0)
    play(match, "to b1")
    assert (cell(match, "b1"), cell(match, "e1")) == ("RO4@0", "RO1@0")
    assert match.game.rules.score(match.state, 0) == before + 3, "the 4 is doubled now, the 1 no more"


@pytest.mark.rules("G34")
def test_an_unmarked_goat_of_a_decided_type_is_neutral():
    match = dog_table(at={"c3": "RO1@0", "c5": "PO1"})
    play(match, "play DOG", "take a2", "dog c3")
    assert "c5" in places(match)
    play(match, "to c5")
    assert match.to_move == (1,) and match.legal(1)[0].startswith("play"), "nobody is asked"


@pytest.mark.rules("G35", "GA21")
def test_TG14_the_owner_refuses():
    match = dog_table(at={"e1": "RO4@0", "b1": "PO1@1", "e4": "PO2@1"})
    names = play(match, "play DOG", "take a2", "dog e1", "to b1")
    assert names[-1] == "asked" and match.to_move == (1,) and match.legal(1) == ["yes", "no"]
    assert play(match, "no") == ["refused"]
    assert (cell(match, "e1"), cell(match, "b1")) == ("RO4@0", "PO1@1"), "nothing moves"
    assert match.to_move == (0,) and match.legal(0) == ["dog e1", "keep"]
    play(match, "dog e1")
    assert "b1" not in places(match) and "e4" not in places(match), "no other opponent's card either"
    assert match.why_not(0, "to e4").rule == "GA21"
    play(match, "to c1")
    assert cell(match, "c1") == "RO4@0" and match.to_move == (1,)


@pytest.mark.rules("G35", "G36", "GA32")
def test_TG14_the_owner_agrees():
    match = dog_table(at={"e1": "RO4@0", "b1": "PO1@1"})
    names = play(match, "play DOG", "take a2", "dog e1", "to b1", "yes")
    assert names[-2:] == ["agreed", "swapped"]
    assert (cell(match, "e1"), cell(match, "b1")) == ("PO1@1", "RO4@0"), "the markers travel with the cards"
    assert match.to_move == (1,) and match.position()["turn"] == 1


@pytest.mark.rules("G35", "GA21")
def test_only_the_owner_answers_and_only_yes_or_no():
    what = {"front": ("RO5 RO3", "", "PO5 PO3"), "owners": {"RO": 0, "PO": 2}}  # not the next seat
    match = dog_table(3, at={"e1": "RO4@0", "b1": "PO1@2"}, **what)
    play(match, "play DOG", "take a2", "dog e1", "to b1")
    for seat, text in ((0, "yes"), (1, "yes"), (2, "keep"), (2, "play DI1")):
        assert match.why_not(seat, text).rule == "GA21"
    assert match.why_not(2, "yes") is None and match.why_not(2, "no") is None


@pytest.mark.rules("G35", "GA21")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_answer_is_not_taken_back(answer):
    match = dog_table(at={"e1": "RO4@0", "b1": "PO1@1"} | NOWHERE)
    play(match, "play DOG", "take a2", "dog e1", "to b1", answer)
    assert match.to_move == (1,) and not match.can_undo(1)


@pytest.mark.rules("GA21")
def test_no_request_at_all_when_the_option_is_0():
    match = dog_table(at={"e1": "RO4@0", "b1": "PO1@1"}, options={"max_dog_requests": 0})
    play(match, "play DOG", "take a2", "dog e1")
    assert "b1" not in places(match)


@pytest.mark.rules("GA21")
def test_a_request_may_be_repeated_when_the_option_is_2():
    match = dog_table(at={"e1": "RO4@0", "b1": "PO1@1"}, options={"max_dog_requests": 2})
    play(match, "play DOG", "take a2", "dog e1", "to b1", "no", "dog e1")
    assert "b1" in places(match)
    play(match, "to b1", "no", "dog e1")
    assert "b1" not in places(match)


@pytest.mark.rules("GA21")
def test_with_nowhere_left_to_go_a_refusal_ends_the_turn():
    match = dog_table(at={"e1": "RO4@0", "b1": "PO1@1"} | NOWHERE)
    play(match, "play DOG", "take a2", "dog e1")
    assert places(match) == ["b1"]
    play(match, "to b1", "no")
    assert match.to_move == (1,) and match.position()["turn"] == 1 and match.legal(1)[0].startswith("play")


@pytest.mark.rules("GA21")
def test_every_dog_may_ask_anew():
    match = dog_table(at={"e1": "RO4@0", "b1": "PO1@1"}, hands=("DOG DOG", "CH1 CH2"))
    play(match, "play DOG", "take a2", "dog e1", "to b1", "no", "keep")
    play(match, "play CH1", "take e6", "play DOG", "take a2", "dog e1")
    assert "b1" in places(match)


@pytest.mark.rules("G33", "GA20")
def test_one_place_in_the_column_is_enough():
    match = dog_table(at={"e1": "RO4@0", "b1": "DOG"} | NOWHERE | {"e4": "DI3"})
    play(match, "play DOG", "take a2")
    assert match.legal(0) == ["dog e1", "keep"]
    play(match, "dog e1")
    assert places(match) == ["e4"]


@pytest.mark.rules("G36", "GA20")
def test_stables_never_move_and_other_lines_are_out_of_reach():
    match = dog_table(at={"a4": "RO1@0"}, pawns=[1, 12])
    play(match, "play DOG", "take b2", "dog a4")
    assert "a1" not in places(match)
    assert match.why_not(0, "to a1").rule == "G36"
    assert match.why_not(0, "to b5").rule == "G33"
    assert match.why_not(0, "to g4").rule == "G7"


@pytest.mark.rules("G37", "GA24")
def test_into_an_empty_cell_and_the_cell_left_is_empty():
    at = {"b3": "RO1@0", "a2": "DI1", "a3": "DI2", "d2": "DI5", "d5": "DI3", "e5": "DI4"}
    front = ("RO5 RO3 RO2 RO4", "PO5 PO3 PO1 PO2 PO4")
    match = dog_table(at=at, front=front, bare=True, owners={"RO": 0, "PO": 1, "CH": 0})
    play(match, "play DOG", "take a2", "dog b3")
    assert "b6" in places(match) and "e3" in places(match) and "d5" not in places(match)
    assert play(match, "to b6") == ["shifted"]
    assert (cell(match, "b6"), cell(match, "b3")) == ("RO1@0", "-")
    assert not match.outcome, "row 3 keeps a card, and a dog's shift ends nothing"


@pytest.mark.rules("GA24")
def test_a_line_emptied_by_a_dog_does_not_end_the_match():
    at = {"c3": "RO1@0", "a2": "DI1", "b2": "DI2", "a5": "DI3", "e5": "DI4"}
    front = ("RO5 RO3 RO2 RO4 DI5", "PO5 PO3 PO1 PO2 PO4")
    match = dog_table(at=at, front=front, bare=True, owners={"RO": 0, "PO": 1, "CH": 0}, pawns=[0, 18])
    play(match, "play DOG", "take a2", "dog c3", "to c6")
    assert match.position()["pasture"][2] == ["-"] * 6 and not match.outcome
    play(match, "play CH2")  # seat 1 walks from row 6 to row 4, which is empty: now it ends
    assert match.outcome.reason == "G41"


@pytest.mark.rules("GA29")
def test_TG16_without_a_marked_card_there_is_no_decision():
    match = table(hands=("DOG CH4", "CH1 CH2"))
    play(match, "play DOG", "take a2")
    assert match.to_move == (1,)


@pytest.mark.rules("G32")
def test_only_ones_own_cards_are_led():
    match = dog_table(at={"c3": "RO1@0", "d5": "PO1@1"})
    play(match, "play DOG", "take a2")
    assert match.legal(0) == ["dog c3", "keep"]
    assert match.why_not(0, "dog d5").rule == "G32" and match.why_not(0, "dog b2").rule == "G32"
