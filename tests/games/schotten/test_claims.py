"""Claiming: timing, the proof, strength, ties."""

from __future__ import annotations

from itertools import pairwise

import pytest

from drovers.core.errors import IllegalMove
from drovers.games.schotten import GAME
from drovers.games.schotten.strength import SCALE, strength
from games.schotten.build import at, hand, owner, refused

NAMES = ("sum", "run", "colour", "kind", "colour-run")


def worth(cards: str, **fields) -> tuple[str, int]:
    """What the formation counts; ruses in the discard keep the Tactic cards played within their limit."""
    played = sum(card in ("J", "S", "H") for card in cards.split()) + len(fields.get("modes", ()))
    if played > 1:
        fields |= {"discard": " ".join(["ST", "BA", "TR"][: played - 1]), "laid": [played, played - 1]}
    match = at({1: (cards, "")}, hands=("", ""), **fields)
    number = strength(match.state, 0, 0)
    return NAMES[number // SCALE], number % SCALE


@pytest.mark.rules("S14", "SA1")
def test_claims_come_after_the_play_and_before_the_draw():
    match = at({1: ("R9 R8 R7", "B1 G2 Y4")}, hands=("R1", "B9"))
    assert refused(match, 0, "claim 1") == "SA1"
    deck = match.position()["decks"]["clan"]
    match.play(0, "R1@2")
    assert match.position()["decks"]["clan"] == deck  # not drawn yet
    assert refused(match, 0, "R1@3") == "S14"
    match.play(0, "claim 1")
    assert owner(match, 1) == 0
    assert hand(match, 0) == [deck[0]] and match.to_move == (1,)


ST14 = {1: ("R5 G5", "G7 P4 B3"), 5: ("Y9 G9 P9", "B6 B4")}


@pytest.mark.rules("S14", "S27", "SA2")
def test_ST14_two_stones_in_one_turn_or_only_one():
    match = at(ST14, hands=("B5", "N1"))
    match.play(0, "B5@1")
    assert match.legal(0) == ["claim 1", "claim 5", "done"]
    match.play(0, "claim 5")
    match.play(0, "claim 1")
    assert (owner(match, 1), owner(match, 5)) == (0, 0) and match.to_move == (1,)
    match = at(ST14, hands=("B5", "N1"))
    match.play(0, "B5@1")
    match.play(0, "claim 1")
    match.play(0, "done")
    assert owner(match, 5) is None and match.to_move == (1,)


@pytest.mark.rules("S15", "S17", "SA9")
def test_ST2_an_incomplete_side_that_could_still_win_refuses_the_claim():
    match = at({1: ("R5 G5 Y5", "G7 Y7")}, hands=("R1", "B9"))
    match.play(0, "R1@2")
    assert match.to_move == (1,)  # nothing to claim: no claim step
    assert refused(match, 0, "claim 1") == "S17"


@pytest.mark.rules("S17")
def test_a_refused_claim_names_what_is_still_possible():
    match = at({3: ("B1 B2 B3", "R9")}, hands=("G1", "B9"))
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "claim 3")
    assert "could still have red 9, red 7 and red 8 there: colour-run (24)" in caught.value.reason("en")
    assert "réunir le 9 rouge, le 7 rouge et le 8 rouge" in caught.value.reason("fr")


@pytest.mark.rules("S16")
def test_the_claimants_own_side_must_be_complete():
    match = at({1: ("R9 R8", "B1 G2 Y4")}, hands=("R1", "B9"))
    match.play(0, "R1@2")
    assert refused(match, 0, "claim 1") == "S16"


@pytest.mark.rules("S18", "SA3")
def test_ST8_the_own_hand_proves_nothing():
    match = at({1: ("G9 B9 Y9", "R9 R8")}, hands=("R7 N1", "P1"))
    match.play(0, "N1@2")
    assert refused(match, 0, "claim 1") == "S17"
    match = at({1: ("G9 B9 Y9", "R9 R8")}, hands=("R7 N1", "P1"))
    match.play(0, "R7@2")
    assert "claim 1" in match.legal(0)


@pytest.mark.rules("S19")
def test_the_weaker_side_cannot_claim():
    match = at({1: ("R9 G9 B1", "Y2 Y3 Y5")}, hands=("R1", "B9"))
    match.play(0, "R1@2")
    assert refused(match, 0, "claim 1") == "S19"


@pytest.mark.rules("S20", "S21", "S23")
def test_the_order_of_formations():
    assert worth("R3 R1 R2") == ("colour-run", 6)
    assert worth("R9 G9 B9") == ("kind", 27)
    assert worth("R9 R8 R6") == ("colour", 23)
    assert worth("R9 G8 B7") == ("run", 24)
    assert worth("R9 G9 B8") == ("sum", 26)
    ladder = ["R3 R1 R2", "R1 G1 B1", "R1 R2 R4", "R1 G2 B3", "R9 G9 B8"]
    for stronger, weaker in pairwise(ladder):
        colours = str.maketrans("RGB", "YPN")  # the same cards in other colours
        match = at({1: (stronger, weaker.translate(colours))}, hands=("B5", "G5"))
        match.play(0, "B5@2")
        assert "claim 1" in match.legal(0)


@pytest.mark.rules("S23")
def test_the_higher_total_of_the_same_formation_wins():
    match = at({1: ("R5 R6 R7", "B4 B5 B6"), 2: ("G1 Y1 P1", "G2 Y2 P2")}, hands=("N5", "N9"))
    match.play(0, "N5@3")
    assert match.legal(0) == ["claim 1", "done"]


