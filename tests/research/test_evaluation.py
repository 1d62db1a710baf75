"""Evaluation in one call, pools of opponents, rewards by choice and what no seat knows alone."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'drovers[research]'")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'drovers[research]'")

from drovers.core import dice, rules
from drovers.research import pettingzoo as zoo
from drovers.research.errors import BadAction, NotReset, ResearchError
from drovers.research.evaluation import evaluate, interval
from drovers.research.opponents import Against
from drovers.research.shape import bounds
from drovers.research.vector import Matches
from toy import GAME as TOY


def first(seen):
    """A policy: the first legal action."""
    return seen["action_mask"].argmax(1)


@pytest.mark.parametrize("player", ["random", "drovers.bots.uniform:Uniform", first])
def test_every_deal_is_played_from_every_seat(player):
    found = evaluate(player, TOY, "random", seats=3, deals=20, seed=5)
    assert (found.deals, found.matches, len(found.by_seat)) == (20, 60, 3)
    assert found.low <= found.share <= found.high and found.share == pytest.approx(np.mean(found.by_seat))
    assert found == evaluate(player, TOY, "random", seats=3, deals=20, seed=5)
    assert found.variant in str(found) and "60 matches of 20 deals" in str(found)


def test_a_player_against_itself_is_level():
    """With the same moves in every seat each deal is won by somebody: the shares of its seats sum to one half each."""
    found = evaluate(first, TOY, first, deals=30)
    assert found.share == 0.5 and found.score == 0 and found.low < 0.5 < found.high


def test_the_interval_shrinks_and_stays_within_bounds():
    rng = np.random.default_rng(0)
    few, many = (interval(rng.integers(0, 3, size) / 2) for size in (20, 2000))
    assert many[1] - many[0] < (few[1] - few[0]) / 5
    low, high = interval(np.ones(50))
    assert 0.9 < low < high <= 1 and interval(np.zeros(50))[0] == 0
    hits = 0
    for _ in range(400):
        low, high = interval(rng.random(60) < 0.9)
        hits += low <= 0.9 <= high
    assert hits / 400 > 0.9


def test_a_pool_plays_all_its_members():
    env = Against(TOY, 64, ["random", first, "drovers.bots.uniform:Uniform"])
    _, info = env.reset(seed=1)
    assert set(info["opponent"].tolist()) == {0, 1, 2} and env.pool.names[:2] == ["random", "first"]
    env.pool.add("greedy")
    for _ in range(6):
        *_, info = env.step(first(env.matches.seen))
    assert set(info["opponent"].tolist()) == {0, 1, 2, 3}


def test_a_policy_plays_its_own_seat_as_it_would_elsewhere():
    """Seat 0 by the policy inside the environment, and the same matches stepped seat by seat."""
    env, plain = Against(TOY, 5, first, seats=3, seat=1), Matches(TOY, 5, 3)
    env.reset(seed=list(range(5)))
    plain.reset(seed=list(range(5)))
    for _ in range(3):
        env.step(first(env.matches.seen))
        for _ in range(3):
            plain.step(first(plain.seen))
    assert env.matches.scores.tolist() == plain.scores.tolist()


def test_a_policy_that_errs_is_named():
    env = Against(TOY, 4, lambda seen: np.full(len(seen["action_mask"]), 99) % 9, seat=1)
    with pytest.raises(BadAction, match="policy"):
        for seed in range(20):
            env.reset(seed=seed)


def test_rewards_by_score_are_points_above_the_others(game):
    batch, rng = Matches(game, 3, game.seats[-1], reward="score"), np.random.default_rng(0)
    batch.reset(seed=1)
    for _ in range(400):
        _, rewards, over, _, info = batch.step(batch.sample(rng))
        assert not rewards[~over].any() and np.allclose(rewards.sum(1), 0, atol=1e-3)
        if over.any():
            k = int(np.flatnonzero(over)[0])
            scores = info["score"][k]
            assert rewards[k, 0] == pytest.approx(scores[0] - np.delete(scores, 0).mean(), abs=1e-3)
            break
    else:
        assert game.name in ("schotten", "colorado", "tain", "goats"), "the toy game ends"
    with pytest.raises(ResearchError, match="place, score"):
        Matches(game, 3, reward="glory")


def test_rewards_by_score_at_the_other_doors():
    env = zoo.env(TOY, 3, reward="score")
    env.reset(seed=2)
    while not any(env.terminations.values()):
        env.step(int(np.argmax(env.observe(env.agent_selection)["action_mask"])))
    scores = np.array([env.infos[agent]["score"] for agent in env.possible_agents])
    assert env.rewards["seat_1"] == pytest.approx(scores[1] - (scores[0] + scores[2]) / 2)
    rows = Against(TOY, 3, first, 3, reward="score")
    rows.reset(seed=[2, 2, 2])
    for _ in range(3):
        _, rewards, *_ = rows.step(first(rows.matches.seen))
    assert rewards.tolist() == pytest.approx([env.rewards[agent] for agent in env.possible_agents])


def test_the_state_is_what_all_seats_see_together(variant):
    """And a world that one seat cannot tell from this one differs in the others' parts, if in anything."""
    env = zoo.env(variant)
    with pytest.raises(NotReset):
        env.state()
    env.reset(seed=3)
    rows = Matches(variant, 1)
    rows.reset(seed=[3])
    whole = env.state().reshape(variant.seats, -1)
    assert np.array_equal(rows.state()[0], whole) and env.state_space.contains(env.state())
    for seat, agent in enumerate(env.possible_agents):
        assert np.array_equal(env.observe(agent)["observation"], whole[seat])
    other = env.table.state()
    rules.veil(other, 0)
    rules.imagine(other, 0, dice.new_dice(1))
    env.table.states[:] = other.record()
    changed = env.state().reshape(variant.seats, -1)
    assert np.array_equal(changed[0], whole[0])


def test_the_truth_is_what_would_be_seen_if_nothing_were_hidden(variant):
    """In the layout of an observation and within its bounds; what the seat sees anyway is the same in it."""
    batch, rng = Matches(variant, 3), np.random.default_rng(0)
    batch.reset(seed=1)
    low, high = bounds(variant, np.dtype(np.int16))
    differ = 0
    for _ in range(30):
        batch.step(batch.sample(rng))
        truth = batch.truth()
        assert (truth >= low).all() and (truth <= high).all()
        differ += int((truth != batch.views).sum())
    assert differ > 0 or variant.game is TOY, "the toy shows nothing of other hands"


def test_actions_are_written_and_read(variant):
    env, batch = zoo.env(variant), Matches(variant, 1)
    env.reset(seed=1), batch.reset(seed=[1])
    for _ in range(12):
        agent = env.agent_selection
        legal = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        for action in legal[:5]:
            text = env.action_text(agent, action)
            assert env.action_of(agent, text) == action == batch.action_of(0, batch.action_text(0, action))
        env.step(legal[-1]), batch.step([legal[-1]])
        if any(env.terminations.values()):
            break
