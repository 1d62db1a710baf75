"""Using a card: R23-R27, RA6-RA10, RA26."""

from __future__ import annotations

import pytest

from .build import DRY, LAND, bidding, cell, counts, marker, play, rule_against, table, told, using

TURNS = {
    "A": [(0, 1), (1, 0), (0, -1), (-1, 0)],
    "D": [(1, 1), (1, -1), (-1, -1), (-1, 1)],
    "T": [(0, 2), (2, 0), (0, -2), (-2, 0)],
    "K+": [(1, 2), (2, -1), (-1, -2), (-2, 1)],
    "K-": [(2, 1), (1, -2), (-2, -1), (-1, 2)],
    "F": [(0, 3), (3, 0), (0, -3), (-3, 0)],
}


@pytest.mark.rules("R23")
def test_a_flag_of_the_cards_colour():
    match = using("red S", {"r": "a1 c5 o10", "g": "e5", "b": "a9"})
    assert match.legal(0) == ["at a1", "at c5", "at o10"]
    assert rule_against(match, 0, "at e5") == "R23"
    assert rule_against(match, 0, "at b1") == "R23"
    assert rule_against(match, 1, "at a1") == "R23"
    match.play(0, "at c5")
    assert marker(match, "c5") == "A", "the marker takes the place of the flag"
    assert [marker(match, text) for text in ("a1", "o10", "e5")] == ["r", "r", "g"]


@pytest.mark.rules("R24")
def test_one_star_is_one_marker():
    match = using("red S", {"r": "e5"})
    match.play(0, "at e5")
    assert told(match, "marked") == [{"seat": 0, "cell": "e5"}]
    assert match.to_move == (1,), "the next bidder follows"


@pytest.mark.rules("R25", "RA6", "RA5")
@pytest.mark.parametrize("name", TURNS)
def test_the_four_turns_of_a_card(name):
    for quarter, (down, right) in enumerate(TURNS[name]):
        match = using(f"red {name}", {"r": cell(4, 4)})
        match.play(0, f"at {cell(4, 4)}")
        free = [f"turn {q}" for q, (y, x) in enumerate(TURNS[name]) if LAND[4 + y][4 + x] == "."]
        assert match.legal(0) == [*free, "single"], "at most four places, never mirrored"
        if f"turn {quarter}" in free:
            match.play(0, f"turn {quarter}")
            assert marker(match, cell(4 + down, 4 + right)) == "A"
            assert "".join(match.position()["board"]).count("A") == 2


@pytest.mark.rules("R25", "R26", "RA6")
def test_TR10_diagonal_from_the_corner():
    match = using("red D", {"r": "a1"}, options={"second_star_optional": False})
    match.play(0, "at a1")
    assert match.legal(0) == ["turn 0"], "only one place is on the board"
    match.play(0, "turn 0")
    assert marker(match, "b2") == "A"


@pytest.mark.rules("R26", "RA9")
def test_TR12_no_place_for_the_second_star():
    match = using("red T", {"r": f"{cell(6, 10)} {cell(4, 10)}", "B": cell(8, 10)})
    match.play(0, f"at {cell(6, 10)}")
    assert told(match, "marked") == [{"seat": 0, "cell": cell(6, 10)}]
    assert match.to_move == (1,), "the turn goes on by itself"


@pytest.mark.rules("R26", "RA9")
def test_why_a_second_star_is_refused():
    pieces = {"r": cell(6, 10), "g": cell(4, 10), "B": cell(8, 10)}
    match = using("red F", {"r": "b1", "B": "e1"})
    match.play(0, "at b1")
    assert match.legal(0) == ["turn 1", "single"]
    assert rule_against(match, 0, "turn 0") == "R26", "a marker"
    assert rule_against(match, 0, "turn 2") == "R26", "off the board"
    assert rule_against(match, 1, "turn 1") == "R25"
    assert rule_against(match, 0, "at c1") == "R25"
    match = using("red D", pieces | {"g": cell(5, 9), "r": cell(6, 10)})
    match.play(0, f"at {cell(6, 10)}")
    assert rule_against(match, 0, "turn 0") == "R26", "water"
    assert rule_against(match, 0, "turn 2") == "RA9", "a flag waits there for its own card"


