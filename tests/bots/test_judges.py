"""Who judges decisions: the strongest bot where it ponders, else a search; from a sight alone, by the same luck."""

from __future__ import annotations

import pytest

import drovers
import toy
from drovers.bots.analysis import hint, judge
from drovers.bots.foresight import Care
from drovers.bots.judges import Pondered, Searched, judge_of, legal_moves
from drovers.bots.pondering import Foreseen, Pondering, truly
from drovers.bots.yardsticks import searching
from drovers.core import dice, rules
from drovers.core.match import Match

TAIN = drovers.load("tain")


def begun(plies=9):
    match = TAIN.new(seed=4)
    for _ in range(plies):
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    return match


@pytest.mark.parametrize(
    ("of", "seats", "kind"),
    [(toy.GAME, 2, Searched), (TAIN, 2, Pondered), (TAIN, 4, Pondered), (drovers.load("schotten"), 2, Pondered)],
    ids=str,
)
def test_the_strongest_judges(of, seats, kind):
    assert isinstance(judge_of(of.new(seats, seed=1).sight(0)), kind)


def test_where_pondering_was_not_measured_a_search_judges(monkeypatch):
    from drovers.bots import judges
    from drovers.bots.levels import Rung

    monkeypatch.setattr(judges, "rung_at", lambda level, game, seats: Rung("search", 3))
    assert isinstance(judge_of(begun().sight(0)), Searched)


def test_the_best_named_is_what_the_strongest_bot_would_play():
    match = begun()
    sight = match.sight(match.to_move[0])
    named, chances = Pondered(40).named(sight, 3)
    assert named[0] == Pondering().choose(sight, legal_moves(sight), dice.new_dice(3), 40)
    assert sum(chances) == pytest.approx(1)
    assert legal_moves(sight) == match.legal_moves(sight.seat)


@pytest.mark.parametrize("care", [Care(), Care(leaf=0.5)], ids=["race", "trees"])
def test_a_move_is_worth_the_same_beside_itself(care):
    """All moves meet the same luck, so what differs is theirs."""
    match = begun()
    sight = match.sight(match.to_move[0])
    moves = legal_moves(sight)
    found = Pondering(care=care).foretold(sight, [moves[0], moves[0], moves[-1]], dice.new_dice(5), 60)
    assert found[0] == found[1] != found[2]
    assert all(sum(chances) == pytest.approx(1) for chances in found)


def test_a_verdict_of_the_strongest_does_not_depend_on_what_the_seat_could_not_know():
    match = begun()
    seat = match.to_move[0]
    world = match.sight(seat).state.copy()
    rules.imagine(world, seat, dice.new_dice(77))
    other = Match(TAIN, world)
    assert other.state != match.state
    played = match.legal_moves(seat)[0]
    assert judge(9, match.sight(seat), played, 24) == judge(9, other.sight(seat), played, 24)


def test_a_hint_of_the_strongest_is_told_in_words_with_its_chances():
    match = begun()
    best = hint(match.sight(match.to_move[0]), 40)
    assert {choice.move for choice in best} <= set(match.legal(match.to_move[0]))
    assert all(0 <= choice.value <= 1 and choice.read("fr") != choice.read("en") for choice in best)


def test_chances_are_told_as_sure_as_they_were_found_to_be():
    told = (0.7, 0.2, 0.1)
    assert truly(told, Care()) == pytest.approx(told)
    surer, meeker = truly(told, Care(true=1.5)), truly(told, Care(true=0.5))
    assert surer[0] > 0.7 > meeker[0] > 1 / 3 and surer[2] < 0.1 < meeker[2]
    assert sum(surer) == pytest.approx(1) and sum(meeker) == pytest.approx(1)
    assert truly((1.0, 0.0), Care(true=0.5)) == (1.0, 0.0)


@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_is_sure_to_win_is_told_so_at_every_table(seats, monkeypatch):
    """Of more than two seats the others' places count too: no less is left to the winner for that."""
    match = TAIN.new(seats, seed=4)
    sight, shares = match.sight(0), [1.0, 0.1, *[0.05] * (seats - 2)]
    by = Pondered(8)
    monkeypatch.setattr(by.pondering, "foretold", lambda *asked: [shares, [0.1, 1.0, *shares[2:]]])
    monkeypatch.setattr(by.pondering, "study", lambda *asked: [Foreseen(7, 1.0, tuple(shares))])
    assert by.named(sight, 1) == ([7], (1.0, *[0.0] * (seats - 1)))
    assert by.worths(sight, [7, 8], 1) == pytest.approx([1.0, 0.1])


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_before_a_move_are_told_as_those_after_it(seats):
    start = toy.GAME.new(seats, seed=5)
    start.state.tricks[0] = 4  # more than anybody can still reach
    verdict = judge(1, start.sight(0), start.legal_moves(0)[0], 60)
    assert verdict.chances == (1.0, *[0.0] * (seats - 1)) and verdict.best[0].value == verdict.played.value == 1.0
    start.state.tricks[0] = 0
    study = Searched(searching(start.sight(0), 60)).search.study(start.sight(0), dice.new_dice(3), 60)
    assert study.chances()[0] == study.value() and sum(study.chances()) == pytest.approx(1)
