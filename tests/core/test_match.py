"""The checking door, sights and events, on the toy game."""

from __future__ import annotations

import copy
import pickle

import pytest

from drovers import BadMove, BadPosition, IllegalMove, load
from toy import GAME


def test_a_move_that_is_no_move_is_malformed():
    match = GAME.new(seed=1)
    before = match.position()
    for text in ("", "10", "goat"):
        with pytest.raises(BadMove) as caught:
            match.play(0, text)
        assert "1 à 9" in caught.value.reason("fr")
    assert match.position() == before and match.ply == 0


def test_an_illegal_move_names_its_rule_in_both_languages():
    match = GAME.new(seed=1)
    not_mine = next(str(card) for card in range(1, 10) if str(card) not in match.legal(0))
    with pytest.raises(IllegalMove) as caught:
        match.play(0, not_mine)
    assert caught.value.rule == "Y1"
    assert caught.value.reason("en") == f"You do not hold {not_mine}. Play a card of your hand."
    assert caught.value.reason("fr") == f"Vous n’avez pas {not_mine} en main. Jouez une carte de votre main."
    match.play(0, match.legal(0)[0])
    assert match.why_not(0, not_mine).rule == "Y2"
    assert match.why_not(1, match.legal(1)[0]) is None


def test_sights_hide_and_watchers_see_least():
    match = GAME.new(3, seed=1)
    match.play(0, match.legal(0)[0])
    assert match.sight(0)["chosen"][0] == match.moves[0][1]
    assert match.sight(1)["chosen"] == ["?", "-", "-"]
    assert match.sight(None)["hands"] == [["?", "?", "-"], ["?", "?", "?"], ["?", "?", "?"]]
    assert "key" not in match.sight(0) and "drawn" not in match.sight(0)


def test_events_hide_what_a_seat_did_not_see():
    match = GAME.new(2, seed=1)
    match.play(0, match.legal(0)[0])
    card = match.moves[0][1]
    assert match.seen(0)[0].to_dict() == {"ply": 1, "event": "chose", "rule": "Y2", "seat": 0, "card": card}
    for other in (1, None):
        assert match.seen(other)[0].data["card"] is None
        assert "card" not in match.seen(other)[0].raw


def test_the_outcome_comes_once_with_places():
    match = GAME.new(3, seed=5)
    while match.to_move:
        assert match.outcome is None
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    assert match.outcome.to_dict() == {"scores": [2, 0, 1], "ranks": [1, 3, 2], "reason": "Y4", "winners": [0]}
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "1")
    assert caught.value.rule == "Y4"
    assert match.legal(0) == []


def test_nothing_can_be_undone_once_the_turn_is_over():
    match = GAME.new(2, seed=1)
    match.play(0, match.legal(0)[0])
    assert not match.can_undo(0)
    with pytest.raises(BadMove):
        match.undo(0)


def position(**changes):
    return GAME.new(2, seed=1).position() | changes


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"game": "other"}, "game"),
        ({"seats": 7}, "seats"),
        ({"options": {"colour": 1}}, "colour"),
        ({"key": "zz"}, "seed"),
        ({"round": 9}, "round"),
        ({"round": "1"}, "round"),
        ({"round": True}, "round"),
        ({"hands": [["1", "1", "2"], ["3", "4", "5"]]}, "hand"),
        ({"hands": [["1", "x", "2"], ["3", "4", "5"]]}, "hands[0].hand[1]"),
        ({"shown": 3}, "shown"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_positions_that_cannot_be_are_refused_by_field(changes, field):
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(position(**changes))
    assert caught.value.field == field
    assert caught.value.reason("fr") != caught.value.reason("en")


def test_a_missing_field_is_named():
    data = position()
    del data["chosen"]
    with pytest.raises(BadPosition, match="chosen is missing"):
        GAME.from_position(data)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_that_was_looked_at_can_be_copied(copied):
    match = GAME.new(seed=3)
    match.play(0, match.legal(0)[0])
    looks = match.looks((0, 1, None))
    other = copied(match)
    assert other.record() == match.record() and other.seen(1) == match.seen(1)
    assert other.looks((0, 1, None)) == looks == [copied(look) for look in looks]


def test_a_copy_of_a_match_goes_on_by_itself():
    match = GAME.new(seed=3)
    match.play(0, match.legal(0)[0])
    other, before = copy.deepcopy(match), match.record()
    other.play(1, other.legal(1)[0])
    assert match.record() == before != other.record() and match.look(0) != other.look(0)


def test_a_copy_of_a_match_knows_what_can_be_undone():
    match = load("colorado").new(seed=0)
    before = match.position()
    match.play(0, match.legal(0)[0])
    other = copy.deepcopy(match)
    assert other.can_undo(0) and other.position() == match.position() != before
    other.undo(0)
    assert other.position() == before != match.position()
