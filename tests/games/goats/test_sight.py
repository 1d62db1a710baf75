"""Who knows what, and worlds drawn fairly from what is possible."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from drovers.contract import draws_are_fair
from drovers.contract.fairness import fingerprint
from drovers.core import dice, rules

from .build import GAME, play, position, table


def worlds(match, seat, count=300):
    """Positions a seat thinks possible."""
    rng = dice.new_dice(7)
    for _ in range(count):
        state = match.sight(seat).state.copy()
        rules.imagine(state, -1 if seat is None else seat, rng)
        yield GAME.write_position(state)


@pytest.mark.rules("GA31", "G8", "G11")
def test_starting_cards_are_hidden_until_played_and_taken_cards_are_not():
    match = table(3, hands=("(RO2) (CH4)", "(CH1) (CH2)", "(DI1) (DI2)"))
    assert match.sight(0)["hands"] == [["(RO2)", "(CH4)"], ["?", "?"], ["?", "?"]]
    assert match.sight(None)["hands"] == [["?", "?"]] * 3
    assert set(match.sight(0)["pile"]) == {"?"}
    play(match, "play CH4")
    play(match, match.legal(0)[0])
    taken = [event.data["card"] for event in match.events if event.kind.name == "took"]
    for viewer in (1, 2, None):
        assert match.sight(viewer)["hands"][0] == [*taken, "?"]
        assert match.sight(viewer)["front"][0] == ["CH4"]


@pytest.mark.rules("GA31")
def test_the_order_of_a_hand_says_nothing_about_a_hidden_card():
    low, high = (table(hands=(f"({card}) PO3", "CH1 CH2"), pile="RO1 SU5").sight(1) for card in ("RO2", "SU4"))
    assert low["hands"][0] == high["hands"][0] == ["PO3", "?"]


@pytest.mark.rules("G11")
def test_no_imagined_starting_card_is_a_dog():
    match = table(hands=("(RO2) (CH4)", "(CH1) (M1)"))
    found = Counter(text for world in worlds(match, None) for hand in world["hands"] for text in hand)
    assert "(DOG)" not in found and "DOG" not in found
    assert found["(M1)"] > 0 and len(found) > 10


@pytest.mark.rules("GA31")
def test_a_world_has_the_known_cards_in_place():
    match = table(hands=("(RO2) CH4", "(CH1) DOG"), front=("PO1", "PO2"))
    for world in worlds(match, 0, 50):
        assert world["hands"][0] == ["(RO2)", "CH4"] and "DOG" in world["hands"][1]
        assert world["pasture"] == match.position()["pasture"] and world["front"] == match.position()["front"]


@pytest.mark.rules("G27", "G29")
def test_precision_1_a_fifth_card_nobody_showed_is_in_the_pile():
    match = table(3, hands=("RO1 CH4", "(CH1) (CH2)", "(DI1) (DI2)"), front=("", "RO4", "RO2 RO3"))
    before = [world["hands"] for world in worlds(match, 0, 150)]
    assert any("(RO5)" in hand for hands in before for hand in hands), "possible before the evaluation"
    play(match, "play RO1", "take b3")
    assert match.position()["piled"] == ["RO5"]
    for world in worlds(match, 0, 150):
        assert all("(RO5)" not in hand for hand in world["hands"]) and "RO5" in world["pile"]


@pytest.mark.rules("GA31")
def test_precision_2_of_equal_milk_the_known_one_counts_as_played():
    match = table(hands=("(M1) M1", "(CH1) (CH2)"))
    assert match.sight(1)["hands"][0] == ["M1", "?"]
    play(match, "play M1")
    assert match.position()["hands"][0] == ["(M1)"], "the one left is the hidden one"
    assert match.sight(1)["hands"][0] == ["?"]
    other = table(hands=("(RO2) M1", "(CH1) (CH2)"), pile="M1")
    play(other, "play M1")
    assert other.sight(1)["hands"][0] == ["?"], "nothing tells the two apart"


def test_events_hide_nothing_that_was_open():
    match = table(hands=("(RO2) (CH4)", "(CH1) (CH2)"))
    play(match, "play RO2", "take c3")
    assert [event.to_dict() for event in match.seen(1)] == [event.to_dict() for event in match.seen(0)]


@pytest.mark.rules("G11", "G27")
def test_worlds_are_drawn_fairly_among_all_that_are_possible():
    """Hidden: one card in the other hand and a pile of four; every way to deal them is enumerated here."""
    unseen = ["M1", "PO5", "RO4", "DOG", "DOG"]  # PO5 is known to be in the pile
    match = near_the_end(hidden=unseen[0], pile=unseen[1:])
    weights = Counter()
    for order in permutations(range(5)):
        hidden, *pile = (unseen[i] for i in order)
        if hidden not in ("DOG", "PO5"):
            weights[fingerprint(near_the_end(hidden=hidden, pile=pile).state)] += 1
    draws_are_fair(match.state, 0, weights, draws=4000)


def near_the_end(*, hidden, pile):
    """A full pasture of two players whose last unseen cards are one in the hand of seat 1 and the pile."""
    data = position(hands=("DI1 DI2", f"CH1 ({hidden})"), front=("PO1 PO2", "PO3 PO4 RO1"), at={"c3": "RO2"})
    spare = Counter(data["pile"]) - Counter(pile)
    data["piled"], data["owners"], data["pile"] = ["PO5"], {"PO": 1, "RO": 0}, list(pile)
    data["front"], data["box"] = [[], ["PO3", "PO4"]], ["PO1", "PO2", "RO1"]
    for card in sorted(spare.elements()):
        data["front"][0].append(card)
        if card not in ("DOG", "M1", "M2"):
            data["owners"][card[:2]] = 0
    return GAME.from_position(data)
