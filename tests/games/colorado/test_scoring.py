"""The scorings and the end: R40-R43, RA27-RA30, RA34."""

from __future__ import annotations

import random

import pytest

from drovers.games.colorado.scoring import groups

from .build import GAME, LAND, bidding, cell, play, table, told

# A rim without lakes beside it is the whole rim of the first game.
TR18 = {
    "A": " ".join(cell(*at) for at in ((0, 0), (0, 1), (4, 0), (9, 7))),
    "B": " ".join(cell(*at) for at in ((0, 5), (1, 5), (2, 5), (0, 8))),
    "C": " ".join(cell(*at) for at in ((5, 6), (5, 5))),
}


def scored(pieces, round_=1, seats=3, **options):
    """The scoring of a round whose last auction nobody bid in."""
    turned = 12 * round_
    cards = ["red S", "red A", "blue S"][: 3 if seats == 4 else 2]
    match = table("bid", seats, pieces=pieces, round=round_, turned=turned, open=cards, options=options)
    play(match, *((seat, "bid -") for seat in range(seats)))
    return told(match, "scored")


def parts(entries):
    return [tuple(e[f"{name}_points"] for name in ("edge", "double", "estate", "lake")) for e in entries]


@pytest.mark.rules("R40", "R41", "R42", "R29")
@pytest.mark.parametrize(
    ("round_", "wanted"),
    [
        (1, [(6, 2, 0, 0), (2, 0, 0, 1), (0, 2, 0, 1)]),
        (2, [(9, 3, 0, 0), (3, 0, 4, 2), (0, 3, 0, 2)]),
        (3, [(4, 2, 0, 0), (2, 0, 7, 3), (0, 2, 0, 3)]),
        (4, [(2, 1, 0, 0), (1, 0, 11, 7), (0, 1, 0, 8)]),
    ],
)
def test_TR18_the_four_scorings(round_, wanted):
    entries = scored(TR18, round_)
    assert parts(entries) == wanted
    assert [entry["points"] for entry in entries] == [sum(points) for points in wanted]
    assert [entry["total"] for entry in entries] == [sum(points) for points in wanted]


@pytest.mark.rules("R40")
def test_rim_cells():
    rim = [(r, c) for r in range(10) for c in range(15) if r in (0, 9) or c in (0, 14)]
    assert len(rim) == 46
    for at in rim:
        (mine, _) = scored({"A": cell(*at)}, seats=2)
        assert mine["edges"] == 1, "a corner counts once"
    inner = [(r, c) for r in (1, 8) for c in range(1, 14) if LAND[r][c] == "."]
    for at in inner:
        assert scored({"A": cell(*at)}, seats=2)[0]["edges"] == 0


@pytest.mark.rules("R41", "R42", "RA29")
@pytest.mark.parametrize(
    ("cells", "doubles", "estate"),
    [
        ("a1 b1", 1, 2),
        ("a1 b1 b2", 0, 3),
        ("a1 b2", 0, 1),
        (" ".join(cell(*at) for at in ((0, 0), (0, 1), (4, 4), (4, 5), (5, 9))), 2, 2),
        ("o1 a2", 0, 1),  # the end of a row does not touch the beginning of the next
        ("a4 a5 a8 a9", 2, 2),  # across the words the board is kept in
        ("a3 a4 a5 a6 a7 a8 a9 a10", 0, 8),
        ("e4 e5 f5 e6 f6 j5 j6", 1, 5),
        ("a4 a5 b5 c5 d5 e5 e4", 0, 7),  # down into the next word and up again
        ("a8 a9 b9 c9 d9 e9 e8", 0, 7),
    ],
)
def test_TR16_doubles_and_estates(cells, doubles, estate):
    (mine, _) = scored({"A": cells}, seats=2)
    assert (mine["doubles"], mine["estate"]) == (doubles, estate)


@pytest.mark.rules("R41", "R42")
def test_groups_agree_with_a_plain_search():
    for seed in range(30):
        dice = random.Random(seed)
        land = [(r, c) for r in range(10) for c in range(15) if LAND[r][c] == "."]
        own = set(dice.sample(land, 40))
        match = table("bid", pieces={"A": " ".join(cell(*at) for at in own)}, open=["red S", "red A"])
        sizes = []
        left = set(own)
        while left:
            group, edge = set(), [left.pop()]
            while edge:
                r, c = edge.pop()
                group.add((r, c))
                near = {(r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)} & left
                left -= near
                edge.extend(near)
            sizes.append(len(group))
        assert groups(match.state, 0) == (sizes.count(2), sum(size > 1 for size in sizes), max(sizes))


