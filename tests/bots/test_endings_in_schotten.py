"""Exact endgames: what brute force finds, found; nothing claimed where something is hidden or too far."""

from __future__ import annotations

import random

import pytest

import drovers
from drovers.bots.analysis import hint, judge
from drovers.bots.endgame import exact
from drovers.bots.search import share
from drovers.bots.searcher import Search
from drovers.core import rules
from drovers.core.dice import new_dice
from drovers.core.playout import next_seat

NODES = 20_000
ENDINGS = [
    (34, 58),
    (94, 62),
    (125, 61),
    pytest.param(115, 60, marks=pytest.mark.soak),
]  # the last takes as long as all


def late(seed, ply):
    """A random match of Schotten Totten at that ply, its deck used up: what a seat does not hold, the other does."""
    game, choose = drovers.load("schotten"), random.Random(seed)
    match = game.new(seed=seed)
    while match.ply < ply:
        legal = match.legal_moves(match.to_move[0])
        move = legal[choose.randrange(len(legal))]
        match.play(match.to_move[0], game.notation.move_text(match.state, match.to_move[0], move))
    assert match.state.left[0] == 0
    return match


def value(state, seat):
    """What a state is worth to a seat when both play perfectly, by trying everything."""
    if rules.ending(state):
        return share(state, seat)
    mover = next_seat(state)
    worths = [value_after(state, mover, move, seat) for move in moves(state, mover)]
    return max(worths) if mover == seat else min(worths)


def value_after(state, mover, move, seat):
    """What a move is worth to a seat."""
    after = state.copy()
    rules.play(after, mover, move)
    return value(after, seat)


def moves(state, seat):
    """The legal moves."""
    out = [0] * 600
    return out[: rules.legal(state, seat, out)]


@pytest.mark.parametrize(("seed", "ply"), ENDINGS)
def test_the_winning_move_that_one_look_misses(seed, ply):
    match = late(seed, ply)
    seat = match.to_move[0]
    sight, legal = match.sight(seat), match.legal_moves(seat)
    found = exact(sight, new_dice(1), NODES).move
    looked = Search().study(sight, new_dice(1), 1).found()[0].move
    assert value_after(match.state, seat, found, seat) == value(match.state, seat) == 1.0
    assert value_after(match.state, seat, looked, seat) == 0.0
    assert Search(iterations=400).choose(sight, legal, new_dice(1), 0) == found


@pytest.mark.parametrize(("seed", "ply"), ENDINGS)
def test_hints_and_verdicts_are_exact_where_the_end_can_be_seen(seed, ply):
    match = late(seed, ply)
    seat = match.to_move[0]
    sight, legal = match.sight(seat), match.legal_moves(seat)
    worths = {
        match.game.notation.move_text(match.state, seat, move): value_after(match.state, seat, move, seat)
        for move in legal
    }
    choices = hint(sight, 400)
    assert choices[0].value == max(worths.values()) == 1.0
    assert {choice.move: choice.value for choice in choices}.items() <= worths.items()
    lost = next(move for move in legal if value_after(match.state, seat, move, seat) == 0.0)
    verdict = judge(ply, sight, lost, 400)
    assert verdict.chances[seat] == 1.0
    assert verdict.loss == 1.0 and verdict.grade == "blunder"


def test_a_lost_ending_is_played_on_in_hope_and_known_to_be_lost():
    match = late(115, 60)
    seat = match.to_move[0]
    losing = next(move for move in match.legal_moves(seat) if value_after(match.state, seat, move, seat) == 0.0)
    ending = exact(match.sight(seat), new_dice(1), NODES, only=losing)
    assert ending.values[seat] == 0.0 and ending.move is None
    assert sum(ending.values) == 1.0


def test_too_far_to_see():
    match = late(115, 60)
    assert exact(match.sight(match.to_move[0]), new_dice(1), 3) is None


def test_what_is_hidden_is_not_known(game):
    match = game.new(seed=3)
    assert exact(match.sight(match.to_move[0]), new_dice(1), NODES) is None
