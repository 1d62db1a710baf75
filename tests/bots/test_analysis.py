"""Analysis: every choice of every seat, from that seat's sight alone."""

from __future__ import annotations

import numpy as np
import pytest

import drovers
import toy
from drovers.bots.analysis import Choice, Verdict, analyse, curve, hint, judge, turning_points
from drovers.core import dice, rules
from drovers.core.match import Match
from drovers.research.equilibria import small
from drovers.solving.cfr import Solver


def played(seed=5):
    match = toy.GAME.new(2, seed=seed)
    while match.to_move:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    return match


def test_every_decision_with_a_choice_gets_a_verdict():
    match = played()
    verdicts = list(analyse(toy.GAME.new(2, seed=5), match.moves, 60))
    assert [verdict.ply for verdict in verdicts] == [1, 2, 3, 4]  # with one card left there is nothing to choose
    for verdict in verdicts:
        assert verdict.played.move == match.moves[verdict.ply - 1][1]
        assert verdict.loss == max(0.0, verdict.best[0].value - verdict.played.value)
        assert verdict.sentence("fr") != verdict.sentence("en")
        assert len(verdict.chances) == 2 and abs(sum(verdict.chances) - 1) < 1e-9
        assert verdict.to_dict()["sentences"]["en"] == verdict.sentence("en")


def test_the_same_seed_gives_the_same_verdicts():
    moves = played().moves
    assert list(analyse(toy.GAME.new(2, seed=5), moves, 40)) == list(analyse(toy.GAME.new(2, seed=5), moves, 40))


def test_a_verdict_does_not_depend_on_what_the_seat_could_not_know():
    match = toy.GAME.new(2, seed=5)
    world = match.sight(0).state.copy()
    rules.imagine(world, 0, dice.new_dice(77))
    other = Match(toy.GAME, world)
    assert other.state != match.state
    step = [(0, match.legal(0)[0])]
    assert list(analyse(match, step, 60)) == list(analyse(other, step, 60))


def test_grades_and_turning_points():
    verdicts = [
        Verdict(ply, 0, Choice("a", 0.5), (Choice("b", 0.5 + loss),), (0.5, 0.5))
        for ply, loss in enumerate((0.0, 0.1, 0.3))
    ]
    assert [verdict.grade for verdict in verdicts] == ["good", "mistake", "blunder"]
    assert turning_points(verdicts) == verdicts[1:]
    assert turning_points(verdicts, most=1) == verdicts[2:]


def test_the_curve_ends_with_the_result():
    match = played()
    points = curve(list(analyse(toy.GAME.new(2, seed=5), match.moves, 60)), match.outcome)
    assert [moves for moves, _ in points] == [0, 1, 2, 3, 4]
    assert points[-1][1] == tuple(float(rank == 1) for rank in match.outcome.ranks)
    assert curve([], match.outcome) == []


def test_a_match_that_is_won_already_leaves_no_doubt():
    start = toy.GAME.new(2, seed=5)
    start.state.tricks[1] = 3  # of the three tricks to come the other can only equal it
    (verdict,) = analyse(start, [(0, start.legal(0)[0])], 60)
    assert verdict.chances[0] < 0.3 < verdict.chances[1]
    start = toy.GAME.new(2, seed=5)
    start.state.tricks[1] = 4
    (verdict,) = analyse(start, [(0, start.legal(0)[0])], 60)
    assert verdict.chances == (0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_hint_names_legal_moves_and_their_chances(seats):
    match = toy.GAME.new(seats, seed=5)
    best = hint(match.sight(0), 200)
    assert {choice.move for choice in best} <= set(match.legal(0))
    assert all(0 <= choice.value <= 1 for choice in best)


def test_where_the_rest_is_small_moves_are_worth_what_an_equilibrium_says():
    game = drovers.load("tain")
    of = small(game, "small1")
    solver = Solver(of.tree)
    solver.run(400)
    solver.worth(solver.average())
    verdicts = []
    for world in np.flatnonzero(of.tree.parent == 0)[1:]:
        here = of.at(int(world))
        match = Match(game, here.plain())
        verdicts += [judge(1, match.sight(here.seat), move, tries=5) for move in match.legal_moves(here.seat)[:1]]
    assert abs(np.mean([verdict.chances[0] for verdict in verdicts]) - (1 + solver.work.value[0]) / 2) < 0.01
    best = [verdict.best[0].value - verdict.chances[verdict.seat] for verdict in verdicts]
    assert max(map(abs, best)) < 0.01 and all(verdict.loss >= 0 for verdict in verdicts)
