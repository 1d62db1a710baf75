"""Prisoners: captured, held, freed (T44-T51)."""

from __future__ import annotations

import pytest

from .build import AR, BR, PA, all_pass, clan, goods, night, play, refused, table, told

EDITIONS = pytest.mark.parametrize("edition", ["A", "B"])


def house(*prisoners, jewels=3):
    return {"prisoners": list(prisoners), "jewels": jewels}


@pytest.mark.rules("T44", "T45", "TA22")
@pytest.mark.parametrize("door", ["p1", "h2"])
def test_only_warriors_capture(door):
    match = night(f"1.{door} 0B v W")
    assert clan(match, BR)["prisoners"] == ["0B"]
    assert "B" not in clan(match, PA)["used"] and clan(match, PA)["unused"].count("B") == 5
    assert len(clan(match, PA)["unused"] + clan(match, PA)["used"]) == 17
    match = night(f"1.{door} 0W v D")
    assert clan(match, PA)["prisoners"] == ["1D"] and clan(match, BR)["used"] == ""


@EDITIONS
@pytest.mark.rules("T45")
def test_a_prisoner_is_not_reclaimed(edition):
    match = night(
        "0.p1 - v C",
        clans={PA: {"used": "WWBBBBBDXXXXXXXX", "unused": ""}, BR: house("0B")},
        options={"edition": edition, "reclaim": "forced"},
    )
    assert clan(match, PA)["unused"] == "CWWBBBBBDXXXXXXXX" and clan(match, BR)["prisoners"] == ["0B"]


@EDITIONS
@pytest.mark.rules("T46", "T47", "T49", "D19", "D24")
def test_two_successes_free_one_and_loot_one(edition):
    match = night("1.h1 0C v -; 1.h2 0W v -", clans={BR: house("0B")}, options={"edition": edition})
    assert clan(match, BR)["prisoners"] == [] and goods(match, "jewels") == [4, 2, 3]
    assert clan(match, PA)["used"] == "CWB"


@EDITIONS
@pytest.mark.rules("T46", "T47", "T50", "TA10", "D19", "D24")
def test_TT16_only_one_succeeds_and_must_free(edition):
    match = night("1.h1 0B v B; 1.h2 0W v -", clans={BR: house("0B")}, options={"edition": edition})
    assert match.position()["phase"] == "placing"  # nobody was asked
    assert clan(match, BR)["prisoners"] == [] and goods(match, "jewels") == [3, 3, 3]
    assert clan(match, PA)["used"] == "WBB"
    assert told(match, "freed")[0]["token"] == "B"


@pytest.mark.rules("T51", "TA25")
def test_TT18_other_clans_prisoners_stay():
    match = night("1.h1 0C v -", clans={BR: house("2B", jewels=1)})
    assert clan(match, BR) | {"unused": ""} == clan(match, BR) | {"unused": "", "prisoners": ["2B"], "jewels": 0}
    assert clan(match, PA)["prisoners"] == [] and told(match, "took-jewels")[0]["count"] == 1


@pytest.mark.rules("TA20", "T41", "T45")
def test_TT20_not_freed_in_the_round_of_capture():
    match = night("1.p1 0B v W; 1.h1 0C v -", clans={BR: house(jewels=2)})
    assert clan(match, BR)["prisoners"] == ["0B"] and clan(match, BR)["jewels"] == 1
    assert not told(match, "freed")


@pytest.mark.rules("T52")
def test_freed_in_the_round_after():
    match = night("1.p1 0B v W")
    play(match, "1 X@p1; 2 X@p1; 0 C>1.h1")
    all_pass(match)
    assert clan(match, BR)["prisoners"] == [] and goods(match, "jewels") == [3, 3, 3]


@EDITIONS
@pytest.mark.rules("T48", "TA11")
@pytest.mark.parametrize(("choice", "left"), [("free boy", ["0D"]), ("free daughter", ["0B"])])
def test_the_raider_chooses_which(edition, choice, left):
    match = night("1.h1 0C v -", clans={BR: house("0B", "0D")}, options={"edition": edition})
    assert match.position()["phase"] == "freeing" and match.position()["freeing"]["house"] == BR
    assert match.to_move == (PA,) and match.legal(PA) == ["free boy", "free daughter"]
    assert refused(match, PA, "pass") == "T48"
    assert refused(match, BR, "free boy") == "T48"
    match.play(PA, choice)
    assert clan(match, BR)["prisoners"] == left and match.position()["round"] == 2


