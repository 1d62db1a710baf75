"""The greedy bot: plain and compiled choose alike, at once, and better than chance."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace

import pytest

import drovers
import toy
from drovers.bots.greedy import Greedy, appraise, best
from drovers.bots.uniform import Uniform
from drovers.core.dice import new_dice
from drovers.core.jit import compiler_is_off

# Compiled: the dear games are asked plain in `make test` (conftest.py).
BY_FORM = [pytest.param(name, marks=() if name == "tain" else pytest.mark.soak) for name in drovers.names()]


@pytest.mark.skipif(compiler_is_off(), reason="there is only one form")
@pytest.mark.parametrize("name", ["toy", *BY_FORM])
def test_plain_and_compiled_choose_alike(name):
    game = toy.GAME if name == "toy" else drovers.load(name)
    match = game.new(seed=4)
    plain, compiled = Greedy(), Greedy(compile=True)
    for _ in range(6):
        seat = match.to_move[0]
        legal = match.legal_moves(seat)
        move = plain.choose(match.sight(seat), legal, new_dice(match.ply), 50)
        assert compiled.choose(match.sight(seat), legal, new_dice(match.ply), 50) == move
        match.play(seat, game.notation.move_text(match.state, seat, move))


def test_judgement_looks_only_at_what_the_seat_knows(case):
    for match in case.walk(seed=3, every=29):
        for seat in range(match.seats):
            assert appraise(match.state, seat) == appraise(match.sight(seat).state, seat)


@pytest.mark.parametrize("name", BY_FORM)
def test_beats_chance(name):
    assert sum(greedy_wins(drovers.load(name), seed, mine=seed % 2) for seed in range(6)) >= 4


def greedy_wins(game, seed, mine):
    """Whether the greedy bot in that seat wins against chance."""
    match, greedy, chance = game.new(2, seed=seed), Greedy(compile=True), Uniform()
    while match.to_move:
        seat = match.to_move[0]
        bot = greedy if seat == mine else chance
        move = bot.choose(match.sight(seat), match.legal_moves(seat), new_dice(match.ply), 60)
        match.play(seat, game.notation.move_text(match.state, seat, move))
    return match.outcome.winners == (mine,)


def test_ties_are_broken_by_the_dice():
    rng = new_dice(1)
    assert {best([1.0, 3.0, 3.0, 0.0], 4, rng) for _ in range(50)} == {1, 2}


def test_a_game_without_judgement_is_judged_by_points():
    bare = ModuleType("bare")
    bare.__package__, bare.score = "drovers.core", lambda state, seat: (2, 0)[seat]
    state = SimpleNamespace(seats=2, rules=bare)
    assert (appraise(state, 0), appraise(state, 1)) == (2, -2)


def test_a_watcher_has_no_moves():
    match = toy.GAME.new(2, seed=1)
    with pytest.raises(ValueError, match="watcher"):
        Greedy().choose(match.sight(None), [0], new_dice(0), 1)
