"""Raids on the lands of the clans (T37-T42)."""

from __future__ import annotations

import pytest

from .build import AR, BR, PA, clan, goods, night, told

EDITIONS = pytest.mark.parametrize("edition", ["A", "B"])
WIN = {("C", "-"), ("C", "X"), ("C", "W"), ("C", "B"), ("W", "-"), ("W", "X"), ("W", "B"), ("B", "-"), ("B", "X")}


@EDITIONS
@pytest.mark.rules("T37", "T38", "T39", "T44", "TA2")
@pytest.mark.parametrize("door", ["p2", "h1"])
@pytest.mark.parametrize("guard", "-XCWBD")
@pytest.mark.parametrize("raider", "CWBX")
def test_every_contact(raider, guard, door, edition):
    match = night(f"2.{door} 0{raider} v {guard}", options={"edition": edition})
    won = (raider, guard) in WIN
    loot = "cattle" if door == "p2" else "jewels"
    start = 5 if loot == "cattle" else 3
    assert clan(match, PA)[loot] == start + won and clan(match, AR)[loot] == start - won
    assert clan(match, AR)["prisoners"] == (["0B"] if (raider, guard) == ("B", "W") else [])
    assert clan(match, PA)["prisoners"] == (["2D"] if (raider, guard) == ("W", "D") else [])
    assert len(told(match, "won")) == won
    assert len(told(match, "failed", "captured", "kidnapped")) == (not won and raider != "X")


@pytest.mark.rules("T37", "TA2", "T23", "D6")
@pytest.mark.parametrize("guard", "-XCWBD")
@pytest.mark.parametrize("door", ["p1", "h2"])
def test_a_daughter_outside_does_nothing(guard, door):
    match = night(f"2.{door} 0D v {guard}")
    assert goods(match, "cattle") == [5, 5, 5] and goods(match, "jewels") == [3, 3, 3]
    assert not any(clan(match, seat)["prisoners"] for seat in range(3))
    assert clan(match, PA)["used"] == "D"
    assert [event["rule"] for event in told(match, "idle", "won", "failed")] == ["TA2"]


@EDITIONS
@pytest.mark.rules("T37", "T38", "T39", "T44", "T52", "D24")
def test_TT8_arthurs_board(edition):
    match = night("2.p1 0C v -; 2.p2 0B v W; 2.h1 1W v B; 2.h2 0B v B", options={"edition": edition})
    assert goods(match, "cattle") == [6, 5, 4] and goods(match, "jewels") == [3, 4, 2]
    assert clan(match, AR)["prisoners"] == ["0B"]
    account = [
        (event["event"], event["seat"], event["token"], event["entrance"], event["guard"])
        for event in told(match, "won", "failed", "captured")
    ]
    assert account == [
        ("won", PA, "C", "p1", "-"),
        ("captured", PA, "B", "p2", "W"),
        ("won", BR, "W", "h1", "B"),
        ("failed", PA, "B", "h2", "B"),
    ]
    assert all(event["clan"] == AR and event["rule"] in ("T37", "T44") for event in told(match, "won", "captured"))


@pytest.mark.rules("T37")
def test_TT10_the_daughter_holds_off_chief_and_boy():
    for raider in "CB":
        match = night(f"1.h1 0{raider} v D")
        assert goods(match, "jewels") == [3, 3, 3] and clan(match, BR)["used"] == "D"
        assert clan(match, PA)["prisoners"] == []


@EDITIONS
@pytest.mark.rules("T40", "D13", "D24", "TA5")
@pytest.mark.parametrize(("holder", "winner"), [(BR, BR), (PA, PA), (AR, PA)])
def test_TT12_one_jewel_two_raiders(edition, holder, winner):
    """Served from the marker clockwise; with the marker at Arthur, whose house it is, Patrick sits nearest."""
    match = night(
        "2.h1 0C v -; 2.h2 1C v -",
        holder=holder,
        clans={AR: {"jewels": 1}, PA: {"jewels": 4}},
        options={"edition": edition},
    )
    assert goods(match, "jewels") == [4 + (winner == PA), 4 + (winner == BR), 0]
    assert [event["seat"] for event in told(match, "short-jewels")] == [PA + BR - winner]


@EDITIONS
@pytest.mark.rules("T40", "TA5", "D13")
@pytest.mark.parametrize(
    ("origin", "holder", "winner"),
    [("marker", BR, BR), ("marker", AR, AR), ("board_owner_left", BR, BR), ("board_owner_left", AR, BR)],
)
def test_where_a_shortage_is_counted_from(edition, origin, holder, winner):
    options = {"edition": edition, "shortage_origin": origin}
    match = night("0.p1 2W v -; 0.p2 1W v -", holder=holder, clans={PA: {"cattle": 1}}, options=options)
    assert clan(match, winner)["cattle"] == 6 and clan(match, BR + AR - winner)["cattle"] == 5