@pytest.mark.rules("RA29")
def test_doubles_of_two_or_more_by_option():
    (mine, _) = scored({"A": "a1 b1 b2 e5 e6"}, 2, 2, double_exact=False)
    assert (mine["doubles"], mine["double_points"], mine["estate_points"]) == (2, 6, 4)
    (mine, _) = scored({"A": "a1 b1 b2 e5 e6"}, 2, 2)
    assert (mine["doubles"], mine["double_points"], mine["estate_points"]) == (1, 3, 4)


ESTATES = {5: "a1 a2 a3 a4 a5", 4: "e5 f5 e6 f6", 3: "o5 o6 o7"}
OTHER = {5: "o1 o2 o3 o4 o5", 4: "j5 k5 j6 k6", 3: "h10 i10 j10", 2: "h10 i10", 1: "h10"}


@pytest.mark.rules("RA28", "R42")
def test_TR20_estate_ties_and_minimum():
    assert [e["estate_points"] for e in scored({"A": ESTATES[5], "B": OTHER[5], "C": ESTATES[4]}, 4)] == [11, 11, 0]
    assert [e["estate_points"] for e in scored({"A": ESTATES[5], "B": OTHER[2]}, 4, 2)] == [11, 0]
    assert [e["estate_points"] for e in scored({"A": ESTATES[5], "B": OTHER[4], "C": OTHER[3]}, 4)] == [11, 5, 0]
    assert [e["estate_points"] for e in scored({"A": ESTATES[4], "B": OTHER[3], "C": ESTATES[3]}, 4)] == [11, 5, 5]
    two = {"A": ESTATES[5] + " " + OTHER[4], "B": OTHER[3]}
    assert [e["estate_points"] for e in scored(two, 4, 2)] == [11, 5], "one entry a seat"


@pytest.mark.rules("RA27", "RA28")
@pytest.mark.parametrize(
    ("rule", "rims", "wanted"),
    [
        ("full", (2, 2, 1, 0), [9, 9, 0, 0]),
        ("full", (3, 1, 1, 1), [9, 3, 3, 3]),
        ("full", (2, 2, 2, 2), [9, 9, 9, 9]),
        ("full", (0, 0, 1, 0), [0, 0, 9, 0]),
        ("full", (4, 3, 2, 1), [9, 3, 0, 0]),
        ("split", (2, 2, 1, 0), [6, 6, 0, 0]),
        ("split", (2, 2, 2, 1), [4, 4, 4, 0]),
        ("split", (3, 1, 1, 0), [9, 1, 1, 0]),
        ("split", (3, 2, 1, 0), [9, 3, 0, 0]),
        ("second_after_tie", (2, 2, 1, 0), [9, 9, 3, 0]),
        ("second_after_tie", (2, 2, 1, 1), [9, 9, 3, 3]),
        ("second_after_tie", (3, 3, 2, 1), [9, 9, 3, 0]),
        ("second_after_tie", (3, 1, 1, 0), [9, 3, 3, 0]),
    ],
)
def test_ties_for_edges(rule, rims, wanted):
    rows = ("a1 c1 e1 g1", "i1 k1 m1 o1", "a10 c10 e10 g10", "i10 k10 m10 o10")
    pieces = {sign: " ".join(row.split()[:n]) for sign, row, n in zip("ABCD", rows, rims, strict=True)}
    entries = scored(pieces, 2, 4, tie_rule=rule)
    assert [entry["edge_points"] for entry in entries] == wanted


@pytest.mark.rules("RA30")
def test_second_prize_for_two():
    assert [e["edge_points"] for e in scored({"A": "a1 c1", "B": "e1"}, 1, 2)] == [6, 2]


@pytest.mark.rules("R43")
def test_the_fourth_scoring_ends_the_match():
    match = bidding(round=3, turned=36, pieces={"A": "a9"})
    play(match, (0, "bid -"), (1, "bid -"))
    assert match.outcome is None and match.position()["round"] == 4
    match = bidding(round=4, turned=48, pieces={"A": "a9"}, points=[10, 20])
    play(match, (0, "bid -"), (1, "bid -"))
    assert match.outcome.reason == "R43"
    assert match.outcome.scores == (12, 20) and match.outcome.winners == (1,)
    assert match.to_move == () and match.why_not(0, "pass").rule == "R43"


@pytest.mark.rules("RA34")
def test_equal_points_share_the_victory():
    match = bidding(round=4, turned=48, points=[20, 20])
    play(match, (0, "bid -"), (1, "bid -"))
    assert match.outcome.ranks == (1, 1) and match.outcome.winners == (0, 1)


@pytest.mark.rules("R43", "R11")
def test_points_add_up_over_four_rounds():
    match, dice = GAME.new(2, seed=8), random.Random(8)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, dice.choice(match.legal(seat)))
    entries = told(match, "scored")
    assert [entry["round"] for entry in entries] == [1, 1, 2, 2, 3, 3, 4, 4]
    for seat in (0, 1):
        assert sum(e["points"] for e in entries if e["seat"] == seat) == match.outcome.scores[seat]
