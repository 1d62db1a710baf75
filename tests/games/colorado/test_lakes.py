"""Who owns a lake: R28-R32, RA4, RA11, RA25, RA35."""

from __future__ import annotations

import pytest

from drovers.games.colorado.scoring import groups

from .build import GAME, LAND, cell, play, table, told, using

SHORE = [cell(6, 2), cell(6, 3), cell(8, 2), cell(8, 3), cell(7, 1), cell(7, 4)]  # of lake 3


def lords(pieces, seats=3, **fields):
    return table("bid", seats, pieces=pieces, open=["red S", "red A"], **fields).position()["lords"]


@pytest.mark.rules("R28", "RA35")
def test_fields_are_the_cells_beside_the_water():
    for text in SHORE:
        assert lords({"A": text}) == {"3": 0}, text
    for corner in (cell(6, 1), cell(6, 4), cell(8, 1), cell(8, 4)):
        assert lords({"A": corner}) == {}, "a corner is no field"
    owning = sum(bool(lords({"A": cell(r, c)}, 2)) for r in range(10) for c in range(15) if is_land(r, c))
    assert owning == 48


def is_land(row, column):
    return LAND[row][column] == "."


@pytest.mark.rules("R29")
def test_the_first_at_the_shore_owns_the_lake():
    match = using("red S", {"r": SHORE[0]})
    assert match.position()["lords"] == {}
    match.play(0, f"at {SHORE[0]}")
    assert match.position()["lords"] == {"3": 0}
    assert told(match, "won") == [{"seat": 0, "lake": 3}]


@pytest.mark.rules("R30", "R29")
def test_TR14_taking_a_lake_over():
    """Red has two at lake 3; Black comes with one, then two, then three."""
    match = using("blue S", {"B": f"{SHORE[2]} {SHORE[4]}", "A": SHORE[0], "b": SHORE[1]}, lords={"3": 1})
    match.play(0, f"at {cell(6, 3)}")
    assert match.position()["lords"] == {"3": 1}, "2:2 leaves it"
    match = using(
        "blue S", {"B": f"{SHORE[2]} {SHORE[4]}", "A": f"{SHORE[0]} {SHORE[1]}", "b": SHORE[5]}, lords={"3": 1}
    )
    match.play(0, f"at {cell(7, 4)}")
    assert match.position()["lords"] == {"3": 0}, "3:2 takes it"


@pytest.mark.rules("R31")
def test_lakes_change_after_the_whole_card():
    match = using("red A", {"r": SHORE[0], "B": SHORE[2]}, lords={"3": 1})
    match.play(0, f"at {SHORE[0]}")
    assert match.position()["lords"] == {"3": 1}
    match.play(0, "turn 0")
    assert match.position()["lords"] == {"3": 0}
    assert [entry["seat"] for entry in told(match, "won")] == [0]


@pytest.mark.rules("R32")
def test_TR26_a_lake_joins_nothing():
    match = table("bid", pieces={"A": f"{cell(5, 6)} {cell(8, 6)}"}, open=["red S", "red A"], turned=48, round=4)
    assert match.position()["lords"] == {"8": 0}
    play(match, (0, "bid -"), (1, "bid -"))
    mine = told(match, "scored")[0]
    assert (mine["edges"], mine["doubles"], mine["estate"]) == (0, 0, 1)


@pytest.mark.rules("RA4")
def test_a_cell_beside_two_lakes_counts_for_both():
    match = GAME.new(2, {"lakes": "players", "start": 0}, seed=1)
    for lake, anchor in ((3, "a1"), (6, "d1"), (4, "a8"), (5, "f8"), (7, "k1"), (8, "k8")):
        (seat,) = match.to_move
        for text in (f"lake {lake}", "quarter 0", f"at {anchor}"):
            match.play(seat, text)
    position = match.position()
    position |= {"phase": "use", "open": ["red S", "blue S"], "taken": [1], "slot": 1, "rank": [0], "turn": 0}
    position |= {"flags": ["", ""], "turned": 2, "shown": True, "cards": None}
    position["board"] = ["33r" + position["board"][0][3:], *position["board"][1:]]
    match = GAME.from_position(position)
    match.play(0, "at c1")
    assert match.position()["lords"] == {"3": 0, "6": 0}


@pytest.mark.rules("RA11", "R31")
@pytest.mark.parametrize(
    ("before", "sold", "after"),
    [
        ("A", "A", {}),  # nobody left
        ("AAB", "A", {"3": 0}),  # 1:1 keeps the owner
        ("AABBC", "A", {"3": 1}),  # 1:2:1: B alone has the most
        ("AABBCC", "A", {}),  # 1:2:2: several others tie
    ],
)
def test_after_a_sale(before, sold, after):
    pieces: dict[str, list[str]] = {"A": [], "B": [], "C": []}
    for sign, text in zip(before, SHORE, strict=False):
        pieces[sign].append(text)
    texts = {sign: " ".join(cells) for sign, cells in pieces.items()}
    match = table("sales", 3, pieces=texts, open=["red S", "red A"], turn=0, lords={"3": 0})
    play(match, (0, f"sell {pieces[sold][0]}"), (1, "no"), (2, "no"))
    assert match.position()["lords"] == after
    assert bool(told(match, "freed")) == (after == {})


@pytest.mark.rules("RA11")
def test_a_sale_changes_the_board_once():
    """Precision 2: the owner sells to a third player at 2:2:1, which makes 1:2:2: nobody owns the lake."""
    pieces = {"A": f"{SHORE[0]} {SHORE[1]}", "B": f"{SHORE[2]} {SHORE[3]}", "C": SHORE[4]}
    match = table("sales", 3, pieces=pieces, open=["red S", "red A"], turn=0, lords={"3": 0})
    play(match, (0, f"sell {SHORE[0]}"), (1, "no"), (2, "yes"))
    assert match.position()["lords"] == {"3": 0}, "not before the sale is complete"
    match.play(2, "pay 7")
    assert match.position()["lords"] == {}
    assert not told(match, "won"), "B did not own it for a moment"


@pytest.mark.rules("RA25")
def test_any_own_land_can_be_sold():
    pieces = {"A": f"a1 {SHORE[0]} f10 g10 h10"}
    match = table("sales", pieces=pieces, open=["red S", "red A"], turn=0)
    assert match.legal(0) == ["pass", "sell a1", f"sell {SHORE[0]}", "sell f10", "sell g10", "sell h10"]
    play(match, (0, "sell g10"), (1, "no"), (1, "pass"), (0, f"sell {SHORE[0]}"), (1, "yes"), (1, "pay 4"))
    assert match.position()["lords"] == {"3": 1}, "lakes are counted anew"
    assert groups(match.state, 0) == (0, 0, 1), "the estate fell apart"
