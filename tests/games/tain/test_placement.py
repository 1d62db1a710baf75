"""Phase 1, placement (T15-T27)."""

from __future__ import annotations

import pytest

from drovers.core.errors import BadMove
from drovers.games.tain import GAME

from .build import AR, BR, PA, all_pass, clan, night, play, refused, table, told

EDITIONS = pytest.mark.parametrize("edition", ["A", "B"])


@pytest.mark.rules("T15")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_one_action_each_from_the_marker_clockwise(start):
    match = GAME.new(3, {"start": start}, seed=1)
    for step in range(5):
        seat = (start + step) % 3
        assert match.to_move == (seat,)
        assert refused(match, (seat + 1) % 3, "pass") == "T15"
        before = len(clan(match, seat)["unused"])
        match.play(seat, ["X@p1", "X@p2"][step // 3])
        assert len(clan(match, seat)["unused"]) == before - 1


@EDITIONS
@pytest.mark.rules("T15", "T16", "T17", "T18", "T19", "T20", "TA28", "D24", "D4")
def test_TT2_placement_of_the_booklet(edition):
    match = GAME.new(3, {"edition": edition}, seed=1)
    play(match, "0 B>1.p1; 1 W@p1; 2 W>k1; 0 C>2.h1; 1 C>k2; 2 B>0.p2")
    assert clan(match, BR)["guards"][0] == "W" and clan(match, BR)["raiders"][0] == "0B"
    assert match.position()["kingdom"] == ["2W", "1C"]
    assert clan(match, AR)["raiders"][3] == "0C" and clan(match, PA)["raiders"][1] == "2B"
    assert not any(">k" in text for text in match.legal(PA))
    assert refused(match, PA, "W>k2") == "T20"
    play(match, "0 X@p1; 1 X@p2")
    assert refused(match, AR, "C>k1") == "T19"


@pytest.mark.rules("T19")
def test_from_ply_four_arthur_has_no_kingdom_move():
    match = play(GAME.new(3, seed=1), "0 B>1.p1; 1 W@p1; 2 W>k1; 0 C>2.h1; 1 X@p2")
    assert not any(">k" in text for text in match.legal(AR))
    assert refused(match, AR, "X>k2") == "T19"
    assert any(">k2" in text for text in play(match, "2 X@p1").legal(PA))


@pytest.mark.rules("T16", "TA27")
def test_guards_stand_at_any_empty_own_entrance():
    match = table("0.p1 1B v -; 0.h1 - v X")
    own = [text for text in match.legal(PA) if text.startswith("B@")]
    assert own == ["B@p1", "B@p2", "B@p3", "B@h2"]
    assert refused(match, PA, "B@h1") == "T20"


@pytest.mark.rules("TA27", "T42")
def test_an_idle_guard_is_spent():
    match = night("0.p2 - v W")
    assert clan(match, PA)["used"] == "W" and clan(match, PA)["guards"] == ["-"] * 5


@pytest.mark.rules("T17", "T20", "TA30")
def test_raiders_stand_at_empty_outer_slots_of_others():
    match = table("1.p1 2B v -; 2.h2 - v X")
    raids = [text for text in match.legal(PA) if text.startswith("B>")]
    assert raids == [f"B>{place}" for place in ["1.p2", "1.p3", "1.h1", "1.h2", "2.p1", "2.p2", "2.p3", "2.h1", "2.h2"]]
    assert refused(match, PA, "B>1.p1") == "T20"


@pytest.mark.rules("TA29")
def test_own_outer_and_other_inner_slots_are_no_moves():
    match = GAME.new(3, seed=1)
    for text in ("B>0.p1", "B@1.p1", "B>p1"):
        with pytest.raises(BadMove) as error:
            match.play(PA, text)
        assert error.value.rule == "TA29" and "W>2.p1" in error.value.reason("fr")
    play(match, "0 pass")
    assert not any(text.split(">")[-1].startswith("1.") for text in match.legal(BR))


@EDITIONS
@pytest.mark.rules("T21", "T22", "TA3", "D5")
def test_TT26_no_boy_or_daughter_in_the_kingdom(edition):
    match = table(options={"edition": edition})
    assert {text[0] for text in match.legal(PA) if ">k" in text} == {"C", "W", "X"}
    for text in ("B>k1", "B>k2", "D>k1", "D>k2"):
        assert refused(match, PA, text) == "T21"


@EDITIONS
@pytest.mark.rules("T21", "T36")
def test_the_same_with_an_empty_herd(edition):
    match = table(herd=0, options={"edition": edition})
    assert refused(match, PA, "B>k1") == "T21"
    assert match.why_not(PA, "X>k1") is None


@pytest.mark.rules("T22")
def test_boys_raid_clan_lands():
    match = GAME.new(2, seed=1)
    assert match.why_not(PA, "B>1.p1") is None and match.why_not(PA, "B>1.h2") is None


@pytest.mark.rules("T23", "D6", "TA2")
@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"edition": "A"}, True),
        ({"edition": "B"}, False),
        ({"edition": "A", "daughter_outside": "forbidden"}, False),
        ({"edition": "B", "daughter_outside": "dud"}, True),
    ],
)
def test_daughter_outside(options, allowed):
    match = GAME.new(3, options, seed=1)
    outside = [text for text in match.legal(PA) if text.startswith("D>")]
    assert len(outside) == (10 if allowed else 0)
    if not allowed:
        assert refused(match, PA, "D>1.p1") == "T23"
    assert match.why_not(PA, "D@p1") is None


