"""Batches of matches: every row is the match its seed deals, step by step."""

from __future__ import annotations

import numpy as np
import pytest

from drovers.core import rules
from drovers.research.errors import BadAction, NotReset, ResearchError
from drovers.research.vector import SMALLEST, Matches
from toy import GAME as TOY


def test_rows_are_the_matches_of_their_seeds(variant):
    """Three rows followed in the plain form: observation, mask, seat, rewards, points, length, and what comes after."""
    size, game = 3, variant.game
    batch, rng = Matches(variant, size), np.random.default_rng(1)
    seen, info = batch.reset(seed=40)
    seeds = batch.seeds.tolist()
    plain = [game.new(variant.seats, variant.options, seed) for seed in seeds]
    for ply in range(150):
        for k, match in enumerate(plain):
            seat = int(info["seat"][k])
            assert seat == match.to_move[0]
            if ply % 10 == 0:
                out = [0] * game.feature_length
                rules.features(match.sight(seat).state, seat, out)
                assert seen["observation"][k].tolist() == out
            assert np.flatnonzero(seen["action_mask"][k]).tolist() == match.legal_moves(seat)
        actions, movers = batch.sample(rng), info["seat"].copy()
        seen, rewards, terminations, truncations, info = batch.step(actions)
        assert not truncations.any()
        for k, match in enumerate(plain):
            rules.play(match.state, int(movers[k]), int(actions[k]))
            assert terminations[k] == (match.outcome is not None)
            if match.outcome is None:
                assert not rewards[k].any()
                continue
            ranks = match.outcome.ranks
            beaten = [sum(other > rank for other in ranks) - sum(other < rank for other in ranks) for rank in ranks]
            assert rewards[k].tolist() == pytest.approx([count / (variant.seats - 1) for count in beaten])
            assert info["score"][k].tolist() == list(match.outcome.scores)
            seeds[k] += size
            plain[k] = game.new(variant.seats, variant.options, seeds[k])


def test_threads_change_nothing(game):
    size = 2 * SMALLEST
    one, two = Matches(game, size), Matches(game, size, threads=2)
    assert len(two._shares) == 2
    one.reset(seed=7), two.reset(seed=7)
    rng = np.random.default_rng(0)
    for _ in range(30):
        actions = one.sample(rng)
        one.step(actions), two.step(actions)
        assert np.array_equal(one.views, two.views) and np.array_equal(one.masks, two.masks)
        assert np.array_equal(one.rewards, two.rewards) and np.array_equal(one.ended, two.ended)
    assert one.states.tobytes() == two.states.tobytes()
    two.close()


def test_observations_are_not_copied():
    batch = Matches(TOY, 4)
    seen, _ = batch.reset(seed=1)
    again, *_ = batch.step(batch.sample(np.random.default_rng(0)))
    assert again["observation"] is seen["observation"] is batch.views
    assert again["action_mask"] is batch.masks


def test_observations_can_be_left_out_or_of_another_type():
    plain, bare, floats = Matches(TOY, 5), Matches(TOY, 5, dtype=None), Matches(TOY, 5, dtype=np.float32)
    seen = [batch.reset(seed=3)[0] for batch in (plain, bare, floats)]
    assert "observation" not in seen[1] and np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])
    assert seen[2]["observation"].dtype == np.float32
    assert np.array_equal(seen[0]["observation"], seen[2]["observation"])


def test_features_fit_sixteen_bits(variant):
    small, large = Matches(variant, 8), Matches(variant, 8, dtype=np.int64)
    small.reset(seed=1), large.reset(seed=1)
    rng = np.random.default_rng(0)
    for _ in range(300):
        assert np.array_equal(small.views, large.views)
        actions = small.sample(rng)
        small.step(actions), large.step(actions)


def test_long_matches_are_cut():
    batch = Matches(TOY, 3, max_plies=4)
    batch.reset(seed=[1, 2, 3])
    rng = np.random.default_rng(0)
    for _ in range(4):
        _, rewards, terminations, truncations, info = batch.step(batch.sample(rng))
    assert truncations.all() and not terminations.any() and not rewards.any()
    assert info["plies"].tolist() == [4, 4, 4]
    assert batch.seeds.tolist() == [4, 5, 6]


def test_a_fresh_seed_is_drawn_where_none_is_given():
    batch = Matches(TOY, 2)
    batch.reset()
    first = batch.seeds.copy()
    batch.reset()
    assert not np.array_equal(first, batch.seeds)


def test_illegal_actions_are_refused_and_change_nothing(game):
    batch = Matches(game, 6)
    with pytest.raises(NotReset):
        batch.step(np.zeros(6, int))
    batch.reset(seed=1)
    before, good = batch.states.tobytes(), batch.sample(np.random.default_rng(0))
    bad = good.copy()
    bad[4] = int(np.argmin(batch.masks[4]))
    with pytest.raises(BadAction) as refusal:
        batch.step(bad)
    assert refusal.value.field == "actions[4]"
    for wrong in (good[:5], good.astype(float), good + 10**9, -good - 1, [["x"] * 6]):
        with pytest.raises(BadAction):
            batch.step(wrong)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("action", [-1, 10**6, 0.5, None, "claim 1"])
def test_an_action_outside_the_space_has_no_text(game, action):
    matches = Matches(game, 1)
    matches.reset(seed=1)
    with pytest.raises(BadAction, match=f"{action} is no action: actions are the integers 0 to {game.moves - 1}"):
        matches.action_text(0, action)


@pytest.mark.parametrize("number", [0, -1, 2.5, "8", True])
@pytest.mark.parametrize("name", ["num_envs", "max_plies", "threads"])
def test_a_batch_has_at_least_one_of_everything(name, number):
    with pytest.raises(ResearchError, match=name) as refusal:
        Matches(TOY, **{"num_envs": 4, name: number})
    assert refusal.value.field == name


@pytest.mark.parametrize("seed", [-1, 2**62, 1.5, "7"])
def test_seeds_that_are_none_are_refused(seed):
    with pytest.raises(ResearchError, match="seed"):
        Matches(TOY, 2).reset(seed=seed)


def test_nothing_is_drawn_before_anything_is_dealt():
    with pytest.raises(NotReset):
        Matches(TOY, 4).sample(np.random.default_rng(0))
