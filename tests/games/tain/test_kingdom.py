"""The reveal and the kingdom (T29-T36)."""

from __future__ import annotations

import pytest

from .build import AR, BR, PA, clan, goods, night, table, told

EDITIONS = pytest.mark.parametrize("edition", ["A", "B"])


@EDITIONS
@pytest.mark.rules("T29", "D15")
def test_everything_is_turned_up_at_once(edition):
    match = night("1.p1 0B v X; 2.h1 1W v D", kingdom=["2C", "-"], options={"edition": edition})
    kinds = [event.kind.name for event in match.events]
    assert kinds[:4] == ["passed", "passed", "passed", "revealed"]
    assert kinds.index("revealed") < kinds.index("bluffed") < kinds.index("king-alone") < kinds.index("won")


@pytest.mark.rules("T30")
def test_bluffs_leave_first_and_count_for_nothing():
    match = night("1.p1 0B v X; 1.p2 0X v -; 1.p3 2X v W", kingdom=["0X", "-"])
    assert [event["where"] for event in told(match, "bluffed")] == [">k1", "@1.p1", ">1.p2", ">1.p3"]
    assert len(told(match, "won")) == 1 and told(match, "won")[0]["guard"] == "-"
    assert clan(match, PA)["used"] == "BXX" and clan(match, BR)["used"] == "WX" and clan(match, AR)["used"] == "X"
    assert goods(match, "cattle") == [6, 4, 5] and match.position()["herd"] == 10


@pytest.mark.rules("T32")
@pytest.mark.parametrize("token", "CW")
@pytest.mark.parametrize("slots", [("1{}", "-"), ("-", "1{}")])
def test_one_raider_takes_one(token, slots):
    match = night(kingdom=[slot.format(token) for slot in slots])
    assert goods(match, "cattle") == [5, 6, 5] and match.position()["herd"] == 9
    assert told(match, "king-alone")[0]["seat"] == BR


@EDITIONS
@pytest.mark.rules("T33")
def test_TT4_two_warriors_take_one_each(edition):
    match = night(kingdom=["2W", "1W"], herd=4, clans={PA: {"cattle": 9}}, options={"edition": edition})
    assert goods(match, "cattle") == [9, 7, 7] and match.position()["herd"] == 2


@pytest.mark.rules("T33")
def test_two_chiefs_take_one_each():
    match = night(kingdom=["0C", "1C"])
    assert goods(match, "cattle") == [6, 6, 5] and match.position()["herd"] == 8
    assert [event["seat"] for event in told(match, "king-equal")] == [PA, BR]


@EDITIONS
@pytest.mark.rules("T34", "D24", "D10")
@pytest.mark.parametrize("slots", [["2W", "1C"], ["1C", "2W"]])
def test_the_chief_goes_before_the_warrior(edition, slots):
    """Arthur's warrior, Brigitte's chief: the example of the booklet."""
    match = night(kingdom=slots, options={"edition": edition})
    assert goods(match, "cattle") == [5, 6, 5] and match.position()["herd"] == 9
    assert clan(match, AR)["used"] == "W" and clan(match, BR)["used"] == "C"
    assert told(match, "king-outdone")[0]["seat"] == AR


@pytest.mark.rules("T34")
def test_the_chief_takes_the_last_one_alone():
    match = night(kingdom=["2W", "1C"], herd=1, clans={PA: {"cattle": 8}})
    assert match.position()["herd"] == 0
    assert goods(match, "cattle") == [8, 9, 8]


@EDITIONS
@pytest.mark.rules("T30", "T32")
def test_TT6_a_bluff_beside_the_last_cattle(edition):
    match = night(kingdom=["2X", "1W"], herd=1, clans={PA: {"cattle": 8}}, options={"edition": edition})
    assert goods(match, "cattle") == [8, 9, 8]
    assert [event["event"] for event in told(match, "king-alone", "king-last")] == ["king-alone"]


@pytest.mark.rules("T35", "D11", "TA4", "TA32")
@pytest.mark.parametrize("token", "CW")
@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({"edition": "A"}, False),
        ({"edition": "B"}, True),
        ({"edition": "A", "kingdom_contested": "left_slot"}, True),
        ({"edition": "B", "kingdom_contested": "marker_order"}, False),
        ({"edition": "A", "shortage_origin": "board_owner_left"}, False),
    ],
)
def test_the_last_cattle_between_equals(token, options, left):
    """Marker at Arthur: clockwise he comes first, then Patrick, then Brigitte; whoever has the left slot."""
    for slots, winner in ((["1", "0"], PA), (["0", "2"], AR), (["1", "2"], AR), (["0", "1"], PA)):
        match = night(
            kingdom=[f"{slot}{token}" for slot in slots], herd=1, clans={PA: {"cattle": 8}}, holder=AR, options=options
        )
        expected = int(slots[0]) if left else winner
        assert told(match, "king-last")[0]["seat"] == expected
        assert clan(match, expected)["cattle"] == 9 and match.position()["herd"] == 0
        assert len(told(match, "king-late")) == 1


@pytest.mark.rules("T35", "TA4")
def test_with_two_left_nobody_is_late():
    match = night(kingdom=["1W", "0W"], herd=2, clans={PA: {"cattle": 7}, BR: {"cattle": 8}}, holder=AR)
    assert goods(match, "cattle") == [8, 9, 8] and match.position()["herd"] == 0


@EDITIONS
@pytest.mark.rules("T36")
def test_an_empty_kingdom_only_costs_tokens(edition):
    match = night(kingdom=["1W", "2W"], herd=0, clans={PA: {"cattle": 9}}, options={"edition": edition})
    assert goods(match, "cattle") == [9, 8, 8] and match.position()["herd"] == 0
    assert clan(match, BR)["used"] == "W" and len(told(match, "king-empty")) == 2


@pytest.mark.rules("T31", "T41")
def test_the_kingdom_first_then_lands_from_the_marker():
    match = night("0.p1 1C v -; 1.p1 2C v -; 2.p1 0C v -", kingdom=["1W", "-"], holder=BR)
    order = [(event["event"], event.get("clan")) for event in told(match, "king-alone", "won")]
    assert order == [("king-alone", None), ("won", 1), ("won", 2), ("won", 0)]


@pytest.mark.rules("T20")
def test_kingdom_slots_hold_one_token():
    assert [text for text in table(kingdom=["1X", "-"]).legal(PA) if ">k" in text] == ["C>k2", "W>k2", "X>k2"]