@pytest.mark.rules("R27")
def test_one_marker_a_cell_and_the_card_is_gone():
    match = bidding(open=["red A", "green S"], pieces={"A": "b1"})
    play(match, (0, "bid 1 2"), (1, "bid 4"), (0, "card 1"), (0, "at a1"))
    assert rule_against(match, 0, "turn 0") == "R26", "b1 has a marker, even one's own"
    match.play(0, "turn 1")
    assert match.legal(1) == ["card 2"]


@pytest.mark.rules("RA8")
def test_the_second_marker_is_optional():
    match = using("red A", {"r": "e5"})
    match.play(0, "at e5")
    match.play(0, "single")
    assert "".join(match.position()["board"]).count("A") == 1
    forced = using("red A", {"r": "e5"}, options={"second_star_optional": False})
    forced.play(0, "at e5")
    assert forced.legal(0) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    assert rule_against(forced, 0, "single") == "RA8"


@pytest.mark.rules("RA9")
def test_second_marker_on_a_flag_by_option():
    match = using("red A", {"r": "e5", "g": "f5"}, options={"second_on_flag": True})
    match.play(0, "at e5")
    match.play(0, "turn 0")
    assert marker(match, "f5") == "A"
    assert "g" not in "".join(match.position()["board"]), "the flag leaves until the next round"


@pytest.mark.rules("RA10")
def test_a_card_without_a_flag_has_no_effect():
    match = bidding(open=["orange A", "green S"])
    play(match, (0, "bid 1 2"), (1, "bid 4"), (0, "card 1"))
    assert told(match, "flagless") == [{"seat": 0, "card": "orange A"}]
    assert match.to_move == (1,)
    assert "A" not in "".join(match.position()["board"])


@pytest.mark.rules("RA26", "R4")
def test_without_markers_a_card_has_no_effect_and_the_flag_stays():
    rest = [text for text in DRY if text not in ("a1", "b1", "a2")][:40]
    match = bidding(open=["red A", "red S"], pieces={"A": " ".join(rest), "r": "a1", "g": "", "b": ""})
    play(match, (0, "bid 1 2"), (1, "bid -"), (0, "card 1"))
    assert told(match, "idle") == [{"seat": 0, "card": "red A"}]
    assert marker(match, "a1") == "r"


@pytest.mark.rules("RA26")
def test_the_last_marker_takes_the_flag_cell_only():
    dry = [text for text in DRY if text not in ("a1", "b1", "a2")]
    match = using("red A", {"A": " ".join(dry[:39]), "r": "a1"})
    match.play(0, "at a1")
    assert told(match, "marked") == [{"seat": 0, "cell": "a1"}]
    assert match.to_move == (1,)


@pytest.mark.rules("RA26")
def test_lakes_use_markers_too_but_land_comes_first():
    dry = [text for text in DRY if text not in ("a1", "b1", "a2")]
    pieces = {"A": " ".join([*dry[:37], cell(7, 1)]), "r": "a1"}  # 38 on land and the marker on lake 3: one left
    match = using("red A", pieces)
    assert match.position()["lords"] == {"3": 0}
    match.play(0, "at a1")
    assert match.to_move == (1,), "no marker for the second star"
    pieces = {"A": " ".join([*dry[:38]]), "r": cell(8, 2)}  # 38 on land, two left: both go to land, the lake stays bare
    match = using("red A", pieces)
    match.play(0, f"at {cell(8, 2)}")
    match.play(0, "turn 0")
    assert match.position()["lords"] == {"3": 0}
    assert "".join(match.position()["board"]).count("A") == 40


@pytest.mark.rules("RA26")
def test_a_freed_marker_goes_to_the_bare_lake():
    pieces = {"A": " ".join([*DRY[:39], cell(7, 1)]), "B": "o10"}  # 40 on land, lake 3 owned without a marker
    match = table("sales", pieces=pieces, open=["red S", "blue S"], turn=0)
    play(match, (0, f"sell {DRY[0]}"), (1, "no"), (1, "sell o10"))
    assert rule_against(match, 0, "yes") == "RA21", "the marker that came back lies on the lake now"


@pytest.mark.rules("R22", "R19")
def test_draws_wait_for_the_last_card():
    match = bidding(open=["red A", "green S"])
    play(match, (0, "bid 1 2"), (1, "bid 4"), (0, "card 1"), (0, "at a1"))
    assert counts(match) == [1, 2, 63]
