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
