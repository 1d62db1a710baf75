"""Sharing out and placing the flags: R12, R13, RA12, RA13, RA32."""

from __future__ import annotations

from collections import Counter

import pytest

from .build import GAME, LAND, bidding, marker, pass_all, play, rule_against, table, told

ALL = "abcdefghijklmno"


def everywhere_but(*free: str) -> dict[str, str]:
    """Markers of A to D on all land, forty each at most, except these cells."""
    cells = [f"{ALL[c]}{r + 1}" for r, row in enumerate(LAND) for c, sign in enumerate(row) if sign == "."]
    cells = [text for text in cells if text not in free]
    return {"ABCD"[i]: " ".join(cells[i::4]) for i in range(4)}


@pytest.mark.rules("R12")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_flags_are_shared_equally_and_placed_in_turn(seats, each):
    match = GAME.new(seats, {"start": 1}, seed=5)
    assert [len(flags) for flags in match.position()["flags"]] == [each] * seats
    order = []
    while match.position()["phase"] in ("flag", "place"):
        (seat,) = match.to_move
        order.append(seat)
        match.play(seat, match.legal(seat)[0])
        assert match.to_move == (seat,)
        match.play(seat, match.legal(seat)[0])
    assert order == [(1 + i) % seats for i in range(12)]
    board = "".join(match.position()["board"])
    assert Counter(sign for sign in board if sign in "rgob") == dict.fromkeys("rgob", 3)


@pytest.mark.rules("R12", "RA12")
def test_only_own_flags():
    match = table("flag", flags=["rg", "ob"], turn=0)
    assert match.legal(0) == ["flag red", "flag green"]
    assert rule_against(match, 0, "flag blue") == "R12"
    assert rule_against(match, 1, "flag orange") == "R12"
    assert rule_against(match, 0, "pass") == "R12"


@pytest.mark.rules("R13")
def test_free_cells_only():
    match = table("place", flags=["r", ""], colour="red", turn=0, pieces={"A": "a1", "g": "j5", "o": "o10 a7 o4"})
    for text in ("a1", "j5", "c3", "o10"):
        assert rule_against(match, 0, f"at {text}") == "R13", text
    for beside in ("i5", "k5", "j4", "j6", "n10", "o9"):
        assert rule_against(match, 0, f"at {beside}") == "R13", beside
    for corner in ("i4", "k6", "i6", "k4", "b1"):
        assert rule_against(match, 0, f"at {corner}") is None, corner
    for far in ("o6", "a5"):
        assert rule_against(match, 0, f"at {far}") is None, "the end of a row is not beside the start of the next"
    match.play(0, "at k6")
    assert marker(match, "k6") == "r"


@pytest.mark.rules("RA12")
def test_balanced_colours():
    for seed in range(12):
        two = [Counter(flags) for flags in GAME.new(2, seed=seed).position()["flags"]]
        assert sorted(two[0].values()) == [1, 1, 2, 2]
        assert two[0] + two[1] == Counter("rrrgggooobbb")
        assert GAME.new(3, seed=seed).position()["flags"] == ["rgob"] * 3
        four = GAME.new(4, seed=seed).position()["flags"]
        assert all(len(set(flags)) == 3 for flags in four)
        assert len({(set("rgob") - set(flags)).pop() for flags in four}) == 4
    assert len({tuple(GAME.new(4, seed=seed).position()["flags"]) for seed in range(12)}) > 4
    assert len({tuple(GAME.new(2, seed=seed).position()["flags"]) for seed in range(24)}) == 6


@pytest.mark.rules("RA12")
def test_flags_dealt_at_random():
    uneven = 0
    for seed in range(20):
        flags = GAME.new(3, {"flag_deal": "random"}, seed=seed).position()["flags"]
        assert [len(own) for own in flags] == [4, 4, 4]
        assert Counter("".join(flags)) == dict.fromkeys("rgob", 3)
        uneven += flags != ["rgob"] * 3
    assert uneven > 15


@pytest.mark.rules("RA13")
def test_ban_is_dropped_when_there_is_no_other_room():
    pieces = everywhere_but("a1", "b1", "o10") | {"g": "a1"}
    match = table("place", 4, flags=["r", "", "", ""], colour="red", turn=0, pieces=pieces)
    assert match.legal(0) == ["at o10"], "beside the flag is forbidden while another cell is free"
    pieces = everywhere_but("a1", "b1") | {"g": "a1"}
    match = table("place", 4, flags=["r", "", "", ""], colour="red", turn=0, pieces=pieces)
    assert match.legal(0) == ["at b1"]


@pytest.mark.rules("RA13")
def test_flags_stay_out_when_no_land_is_free():
    match = table("place", 4, flags=["r", "g", "", ""], colour="red", turn=0, pieces=everywhere_but("a1"))
    match.play(0, "at a1")
    assert told(match, "strayed") == [{"seat": 1}]
    assert match.position()["phase"] == "sales", "the auctions begin"
    assert match.position()["flags"] == [""] * 4


@pytest.mark.rules("RA32", "R21")
def test_all_flags_come_off_between_rounds():
    match = bidding(turned=12, open=["red S", "green S"])
    assert marker(match, "c1") == "r"
    play(match, (0, "bid -"), (1, "bid -"))
    assert match.position()["round"] == 2
    assert not set("".join(match.position()["board"])) & set("rgob")
    assert Counter("".join(match.position()["flags"])) == dict.fromkeys("rgob", 3)


@pytest.mark.rules("RA32")
def test_flags_stay_between_auctions():
    match = bidding()
    play(match, (0, "bid -"), (1, "bid -"))
    pass_all(match)
    assert marker(match, "a1") == marker(match, "c1") == "r"
