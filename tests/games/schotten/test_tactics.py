"""The Tactics variant: limits, passing, drawing, elite troops and combat modes."""

from __future__ import annotations

import pytest

from drovers.games.schotten import GAME
from games.schotten.build import TACTICS, at, hand, owner, refused, side
from games.schotten.test_claims import worth


def tactics(*args, options=None, **fields):
    return at(*args, options=TACTICS | (options or {}), **fields)


@pytest.mark.rules("S33")
def test_a_tactic_card_instead_of_a_clan_card():
    match = tactics(hands=("R5 S BL", "B1"))
    assert {"R5@1", "S@1", "BL@1"} <= set(match.legal(0))
    match.play(0, "S@3")
    assert side(match, 0, 3) == ["S"] and match.position()["laid"] == [1, 0]
    assert refused(tactics(hands=("R5", "")), 0, "S@3") == "S33"


@pytest.mark.rules("S34", "SA38")
def test_the_refill_comes_from_the_deck_one_chooses():
    for deck in ("clan", "tactic"):
        match = tactics(hands=("R5", "B1"))
        match.play(0, "R5@1")
        assert match.legal(0) == ["draw clan", "draw tactic"]
        assert refused(match, 0, "R5@1") == "S34"
        top = match.position()["decks"][deck][0]
        match.play(0, f"draw {deck}")
        assert hand(match, 0) == [top] and match.to_move == (1,)


@pytest.mark.rules("S36")
def test_a_hand_may_be_all_tactic_cards_but_no_more_than_seven():
    match = tactics(hands=("J S H BL MU HH ST", "B1"))
    assert hand(match, 0) == ["J", "S", "H", "BL", "MU", "HH", "ST"]
    match.play(0, "S@1")
    match.play(0, "draw tactic")
    assert len(hand(match, 0)) == 7


@pytest.mark.rules("S37", "SA22")
def test_ST20_one_tactic_card_more_than_the_opponent_is_the_limit():
    match = tactics({1: ("S", "J")}, hands=("R1 MU", "G1 BA"), discard="H", laid=[2, 1], visible="N1")
    assert refused(match, 0, "MU@2") == "S37"
    assert all("MU" not in move for move in match.legal(0))
    match.play(0, "R1@3")
    match.play(0, "draw clan")
    match.play(1, "BA 1.1")
    match.play(1, "draw clan")
    assert "MU@2" in match.legal(0)


@pytest.mark.rules("SA22")
def test_the_limit_counts_cards_played_wherever_they_are_now():
    match = tactics(hands=("R1 MU", "G1"), discard="S", laid=[1, 0])
    assert refused(match, 0, "MU@2") == "S37"


@pytest.mark.rules("S38", "S39")
def test_passing_needs_that_no_clan_card_can_be_played():
    match = tactics(hands=("R1 S", "G1"))
    assert refused(match, 0, "pass") == "S39"
    match = tactics(hands=("S BL", "G1"))
    assert "pass" in match.legal(0) and "S@1" in match.legal(0)
    full = {n: (f"{c}1 {d}2 {e}4", "") for n, (c, d, e) in enumerate(("BGR", "GRY", "RYP", "YPN", "PNB", "NBG"), 1)}
    full |= {7: ("B5 G6 R8", ""), 8: ("G5 R6 Y8", ""), 9: ("R5 Y6 P8", "")}
    match = tactics(full, hands=("Y9 MU", "G9"))
    assert "pass" in match.legal(0) and "MU@1" in match.legal(0) and "Y9@1" not in match.legal(0)


@pytest.mark.rules("SA39")
def test_no_card_is_drawn_after_a_pass():
    match = tactics(hands=("S", "G1"))
    match.play(0, "pass")
    assert match.to_move == (1,) and hand(match, 0) == ["S"]


@pytest.mark.rules("SA43", "S37")
def test_ST40_only_tactic_cards_and_the_limit_reached():
    match = tactics(hands=("S BL", "G1"), discard="ST", laid=[1, 0])
    assert match.legal(0) == ["pass"]


@pytest.mark.rules("S40", "SA16", "SA17")
def test_ST22_a_joker_takes_the_best_value_even_one_that_is_there():
    assert worth("R9 R5 J", options=TACTICS) == ("colour", 23)


@pytest.mark.rules("S40", "S42", "S43", "SA19")
def test_ST24_elites_at_their_best():
    assert worth("G8 S J", options=TACTICS) == ("colour-run", 24)
    assert worth("G2 H J", options=TACTICS) == ("colour-run", 9)
    assert worth("G7 Y7 S", options=TACTICS) == ("kind", 21)
    assert worth("R6 S H", options=TACTICS) == ("colour", 16)
    assert worth("J S H", options=TACTICS) == ("colour", 19)


@pytest.mark.rules("S40", "S43", "SA16")
def test_elites_show_their_value_at_the_claim_and_none_before():
    match = tactics({1: ("G2 H J", "B1 Y5 P9")}, hands=("R9", "G1"), discard="ST", laid=[2, 1])
    match.play(0, "R9@2")
    events = match.play(0, "claim 1")
    shown = {event.data["card"]: event.data["worth"] for event in events if event.kind.name == "resolved"}
    assert shown == {"H": "G3", "J": "G4"}
    assert side(match, 0, 1) == ["G2", "H", "J"]


