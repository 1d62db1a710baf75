"""Components and set-up: R1-R11, RA1-RA3, RA5, RA31."""

from __future__ import annotations

from collections import Counter

import pytest

from .build import GAME, LAND, cell, land, rule_against, table

SEATS = (2, 3, 4)


def spread(position, sign):
    return [(r, c) for r, row in enumerate(position["board"]) for c, there in enumerate(row) if there == sign]


@pytest.mark.rules("R1")
def test_board_is_fifteen_by_ten():
    board = GAME.new(2, seed=1).position()["board"]
    assert [len(row) for row in board] == [15] * 10
    match = table("place", flags=["r", ""], colour="red", turn=0)
    assert len(match.legal(0)) == 128  # every land cell can be named, and no other
    with pytest.raises(Exception, match="not how a move is written"):
        match.play(0, "at p1")
    with pytest.raises(Exception, match="not how a move is written"):
        match.play(0, "at a11")


@pytest.mark.rules("R2", "R8", "RA1", "RA2")
def test_first_game_lakes():
    for seats in SEATS:
        board = GAME.new(seats, seed=3).position()["board"]
        assert board == list(LAND)
    water = Counter(sign for row in LAND for sign in row if sign != ".")
    assert water == {"3": 2, "4": 3, "5": 3, "6": 4, "7": 4, "8": 6}
    assert sum(water.values()) == 22
    shores = {sign: set() for sign in water}
    for r, row in enumerate(LAND):
        for c, sign in enumerate(row):
            for y, x in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
                if sign != "." and 0 <= y < 10 and 0 <= x < 15 and LAND[y][x] == ".":
                    shores[sign].add((y, x))
    assert {sign: len(cells) for sign, cells in shores.items()} == {"3": 6, "4": 7, "5": 8, "6": 8, "7": 9, "8": 10}
    assert len(set().union(*shores.values())) == 48, "no field touches two lakes"
    assert "".join(LAND[0] + LAND[9]).strip(".") == "" and all(row[0] == row[14] == "." for row in LAND)


@pytest.mark.rules("R3", "R9")
@pytest.mark.parametrize(("seats", "bag"), [(2, 36), (3, 21), (4, 6)])
def test_fifteen_tokens_each(seats, bag):
    for seed in range(5):
        position = GAME.new(seats, seed=seed).position()
        assert [len(hand) for hand in position["hands"]] == [15] * seats
        assert len(position["bag"]) == bag
        assert sorted(sum(position["hands"], position["bag"])) == list(range(1, 67))


@pytest.mark.rules("R4", "R5", "R10")
@pytest.mark.parametrize(("seats", "signs"), [(2, 5), (3, 5), (4, 4)])
def test_markers_and_signs(seats, signs):
    match = GAME.new(seats, seed=2)
    assert match.position()["signs"] == [signs] * seats
    assert seats * signs <= 16
    assert match.position()["points"] == [0] * seats
    full = "abcdefghijklmno"
    forty = " ".join(f"{column}{row}" for row in (5, 6, 9) for column in full).split()
    table("bid", pieces={"A": " ".join(forty[:40])}, open=["red S", "red A"])
    with pytest.raises(Exception, match="more than 40"):
        table("bid", pieces={"A": " ".join(forty[:41])}, open=["red S", "red A"])


@pytest.mark.rules("R6", "R11", "RA5")
def test_TR2_four_decks_of_three_of_each_colour():
    orders = set()
    for seed in range(20):
        cards = GAME.new(3, seed=seed).position()["cards"]
        orders.add(tuple(cards))
        for first in range(0, 48, 12):
            assert Counter(card.split()[0] for card in cards[first : first + 12]) == dict.fromkeys(
                ("red", "green", "orange", "blue"), 3
            )
        copies = {"S": 2, "A": 2, "D": 2, "T": 2, "K+": 1, "K-": 1, "F": 2}
        wanted = {f"{colour} {name}": n for colour in ("red", "green", "orange", "blue") for name, n in copies.items()}
        assert Counter(cards) == wanted
    assert len(orders) == 20


@pytest.mark.rules("R7")
@pytest.mark.parametrize("seats", SEATS)
def test_twelve_flags_three_of_each_colour(seats):
    match = GAME.new(seats, seed=4)
    assert Counter("".join(match.position()["flags"])) == dict.fromkeys("rgob", 3)
    with pytest.raises(Exception, match="more than three flags"):
        table("bid", pieces={"r": "a1 c1 e1 g1"}, open=["red S", "red A"])


