"""Components and set-up (T1-T14)."""

from __future__ import annotations

import pytest

from drovers.core.errors import BadOption
from drovers.games.tain import GAME
from drovers.games.tain import table as box

from .build import clan, goods, refused

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rules("T1")
def test_two_to_four_players():
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOption) as error:
            GAME.new(seats)
        assert error.value.field == "seats"


@SEATS
@pytest.mark.rules("T2", "T3", "T4", "T12")
def test_boards(seats):
    match = GAME.new(seats, seed=1)
    position = match.position()
    assert [text for text in match.legal(0) if text.startswith("C@")] == ["C@p1", "C@p2", "C@p3", "C@h1", "C@h2"]
    assert [text for text in match.legal(0) if text.startswith("C>k")] == ["C>k1", "C>k2"]
    assert len(position["clans"]) == seats
    assert position["kingdom"] == ["-", "-"]
    for board in position["clans"]:
        assert board["guards"] == ["-"] * 5 and board["raiders"] == ["-"] * 5
        assert board["prisoners"] == []


@SEATS
@pytest.mark.rules("T5", "T9")
def test_eighteen_unused_tokens_each(seats):
    match = GAME.new(seats, seed=1)
    for seat in range(seats):
        assert clan(match, seat)["unused"] == "CWWBBBBBBDXXXXXXXX"
        assert clan(match, seat)["used"] == ""


@pytest.mark.rules("T6", "T8", "T10", "T11", "TA39")
@pytest.mark.parametrize(("seats", "herd", "jewels"), [(2, 15, 6), (3, 10, 9), (4, 5, 12)])
def test_cattle_and_jewels(seats, herd, jewels):
    match = GAME.new(seats, seed=1)
    assert match.position()["herd"] == herd
    assert match.position()["round"] == 1
    assert goods(match, "cattle") == [5] * seats
    assert goods(match, "jewels") == [3] * seats and sum(goods(match, "jewels")) == jewels
    assert herd + 5 * seats == 25


@pytest.mark.rules("T7")
def test_two_bonus_tokens_always_suffice():
    assert 2 * box.LARGE_HERD <= box.CATTLE < 3 * box.LARGE_HERD


@SEATS
@pytest.mark.rules("T12")
def test_absent_clans_cannot_be_raided(seats):
    match = GAME.new(seats, seed=1)
    for steps in range(1, 4):
        texts = [text for text in match.legal(0) if text.startswith(f"W>{steps}.")]
        assert len(texts) == (5 if steps < seats else 0)
        if steps >= seats:
            assert refused(match, 0, f"W>{steps}.p1") == "T12"


@pytest.mark.rules("T13", "D21")
@pytest.mark.parametrize("edition", ["A", "B"])
def test_who_starts(edition):
    assert GAME.new(4, {"edition": edition}, seed=1).to_move == (0,)
    for seat in range(4):
        match = GAME.new(4, {"edition": edition, "start": seat}, seed=1)
        assert match.to_move == (seat,) and match.position()["holder"] == seat
    drawn = {GAME.new(4, {"start": "random"}, seed=seed).to_move[0] for seed in range(60)}
    assert drawn == {0, 1, 2, 3}
    match = GAME.new(4, {"start": "random"}, seed=5)
    assert match.position()["options"]["start"] == match.to_move[0]


@pytest.mark.rules("D1", "D2", "D23", "T62")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_editions_share_the_table(seats):
    """Age, time, contents and sides of the board change nothing; nor are there other variants."""
    one, other = (GAME.new(seats, {"edition": edition}, seed=1).position() for edition in "AB")
    differ = {name for name in one["options"] if one["options"][name] != other["options"][name]}
    assert differ == {"edition", "daughter_outside", "kingdom_contested", "reclaim"}
    assert {name: one[name] for name in one if name != "options"} == {
        name: other[name] for name in other if name != "options"
    }
    assert len(
        [place for place in GAME.new(seats, seed=1).legal(0) if place.startswith("C>") and "k" not in place]
    ) == (5 * (seats - 1))


@pytest.mark.rules("TA40")
def test_no_moves_for_deals():
    """Besides placing there are five words, and none of them is about another player's goodwill."""
    assert [GAME.notation.move_text(None, 0, move) for move in range(110, GAME.moves)] == [
        "pass",
        "free boy",
        "free daughter",
        "reclaim",
        "decline",
    ]