@pytest.mark.rules("TA7", "T40")
@pytest.mark.parametrize(("unit", "expected"), [("all", [7, 5, 0]), ("round_robin", [6, 6, 0])])
def test_TT14_two_cattle_three_successes(unit, expected):
    match = night("2.p1 0C v -; 2.p3 0W v -; 2.p2 1W v -", clans={AR: {"cattle": 2}}, options={"shortage_unit": unit})
    assert goods(match, "cattle") == expected and goods(match, "jewels") == [3, 3, 3]  # nobody is paid otherwise
    assert sum(event["count"] for event in told(match, "short-cattle")) == 1


@pytest.mark.rules("TA7")
def test_turns_are_taken_again_while_something_is_left():
    match = night(
        "2.p1 0C v -; 2.p2 0W v -; 2.p3 0W v -", clans={AR: {"cattle": 3}}, options={"shortage_unit": "round_robin"}
    )
    assert goods(match, "cattle") == [8, 5, 0]


@EDITIONS
@pytest.mark.rules("TA9", "D12")
def test_loot_cannot_be_declined(edition):
    """Ten cattle and a successful raid: the eleventh arrives unasked, from the kingdom as from a clan."""
    match = night(
        "1.p1 0C v -", kingdom=["2W", "-"], clans={PA: {"cattle": 10}, AR: {"cattle": 9}}, options={"edition": edition}
    )
    assert match.outcome and goods(match, "cattle") == [11, 4, 10]


@pytest.mark.rules("T41", "TA19", "T52")
def test_loot_of_this_round_is_out_of_reach():
    """Patrick wins cattle and a jewel; his own empty board yields nothing to Brigitte in the same round."""
    poor = {"cattle": 0, "jewels": 0}
    match = night("2.p1 0C v -; 2.h1 0W v -; 0.p1 1C v -; 0.h1 1W v -", clans={PA: poor}, holder=AR)
    assert goods(match, "cattle") == [1, 5, 4]
    assert clan(match, PA)["jewels"] == 1
    assert [event.kind.rule for event in match.events if event.kind.name.startswith("short")] == ["TA24", "TA23"]


@pytest.mark.rules("TA18")
@pytest.mark.parametrize("options", [{}, {"edition": "B"}])
def test_the_order_of_boards_does_not_matter(options):
    lines = "0.p1 1W v B; 0.h1 2C v W; 1.p1 2W v D; 1.p2 0B v W; 2.h1 0C v -; 2.p3 1B v X"
    results = []
    for holder in range(3):
        match = night(lines, holder=holder, options=options)
        results.append([{**clan(match, seat), "passed": 0} for seat in range(3)])
    assert results[0] == results[1] == results[2]


@EDITIONS
@pytest.mark.rules("T42", "TA21", "D10")
def test_tokens_reach_the_used_pile_before_the_resolution(edition):
    """Clan 0 lays its last tokens; they come back in the same round's reclaim, the capturing warrior too."""
    match = night(
        "0.p1 1B v W; 0.p2 - v B; 1.p1 0C v C",
        clans={PA: {"used": "WBBBBBDXXXXXXXX", "unused": ""}},
        options={"edition": edition, "reclaim": "forced"},
    )
    assert clan(match, PA)["unused"] == "CWWBBBBBBDXXXXXXXX" and clan(match, PA)["prisoners"] == ["1B"]
    assert clan(match, BR)["used"] == "C"


@pytest.mark.rules("TA23", "TA24", "T40")
def test_success_on_an_empty_land_has_no_effect():
    match = night("2.p1 0C v -; 2.h1 0W v -", clans={AR: {"cattle": 0, "jewels": 0}})
    assert goods(match, "cattle") == [5, 5, 0] and clan(match, AR)["jewels"] == 0
    assert len(told(match, "won")) == 2 and not told(match, "took-cattle", "took-jewels")
    assert match.position()["round"] == 2


@pytest.mark.rules("TA23", "TA24", "T40")
def test_a_success_without_effect_is_not_paid_elsewhere():
    """Neither from the house of the same clan, nor from the next land."""
    match = night("1.p1 0C v -", clans={BR: {"cattle": 0}})
    assert goods(match, "jewels") == [3, 3, 3] and clan(match, PA)["cattle"] == 5
    match = night("1.h1 0C v -; 2.p1 1C v -", clans={BR: {"jewels": 0}})
    assert goods(match, "cattle") == [5, 6, 4] and clan(match, BR)["jewels"] == 0


@pytest.mark.rules("TA26")
def test_a_poor_clan_can_still_lose_its_daughter():
    match = night("2.p1 0W v D", clans={AR: {"cattle": 0, "jewels": 0}})
    assert clan(match, PA)["prisoners"] == ["2D"]


@EDITIONS
@pytest.mark.rules("D14", "T31")
@pytest.mark.parametrize("holder", range(4))
def test_boards_in_turn_order(edition, holder):
    lines = "; ".join(f"{seat}.p1 {(seat + 1) % 4}C v -" for seat in range(4))
    match = night(lines, 4, holder=holder, options={"edition": edition})
    assert [event["clan"] for event in told(match, "won")] == [(holder + step) % 4 for step in range(4)]
