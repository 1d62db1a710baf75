"""Set-up: components, removals, pasture, stables, hands."""

from __future__ import annotations

from collections import Counter

import pytest

from .build import CODES, DOGS, GAME, MILK, SIZE, STABLES, TYPES, cards

SEATS = range(2, 6)
STARTS = {2: [0, 12], 3: [0, 7, 14], 4: [0, 7, 14, 21], 5: [0, 7, 14, 17, 21]}
PILE = {2: 27, 3: 34, 4: 54, 5: 67}


def dealt(seats, seed=0, **options):
    return GAME.new(seats, options, seed)


def everything(match):
    """Every card on the table."""
    position = match.position()
    pasture = [text for row in position["pasture"] for text in row if not text.startswith("#")]
    hands = [text.strip("()") for hand in position["hands"] for text in hand]
    return Counter(pasture + hands + position["pile"])


@pytest.mark.rules("G1", "G2", "G3", "G4", "GA4")
def test_the_box_of_five_players_holds_all_121_cards():
    deck = everything(dealt(5))
    assert deck.total() == 121
    assert all(deck[f"{code}{value}"] == 1 for code in CODES for value in range(1, 6)) and len(CODES) == 18
    assert (deck["DOG"], deck["M1"], deck["M2"]) == (15, 8, 8)
    assert deck["DOG"] + deck["M1"] + deck["M2"] == 121 - 90


@pytest.mark.rules("G5", "G9", "GA13")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_a_stable_a_big_goat_and_ten_markers(seats):
    position = dealt(seats).position()
    assert position["supply"] == [10] * seats
    assert sorted(text for row in position["pasture"] for text in row if "#" in text) == [f"#{s}" for s in range(seats)]
    assert len(position["pawns"]) == seats


@pytest.mark.rules("G6", "GA28")
@pytest.mark.parametrize("seats", SEATS)
def test_cards_are_removed_by_number_of_players(seats):
    deck = everything(dealt(seats))
    assert deck == cards(seats)
    assert len({card[:2] for card in deck} - {"DO", "M1", "M2"}) == TYPES[seats]
    assert (deck["DOG"], deck["M1"], deck["M2"]) == (DOGS[seats], *MILK[seats])
    assert deck.total() == {2: 65, 3: 86, 4: 107, 5: 121}[seats]


@pytest.mark.rules("GA4", "G6")
def test_the_other_split_of_the_milk():
    found = [everything(dealt(seats, milk_split="10+6")) for seats in SEATS]
    assert [(deck["M1"], deck["M2"]) for deck in found] == [(6, 2), (5, 6), (8, 6), (10, 6)]


@pytest.mark.rules("G7", "G8", "GA1")
@pytest.mark.parametrize("seats", SEATS)
def test_pasture_and_pile(seats):
    position = dealt(seats).position()
    rows = position["pasture"]
    assert [len(row) for row in rows] == [SIZE[seats]] * SIZE[seats]
    assert sum("#" not in text for row in rows for text in row) == SIZE[seats] ** 2 - seats
    assert "-" not in [text for row in rows for text in row]
    assert len(position["pile"]) == PILE[seats]
    sight = dealt(seats).sight(0)
    assert sight["pasture"] == rows and sight["pile"] == ["?"] * PILE[seats], "the pasture is open, the pile is not"


@pytest.mark.rules("G10", "GA2", "GA3")
@pytest.mark.parametrize("seats", SEATS)
def test_stables_and_starts(seats):
    position = dealt(seats).position()
    for seat, name in enumerate(STABLES[seats].split()):
        assert position["pasture"][int(name[1]) - 1]["abcdefg".index(name[0])] == f"#{seat}"
    assert position["pawns"] == STARTS[seats]


@pytest.mark.rules("G10", "GA2")
def test_the_ring_layout_is_for_three_and_five():
    wanted = {3: ("d1 g6 a6", [3, 12, 22]), 5: ("c1 g2 g6 c7 a4", [2, 8, 12, 18, 24])}
    for seats in SEATS:
        stables, starts = wanted.get(seats, (STABLES[seats], STARTS[seats]))
        position = dealt(seats, stable_layout="ring").position()
        assert position["pawns"] == starts
        for seat, name in enumerate(stables.split()):
            assert position["pasture"][int(name[1]) - 1]["abcdefg".index(name[0])] == f"#{seat}"


@pytest.mark.rules("G11")
@pytest.mark.parametrize("seats", SEATS)
def test_two_hidden_cards_each_and_never_a_dog(seats):
    milk, moved = 0, 0
    for seed in range(60):
        match = dealt(seats, seed)
        hands = match.position()["hands"]
        assert [len(hand) for hand in hands] == [2] * seats
        assert all(text.startswith("(") and "DOG" not in text for hand in hands for text in hand)
        milk += any("M" in text and text[1:3] in ("M1", "M2") for hand in hands for text in hand)
        moved += match.position()["pile"][0] == "DOG"
    assert milk > 0, "milk may stay in a starting hand"
    assert moved > 0, "dogs set aside are shuffled back in: one may lie on top"


@pytest.mark.rules("G11")
def test_dogs_set_aside_go_back_anywhere_in_the_pile():
    places = Counter()
    for seed in range(400):
        pile = dealt(2, seed).position()["pile"]
        places.update(place // 9 for place, card in enumerate(pile) if card == "DOG")
    assert min(places[third] for third in range(3)) > 0.8 * max(places.values())


@pytest.mark.rules("G12")
@pytest.mark.parametrize("seats", SEATS)
def test_seat_0_starts_and_turns_go_clockwise(seats):
    match, order = dealt(seats), []
    for _ in range(seats + 2):
        seat = match.to_move[0]
        order.append(seat)
        turn = match.position()["turn"]
        while match.to_move and match.position()["turn"] == turn:
            asked = match.to_move[0]
            legal = match.legal(asked)
            match.play(asked, "keep" if "keep" in legal else legal[0])
    assert order == [place % seats for place in range(seats + 2)]
