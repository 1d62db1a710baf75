"""Phase 3, resolution: gains, reclaim, pawn and marker (T52-T56)."""

from __future__ import annotations

import pytest

from drovers.games.tain import GAME

from .build import AR, BR, PA, all_pass, clan, goods, night, refused, table, told

LAST_ONE = {"used": "WWBBBBBBDXXXXXXXX", "unused": ""}  # with the chief on the board


@pytest.mark.rules("T52")
def test_gains_come_home():
    match = night("1.p1 0C v -; 1.p2 0B v -; 1.h1 0W v -; 0.p1 2B v W")
    home = clan(match, PA)
    assert (home["cattle"], home["jewels"], home["prisoners"]) == (7, 4, ["2B"])
    assert home["aside"] == {"cattle": 0, "jewels": 0, "prisoners": []}
    assert told(match, "settled")[0] | {"ply": 0} == {
        "ply": 0,
        "event": "settled",
        "rule": "T52",
        "seat": PA,
        "cattle": 2,
        "jewels": 1,
        "prisoners": 1,
    }


@pytest.mark.rules("T54", "D16")
@pytest.mark.parametrize("options", [{"edition": "A"}, {"edition": "B", "reclaim": "forced"}])
def test_forced_reclaim(options):
    match = night("0.p1 - v C", clans={PA: LAST_ONE}, options=options)
    assert match.position()["round"] == 2
    assert clan(match, PA)["unused"] == "CWWBBBBBBDXXXXXXXX" and clan(match, PA)["used"] == ""
    assert told(match, "reclaimed")[0]["count"] == 18


@pytest.mark.rules("T54", "D16", "TA12")
@pytest.mark.parametrize("options", [{"edition": "B"}, {"edition": "A", "reclaim": "optional"}])
@pytest.mark.parametrize("answer", ["reclaim", "decline"])
def test_optional_reclaim(options, answer):
    match = night("0.p1 - v C", clans={PA: LAST_ONE}, options=options)
    assert match.position()["phase"] == "reclaiming" and match.position()["round"] == 1
    assert match.to_move == (PA,) and match.legal(PA) == ["reclaim", "decline"]
    assert refused(match, PA, "pass") == "T54" and refused(match, BR, "reclaim") == "T54"
    match.play(PA, answer)
    assert match.position()["round"] == 2 and match.to_move == (BR,)
    assert len(clan(match, PA)["unused"]) == (18 if answer == "reclaim" else 0)


@pytest.mark.rules("TA12", "T26")
def test_who_declined_can_only_pass_and_is_asked_again():
    match = night("0.p1 - v C", clans={PA: LAST_ONE}, options={"edition": "B"})
    match.play(PA, "decline")
    match.play(BR, "pass")
    match.play(AR, "pass")
    assert match.legal(PA) == ["pass"]
    match.play(PA, "pass")
    assert match.to_move == (PA,) and match.legal(PA) == ["reclaim", "decline"]


@pytest.mark.rules("T54", "TA12")
@pytest.mark.parametrize("holder", range(3))
def test_clans_are_asked_clockwise_from_the_marker(holder):
    match = night(
        "0.p1 - v C; 1.p1 - v C; 2.p1 - v C",
        clans=dict.fromkeys(range(3), LAST_ONE),
        holder=holder,
        options={"edition": "B"},
    )
    asked = []
    while match.position()["phase"] == "reclaiming":
        assert match.position()["holder"] == holder  # before pawn and marker move
        asked.append(match.to_move[0])
        match.play(asked[-1], "reclaim" if len(asked) == 2 else "decline")
    assert asked == [(holder + step) % 3 for step in range(3)]
    assert [len(clan(match, seat)["unused"]) for seat in asked] == [0, 18, 0]


@pytest.mark.rules("T54")
@pytest.mark.parametrize("edition", ["A", "B"])
def test_TT22_one_bluff_left_is_no_reclaim(edition):
    full = {"used": "CWWBBBBBBDXXXXXXX", "unused": "X"}
    match = night(clans={PA: full}, options={"edition": edition})
    assert match.position()["round"] == 2 and clan(match, PA)["unused"] == "X"
    match.play(BR, "pass")
    match.play(AR, "pass")
    assert {text[0] for text in match.legal(PA) if text != "pass"} == {"X"}


@pytest.mark.rules("TA13", "T54")
def test_tested_only_in_the_resolution():
    match = table("0.p1 - v C", clans={PA: LAST_ONE})
    assert match.legal(PA) == ["pass"] and refused(match, PA, "reclaim") == "TA13"
    assert refused(match, PA, "decline") == "TA13"


@pytest.mark.rules("TA13", "T50")
def test_a_freed_prisoner_comes_back_with_the_rest():
    clans = {PA: {"used": "WWBBBBBDXXXXXXXX", "unused": ""}, BR: {"prisoners": ["0B"]}}
    match = night("1.h1 0C v -", clans=clans)
    assert clan(match, PA)["unused"] == "CWWBBBBBBDXXXXXXXX"


@pytest.mark.rules("T43", "T54")
def test_used_and_unused_never_mix():
    match = night("0.p1 - v W; 0.p2 - v X")
    assert clan(match, PA)["used"] == "WX" and clan(match, PA)["unused"] == "CWBBBBBBDXXXXXXX"
    all_pass(match)
    assert clan(match, PA)["used"] == "WX"


@pytest.mark.rules("T55", "T56", "TA1", "D22")
def test_TT32_pawn_and_marker():
    match = night()
    assert match.position()["round"] == 2 and match.position()["holder"] == BR and match.to_move == (BR,)
    event = told(match, "round")[0]
    assert event["round"] == 2 and event["seat"] == BR


@pytest.mark.rules("T56", "TA1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("marker", ["rotate", "fixed"])
def test_the_marker_over_a_match(seats, marker):
    match = GAME.new(seats, {"marker": marker}, seed=1)
    holders = []
    while match.to_move:
        holders.append(match.position()["holder"])
        all_pass(match)
    assert holders == [round_ % seats if marker == "rotate" else 0 for round_ in range(8)]


@pytest.mark.rules("T14", "T53", "D22")
def test_a_round_is_placement_raids_resolution():
    match = night("1.p1 0C v -")
    kinds = [event.kind.name for event in match.events]
    order = [kinds.index(name) for name in ("passed", "revealed", "won", "took-cattle", "settled", "round")]
    assert order == sorted(order)
    assert goods(match, "cattle") == [6, 4, 5]
