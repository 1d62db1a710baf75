"""The search: counts that add up, the greedy move first, more thought more strength, exact where little is left."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import pytest

import drovers
import toy
from drovers.arena.sitting import sit
from drovers.bots import searcher
from drovers.bots.bot import Budget
from drovers.bots.endgame import exact
from drovers.bots.greedy import Greedy
from drovers.bots.searcher import CHUNK, Knobs, Search, Study
from drovers.bots.yardsticks import ITERATIONS, KNOBS, OTHERS, Yardstick
from drovers.core.dice import new_dice

THOUGHT = {"plain": 3, "compiled": 50}  # iterations


def test_every_iteration_visits_the_root_and_one_child(game, form):
    match, thought = game.new(seed=3), THOUGHT[form]
    seat = match.to_move[0]
    desk = Study(match.sight(seat), Knobs(), thought, new_dice(1))
    desk.think(thought)
    found = desk.found()
    assert sum(item.visits for item in found) == thought
    assert all(0 <= item.value <= 1 for item in found)
    assert {item.move for item in found} <= set(match.legal_moves(seat))


def test_thinking_on_is_thinking_once(game, form):
    match, thought = game.new(seed=3), THOUGHT[form]
    sight = match.sight(match.to_move[0])
    once, twice = (Study(sight, Knobs(), thought, new_dice(1)) for _ in range(2))
    once.think(thought)
    twice.think(thought // 3)
    twice.think(thought - thought // 3)
    assert once.found() == twice.found()


def test_the_first_move_tried_is_the_one_that_looks_best(game):
    match = game.new(seed=6)
    sight, legal = match.sight(match.to_move[0]), match.legal_moves(match.to_move[0])
    first = Search(iterations=1).choose(sight, legal, new_dice(5), 1)
    looks = {Greedy(compile=True).choose(sight, legal, new_dice(seed), 1) for seed in range(40)}
    assert first in looks


def test_a_forced_move_is_not_asked_about(game):
    match = game.new(seed=3)
    assert Search().choose(match.sight(match.to_move[0]), [7], new_dice(0), 0) == 7


def test_when_its_seconds_are_over_a_search_answers_with_the_best_so_far(monkeypatch):
    match = toy.GAME.new(2, seed=5)
    sight, legal = match.sight(match.to_move[0]), match.legal_moves(match.to_move[0])
    monkeypatch.setattr(searcher, "time", SimpleNamespace(monotonic=count().__next__))  # a second at every look
    rng = new_dice(1)
    assert exact(sight, rng, 1) is None  # what a choice asks first
    desk = Search().study(sight, rng, 1000, seconds=3)
    assert sum(found.visits for found in desk.found()) == 3 * CHUNK
    chosen = Search().choose(sight, legal, new_dice(1), Budget(1000, seconds=3))
    assert chosen == desk.found()[0].move
    assert chosen in legal


@pytest.mark.soak
def test_a_little_thought_beats_none_in_schotten():
    """The search is compiled for it; endings in Schotten Totten are tried in every run."""
    game, wins = drovers.load("schotten"), 0
    for seed in range(2):
        for mine in range(2):
            bots = [Greedy(compile=True), Greedy(compile=True)]
            bots[mine] = Yardstick(5)
            wins += sit(game, {}, seed, bots).ranks[mine] == 1
    assert wins >= 3


def test_the_worth_of_a_winning_move_is_higher():
    """Last trick but one of the toy, both hands known by elimination in part: keeping the 9 for last loses nothing."""
    match = toy.GAME.new(2, seed=5)
    seat = match.to_move[0]
    moves = match.legal_moves(seat)
    worths = [Search().study(match.sight(seat), new_dice(2), 400, only=move).value() for move in moves]
    assert all(0 <= worth <= 1 for worth in worths)
    assert max(worths) > min(worths)


@pytest.mark.parametrize("name", ITERATIONS)
def test_yardsticks_think_ever_longer(name):
    assert len(ITERATIONS[name]) == len(OTHERS)
    assert list(ITERATIONS[name]) == sorted(set(ITERATIONS[name]))
    assert name in KNOBS


def test_a_yardstick_plays_any_game(game):
    match = game.new(seed=1)
    seat = match.to_move[0]
    assert Yardstick(1).choose(match.sight(seat), match.legal_moves(seat), new_dice(0)) in match.legal_moves(seat)
