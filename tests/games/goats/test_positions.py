"""Positions that cannot be are refused with the field named; moves that may not be, with the rule."""

from __future__ import annotations

import pytest

from drovers.core.errors import BadMove, BadPosition, IllegalMove

from .build import GAME, play, position, table

HANDS = ("RO1 CH4", "CH1 CH2")


def refused(data):
    with pytest.raises(BadPosition) as refusal:
        GAME.from_position(data)
    assert refusal.value.reason("en") and refusal.value.reason("fr")
    return refusal.value.field


def changed(change, **what):
    data = position(**what)
    change(data)
    return refused(data)


def test_a_position_is_read_back_exactly():
    match = table(hands=HANDS, front=("RO5", "RO2"), at={"c3": "RO3"})
    again = GAME.from_position(match.position())
    assert again.state == match.state and again.position() == match.position()


def test_what_is_left_out_is_filled_in():
    data = position(hands=HANDS)
    for field in ("pile", "front", "box", "owners"):
        del data[field]
    match = GAME.from_position(data)
    assert len(match.position()["pile"]) == 27 and match.position()["supply"] == [10, 10]
    assert match.position()["pawns"] == [0, 12] and match.to_move == (0,)
    assert sorted(match.position()["pile"]) != match.position()["pile"], "shuffled by the key"


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("pasture", lambda p: p["pasture"].pop()),
        ("pasture[2]", lambda p: p["pasture"][2].pop()),
        ("pasture[2][3]", lambda p: p["pasture"][2].__setitem__(3, "ZZ9")),
        ("pasture[2][3]", lambda p: p["pasture"][2].__setitem__(3, "RO3@2")),
        ("pasture[2][3]", lambda p: p["pasture"][2].__setitem__(3, 5)),
        ("hands", lambda p: p["hands"].pop()),
        ("hands[1]", lambda p: p["hands"][1].append("M1")),
        ("hands[0][1]", lambda p: p["hands"][0].__setitem__(1, "ROO")),
        ("front[0][0]", lambda p: p["front"][0].append("goat")),
        ("box[0]", lambda p: p.update(box=["DOG"])),
        ("owners.RO", lambda p: p.update(owners={"RO": 7})),
        ("owners.ZZ", lambda p: p.update(owners={"ZZ": 0})),
        ("turn", lambda p: p.update(turn=2)),
        ("phase", lambda p: p.update(phase="sleep")),
        ("played", lambda p: p.update(played="RO9")),
        ("source", lambda p: p.update(source="z9")),
        ("requests", lambda p: p.update(requests=-1)),
        ("last", lambda p: p.update(last="G1")),
        ("pile[0]", lambda p: p.update(pile=["?"])),
        ("supply[1]", lambda p: p.update(supply=[10, 11])),
        ("goat", lambda p: p.update(goat=1)),
        ("marker_limit", lambda p: p.update(options={"marker_limit": 11})),
        ("seats", lambda p: p.update(seats=6)),
    ],
)
def test_malformed_fields(field, change):
    assert changed(change, hands=HANDS) == field


def stable_moved(p):
    p["pasture"][0][0], p["pasture"][2][2] = p["pasture"][2][2], "#0"


@pytest.mark.rules("G9", "GA1")
def test_stables_stand_on_the_border_once_each():
    assert changed(stable_moved) == "stables"
    assert changed(lambda p: p["pasture"][0].__setitem__(0, p["pile"].pop())) == "stables", "missing"
    assert changed(lambda p: p["pile"].append(p["pasture"][0][1]) or p["pasture"][0].__setitem__(1, "#0")) == "stables"


@pytest.mark.rules("G6", "G2")
def test_a_card_twice_or_missing():
    assert changed(lambda p: p["pile"].append("RO1"), hands=HANDS) == "pile"
    assert changed(lambda p: p["pile"].remove("RO2"), hands=HANDS) == "pile"
    assert changed(lambda p: p["pile"].append("YO1"), hands=HANDS) == "pile", "not a type of two players"
    assert changed(lambda p: p["pile"].append("DOG"), hands=HANDS) == "pile"
    assert changed(lambda p: p["front"][0].append("M2"), hands=HANDS) == "pile"
    assert changed(lambda p: p["pile"].__setitem__(p["pile"].index("M1"), "M2"), hands=HANDS) == "pile"
    assert changed(lambda p: p["front"][1].append("RO5"), front=("RO5", "")) == "front[1][0]"
    assert changed(lambda p: p["box"].append("RO5"), front=("RO5", "")) == "box[0]"


@pytest.mark.rules("G18")
def test_no_hole_while_the_pile_has_cards():
    assert changed(lambda p: p["pile"].append(p["pasture"][3][3]) or p["pasture"][3].__setitem__(3, "-")) == "pasture"


@pytest.mark.rules("G26", "G30a", "GA13")
def test_markers_belong_to_the_owner_of_a_goat():
    owned = {"hands": HANDS, "front": ("RO5 RO3", ""), "owners": {"RO": 0}, "at": {"c3": "RO2@0", "d3": "DOG"}}
    assert changed(lambda p: p["pasture"][2].__setitem__(2, "RO2@1"), **owned) == "pasture"
    assert changed(lambda p: p["pasture"][2].__setitem__(3, "DOG@0"), **owned) == "pasture"
    assert changed(lambda p: p["pasture"][4].__setitem__(2, p["pasture"][4][2] + "@0"), **owned) == "pasture"
    assert changed(lambda p: p.update(supply=[10, 10]), **owned) == "supply", "nine are left"
    assert changed(lambda p: p.update(options={"marker_limit": 0}), **owned) == "supply"


