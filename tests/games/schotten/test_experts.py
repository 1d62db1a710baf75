"""The Experts variant: claims at the start of the turn."""

from __future__ import annotations

import pytest

from games.schotten.build import EXPERTS, TACTICS, at, owner, refused

BOTH = EXPERTS | TACTICS
WON = {1: ("R9 R8 R7", "B1 G2 Y4")}


@pytest.mark.rules("S50", "SA1")
def test_experts_claim_before_they_play_and_not_after():
    match = at({1: ("R9 R8", "B1 G2 Y4")}, hands=("R7 R1", "G1"), options=EXPERTS)
    match.play(0, "R7@1")
    assert match.to_move == (1,)  # no claim after the play
    match.play(1, "G1@2")
    assert match.legal(0) == ["claim 1", "done"]
    match.play(0, "claim 1")
    assert owner(match, 1) == 0 and match.position()["phase"] == "play"


@pytest.mark.rules("S50", "S27")
def test_a_claim_left_out_waits_for_the_next_turn():
    match = at(WON, hands=("N1 R1", "G1"), options=EXPERTS, phase="claim")
    match.play(0, "done")
    assert refused(match, 0, "claim 1") == "S50"
    match.play(0, "R1@2")
    match.play(1, "G1@2")
    assert "claim 1" in match.legal(0)


@pytest.mark.rules("S50", "S27")
def test_experts_claim_before_they_play_whatever_the_other_did():
    match = at(WON, hands=("R1", ""), options=EXPERTS, mover=1)
    match.play(1, "pass")
    assert match.legal(0) == ["claim 1", "done"]


@pytest.mark.rules("SA13b")
def test_an_expert_who_cannot_play_claims_first_and_then_passes():
    match = at(WON, hands=("", "G1"), options=EXPERTS, phase="claim")
    match.play(0, "claim 1")
    assert match.legal(0) == ["pass"]
    match.play(0, "pass")
    assert match.to_move == (1,)


@pytest.mark.rules("SA47", "S50")
@pytest.mark.parametrize("answer", ["MU@1", "BA 1.3", "TR 1.3>2"])
def test_a_tactic_card_answers_a_completed_side(answer):
    match = at({1: ("R9 R8", "B1 G2 Y4")}, hands=("R7 R1", "G1 MU BA TR"), options=BOTH)
    match.play(0, "R7@1")
    match.play(0, "draw clan")
    match.play(1, answer)
    match.play(1, "draw clan")
    assert refused(match, 0, "claim 1") == "S16"  # complete no more
    assert match.position()["phase"] == "play"


@pytest.mark.rules("S50", "SA8")
def test_the_passes_of_experts_are_judged_too():
    match = at({1: ("R1 G5 B9", "")}, hands=("", ""), options=EXPERTS, passes=3, mover=1)
    match.play(1, "pass")
    assert match.outcome.reason == "SA8" and match.outcome.winners == (0,)
