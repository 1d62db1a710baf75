"""Positions that cannot be are refused with the field named; the others survive a round trip."""

from __future__ import annotations

import pytest

from drovers.core.errors import BadMove, BadPosition
from drovers.games.schotten import GAME
from games.schotten.build import TACTICS, at, position

BAD = {
    "a card twice at the stones": ("stones", position({1: ("R5 R5", "")})),
    "a card at a stone and in a hand": ("hands", position({1: ("R5", "")}, ("R5", ""))),
    "55 cards": ("decks", position(hands=("R5", ""), decks={"clan": ["R5"]})),
    "53 cards": ("decks", position(decks={"clan": ["R5"]})),
    "a card twice in the discard": ("discard", position({1: ("R5", "")}, discard="R5")),
    "three Jokers": ("hands", position(hands=("J J", "J"), options=TACTICS)),
    "a Tactic card in the base game": ("hands", position(hands=("J", ""))),
    "a Tactic card in the Clan deck": ("decks", position(decks={"clan": ["J"]}, options=TACTICS)),
    "four cards without Mud": ("stones", position({1: ("R1 R2 R3 R4", "")})),
    "a claimed stone with too few cards": ("stones", position({1: ("R1 R2", "")}, owners={1: 0})),
    "a claimed stone of the weaker side": ("stones", position({1: ("R1 R2 R4", "G1 G2 G3")}, owners={1: 0})),
    "a completion after this turn": ("stones", position({1: ("R1 R2 R4", "")}, since={1: [[30, 0], [0, 0]]})),
    "a completion of an incomplete side": ("stones", position({1: ("R1 R2", "")}, since={1: [[3, 0], [0, 0]]})),
    "two completions in one turn": ("stones", position({1: ("R1 R2 R4", "B1 B2 B4")}, since={1: [[3, 0], [3, 0]]})),
    "a mode on a side": ("stones[0].sides[0]", position({1: ("BL", "")}, options=TACTICS)),
    "seven cards in a hand of six": ("hands", position(hands=("R1 R2 R3 R4 R5 R6 R7", ""))),
    "too many Tactic cards played": ("laid", position({1: ("S J", "")}, options=TACTICS, laid=[2, 0])),
    "Tactic cards played that are nowhere": ("laid", position(options=TACTICS, laid=[1, 0])),
    "two Jokers on one side": ("jokers", position({1: ("J J", "S")}, options=TACTICS, laid=[2, 1])),
    "a claim step without a claim": ("phase", position(phase="claim")),
    "a Tactic draw in the base game": ("phase", position(phase="draw")),
    "hunting without a hunter": ("phase", position(phase="hunt", steps=3, options=TACTICS)),
    "cards buried by nobody": ("buried", position(options=TACTICS, hunter={"seat": 0, "buried": [1, 0]})),
    "a card known for no reason": ("known", position(hands=("R1", ""), known=[[1], []])),
    "a won round that goes on": (
        "ended",
        position({n: (f"{c}9 {c}8 {c}7", "") for n, c in ((1, "R"), (2, "G"), (3, "B"))}, owners={1: 0, 2: 0, 3: 0}),
    ),
    "an end nobody won": ("ended", position(ended="S28", phase="over")),
    "a second round of one": ("round", position(round=2)),
    "points from nowhere": ("round", position(points=[5, 0])),
    "four passes and play on": ("passes", position(passes=4)),
    "no such card": ("hands[0][0]", position(hands=("R0", ""))),
    "no such stone": ("modes.mud.stone", position(modes={"mud": (10, 0)}, options=TACTICS)),
    "no such phase": ("phase", position(phase="dinner")),
    "a misspelt field": ("hand", position() | {"hand": []}),
    "eight stones": ("stones", position() | {"stones": [{"sides": [[], []]}] * 8}),
}


@pytest.mark.rules("S1", "S8", "S16", "S19")
@pytest.mark.parametrize("what", BAD)
def test_a_position_that_cannot_be_is_refused_with_its_field(what):
    field, data = BAD[what]
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(data)
    assert caught.value.field == field
    assert caught.value.reason("en") != caught.value.reason("fr")


def test_a_position_made_by_hand_round_trips():
    match = at({1: ("R5 G5", "G7"), 4: ("J", "B2 B3 B4")}, hands=("R1 S", "N1"), options=TACTICS)
    again = GAME.from_position(match.position())
    assert again.state == match.state


@pytest.mark.parametrize(
    "text", ["", "R5", "R5@0", "R5@10", "Z5@1", "HH@1", "ST 1.1", "ST 1.1>1", "BA 1.1>2", "TR 1.1>x", "TR 1.MU>2",
             "claim", "claim 0", "return X", "draw", "R5@1@2"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text):
    match = GAME.new(options=TACTICS, seed=1)
    before = match.position()
    with pytest.raises(BadMove):
        match.play(0, text)
    assert match.position() == before


@pytest.mark.rules("SA30")
def test_a_card_moved_to_its_own_stone_is_refused_by_its_rule():
    with pytest.raises(BadMove) as error:
        GAME.new(options=TACTICS, seed=1).play(0, "ST 1.1>1")
    assert error.value.rule == "SA30"


def test_every_move_of_the_space_has_a_text_of_its_own():
    state = GAME.new(options=TACTICS, seed=1).state
    texts = [GAME.notation.move_text(state, 0, move) for move in range(GAME.moves)]
    assert len(set(texts)) == GAME.moves == 1472
    assert [GAME.notation.parse_move(state, 0, text) for text in texts] == list(range(GAME.moves))


def test_the_fixed_places_of_the_move_space():
    state = GAME.new(options=TACTICS, seed=1).state
    places = {0: "B1@1", 485: "N9@9", 486: "J@1", 512: "H@9", 513: "BL@1", 530: "MU@9", 531: "HH", 532: "ST 1.1>x",
              855: "ST 9.4>x", 856: "BA 1.1", 891: "BA 9.4", 892: "TR 1.1>1", 1215: "TR 9.4>9", 1216: "pass",
              1217: "claim 1", 1225: "claim 9", 1226: "done", 1227: "draw clan", 1228: "draw tactic",
              1229: "return B1", 1291: "return TR", 1292: "ST 1.BL>x", 1453: "ST 9.MU>x", 1454: "BA 1.BL",
              1471: "BA 9.MU"}  # fmt: skip
    assert {move: GAME.notation.move_text(state, 0, move) for move in places} == places