@pytest.mark.rules("S41", "SA20")
def test_one_joker_a_player():
    match = tactics({1: ("J", "")}, hands=("R1 J", "G1"), discard="ST", laid=[1, 1])
    assert refused(match, 0, "J@2") == "S41"
    match = tactics(hands=("R1 J", "G1"), discard="J BA", jokers=[1, 0], laid=[1, 1])
    assert refused(match, 0, "J@2") == "S41"  # once laid is for ever
    assert all(not move.startswith("J") for move in match.legal(0))


@pytest.mark.rules("S41", "SA20", "SA32")
@pytest.mark.parametrize(("limit", "barred"), [("ever", True), ("on_side", False)])
def test_the_second_joker_after_the_first_was_laid_and_lost(limit, barred):
    match = tactics(hands=("J J R1", "BA MU G1"), options={"joker_limit": limit})
    match.play(0, "J@1")
    match.play(0, "draw clan")
    assert match.position()["jokers"] == [1, 0]
    match.play(1, "BA 1.1")
    match.play(1, "draw clan")
    assert ("J@2" not in match.legal(0)) is barred
    if barred:
        assert refused(match, 0, "J@2") == "S41"


@pytest.mark.rules("SA20")
def test_joker_limit_on_side():
    options = {"joker_limit": "on_side"}
    match = tactics(hands=("R1 J", "G1"), discard="J BA", jokers=[1, 0], laid=[1, 1], options=options)
    assert match.why_not(0, "J@2") is None
    match = tactics({1: ("J R9 R8", "")}, ("R1 J", "G1"), owners={1: 0}, discard="ST", laid=[1, 1], options=options)
    assert refused(match, 0, "J@2") == "S41"  # a Joker at a claimed stone counts


@pytest.mark.rules("S42")
def test_the_spy_is_a_seven_of_any_colour():
    assert worth("R6 R8 S", options=TACTICS) == ("colour-run", 21)
    assert worth("R9 R8 S", options=TACTICS) == ("colour-run", 24)
    assert worth("R2 R3 S", options=TACTICS) == ("colour", 12)


@pytest.mark.rules("S43")
def test_the_shield_bearer_is_one_two_or_three():
    assert worth("R1 R2 H", options=TACTICS) == ("colour-run", 6)
    assert worth("R4 R5 H", options=TACTICS) == ("colour-run", 12)
    assert worth("R5 R6 H", options=TACTICS) == ("colour", 14)
    assert worth("R1 B1 H", options=TACTICS) == ("kind", 3)


@pytest.mark.rules("SA15", "S42")
def test_ST26_an_elite_on_the_incomplete_side_counts_at_its_best():
    match = tactics({1: ("B4 B5 B6", "R9 S")}, hands=("N1", "G1"))
    match.play(0, "N1@2")
    assert refused(match, 0, "claim 1") == "S17"
    match = tactics({1: ("B4 B5 B6", "R9 S")}, hands=("N1", "G1"), visible="R8")
    match.play(0, "N1@9")
    assert match.legal(0) == ["claim 1", "done"]


@pytest.mark.rules("S44", "S17")
def test_ST28_under_blind_mans_buff_only_totals_count():
    match = tactics({1: ("Y6 G6 B6", "R9")}, hands=("N1", "G1"), modes={"blind": (1, 0)})
    match.play(0, "N1@2")
    assert refused(match, 0, "claim 1") == "S17"  # 27 is possible
    match = tactics({1: ("Y9 G9 B1", "R3 R4 R5")}, hands=("N1", "G1"), modes={"blind": (1, 0)})
    match.play(0, "N1@2")
    assert match.legal(0) == ["claim 1", "done"]  # 19 against 12, colour-run or not


@pytest.mark.rules("SA18")
def test_elites_under_blind_mans_buff():
    assert worth("J S H", options=TACTICS, modes={"blind": (1, 0)}) == ("sum", 19)
    assert worth("R1 J S", options=TACTICS, modes={"blind": (1, 0)}) == ("sum", 17)


@pytest.mark.rules("S45", "SA24")
def test_ST30_under_mud_all_four_cards_form_the_formation():
    mud = {"options": TACTICS, "modes": {"mud": (1, 0)}}
    assert worth("R3 R4 R5 B9", **mud) == ("sum", 21)
    assert worth("R3 R4 R5 R6", **mud) == ("colour-run", 18)
    assert worth("R3 G3 B3 Y3", **mud) == ("kind", 12)
    assert worth("R3 R4 R5 R9", **mud) == ("colour", 21)
    assert worth("R3 G4 R5 R6", **mud) == ("run", 18)
    assert worth("R3 G3 B3 Y4", **mud) == ("sum", 13)