@pytest.mark.rules("T24")
def test_bluffs_go_everywhere():
    match = GAME.new(4, seed=1)
    assert len([text for text in match.legal(PA) if text.startswith("X")]) == 22


@EDITIONS
@pytest.mark.rules("T25", "D7")
def test_passing_with_tokens_in_hand_is_for_the_whole_round(edition):
    match = play(GAME.new(3, {"edition": edition}, seed=1), "0 pass; 1 X@p1")
    assert refused(match, PA, "X@p1") == "T25"
    assert refused(match, PA, "pass") == "T25"
    play(match, "2 X@p1")
    assert match.to_move == (BR,)  # Patrick is skipped


@EDITIONS
@pytest.mark.rules("T26", "TA14", "D8")
def test_no_token_left_is_a_forced_pass(edition):
    spent = {"used": "CWWBBBBBBDXXXXXXX", "unused": "X"}
    match = play(table(clans={PA: spent}, options={"edition": edition}), "0 X@p1; 1 X@p1; 2 X@p1")
    assert match.legal(PA) == ["pass"]
    assert refused(match, PA, "X@p2") == "T43"
    play(match, "0 pass")
    assert match.position()["phase"] == "placing"  # nothing comes back before the resolution


@EDITIONS
@pytest.mark.rules("T26", "D8")
def test_TT24_tokens_that_fit_no_free_slot(edition):
    """Boys and a daughter, and only a kingdom slot is free."""
    full = "; ".join(f"{seat}.{door} {1 - seat}X v X" for seat in (0, 1) for door in ("p1", "p2", "p3"))
    full += "; 0.h1 1B v B; 0.h2 1B v B; 1.h1 0B v W; 1.h2 0B v W"
    clans = {PA: {"used": "CWWXX", "unused": "BBD"}}
    match = table(full, 2, clans=clans, kingdom=["1X", "-"], options={"edition": edition})
    assert match.legal(PA) == ["pass"]
    assert refused(match, PA, "B>k2") == "T21"


@pytest.mark.rules("T27")
def test_the_last_active_player_goes_on_alone():
    match = play(GAME.new(3, seed=1), "0 pass; 1 pass; 2 X@p1; 2 W>0.p1; 2 C>k1")
    assert match.to_move == (AR,) and match.position()["round"] == 1
    play(match, "2 pass")
    assert match.position()["round"] == 2


@pytest.mark.rules("TA36", "T25", "T14")
def test_everyone_passes_at_once():
    match = all_pass(GAME.new(4, seed=1))
    assert match.position()["round"] == 2
    assert not told(match, "won", "failed", "bluffed", "settled")
    assert clan(match, PA)["unused"] == "CWWBBBBBBDXXXXXXXX"


@pytest.mark.rules("TA26", "TA38")
def test_a_clan_with_nothing_left_still_plays_and_is_raided():
    poor = {"cattle": 0, "jewels": 0}
    match = table(clans={PA: poor})
    assert len(match.legal(PA)) == len(table().legal(PA))
    play(match, "0 X@p1; 1 W>0.p2; 2 B>0.h1")
    assert clan(match, PA)["raiders"][1] == "1W"
    all_pass(match)
    assert clan(match, BR)["cattle"] == 5 and match.position()["round"] == 2


@pytest.mark.rules("TA28")
def test_guard_before_and_after_the_raider():
    match = play(GAME.new(2, seed=1), "0 W@p1; 1 B>0.p1; 0 B>1.p1; 1 W@p1")
    assert clan(match, PA)["raiders"][0] == "1B" and clan(match, BR)["guards"][0] == "W"


@pytest.mark.rules("TA31")
def test_both_can_always_enter_the_kingdom_of_two():
    match = play(GAME.new(2, seed=1), "0 W>k2")
    assert [text for text in match.legal(BR) if ">k" in text] == ["C>k1", "W>k1", "X>k1"]
