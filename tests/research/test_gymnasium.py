"""One seat of one match: Gymnasium's own checker, its registry, its wrappers, and every way to go on after the end."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'drovers[research]'")

from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import drovers
from drovers.research.errors import BadAction, NotReset, ResearchError
from drovers.research.gymnasium import Seat, register_all
from drovers.research.opponents import Against
from drovers.research.variant import identifier, variants
from toy import GAME as TOY


class Legal(gymnasium.spaces.Discrete):
    """Samples legal actions only: Gymnasium's checker knows no masks."""

    def __init__(self, env):
        super().__init__(env.action_space.n)
        self.env = env

    def seed(self, seed=None):
        self.env.reset(seed=seed)
        return super().seed(seed)

    def sample(self, mask=None, probability=None):
        return int(np.flatnonzero(self.env.action_masks())[0]) if self.env.action_masks().any() else 0


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasiums_own_checker(game):
    env = Seat(game)
    env.action_space = Legal(env)
    check_env(env, skip_render_check=True)


@pytest.mark.breadth
def test_the_registry_makes_every_variant_as_of_tain():
    ids = register_all()
    assert len(ids) == len(set(ids)) > 50 and all(name in gymnasium.registry for name in ids)
    env = gymnasium.make("drovers/tain_3p-v1", seat=2, disable_env_checker=True)
    seen, _ = env.reset(seed=1)
    assert env.unwrapped.variant.name == "tain_3p_v1" and seen["action_mask"].any()
    rows = gymnasium.make_vec("drovers/tain_3p-v1", num_envs=3)
    masks = rows.reset(seed=1)[0]["action_mask"]
    assert isinstance(rows.unwrapped, Against) and masks.shape == (3, drovers.load("tain").moves)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # of a way to render that it does not know
        named = gymnasium.make("drovers.research.gymnasium:drovers/tain_2p-v1", render_mode="ansi")
    assert named.unwrapped.variant.name == "tain_2p_v1"
    for of in (of for of in variants(drovers.load("tain")) if of.options):
        made = gymnasium.make(identifier(of.name), disable_env_checker=True)
        assert made.unwrapped.variant.name == of.name
    assert not any(":" in name for name in ids)


def test_a_match_from_one_seat(game):
    env, rng, rewards = Seat(game, seat=1), np.random.default_rng(0), []
    seen, _ = env.reset(seed=2)
    over = cut = False
    while not over and not cut:
        assert env.observation_space.contains(seen) and seen["action_mask"].any()
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        assert env.action_of(env.action_text(action)) == action
        seen, reward, over, cut, info = env.step(action)
        rewards.append(reward)
    assert not any(rewards[:-1]) and len(info["score"]) == env.variant.seats and not seen["action_mask"].any()
    with pytest.raises(NotReset):
        env.step(0)


def test_flattened_observations():
    env = gymnasium.wrappers.FlattenObservation(Seat(TOY))
    seen, _ = env.reset(seed=1)
    assert seen.shape == env.observation_space.shape and env.observation_space.contains(seen)
    rows = gymnasium.wrappers.vector.FlattenObservation(Against(TOY, 3, autoreset="next_step"))
    rows.reset(seed=1)
    for _ in range(5):
        seen, *_ = rows.step(rows.env.matches.masks.argmax(1))
        assert seen.shape == rows.observation_space.shape


def test_the_next_step_deals_anew_and_ignores_its_action():
    env = Against(TOY, 3, autoreset=AutoresetMode.NEXT_STEP)
    env.reset(seed=1)
    for _ in range(3):
        seen, rewards, over, _, info = env.step(env.matches.masks.argmax(1))
    assert over.all() and not seen["action_mask"].any() and "final_obs" not in info
    seeds, last = env.matches.seeds.copy(), seen["observation"].copy()
    seen, rewards, over, _, _ = env.step([-5, 99, 0])
    assert not over.any() and not rewards.any() and seen["action_mask"].any(1).all()
    assert (env.matches.seeds == seeds + 3).all() and not np.array_equal(last, seen["observation"])
    with pytest.raises(BadAction):
        env.step([-5, 99, 0])


def test_disabled_waits_for_a_reset_of_those_it_names():
    env = Against(TOY, 3, autoreset="disabled")
    env.reset(seed=1)
    for _ in range(3):
        *_, over, _, _ = env.step(env.matches.masks.argmax(1))
    assert over.all()
    with pytest.raises(NotReset):
        env.step([0, 0, 0])
    seen, _ = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert seen["action_mask"].any(1).tolist() == [True, False, True]
    with pytest.raises(NotReset):
        env.step(seen["action_mask"].argmax(1))
    seen, _ = env.reset(options={"reset_mask": np.array([False, True, False])})
    env.step(seen["action_mask"].argmax(1))
    with pytest.raises(ResearchError, match="next_step"):
        Against(TOY, 3, autoreset="sometimes")


def test_what_the_learner_sees_is_rendered_as_text():
    env = Seat(TOY, render_mode="ansi")
    with pytest.raises(NotReset):
        env.render()
    env.reset(seed=1)
    assert "1: ? × 3" in env.render() and "0: ? × 3" not in env.render()
    with pytest.raises(ResearchError, match="ansi"):
        Seat(TOY, render_mode="human")