@pytest.mark.rules("S20", "SA13f")
def test_ST4_a_colour_beats_a_run():
    stones = {1: ("B9 N8 R7", "B1 B5 B4")}
    match = at(stones, hands=("R1", "G1"))
    match.play(0, "R1@2")
    assert refused(match, 0, "claim 1") == "S19"
    match.play(1, "G1@2")
    assert match.legal(1) == ["claim 1", "done"]


@pytest.mark.rules("SA4", "S17")
def test_ST6_a_best_reply_that_only_ties_does_not_save_the_stone():
    shown = "B9 G9 Y9 P9 N9"
    match = at({1: ("R8 R7 R6", "")}, hands=("R1", "G1"), visible=shown)
    match.play(0, "R1@9")
    assert match.legal(0) == ["claim 1", "done"]
    match = at({1: ("R8 R7 R6", "")}, hands=("R1", "G1"), visible="B9 G9 Y9 P9")
    match.play(0, "R1@9")
    assert refused(match, 0, "claim 1") == "S17"  # brown 9-8-7
    match = at({1: ("R8 R7 R6", "")}, hands=("R1", "G1"), visible=shown + " R9")
    match.play(0, "R1@9")
    assert match.legal(0) == ["claim 1", "done"]  # only ties are left


@pytest.mark.rules("S24", "SA5")
def test_tied_sides_go_to_the_first_to_complete_whoever_asks():
    for first, second in ((0, 1), (1, 0)):
        since = {1: [[4 + first, 0], [4 + second, 0]]}
        match = at({1: ("R1 G2 B3", "Y1 P2 N3")}, hands=("R5", "G5"), since=since)
        match.play(0, "R5@2")
        if first == 0:
            assert match.legal(0) == ["claim 1", "done"]
            match.play(0, "done")
            match.play(1, "G5@2")
            assert refused(match, 1, "claim 1") == "S24"
        else:
            assert refused(match, 0, "claim 1") == "S24"
            match.play(1, "G5@2")
            assert match.legal(1) == ["claim 1", "done"]


@pytest.mark.rules("S24")
def test_the_third_card_sets_the_time():
    match = at({1: ("R1 G2", "Y1 P2")}, hands=("B3 R9", "N3 G9"), turn=6)
    match.play(0, "B3@1")
    match.play(0, "done")
    match.play(1, "N3@1")
    assert match.position()["stones"][0]["since"] == [[6, 0], [7, 0]]
    match.play(0, "R9@2")
    assert match.legal(0) == ["claim 1", "done"]


@pytest.mark.rules("S25", "SA10")
def test_a_claimed_stone_is_closed_for_both():
    match = at({1: ("R9 R8 R7", "B1")}, hands=("R1 R2", "G1"))
    match.play(0, "R1@2")
    match.play(0, "claim 1")
    assert refused(match, 1, "G1@1") == "S25"
    assert "G1@1" not in match.legal(1)


@pytest.mark.rules("S26")
def test_claims_are_final():
    match = at({1: ("R9 R8 R7", "B1 G2 Y4")}, hands=("R1", "G1"), owners={1: 0})
    assert refused(match, 1, "claim 1") == "S26"
    assert refused(match, 0, "claim 1") == "S26"


@pytest.mark.rules("SA13", "S27")
def test_a_declined_claim_can_be_made_later():
    match = at({1: ("R9 R8 R7", "B1 G2 Y4")}, hands=("R1 R2", "G1"))
    match.play(0, "R1@2")
    match.play(0, "done")
    match.play(1, "G1@2")
    match.play(0, "R2@2")
    match.play(0, "claim 1")
    assert owner(match, 1) == 0


@pytest.mark.rules("SA3")
def test_stones_are_judged_apart_with_the_same_pool():
    # the one missing 9 could serve either stone of the other side: neither is proven
    stones = {1: ("R8 G8 B8", "R9 G9"), 2: ("Y8 P8 N8", "B9 Y9")}
    match = at(stones, hands=("R1", "G1"), visible="P9")
    match.play(0, "R1@9")
    assert refused(match, 0, "claim 1") == "S17" == refused(match, 0, "claim 2")
    match = at(stones, hands=("R1", "G1"), visible="P9 N9")
    match.play(0, "R1@9")
    assert match.legal(0) == ["claim 1", "claim 2", "done"]


@pytest.mark.rules("SA9")
def test_only_valid_claims_are_moves():
    match = at({1: ("R9 R8 R7", "B1 G2 Y4"), 2: ("R1 G3 B2", "Y9 Y8 Y7")}, hands=("R2", "G1"))
    match.play(0, "R2@3")
    assert match.legal(0) == ["claim 1", "done"]
    assert refused(match, 0, "claim 2") == "S19"


@pytest.mark.rules("SA2", "S28")
def test_ST12_three_adjacent_win_at_once():
    stones = {2: ("R9 R8 R7", ""), 3: ("G9 G8 G7", ""), 4: ("B9 B8 B7", "Y1 P2 N4"), 6: ("Y9 Y8 Y7", "P1 N2 R4")}
    match = at(stones, hands=("R1", "G1"), owners={2: 0, 3: 0})
    match.play(0, "R1@9")
    assert match.legal(0) == ["claim 4", "claim 6", "done"]
    deck = match.position()["decks"]["clan"]
    match.play(0, "claim 4")
    assert match.outcome.winners == (0,) and match.outcome.reason == "S28"
    assert match.position()["decks"]["clan"] == deck and owner(match, 6) is None  # no draw, no further claim
    assert GAME.words.has(f"end-{match.outcome.reason}")
