"""The end, points and places (T57-T61)."""

from __future__ import annotations

import pytest

from drovers.games.tain import GAME

from .build import AR, BR, PA, all_pass, clan, night, refused, table, told

EDITIONS = pytest.mark.parametrize("edition", ["A", "B"])


@EDITIONS
@pytest.mark.rules("T57", "TA16", "D20", "T60")
def test_TT28_from_ten_to_twelve_in_round_three(edition):
    match = night(
        "0.p1 1C v -; 0.p2 1W v -", clans={BR: {"cattle": 10, "jewels": 0}}, round=3, options={"edition": edition}
    )
    assert match.outcome and match.outcome.reason == "T57"
    assert match.outcome.scores[BR] == 24 + 3
    assert match.position()["phase"] == "over" and match.position()["round"] == 3
    assert refused(match, PA, "pass") == "T57"


@pytest.mark.rules("T57")
@pytest.mark.parametrize(("before", "over"), [(9, False), (10, True)])
def test_eleven_ends_it_ten_does_not(before, over):
    match = night("0.p1 1C v -", clans={BR: {"cattle": before}})
    assert bool(match.outcome) == over


@EDITIONS
@pytest.mark.rules("T57", "T14", "TA37")
def test_after_round_eight(edition):
    match = GAME.new(3, {"edition": edition}, seed=1)
    for number in range(1, 9):
        assert match.position()["round"] == number and not match.outcome
        all_pass(match)
    assert match.outcome.reason == "T14" and match.position()["round"] == 8


@pytest.mark.rules("T57")
def test_cattle_are_the_reason_if_both_apply():
    assert night("0.p1 1C v -", clans={BR: {"cattle": 10}}, round=8).outcome.reason == "T57"


@EDITIONS
@pytest.mark.rules("T53", "TA37", "D18", "T54")
@pytest.mark.parametrize("round_", [3, 8])
def test_no_reclaim_and_no_marker_after_the_end(edition, round_):
    spent = {"used": "WWBBBBBBDXXXXXXXX", "unused": "", "cattle": 10}
    match = night("1.p1 0C v -", clans={PA: spent}, round=round_, options={"edition": edition})
    assert match.outcome and clan(match, PA)["unused"] == ""
    assert match.position()["holder"] == PA and match.position()["round"] == round_
    assert not told(match, "reclaimed", "round")


@pytest.mark.rules("T58", "T59", "T61")
def test_a_large_herd_does_not_win_by_itself():
    clans = {BR: {"cattle": 10, "jewels": 0}, PA: {"cattle": 8, "jewels": 8, "prisoners": ["1D"]}}
    match = night("2.p1 1C v -", clans=clans)
    assert match.outcome.scores[:2] == (16 + 24 + 5, 22 + 3) and match.outcome.winners == (PA,)


@EDITIONS
@pytest.mark.rules("T59", "T60", "D24")
def test_twenty_nine_points(edition):
    """Eleven cattle, one jewel, one boy held, the bonus: the example of the booklet."""
    clans = {BR: {"cattle": 10, "jewels": 1, "prisoners": ["0B"]}}
    match = night("2.p1 1C v -", clans=clans, round=5, options={"edition": edition})
    assert match.outcome.scores[BR] == 29 and match.outcome.winners == (BR,)
    assert told(match, "bonus")[0]["seat"] == BR


@pytest.mark.rules("T59")
@pytest.mark.parametrize(
    ("held", "points"), [([], 0), (["1B"], 1), (["1B", "2B", "2B"], 3), (["1D"], 5), (["1D", "2D", "1B"], 11)]
)
def test_prisoners_are_worth_points(held, points):
    match = night(clans={PA: {"cattle": 4, "jewels": 2, "prisoners": held}}, round=8)
    assert match.outcome.scores[PA] == 8 + 6 + points


@pytest.mark.rules("T60", "TA16", "D20")
@pytest.mark.parametrize(("before", "raids", "points"), [(9, 1, 20), (10, 1, 25), (10, 2, 27)])
def test_bonus_for_eleven_or_more(before, raids, points):
    lines = "; ".join(["2.p1 0C v -", "2.p2 0W v -"][:raids])
    match = night(lines, clans={PA: {"cattle": before, "jewels": 0}}, round=8)
    assert match.outcome.scores[PA] == points


@pytest.mark.rules("TA17", "T60", "T58")
def test_two_large_herds():
    clans = {PA: {"cattle": 10, "jewels": 3}, BR: {"cattle": 10, "jewels": 4}, AR: {"cattle": 5, "jewels": 2}}
    match = night("2.p1 0C v -; 2.p2 1C v -", clans=clans)
    assert match.outcome.scores == (34, 37, 12) and match.outcome.winners == (BR,)
    assert len(told(match, "bonus")) == 2


def finish(clans, seats=3):
    return night(seats=seats, clans=clans, round=8).outcome


@pytest.mark.rules("T61")
def test_ties_are_broken_by_cattle_then_jewels():
    outcome = finish({PA: {"cattle": 6, "jewels": 2}, BR: {"cattle": 3, "jewels": 4}, AR: {"cattle": 4, "jewels": 3}})
    assert outcome.scores == (18, 18, 17) and outcome.ranks == (1, 2, 3)
    # equal points and cattle, jewels against a daughter and a boy held: 3 + 3 = 5 + 1
    outcome = finish(
        {PA: {"cattle": 4, "jewels": 4}, BR: {"cattle": 4, "jewels": 2, "prisoners": ["0D", "0B"]}, AR: {"cattle": 1}}
    )
    assert outcome.scores[:2] == (20, 20) and outcome.ranks == (1, 2, 3)


@EDITIONS
@pytest.mark.rules("T61", "TA15", "D18")
def test_TT30_unused_tokens_decide_before_any_reclaim(edition):
    clans = {
        PA: {"used": "WWBBBBBBDXXXXXXXX", "unused": ""},
        BR: {"used": "CWWBBBBBBDXXXXX", "unused": "XXX"},
        AR: {"cattle": 4},
    }
    match = night("0.p1 - v C", clans=clans, round=8, options={"edition": edition})
    assert match.outcome.scores[PA] == match.outcome.scores[BR]
    assert match.outcome.winners == (BR,) and match.outcome.ranks == (2, 1, 3)


@pytest.mark.rules("T61")
def test_else_a_shared_result_and_lower_places_use_the_same_ties():
    outcome = finish({})
    assert outcome.ranks == (1, 1, 1) and outcome.winners == (PA, BR, AR)
    outcome = night(
        seats=4,
        clans={0: {"cattle": 7}, 1: {"used": "X"}, 2: {}, 3: {"used": "X"}},
        round=8,
    ).outcome
    assert outcome.ranks == (1, 3, 2, 3)


@pytest.mark.rules("TA38")
def test_nobody_is_eliminated():
    match = table(clans={PA: {"cattle": 0, "jewels": 0}}, round=7)
    all_pass(match)
    all_pass(match)
    assert match.outcome.scores[PA] == 0 and match.outcome.ranks[PA] == 3