@pytest.mark.rules("RA3")
def test_random_lakes_lie_apart_and_off_the_rim():
    layouts = set()
    for seed in range(40):
        board = GAME.new(2, {"lakes": "random"}, seed=seed).position()["board"]
        layouts.add("".join(board))
        water = {(r, c): sign for r, row in enumerate(board) for c, sign in enumerate(row) if sign in "345678"}
        assert Counter(water.values()) == {"3": 2, "4": 3, "5": 3, "6": 4, "7": 4, "8": 6}
        for (r, c), sign in water.items():
            assert 0 < r < 9 and 0 < c < 14
            around = [water.get((r + y, c + x)) for y in (-1, 0, 1) for x in (-1, 0, 1)]
            assert set(around) <= {sign, None}
    assert len(layouts) == 40


@pytest.mark.rules("RA3", "R8")
@pytest.mark.parametrize(("seats", "each"), [(2, [3, 3]), (3, [2, 2, 2]), (4, [2, 2, 1, 1])])
def test_players_place_the_lakes_in_turn(seats, each):
    match = GAME.new(seats, {"lakes": "players", "start": 1}, seed=1)
    placed = Counter()
    assert match.to_move == (1,)
    while match.position()["phase"] in ("lake", "quarter", "anchor"):
        (seat,) = match.to_move
        if match.position()["phase"] == "anchor":
            placed[seat] += 1
        match.play(seat, match.legal(seat)[0])
    order = [(1 + step) % seats for step in range(seats)]
    assert [placed[seat] for seat in order] == each
    assert match.position()["phase"] == "flag"
    assert match.to_move == (1,), "flags begin with the start player again (Precision 5)"


@pytest.mark.rules("RA3", "R8")
def test_players_may_touch_the_rim_and_each_other_but_not_overlap():
    match = GAME.new(2, {"lakes": "players", "start": 0}, seed=1)
    assert match.legal(0) == [f"lake {value}" for value in range(3, 9)]
    match.play(0, "lake 7")
    assert match.legal(0) == ["quarter 0", "quarter 1", "quarter 2", "quarter 3"], "an L has four outlines"
    match.play(0, "quarter 1")
    match.play(0, "at a1")  # turned clockwise: (0,0) (0,1) (0,2) (1,0)
    assert spread(match.position(), "7") == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert rule_against(match, 1, "lake 7") == "R8"
    match.play(1, "lake 6")
    assert match.legal(1) == ["quarter 0"], "a square has one outline (Precision 5)"
    match.play(1, "quarter 0")
    assert rule_against(match, 1, "at a2") == "RA3"
    assert rule_against(match, 1, "at o1") == "RA3"
    match.play(1, "at b2")  # beside lake 7
    match.play(0, "lake 3")
    assert match.legal(0) == ["quarter 0", "quarter 1"]
    assert rule_against(match, 0, "quarter 2") == "RA3"


@pytest.mark.rules("RA3")
def test_anchor_is_the_corner_of_the_box_even_on_land():
    match = GAME.new(2, {"lakes": "players", "start": 0}, seed=1)
    for text in ("lake 4", "quarter 2", "at b2"):  # L of three turned upside down: its corner cell is land
        match.play(0, text)
    assert spread(match.position(), "4") == [(1, 1), (1, 2), (2, 2)]
    match.play(1, "lake 7")
    match.play(1, "quarter 3")  # (0,2) (1,0) (1,1) (1,2)
    match.play(1, "at e5")
    assert spread(match.position(), "7") == [(4, 6), (5, 4), (5, 5), (5, 6)]


@pytest.mark.rules("RA31")
def test_start_player_is_drawn_and_moves_on():
    starters = {GAME.new(4, seed=seed).to_move[0] for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    match = table("flag", 3, round=2, flags=["r", "r", "r"], turn=2, options={"start": 1}, turned=12)
    for _ in range(3):
        (seat,) = match.to_move
        match.play(seat, "flag red")
        match.play(seat, f"at {cell(4, 2 * seat)}")
    assert match.to_move == (2,), "the window of round 2 begins with the seat after the first start player"


@pytest.mark.rules("RA31")
def test_the_same_deal_for_a_named_starter():
    drawn = GAME.new(3, seed=9)
    named = GAME.new(3, {"start": drawn.to_move[0]}, seed=9)
    assert drawn.state == named.state


def test_helper_lays_pieces():
    assert land(A="a1")[0] == "A.............."
