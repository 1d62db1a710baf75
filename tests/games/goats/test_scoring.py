"""Final scoring: values, doubling at the stable, milk, ties."""

from __future__ import annotations

import pytest

from .build import play, table

HANDS = ("RO1 CH4", "CH1 CH2")


def points(match):
    return [match.game.rules.score(match.state, seat) for seat in range(match.seats)]


def pasture(at, **what):
    """Seat 0 owns rockers and pirates, seat 1 pool goats."""
    owners = {"RO": 0, "PI": 0, "PO": 1}
    front = ("RO5 RO3 PI5 PI3", "PO5 PO3")
    return table(**({"at": at, "front": front, "owners": owners} | what))


@pytest.mark.rules("G43")
def test_each_marked_card_counts_its_value():
    assert points(pasture({"c3": "RO4@0", "d4": "RO1@0", "c5": "PO2@1"})) == [5, 2]


@pytest.mark.rules("G44")
@pytest.mark.parametrize(("cell", "value"), [("b1", 8), ("a2", 8), ("b2", 4), ("c1", 4)])
def test_beside_the_stable_counts_double_but_not_diagonally(cell, value):
    assert points(pasture({cell: "RO4@0"})) == [value, 0]


@pytest.mark.rules("G44", "GA33")
def test_TG18_chains_of_ones_own():
    chain = {"b1": "RO1@0", "c1": "RO2@0", "c2": "RO4@0"}
    assert points(pasture(chain)) == [14, 0]
    assert points(pasture({"b1": "RO1@0", "c1": "PO2@1", "c2": "RO4@0"})) == [6, 2], "another's card breaks it"
    assert points(pasture({"b1": "RO1@0", "c2": "RO4@0", "d3": "RO2@0"})) == [8, 0], "diagonals join nothing"
    assert points(pasture({"f1": "RO1@0", "a2": "RO4@0"})) == [9, 0], "the end of a row is not beside the next row"


@pytest.mark.rules("GA33", "G44")
def test_another_stable_doubles_nothing_and_joins_nothing():
    assert points(pasture({"e6": "RO4@0", "f5": "RO1@0"})) == [5, 0]
    assert points(pasture({"e6": "PO4@1", "f5": "PO1@1"})) == [0, 10]
    hands = ("CH1 CH2", "CH3 CH4", "CH5 DI1", "DI2 DI3", "DI4 DI5")
    at = {"c7": "RO1@4", "b7": "RO2@4", "e7": "RO4@4", "d6": "PI1@4"}
    front = ("", "", "", "", "RO5 RO3 PI5 PI3")
    match = table(5, hands=hands, at=at, front=front, owners={"RO": 4, "PI": 4})
    assert points(match)[4] == 2 * 3 + 4 + 1, "the stable on d7 is another's: e7 and d6 stay apart"


@pytest.mark.rules("G44")
def test_the_end_of_a_row_is_not_beside_the_start_of_the_next():
    hands = ("CH1 CH2", "CH3 CH4", "CH5 DI1", "DI2 DI3")
    at = {"a2": "RO1@0", "a3": "RO2@0", "g2": "RO4@0"}
    match = table(4, hands=hands, at=at, front=("RO5 RO3", "", "", ""), owners={"RO": 0})
    assert points(match)[0] == 2 * 3 + 4
    at = {"g2": "RO1@1", "g3": "RO2@1", "a4": "RO4@1"}
    match = table(4, hands=hands, at=at, front=("", "RO5 RO3", "", ""), owners={"RO": 1})
    assert points(match)[1] == 2 * 3 + 4


@pytest.mark.rules("GA32")
def test_a_foreign_card_in_the_chain_gains_nothing():
    assert points(pasture({"b1": "PO4@1", "c1": "PO2@1", "a2": "RO1@0"})) == [2, 6]


@pytest.mark.rules("G45")
def test_hands_fronts_and_unmarked_cards_count_nothing():
    at = {"b1": "RO4", "a2": "DI5"}
    match = pasture(at, hands=("RO2 M2", "PO4 M2"))
    assert points(match) == [0, 0], "milk in a hand counts nothing either"


@pytest.mark.rules("G39", "G46")
def test_only_milk_played_counts_and_by_its_value():
    match = table(hands=("M2 RO1", "CH1 CH2"), front=("M1", ""))
    assert points(match) == [1, 0]
    play(match, "play M2")
    assert points(match) == [3, 0] and match.position()["pawns"][0] == 2


def milk(*totals, **options):
    """Points for milk totals, with as few 2s as needed."""
    seats = len(totals)
    twos = 0
    front = []
    for total in totals:
        pairs = min(total // 2, 8 - twos)
        twos += pairs
        front.append(" ".join(["M2"] * pairs + ["M1"] * (total - 2 * pairs)))
    match = table(seats, front=tuple(front), options=options)
    return points(match)


@pytest.mark.rules("G46", "GA26")
def test_the_largest_in_full_the_second_by_half():
    assert milk(5, 2) == [5, 1]
    assert milk(4, 3) == [4, 2], "half of 3, rounded up"
    assert milk(1, 4, 6) == [0, 2, 6]
    assert milk(0, 0) == [0, 0]
    assert milk(0, 3, 0) == [0, 3, 0], "no second place for nothing"


@pytest.mark.rules("GA26")
def test_rounding_down():
    assert milk(4, 3, milk_round="down") == [4, 1]
    assert milk(4, 2, milk_round="down") == [4, 1]


@pytest.mark.rules("G46", "GA26")
def test_ties_in_milk():
    assert milk(4, 4, 3, 1) == [4, 4, 2, 0], "a shared first place leaves the second"
    assert milk(5, 3, 3, 1) == [5, 2, 2, 0], "a shared second place gives half to each"
    assert milk(4, 4, 3, 1, milk_second_after_tie=False) == [4, 4, 0, 0]
    assert milk(5, 3, 3, 1, milk_second_after_tie=False) == [5, 2, 2, 0]
    assert milk(1, 3, 5, milk_second_after_tie=False) == [0, 2, 5], "no tie, whoever comes first"


@pytest.mark.rules("G47", "GA27")
@pytest.mark.parametrize(
    ("cards", "scores", "winners"),
    [
        ({"b2": "PO1@1", "c3": "PO2@1"}, (4, 3), (0,)),
        ({"b2": "PO1@1", "c3": "PO4@1"}, (4, 5), (1,)),
        ({"b2": "PO4@1"}, (4, 4), (0, 1)),
    ],
)
def test_TG24_most_points_win_and_a_tie_is_shared(cards, scores, winners):
    at = cards | {"b4": "RO4@0", "e3": "DI1", "f3": "DI2", "d5": "DI4"}  # nothing to take in column b: the end
    front = ("RO5 RO3 RO2 DI3 M1 M1 M2 M2", "PO5 PO3 DI5 M1 M1 M2 M2")
    match = table(at=at, hands=HANDS, front=front, owners={"RO": 0, "PO": 1, "CH": 0}, bare=True)
    play(match, "play RO1")
    assert match.outcome.scores == tuple(score + 6 for score in scores), "six for milk each"
    assert match.outcome.winners == winners
    assert match.outcome.ranks == tuple(1 if seat in winners else 2 for seat in (0, 1))
