"""The turn: play, claim, draw, and the pass of one who is stuck."""

from __future__ import annotations

import random

import pytest

from drovers.core.match import Match
from drovers.games.schotten import GAME
from games.schotten.build import TACTICS, at, hand, refused, side


def until_deck_empty(seed: int, options=None) -> Match:
    """A random match at the first play with an empty Clan deck, claims always declined."""
    match, choose = GAME.new(options=options, seed=seed), random.Random(seed)
    while match.position()["decks"]["clan"] or match.position()["phase"] != "play":
        seat = match.to_move[0]
        moves = match.legal(seat)
        match.play(seat, next((move for move in ("done", "draw clan") if move in moves), None) or choose.choice(moves))
    return match


@pytest.mark.rules("S6")
def test_turns_alternate_and_the_other_waits():
    match = GAME.new(seed=1)
    assert refused(match, 1, match.game.notation.move_text(match.state, 1, 0)) == "S6"
    for ply in range(6):
        assert match.to_move == (ply % 2,)
        match.play(ply % 2, f"{hand(match, ply % 2)[0]}@{ply // 2 + 1}")


@pytest.mark.rules("S6", "S10")
def test_a_turn_is_one_card_played_one_drawn():
    match = GAME.new(seed=1)
    top = match.position()["decks"]["clan"][0]
    card = hand(match, 0)[2]
    match.play(0, f"{card}@4")
    assert side(match, 0, 4) == [card]
    assert sorted(hand(match, 0)) == sorted([*[c for c in hand(GAME.new(seed=1), 0) if c != card], top])
    assert len(match.position()["decks"]["clan"]) == 41


@pytest.mark.rules("S7")
def test_only_cards_in_hand_on_the_own_side():
    match = at(hands=("R5 G2", "B1"))
    assert refused(match, 0, "B1@1") == "S7"
    assert refused(match, 0, "Y9@1") == "S7"
    match.play(0, "r5 @ 1")
    assert side(match, 0, 1) == ["R5"] and side(match, 1, 1) == []
    assert match.events[0].to_dict() == {"ply": 1, "event": "laid", "rule": "S7", "seat": 0, "card": "R5", "stone": 1}


@pytest.mark.rules("S8")
def test_three_cards_a_side():
    match = at({1: ("R1 R5 G9", "B2")}, hands=("Y3", "P4"))
    assert refused(match, 0, "Y3@1") == "S8"
    match.play(0, "Y3@2")
    match.play(1, "P4@1")
    assert side(match, 1, 1) == ["B2", "P4"]


@pytest.mark.rules("S9")
def test_laid_cards_do_not_move_in_the_base_game():
    match, choose = GAME.new(seed=4), random.Random(4)
    before = [[], []] * 9
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, choose.choice(match.legal(seat)))
        now = [cards for stone in match.position()["stones"] for cards in stone["sides"]]
        assert all(new[: len(old)] == old for old, new in zip(before, now, strict=True))
        before = now


@pytest.mark.rules("S10")
def test_ST16_an_empty_deck_does_not_stop_the_game():
    match = until_deck_empty(2)
    seat = match.to_move[0]
    held = len(hand(match, seat))
    match.play(seat, match.legal(seat)[0])
    assert len(hand(match, seat)) == held - 1
    assert match.outcome is None


@pytest.mark.rules("S11")
def test_nobody_passes_who_can_play():
    match = at(hands=("R5", "B1"))
    assert "pass" not in match.legal(0)
    assert refused(match, 0, "pass") == "S11"


@pytest.mark.rules("S12", "SA6")
def test_without_a_card_one_passes_and_draws_nothing():
    match = at(hands=("", "B1"))
    assert match.legal(0) == ["pass"]
    deck = match.position()["decks"]["clan"]
    match.play(0, "pass")
    assert match.to_move == (1,)
    assert hand(match, 0) == [] and match.position()["decks"]["clan"] == deck


FULL = {
    1: ("B1 G2 Y4", ""), 2: ("G1 Y2 P4", ""), 3: ("B6 G3 N4", ""), 4: ("N1 B2 G4", ""), 5: ("R1 P2 B4", ""),
    6: ("P1 N2 R4", ""), 7: ("Y1 R2 B3", ""), 8: ("G5 P3 Y6", ""), 9: ("N3 B5 R6", "Y9 P8 G7"),
}  # fmt: skip


@pytest.mark.rules("S12", "SA6")
def test_with_all_sides_full_one_passes_and_may_still_claim():
    match = at(FULL | {9: ("N9 B9 R9", "Y9 P8 G7")}, hands=("R3", "B7"))
    assert match.legal(0) == ["pass"]
    match.play(0, "pass")
    assert match.legal(0) == ["claim 9", "done"]
    match.play(0, "claim 9")
    assert hand(match, 0) == ["R3"]  # no card is drawn after a pass, claim or not
    assert match.to_move == (1,)


@pytest.mark.rules("S13", "S22")
def test_ST10_the_order_of_laying_has_no_effect():
    for cards in ("R4 B2 G3", "G3 R4 B2", "B2 G3 R4"):
        match = at({1: (cards, "Y1 P1 N9")}, hands=("R1", "B9"))
        match.play(0, "R1@2")
        assert "claim 1" in match.legal(0)  # a run of 9 beats a sum of 11
        assert side(match, 0, 1) == cards.split()


@pytest.mark.rules("SA6")
def test_a_forced_pass_is_a_ply_of_its_own():
    match = at(hands=("", "B1"))
    match.play(0, "pass")
    assert match.moves == [(0, "pass")]
    assert match.events[-1].kind.name == "passed"


@pytest.mark.rules("S35", "SA38")
def test_with_tactics_an_empty_deck_cannot_be_chosen():
    match = until_deck_empty(3, TACTICS)
    while match.position()["phase"] != "draw":
        seat = match.to_move[0]
        match.play(seat, "done" if "done" in match.legal(seat) else match.legal(seat)[0])
    seat = match.to_move[0]
    assert match.legal(seat) == ["draw tactic"]  # a draw one cannot choose is still due
    assert refused(match, seat, "draw clan") == "S35"
