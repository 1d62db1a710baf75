"""Components and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from drovers.core.errors import BadOption
from drovers.games.schotten import GAME
from drovers.games.schotten.strength import need
from drovers.games.schotten.table import CLANS, STONES
from games.schotten.build import TACTICS, at, hand


def everything(match) -> Counter:
    data = match.position()
    cards = data["decks"]["clan"] + data["decks"]["tactic"] + data["hands"][0] + data["hands"][1]
    return Counter(cards)


@pytest.mark.rules("S1")
def test_two_players_and_54_clan_cards_one_each():
    cards = everything(GAME.new(seed=1))
    assert cards == {f"{colour}{value}": 1 for colour in "BGRYPN" for value in range(1, 10)}
    with pytest.raises(BadOption):
        GAME.new(3)


@pytest.mark.rules("S1", "S32")
def test_ten_tactic_cards_two_of_them_jokers():
    cards = everything(GAME.new(options=TACTICS, seed=1))
    tactics = {name: count for name, count in cards.items() if name[-1].isalpha()}
    assert tactics == {"J": 2, "S": 1, "H": 1, "BL": 1, "MU": 1, "HH": 1, "ST": 1, "BA": 1, "TR": 1}


@pytest.mark.rules("S2")
def test_nine_free_stones_in_a_row():
    stones = GAME.new(seed=1).position()["stones"]
    assert stones == [{"sides": [[], []]}] * 9


@pytest.mark.rules("S3", "S5")
def test_six_cards_each_and_42_left():
    match = GAME.new(seed=5)
    assert [len(hand(match, seat)) for seat in (0, 1)] == [6, 6]
    assert len(match.position()["decks"]["clan"]) == 42
    slots = sum(need(match.state, stone) for stone in range(STONES) for _ in range(2))
    assert slots == CLANS  # as many slots as cards


@pytest.mark.rules("S3")
def test_the_deck_is_shuffled():
    assert hand(GAME.new(seed=1), 0) != hand(GAME.new(seed=2), 0)
    first = Counter(card for seed in range(300) for card in hand(GAME.new(seed=seed), 0))
    assert len(first) == 54 and max(first.values()) < 70  # 33 expected of each


@pytest.mark.rules("S4")
@pytest.mark.parametrize("start", [0, 1])
def test_the_starter_is_chosen(start):
    assert GAME.new(options={"start": start}, seed=3).to_move == (start,)


@pytest.mark.rules("S4")
def test_the_starter_is_drawn_and_the_deal_stays_the_same():
    starters = set()
    for seed in range(20):
        match = GAME.new(options={"start": "random"}, seed=seed)
        named = GAME.new(options={"start": match.to_move[0]}, seed=seed)
        assert match.state == named.state
        starters |= set(match.to_move)
    assert starters == {0, 1}


@pytest.mark.rules("S31", "S32")
def test_tactics_hands_of_seven_and_two_decks():
    match = GAME.new(options=TACTICS, seed=5)
    data = match.position()
    assert [len(cards) for cards in data["hands"]] == [7, 7]
    assert len(data["decks"]["clan"]) == 40 and len(data["decks"]["tactic"]) == 10
    assert all(card[-1].isdigit() for cards in data["hands"] for card in cards)


@pytest.mark.rules("S31")
def test_no_tactic_card_exists_in_the_base_game():
    match = GAME.new(seed=5)
    assert match.position()["decks"]["tactic"] == []
    assert match.why_not(0, "J@1").rule == "S31"
    assert match.why_not(0, "HH").rule == "S31"


@pytest.mark.rules("S31")
def test_the_base_rules_hold_with_tactics():
    match = at({1: ("R9 R8", "B1 G2 Y4")}, ("R7", ""), options=TACTICS)
    match.play(0, "R7@1")
    assert match.legal(0) == ["claim 1", "done"]