@pytest.mark.rules("S45", "SA26")
def test_mud_on_complete_sides_opens_them_again():
    match = tactics({1: ("R9 R8 R7", "B1 G2 Y4")}, hands=("MU N1", "G1 P9"))
    match.play(0, "MU@1")
    assert match.position()["phase"] == "draw"  # nothing to claim any more
    assert refused(match, 0, "claim 1") == "S16"
    match.play(0, "draw clan")
    match.play(1, "P9@1")
    assert side(match, 1, 1) == ["B1", "G2", "Y4", "P9"]
    assert match.position()["stones"][0]["since"][1] == [2, 21]  # the fourth card has a time of its own


@pytest.mark.rules("SA26", "S24")
def test_under_mud_the_fourth_card_decides_ties():
    since = {1: [[1, 8], [2, 5]]}
    match = tactics({1: ("R1 G5 B6 N8", "Y1 P5 N6 R8")}, hands=("Y9", "G1"), modes={"mud": (1, 0)}, since=since)
    match.play(0, "Y9@2")
    assert refused(match, 0, "claim 1") == "S24"


@pytest.mark.rules("SA23")
def test_ST42_both_modes_on_one_stone():
    modes = {"mud": (1, 0), "blind": (1, 1)}
    match = tactics({1: ("R9 G9 B9 Y1", "R1 R2 R3 R4")}, hands=("N1", "G1"), modes=modes)
    match.play(0, "N1@2")
    match.play(0, "claim 1")
    assert owner(match, 1) == 0  # 28 against 10
    match = tactics(hands=("BL", "G1"), modes={"mud": (1, 1)})
    assert "BL@1" in match.legal(0)


@pytest.mark.rules("SA25")
def test_a_mode_goes_on_any_unclaimed_stone():
    stones = {1: ("R9 R8 R7", "B1 G2 Y4"), 2: ("G9 G8 G7", ""), 3: ("R1", "")}
    match = tactics(stones, hands=("BL", "G1"), owners={2: 0})
    assert {"BL@1", "BL@3", "BL@9"} <= set(match.legal(0))
    assert refused(match, 0, "BL@2") == "S25"


@pytest.mark.rules("SA10")
def test_a_claimed_stone_takes_no_card_of_any_kind():
    match = tactics({1: ("R9 R8 R7", "")}, hands=("G9 J BL", "G1"), owners={1: 0}, mover=1)
    assert refused(match, 1, "G1@1") == "S25"
    match.play(1, "G1@2")
    match.play(1, "draw clan")
    assert [refused(match, 0, move) for move in ("J@1", "BL@1", "G9@1")] == ["S25"] * 3


@pytest.mark.rules("SA14")
def test_ST32_unplayed_tactic_cards_do_not_block_a_claim_unless_strict():
    stones = {1: ("R5 G5 Y5", "G7 Y7")}
    sevens = {"visible": "R7 B7 P7 N7", "hands": ("R1", "G1"), "discard": "S", "laid": [0, 1]}
    match = tactics(stones, **sevens)
    match.play(0, "R1@9")
    assert "claim 1" in match.legal(0)
    match = tactics(stones, **sevens, options={"strict_proof": True})
    match.play(0, "R1@9")
    refusal = match.why_not(0, "claim 1")
    assert refusal.rule == "S17" and "7" in refusal.reason("en")  # a Joker could be the third 7


@pytest.mark.rules("SA14")
def test_a_strict_proof_forgets_a_joker_the_opponent_may_not_lay():
    stones = {1: ("R5 G5 Y5", "G7 Y7"), 2: ("", "J B1")}
    fields = {"visible": "R7 B7 P7 N7", "hands": ("R1", "G1"), "discard": "S", "options": {"strict_proof": True}}
    match = tactics(stones, **fields, laid=[1, 1])
    match.play(0, "R1@9")
    assert "claim 1" in match.legal(0)


@pytest.mark.rules("SA14", "S31")
def test_without_tactic_cards_a_strict_proof_is_like_any_other():
    match = at({1: ("R5 G5 Y5", "G7 Y7")}, ("R1", "G1"), visible="R7 B7 P7 N7", options={"strict_proof": True})
    match.play(0, "R1@9")
    assert "claim 1" in match.legal(0)


@pytest.mark.rules("SA44")
def test_the_backs_of_a_hand_are_public_its_cards_are_not():
    match = tactics(hands=("R5 S BL", "B1 J"))
    sight = match.sight(1)
    assert sight["hands"][0] == ["?", "?t", "?t"] and sight["hands"][1] == ["B1", "J"]
    assert set(sight["decks"]["clan"]) == {"?"} and set(sight["decks"]["tactic"]) == {"?t"}
    assert match.sight(None)["hands"] == [["?", "?t", "?t"], ["?", "?t"]]
    assert "key" not in sight


@pytest.mark.rules("SA42")
def test_nothing_is_ever_reshuffled():
    match = GAME.new(options=TACTICS, seed=9)
    before = match.position()["decks"]
    while match.to_move:
        seat = match.to_move[0]
        moves = match.legal(seat)
        if "HH" in moves:
            moves.remove("HH")
        match.play(seat, moves[len(match.moves) * 7 % len(moves)])
        decks = match.position()["decks"]
        for name in decks:
            assert before[name][len(before[name]) - len(decks[name]) :] == decks[name]
