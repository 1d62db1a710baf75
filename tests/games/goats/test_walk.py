"""Phases 1 to 3: playing a card, walking round the pasture, taking and refilling."""

from __future__ import annotations

import pytest

from drovers.core.errors import IllegalMove

from .build import GAME, cell, play, table


def takes(match):
    return [text.removeprefix("take ") for text in match.legal(match.to_move[0])]


@pytest.mark.rules("G13")
def test_exactly_one_of_the_two_cards_is_played_face_up():
    match = table(hands=("RO2 PO4", "CH1 CH2"))
    assert match.legal(0) == ["play RO2", "play PO4"]
    assert "played" in play(match, "play PO4")
    assert match.position()["front"][0] == ["PO4"] and match.position()["hands"][0] == ["RO2"]
    assert match.sight(1)["front"][0] == ["PO4"]
    with pytest.raises(IllegalMove):
        match.play(0, "play RO2")


@pytest.mark.rules("G13")
def test_equal_cards_are_one_move():
    match = table(hands=("M1 (M1)", "CH1 CH2"))
    assert match.legal(0) == ["play M1"]
    assert match.legal_moves(0) == [0]


@pytest.mark.rules("G14")
@pytest.mark.parametrize(
    ("card", "edge"), [("RO1", 1), ("RO2", 2), ("RO3", 3), ("RO4", 4), ("RO5", 5), ("M1", 1), ("M2", 2), ("DOG", 0)]
)
def test_the_big_goat_walks_the_number_of_the_card(card, edge):
    match = table(hands=(f"{card} PO4", "CH1 CH2"))
    play(match, f"play {card}")
    assert match.position()["pawns"] == [edge, 12]


@pytest.mark.rules("G15", "GA5")
@pytest.mark.parametrize(("seats", "edges"), [(2, 24), (4, 28)])
def test_one_step_is_one_outer_edge_all_the_way_round(seats, edges):
    for start in range(edges):
        pawns = [start, *[12, 14, 21][: seats - 1]]
        match = table(
            seats, hands=("RO1 PO4", *["(CH1) (CH2)", "(DI1) (DI2)", "(AS1) (AS2)"][: seats - 1]), pawns=pawns
        )
        play(match, "play RO1")
        assert match.position()["pawns"][0] == (start + 1) % edges


@pytest.mark.rules("G15", "GA9")
def test_big_goats_share_a_place_and_never_block():
    match = table(hands=("RO3 PO4", "CH1 CH2"), pawns=[0, 2])
    play(match, "play RO3")
    assert match.position()["pawns"] == [3, 2], "walked past"
    match = table(hands=("RO2 PO4", "CH1 CH2"), pawns=[0, 2])
    play(match, "play RO2")
    assert match.position()["pawns"] == [2, 2]
    assert len(takes(match)) == 6


@pytest.mark.rules("G14", "G15", "G16", "G17", "GA1", "GA3")
def test_TG2_five_steps_to_a_column_of_five_cards():
    match = table(hands=("RO5 PO4", "CH1 CH2"))
    play(match, "play RO5")
    assert match.position()["pawns"][0] == 5
    assert takes(match) == ["f1", "f2", "f3", "f4", "f5"]


@pytest.mark.rules("G16", "G17", "G30a")
def test_TG2_on_the_large_pasture_with_two_markers():
    at = {"f2": "PO1@1", "f6": "PO2@1"}
    match = table(
        4, hands=("RO5 CH4", "CH1 CH2", "DI1 DI2", "AS1 AS2"), at=at, front=("", "PO3 PO5", "", ""), owners={"PO": 1}
    )
    play(match, "play RO5")
    assert match.position()["pawns"][0] == 5
    assert takes(match) == ["f1", "f3", "f4", "f5", "f7"]


@pytest.mark.rules("G17", "GA1")
def test_TG4_a_column_with_two_stables():
    match = table(4, hands=("DOG CH4", "CH1 CH2", "DI1 DI2", "AS1 AS2"))
    play(match, "play DOG")
    assert takes(match) == ["a2", "a3", "a4", "a5", "a6"]


@pytest.mark.rules("GA6", "G16")
@pytest.mark.parametrize(
    ("edge", "line"),
    [(1, "b1 b2 b3 b4 b5 b6"), (7, "a2 b2 c2 d2 e2 f2"), (13, "e1 e2 e3 e4 e5 e6"), (19, "a5 b5 c5 d5 e5 f5")],
)
def test_columns_from_top_and_bottom_rows_from_right_and_left(edge, line):
    match = table(hands=("DOG CH4", "CH1 CH2"), pawns=[edge, 12])
    play(match, "play DOG")
    assert takes(match) == line.split(), "the whole line, at any distance"