@pytest.mark.rules("G11", "G13")
def test_hands():
    assert changed(lambda p: p["pile"].append(p["hands"][1].pop()), hands=HANDS) == "hands"
    assert refused(position(hands=("RO1 (DOG)", "CH1 CH2"))) == "hands", "no dog was dealt"


@pytest.mark.rules("G15", "GA5")
def test_big_goats_stand_at_edges_the_pasture_has():
    assert refused(position(hands=HANDS, pawns=[24, 0])) == "pawns"
    assert refused(position(hands=HANDS, pawns=[28, 0])) == "pawns[0]"
    assert GAME.from_position(position(4, pawns=[27, 0, 0, 0]))


@pytest.mark.rules("G21", "G22", "G24", "G28")
def test_types_are_decided_when_they_must_be_and_not_before():
    assert refused(position(front=("RO5 RO3", ""))) == "owners", "eight points and no owner"
    assert refused(position(front=("RO1 RO2", "RO3 RO4"))) == "owners", "four cards and no owner"
    assert refused(position(front=("RO5", ""), owners={"RO": 0})) == "owners", "owned without a reason"
    assert refused(position(front=("RO5 RO3", "RO1"), owners={"RO": 0})) == "owners", "the loser's card has left"
    assert refused(position(front=("RO5", ""), box="RO1")) == "owners", "no card of an open type has left"
    assert GAME.from_position(position(front=("RO5 RO3", ""), box="RO1", owners={"RO": 0}))


@pytest.mark.rules("G29")
def test_only_a_fifth_card_in_the_pile_is_known_to_be_there():
    fourth = {"front": ("RO5 RO2", ""), "box": "RO1 RO3", "owners": {"RO": 0}}
    assert GAME.from_position(position(**fourth, piled=["RO4"]))
    assert refused(position(**fourth, at={"c3": "RO4"}, piled=["RO4"])) == "piled"
    assert refused(position(front=("RO5 RO3", ""), owners={"RO": 0}, piled=["RO4"])) == "piled"
    assert refused(position(**fourth, hands=("(RO4) CH1", "CH2 CH4"), piled=["RO4"])) == "piled"


@pytest.mark.rules("G13", "G16", "G42")
def test_turn_and_phase():
    assert refused(position(hands=HANDS, played="RO1")) == "played", "nothing is played before phase 1"
    assert refused(position(hands=("CH4", "CH1 CH2"), phase="take", played="RO1")) == "played", "it must lie there"
    assert GAME.from_position(position(hands=("CH4", "CH1 CH2"), front=("RO1", ""), phase="take", played="RO1"))
    assert refused(position(hands=HANDS, phase="dog", front=("DOG", ""), played="DOG")) == "phase", "nothing to lead"
    assert (
        refused(position(hands=HANDS, phase="mark", front=("RO5 RO3", ""), owners={"RO": 0}, played="RO3")) == "phase"
    )
    assert refused(position(hands=HANDS, phase="over")) == "last"
    assert refused(position(hands=HANDS, last="G41")) in ("last", "hands")
    assert refused(position(hands=HANDS, phase="over", last="G40")) == "last", "the pile is not empty"
    assert refused(position(hands=HANDS, source="c3")) == "played"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("take c3", "G13"),
        ("play VI5", "G13"),
        ("keep", "G13"),
        ("yes", "G13"),
        ("mark c3", "G13"),
        ("dog c3", "G13"),
        ("to c3", "G13"),
    ],
)
@pytest.mark.rules("G13")
def test_first_a_card_of_the_hand(text, rule):
    match = table(hands=HANDS)
    before = match.state.copy()
    with pytest.raises(IllegalMove) as refusal:
        match.play(0, text)
    assert refusal.value.rule == rule and refusal.value.reason("fr")
    assert match.state == before and match.events == [] and match.ply == 0


@pytest.mark.rules("G7", "G12", "G16", "G17")
def test_where_a_card_may_be_taken():
    match = table(hands=HANDS)
    assert match.why_not(1, "play CH1").rule == "G12"
    play(match, "play RO1")
    assert match.why_not(0, "take c3").rule == "G16"
    assert match.why_not(0, "take g3").rule == "G7"
    assert match.why_not(0, "take b7").rule == "G7"


@pytest.mark.rules("G26")
def test_only_cards_of_the_type_just_won_are_marked():
    at = {"c3": "RO1", "f5": "RO4"}
    match = table(hands=("RO3 CH4", "CH1 CH2"), front=("RO5", ""), at=at, options={"marker_limit": 1})
    play(match, "play RO3", "take d3")
    assert match.why_not(0, "mark b2").rule == match.why_not(0, "mark a1").rule == "G26"


@pytest.mark.rules("G33")
def test_a_card_with_nowhere_to_go_is_not_led():
    around = {"e1": "RO4@0", "b4": "RO2@0", "c3": "PO1@1"}
    around |= {
        "b1": "DOG",
        "c1": "DOG",
        "d1": "DOG",
        "f1": "DOG",
        "e2": "M1",
        "e3": "M1",
        "e4": "M1",
        "e5": "M2",
        "e6": "M2",
    }
    match = table(hands=("DOG CH4", "CH1 CH2"), front=("RO5 RO3", "PO5 PO3"), owners={"RO": 0, "PO": 1}, at=around)
    play(match, "play DOG", "take a2")
    assert match.legal(0) == ["dog b4", "keep"]
    assert match.why_not(0, "dog e1").rule == "G33"
    play(match, "dog b4")
    assert match.why_not(0, "keep").rule == "G33", "once chosen, the card goes somewhere"


@pytest.mark.parametrize(
    "text", ["", "play", "play RO", "take h1", "take c8", "take c33", "to", "yes please", "keep c3", "x c3"]
)
def test_texts_that_are_no_moves(text):
    with pytest.raises(BadMove):
        table(hands=HANDS).play(0, text)
