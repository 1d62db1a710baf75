"""What is pondered while learning: worlds as the rules have them, nothing of what is hidden, and moves that win."""

from __future__ import annotations

import copy

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'drovers[learn]'")

import drovers
from drovers.bots.foresight import WORK, measure, reopen
from drovers.bots.outlook import length, told
from drovers.core import dice, playout, rules
from drovers.learn.insight import Foresight, Insight, missed
from drovers.learn.network import Critic, Player
from drovers.learn.ppo import Learner, Settings, mixture
from drovers.learn.shape import shape_of
from drovers.learn.tables import Tables
from toy import GAME as TOY

SIZE = 24


def walked(game, steps, size=SIZE):
    tables = Tables(mixture(game), size)
    generator = torch.Generator().manual_seed(1)
    for _ in range(steps):
        tables.step(torch.multinomial(tables.masks.T.float(), 1, generator=generator).squeeze(1))
    return tables


def insight(tables, plan):
    torch.manual_seed(3)
    shape = shape_of(tables.game, 16, 1)
    player = Player(shape, [])
    return Insight(tables, mixture(tables.game), player, copy.deepcopy(player), Critic(shape), plan)


def told_plainly(game, state, seat, seed, move):
    """The next decision after a move in a world, by the plain rules: whose it is and all that is so; None at an end."""
    rules.veil(state, seat)
    rules.imagine(state, seat, dice.new_dice(seed))
    reopen(state, seat)
    rules.play(state, seat, move)
    while rules.ending(state) == 0:
        seat, listed = playout.next_seat(state), [0] * game.max_legal
        count = rules.legal(state, seat, listed)
        if count > 1:
            truth = [0] * length(game)
            told(state, seat, truth)
            return seat, truth
        rules.play(state, seat, listed[0])
    return None


@pytest.mark.parametrize("game", [TOY, drovers.load("colorado")], ids=lambda game: game.name)
def test_futures_are_what_the_plain_rules_make_of_the_same_worlds(game):
    tables, futures = walked(game, 30), Tables(mixture(game), SIZE)
    of, seeds = torch.arange(SIZE).flip(0), torch.arange(SIZE) + 7
    moves = tables.masks.argmax(0)[of]
    futures.imagine(tables, of, seeds)
    futures.step(moves)
    for row in range(SIZE):
        state = game.state().read(tables.states[int(of[row])])
        told = told_plainly(game, state, int(tables.movers[of[row]]), int(seeds[row]), int(moves[row]))
        assert (told is None) == bool(futures.ended[row])
        if told:
            assert told == (int(futures.movers[row]), futures.truths[:, row].tolist())


def test_what_is_hidden_changes_nothing_that_is_pondered():
    tables, others = walked(TOY, 30), Tables(mixture(TOY), SIZE)
    pondered = insight(tables, Foresight(SIZE, 3, 4, 2))
    moves = tables.masks.T.float().topk(3).indices
    moves = torch.where(tables.masks.T.gather(1, moves) == 1, moves, moves[:, :1])

    def worths():
        torch.manual_seed(5)
        pondered._play_on(torch.arange(SIZE), moves)
        return pondered.worths.clone()

    before, truth = worths(), tables.states.copy()
    others.imagine(tables, torch.arange(SIZE), torch.arange(SIZE) + 90)
    tables.states[:] = others.states
    assert (truth["hand"] != tables.states["hand"]).any()
    assert torch.equal(before, worths()) and before.std() > 0


def test_the_end_of_a_match_counts_as_it_is_and_what_wins_is_wanted():
    tables = walked(TOY, 30, size=96)
    pondered = insight(tables, Foresight(96, 3, 8, 6, eager=50.0))
    pondered.foresee()
    assert pondered.over.all()  # six decisions end every match of three tricks between two
    views, masks, moves, wanted = (each[:, :96] for each in pondered.kept)
    worths = pondered.worths.mean(2).T
    best, clear = worths.argmax(0), worths.amax(0) - worths.masked_fill(wanted == 0, 9).amin(0) > 0.2
    assert clear.any() and (wanted.argmax(0) == best)[clear].all()
    assert torch.equal(masks.gather(0, moves), torch.ones_like(moves, dtype=torch.int8))
    assert torch.allclose(wanted.sum(0), torch.ones(96), atol=1e-6)
    assert sorted(views.T.tolist()) == sorted(tables.views.T.tolist())


def test_a_player_comes_to_want_what_was_pondered():
    plan = Foresight(32, 3, 4, 4)
    learner = Learner(TOY, Settings(width=16, depth=1, rows=64, steps=4, batches=2, foresight=tuple(plan)), "cpu")
    assert learner.improve(0.0, still=True)["short"] == 0  # a critic that has learnt nothing yet says nothing
    learner.improve(0.0)
    kept = [each[:, :32] for each in learner.insight.kept]

    def short():
        with torch.no_grad():
            return float(missed(learner.player(kept[0], kept[1])[0], kept[2], kept[3]))

    before = short()
    for _ in range(12):
        learner.insight.again(learner.pondered)
        learner.learn()
    wanted = kept[3]
    assert short() < before
    assert short() > float(-(wanted * wanted.clamp_min(1e-9).log()).sum(0).mean()) - 1e-6  # never below its entropy
    assert np.isfinite(short())


def test_worlds_are_measured_as_pondering_measures_them():
    game = drovers.load("schotten")
    tables = walked(game, 30)
    chances = tables.measure()
    for row in range(SIZE):
        values = [0.0] * (int(tables.seats[row]) + WORK)
        measure(game.state().read(tables.states[row]), values)
        assert chances[:, row].tolist() == pytest.approx(values[:2], abs=1e-6)
    pondered = insight(tables, Foresight(SIZE, 3, 2, 0, measured=True))
    pondered.foresee()
    ends, seats = pondered.futures.measure(), pondered.seat[None]
    expected = torch.where(pondered.over, pondered.futures.shares, ends).gather(0, seats)
    assert torch.equal(pondered.worths.flatten(), expected.flatten()) and pondered.worths.std() > 0