@pytest.mark.rules("G16", "GA8")
def test_a_card_must_be_taken():
    match = table(hands=("RO1 CH4", "CH1 CH2"))
    play(match, "play RO1")
    assert match.to_move == (0,)
    assert all(text.startswith("take ") for text in match.legal(0))
    for text in ("keep", "play CH4", "yes", "mark b2"):
        with pytest.raises(IllegalMove) as refusal:
            match.play(0, text)
        assert refusal.value.rule == "G16"


@pytest.mark.rules("G17", "GA7")
def test_any_unmarked_card_may_be_taken_whatever_its_kind():
    at = {"b1": "DOG", "b2": "M1", "b3": "PO1", "b4": "DI3", "b5": "PO2@1", "b6": "M2"}
    match = table(hands=("RO1 CH4", "CH1 CH2"), at=at, front=("", "PO3 PO5"), owners={"PO": 1})
    play(match, "play RO1")
    assert takes(match) == ["b1", "b2", "b3", "b4", "b6"], "PO1 is of a decided type but carries no marker"
    play(match, "take b1")
    assert "DOG" in match.position()["hands"][0]


@pytest.mark.rules("G17")
def test_stables_and_empty_cells_give_nothing():
    at = {"a2": "DI1", "a4": "DI2", "c1": "DI3", "c3": "DI5"}
    match = table(hands=("DOG CH4", "CH1 CH2"), at=at, front=("DI4", ""), bare=True, owners={"CH": 0}, box="")
    play(match, "play DOG")
    assert takes(match) == ["a2", "a4"]
    for text in ("take a1", "take a3"):
        assert match.why_not(0, text).rule == "G17"


@pytest.mark.rules("G18")
def test_the_hole_is_refilled_from_the_top_of_the_pile():
    match = table(hands=("RO1 CH4", "CH1 CH2"), pile="M2 DOG")
    before = len(match.position()["pile"])
    names = play(match, "play RO1", "take b3")
    assert "refilled" in names and cell(match, "b3") == "M2"
    assert match.position()["pile"][0] == "DOG" and len(match.position()["pile"]) == before - 1


@pytest.mark.rules("G18")
def test_without_a_pile_the_cell_stays_empty():
    at = {"b3": "DI1", "b4": "DI2", "c3": "DI3"}
    match = table(hands=("RO1 DI4", "CH1 CH2"), at=at, bare=True, owners={"CH": 0, "RO": 0}, front=("", "DI5"))
    play(match, "play RO1", "take b3")
    assert cell(match, "b3") == "-"
    assert not match.outcome


@pytest.mark.rules("G19")
def test_a_refill_of_an_owned_type_is_marked_at_once():
    match = table(hands=("RO1 CH4", "CH1 CH2"), front=("", "PO3 PO5"), owners={"PO": 1}, pile="PO4")
    assert "tagged" in play(match, "play RO1", "take b3")
    assert cell(match, "b3") == "PO4@1"
    assert match.position()["supply"] == [10, 9]


@pytest.mark.rules("G20", "G39")
def test_milk_and_goats_without_a_majority_just_end_the_turn():
    for card in ("RO1", "M1"):
        match = table(hands=(f"{card} CH4", "CH1 CH2"))
        names = play(match, f"play {card}", "take b3")
        assert names == ["played", "walked", "took", "refilled"]
        assert match.to_move == (1,) and match.legal(1)[0].startswith("play")
    assert match.position()["front"][0] == ["M1"]


@pytest.mark.rules("G20")
def test_taking_a_card_never_causes_an_evaluation():
    match = table(hands=("M1 CH4", "CH1 CH2"), front=("RO5 RO1", "RO2"), at={"b3": "RO4"}, pile="RO3")
    assert play(match, "play M1", "take b3") == ["played", "walked", "took", "refilled"]
    assert match.position()["owners"] == {}


def test_texts_of_the_move_space():
    state = table(hands=("RO2 PO4", "CH1 CH2")).state
    text = GAME.notation.move_text
    shown = [text(state, 0, move) for move in (0, 1, 2, 50, 51, 99, 100, 148, 149, 197, 198, 199, 200)]
    assert shown[:7] == ["play RO2", "play PO4", "take a1", "take g7", "mark a1", "mark g7", "dog a1"]
    assert shown[7:] == ["dog g7", "to a1", "to g7", "keep", "yes", "no"]
    assert GAME.moves == 201
    assert all(GAME.notation.parse_move(state, 0, text(state, 0, move)) == move for move in range(201))