@pytest.mark.rules("T46")
def test_nothing_to_free_during_placement():
    match = table(clans={BR: house("0B", "0D")})
    assert refused(match, PA, "free boy") == "T46" and refused(match, PA, "free daughter") == "T46"


@pytest.mark.rules("TA11", "T48")
@pytest.mark.parametrize(
    ("held", "raids"), [(("0B", "0B"), 1), (("0B", "0D"), 2), (("0D",), 1), (("0B", "2D"), 1), (("0B", "0B"), 2)]
)
def test_not_asked_when_there_is_nothing_to_choose(held, raids):
    lines = "; ".join(["1.h1 0C v -", "1.h2 0W v -"][:raids])
    match = night(lines, clans={BR: house(*held)})
    assert match.position()["phase"] == "placing"
    assert len(told(match, "freed")) == min(raids, sum(text.startswith("0") for text in held))


@pytest.mark.rules("T48", "T49", "TA11")
def test_one_question_for_each_freed_token():
    match = night("1.h1 0C v -; 1.h2 0W v -", clans={BR: house("0B", "0B", "0D")})
    match.play(PA, "free boy")
    assert match.to_move == (PA,) and match.position()["phase"] == "freeing"
    match.play(PA, "free daughter")
    assert clan(match, BR)["prisoners"] == ["0B"] and goods(match, "jewels") == [3, 3, 3]
    match = night("1.h1 0C v -; 1.h2 0W v -", clans={BR: house("0B", "0B", "0D")})
    match.play(PA, "free daughter")  # only boys are left: no second question
    assert match.position()["round"] == 2 and clan(match, BR)["prisoners"] == ["0B"]


@pytest.mark.rules("TA8", "T40", "T49")
def test_freeing_leaves_the_jewel_to_the_next():
    """One jewel, the marker holder frees his boy with his only success; the jewel is Arthur's."""
    match = night("1.h1 0C v -; 1.h2 2C v -", clans={BR: house("0B", jewels=1)})
    assert told(match, "took-jewels") == [
        {"ply": 3, "event": "took-jewels", "rule": "T39", "seat": AR, "clan": BR, "count": 1}
    ]
    assert clan(match, BR)["prisoners"] == [] and not told(match, "short-jewels")


@pytest.mark.rules("TA11", "T31", "T48")
@pytest.mark.parametrize("holder", range(3))
def test_questions_board_by_board_and_clockwise_from_the_marker(holder):
    clans = {
        BR: house("0B", "0D", "2B", "2D"),
        AR: house("1B", "1D"),
    }
    match = night("1.h1 0C v -; 1.h2 2C v -; 2.h1 1C v -", clans=clans, holder=holder)
    asked = []
    while match.position()["phase"] == "freeing":
        asked.append((match.position()["freeing"]["house"], match.to_move[0]))
        match.play(match.to_move[0], "free boy")
    boards = [(holder + step) % 3 for step in range(3)]
    assert asked == [
        (board, seat) for board in boards for seat in boards if (board, seat) in {(BR, PA), (BR, AR), (AR, BR)}
    ]


@pytest.mark.rules("T41", "T42")
def test_loot_waits_beside_the_board_while_somebody_chooses():
    match = night("1.h1 0C v -; 1.p1 0W v -; 1.p2 0B v W", clans={BR: house("0B", "0D")})
    aside = clan(match, PA)["aside"]
    assert aside == {"cattle": 1, "jewels": 0, "prisoners": []} and clan(match, PA)["cattle"] == 5
    assert clan(match, BR)["aside"]["prisoners"] == ["0B"] and clan(match, BR)["raiders"][1] == "-"
    match.play(PA, "free daughter")
    assert clan(match, PA)["cattle"] == 6 and clan(match, BR)["prisoners"] == ["0B", "0B"]
