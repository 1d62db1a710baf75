"""Who knows what after a Headhunter."""

from __future__ import annotations

from collections import Counter

import pytest

from drovers.core import dice, rules
from games.schotten.build import TACTICS, at, hand
from games.schotten.test_ruses import FULL_HAND, hunt


def imagined(match, seat: int, seed: int) -> dict:
    world = match.sight(None if seat < 0 else seat).state.copy()
    rules.imagine(world, seat, dice.new_dice(seed))
    assert rules.flaw(world) == 0
    return match.game.write_position(world)


@pytest.mark.rules("SA36")
def test_only_the_hunter_knows_what_he_put_under():
    match = at(options=TACTICS, **FULL_HAND)
    hunt(match, "C C C", "R3 G1")
    assert match.sight(0)["decks"]["clan"][-2:] == ["R3", "G1"]
    assert set(match.sight(1)["decks"]["clan"]) == {"?"} == set(match.sight(None)["decks"]["clan"])
    returned = [event for event in match.seen(1) if event.kind.name == "returned"]
    assert [event.data["card"] for event in returned] == [None, None]
    assert [event.data["deck"] for event in returned] == ["clan", "clan"]  # where they went is public
    for seed in range(5):
        assert imagined(match, 0, seed)["decks"]["clan"][-2:] == ["R3", "G1"]


@pytest.mark.rules("SA36", "SA44")
def test_the_hunter_recognises_his_card_when_the_other_draws_it():
    fields = {"decks": {"tactic": ["J", "ST"]}, "discard": "HH", "laid": [1, 0]}
    hunter = {"seat": 0, "buried": [0, 2], "sealed": False, "plain": [0, 0]}
    match = at(hands=("R1 R2 S H BL MU J", "G1 G2 BA TR"), options=TACTICS, mover=1, hunter=hunter, **fields)
    assert match.sight(0)["decks"]["tactic"] == ["J", "ST"]
    match.play(1, "G1@1")
    match.play(1, "draw tactic")
    assert match.sight(0)["hands"][1] == ["J", "?", "?t", "?t"]
    assert match.sight(None)["hands"][1] == ["?", "?t", "?t", "?t"]
    drew = match.seen(0)[-1]
    assert drew.data["card"] == "J" and match.seen(None)[-1].data["card"] is None
    assert imagined(match, 0, 1)["hands"][1].count("J") == 1


@pytest.mark.rules("SA36")
def test_a_card_the_hunter_draws_back_is_his_secret():
    fields = {"decks": {"tactic": ["J", "ST"]}, "discard": "HH", "laid": [1, 0]}
    match = at(hands=("R1 S H", "G1 BA TR BL MU J"), options=TACTICS, hunter={"seat": 0, "buried": [0, 2]}, **fields)
    match.play(0, "R1@1")
    match.play(0, "draw tactic")
    assert match.sight(0)["hands"][0] == ["J", "S", "H"] and match.sight(0)["decks"]["tactic"][-1] == "ST"
    for viewer in (1, None):
        assert match.sight(viewer)["hands"][0] == ["?t"] * 3
        assert match.seen(viewer)[-1].data["card"] is None


@pytest.mark.rules("SA36")
def test_what_the_hunter_knows_goes_with_the_card():
    fields = {"decks": {"tactic": ["J", "ST"]}, "discard": "HH TR", "laid": [1, 1]}
    hunter = {"seat": 0, "buried": [0, 2]}
    match = at(hands=("R1 R2 S H BL MU J", "G1 N9 BA"), options=TACTICS, mover=1, hunter=hunter, **fields)
    match.play(1, "G1@1")
    match.play(1, "draw tactic")
    match.play(0, "R1@1")
    match.play(0, "draw clan")
    match.play(1, "N9@2")  # a card before it leaves, another comes
    match.play(1, "draw clan")
    assert match.sight(0)["hands"][1] == ["J", "?", "?t"]
    assert imagined(match, 0, 1)["hands"][1][1:] == hand(match, 1)[1:] == ["J", "BA"]
    match.play(0, "R2@1")
    match.play(0, "draw clan")
    match.play(1, "J@3")
    assert match.sight(0)["hands"][1] == ["?", "?t"]


@pytest.mark.rules("SA36")
def test_of_two_jokers_the_hunter_cannot_tell_which_was_laid():
    hunter = {"seat": 0, "buried": [0, 1]}
    fields = {"decks": {"tactic": ["J"]}, "discard": "HH TR", "laid": [1, 1]}
    match = at(hands=("R1 R2 S H BL MU ST", "G1 BA J"), options=TACTICS, mover=1, hunter=hunter, **fields)
    match.play(1, "G1@1")
    match.play(1, "draw tactic")
    assert match.sight(0)["hands"][1] == ["J", "?t", "?t"]
    match.play(0, "R1@1")
    match.play(0, "draw clan")
    match.play(1, "J@2")
    assert hand(match, 1) == ["J", "BA"] and match.sight(0)["hands"][1] == ["?t", "?t"]


@pytest.mark.rules("SA21")
def test_a_card_drawn_from_where_no_joker_was_put_is_known_to_be_none():
    fields = {"discard": "HH TR ST", "laid": [2, 2], "decks": {"tactic": ["S"]}, "phase": "draw"}
    hunter = {"seat": 0, "buried": [0, 1], "sealed": True}
    match = at({1: ("J", "")}, ("R1 H", "G1 J BA BL MU"), options=TACTICS, hunter=hunter, **fields)
    match.play(0, "draw tactic")
    keeps = Counter("J" in imagined(match, -1, seed)["hands"][0] for seed in range(60))
    assert keeps[True] and keeps[False]  # one of two may be the Joker
    match.play(1, "G1@1")
    match.play(1, "draw clan")
    match.play(0, "H@2")  # perhaps the card that was drawn, perhaps not
    assert {"J" in imagined(match, -1, seed)["hands"][0] for seed in range(60)} == {True, False}
    match = at({1: ("J", "")}, ("R1", "G1 J BA BL MU H"), options=TACTICS, hunter=hunter, **fields)
    match.play(0, "draw tactic")
    assert not any("J" in imagined(match, -1, seed)["hands"][0] for seed in range(60))


@pytest.mark.rules("SA21")
def test_everybody_knows_that_a_joker_which_must_be_kept_was_not_put_under():
    match = at({1: ("J", "")}, ("R3 R4 R5 G1 S H HH", "B1 BA"), options=TACTICS, discard="TR", laid=[1, 1])
    hunt(match, "C C C", "S H")
    worlds = [imagined(match, seat, seed) for seed in range(60) for seat in (1, -1)]
    assert all("J" not in world["decks"]["tactic"][-2:] for world in worlds)
    places = Counter("J" in world["decks"]["tactic"] for world in worlds)
    assert places[True] and places[False]  # elsewhere it may be


@pytest.mark.rules("SA44")
def test_worlds_keep_backs_and_everything_face_up():
    match = at({1: ("R5 S", "J")}, ("R3 R4 BL", "B1 BA N9"), options=TACTICS, laid=[1, 1])
    hands = Counter()
    for seed in range(40):
        world = imagined(match, 0, seed)
        assert world["stones"] == match.position()["stones"] and world["hands"][0] == hand(match, 0)
        assert [card[-1].isdigit() for card in world["hands"][1]] == [True, True, False]
        hands[tuple(world["hands"][1])] += 1
    assert len(hands) > 30
