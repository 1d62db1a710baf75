"""What a refusal says: whom, what and where it is about, and what may be done instead."""

from __future__ import annotations

import pytest

from drovers.core.errors import BadMove
from games.schotten.build import EXPERTS, TACTICS, at
from games.schotten.refusals import ON_SIDE, positions
from refusal_table import refusals_in


def said(match, seat, text, lang="en"):
    refusal = match.why_not(seat, text)
    assert refusal is not None, text
    return refusal.reason(lang).replace("\N{NO-BREAK SPACE}", " ")


def test_every_sentence_is_whole():
    """No hidden card, no gap and no empty place is ever spoken of."""
    for match in positions():
        for rule, shapes in refusals_in(match).items():
            for _, refusal in shapes.values():
                for lang in ("en", "fr"):
                    text = refusal.reason(lang)
                    assert text[0].isupper() and text[-1] == ".", (rule, text)
                    assert not any(bad in text for bad in ("{", "None", "hidden", "cachée", "  ", "?", " ,")), (
                        rule,
                        text,
                    )


@pytest.mark.rules("S17", "SA15")
def test_the_reply_still_possible_shows_elites_as_themselves():
    match = at({3: ("P6 N6 Y6", "G7 J")}, hands=("R1", "R2"), visible="B7 R7 P7 G5 G6 G8 G9", options=TACTICS)
    assert said(match, 0, "claim 3") == (
        "Stone 3 is not proven yet. Your opponent could still have green 7, the Joker and yellow 7 there: "
        "three of a kind (21) against your three of a kind (18). You may claim it once that can no longer be."
    )
    assert said(match, 0, "claim 3", "fr").endswith(
        "réunir le 7 vert, le Joker et le 7 jaune : brelan (21) contre brelan (18). "
        "Vous pourrez la revendiquer dès que ce ne sera plus possible."
    )
    assert match.why_not(0, "claim 3").detail["cards"] == ["G7", "J", "Y7"]


@pytest.mark.rules("S19", "S24")
def test_lost_stones_name_both_formations():
    match = at({1: ("B9 N8 R7", "B1 B5 B4")}, hands=("R1", "R2"))
    assert said(match, 0, "claim 1").startswith("At stone 1 your opponent’s colour (10) beats your run (24).")
    match = at({1: ("R1 G2 B3", "Y1 P2 N3")}, hands=("R5", "G5"), since={1: [[9, 0], [4, 0]]})
    assert "both sides are equal, run (6)" in said(match, 0, "claim 1")


@pytest.mark.rules("SA27", "S47", "S48")
def test_a_ruse_that_could_only_touch_a_combat_mode_says_so():
    options = TACTICS | {"modes_targetable": True}
    match = at({1: ("", "")}, hands=("N1 ST BA", "P1"), modes={"blind": (4, 0), "mud": (2, 1)}, options=options)
    assert said(match, 0, "ST 1.1>3").endswith("The Strategist moves a combat mode of yours, at stone 4.")
    assert said(match, 0, "BA 1.1", "fr").endswith(
        "La Banshee défausse un mode de combat de votre adversaire, à la borne 2."
    )
    match = at({1: ("", "")}, hands=("N1 ST BA", "P1"), options=options)
    assert "no card that the Strategist could move" in said(match, 0, "ST 1.1>3")


@pytest.mark.rules("S39", "S37")
def test_a_refused_pass_offers_a_tactic_card_only_if_one_may_be_played():
    match = at({1: ("J", "")}, hands=("S R1", "R2"), options=TACTICS)
    assert (
        said(match, 0, "pass")
        == "You may not pass while you can lay a Clan card. You may lay a Clan card at any stone."
    )
    match = at(hands=("S R1", "R2"), options=TACTICS)
    assert said(match, 0, "pass").endswith("at any stone, or play a Tactic card.")
    match = at({1: ("J", "")}, hands=("S", "R2"), options=TACTICS)
    assert said(match, 0, "S@1") == (
        "Tactic cards played: you 1, your opponent 0. You may be one ahead, no more. You can only pass."
    )


@pytest.mark.rules("S41", "SA20")
def test_the_second_joker_is_barred_for_the_round_or_while_the_first_lies_there():
    for options, words in ((TACTICS, "already laid a Joker this round"), (ON_SIDE, "Your Joker lies at stone 4, and")):
        match = at({4: ("J", "")}, hands=("J R1", "R2"), options=options, laid=[1, 1], discard="ST")
        assert words in said(match, 0, "J@1")


@pytest.mark.rules("S46", "SA34")
def test_the_headhunter_says_what_is_owed():
    match = at(hands=("HH R1 R2", "R3"), options=TACTICS)
    match.play(0, "HH")
    assert said(match, 0, "R1@1").startswith("The Headhunter is still drawing, three more cards. Draw from the Clan")
    for _ in range(3):
        match.play(0, "draw clan")
    assert said(match, 0, "done") == (
        "The Headhunter still owes the decks two cards. Put a card of your hand under its deck."
    )
    assert said(match, 0, "done", "fr").endswith("Glissez une carte de votre main sous sa pioche.")


@pytest.mark.rules("S28", "S30", "SA8")
def test_after_the_end_the_refusal_names_the_rule_that_ended_it():
    match = at(owners={}, hands=("", ""), ended="SA8", phase="over", passes=4)
    assert match.why_not(0, "pass").rule == "SA8"


@pytest.mark.rules("S50", "SA1")
def test_claims_out_of_time():
    won = {2: ("R9 R8 R7", "B1 B3 G4")}
    assert "stone 2 can be claimed then" in said(at(won, hands=("R1", "R2")), 0, "claim 2")
    assert "when your next turn begins" in said(at(won, hands=("R1", "R2"), options=EXPERTS), 0, "claim 2")


@pytest.mark.rules("SA30")
def test_malformed_moves_get_the_form_expected():
    match = at({3: ("R9", "")}, hands=("ST", "R2"), options=TACTICS)
    with pytest.raises(BadMove, match="discards it with “x”") as caught:
        match.play(0, "ST 3.1>3")
    assert caught.value.rule == "SA30"
    with pytest.raises(BadMove, match="Lay a card with “R5@3”"):
        match.play(0, "R5 to 3")
