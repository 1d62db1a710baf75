"""Numbers that never wrap, bounds that are told, seeds that can be repeated, environments that can be copied."""

from __future__ import annotations

import copy
import pickle

import cloudpickle
import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'drovers[research]'")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'drovers[research]'")

import drovers
from drovers.research import pettingzoo as zoo
from drovers.research.errors import ResearchError
from drovers.research.gymnasium import Seat
from drovers.research.opponents import Against
from drovers.research.shape import NARROWEST, bounds, observation_dtype
from drovers.research.variant import variant as named
from drovers.research.vector import Matches
from toy import GAME as TOY

COPIES = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
    "cloudpickle": lambda one: cloudpickle.loads(cloudpickle.dumps(one)),
}


@pytest.fixture(params=COPIES)
def copied(request):
    return COPIES[request.param]


# types


@pytest.mark.parametrize("name", ["schotten", "colorado"])
def test_a_dtype_that_would_wrap_is_refused_with_one_that_does_not(name):
    for make in (Matches, lambda what, size, dtype: zoo.env(what, dtype=dtype), Against):
        with pytest.raises(ResearchError, match="int16") as refusal:
            make(name, 2, dtype=np.int8)
        assert refusal.value.field == "dtype"
    assert Matches(name, 2, dtype=NARROWEST).views.dtype == np.int16


def test_the_narrowest_dtype_holds_every_declared_number(game):
    of = named(game)
    dtype = observation_dtype(NARROWEST, of)
    low, high = bounds(of, np.dtype(np.int64))
    assert np.array_equal(low.astype(dtype), low) and np.array_equal(high.astype(dtype), high)
    assert len(low) == game.feature_length and (low <= high).all()


def test_every_door_tells_the_bounds_and_keeps_them(variant):
    rows, one, all_at_once = Against(variant, 2), zoo.env(variant), zoo.parallel_env(variant)
    low, high = bounds(variant, np.dtype(np.int16))
    spaces = [rows.single_observation_space, one.observation_space("seat_0"), all_at_once.observation_space("seat_0")]
    for space in spaces:
        assert np.array_equal(space["observation"].low, low) and np.array_equal(space["observation"].high, high)
    assert np.array_equal(one.state_space.low, np.tile(low, variant.seats))
    rng = np.random.default_rng(3)
    rows.reset(seed=3)
    for _ in range(40):
        rows.step(rows.matches.sample(rng))
        assert (rows.matches.views >= low).all() and (rows.matches.views <= high).all()


# seeds


def dealt(env, seed=None):
    env.reset(seed=seed)
    if isinstance(env, Matches):
        return env.seeds.tolist()
    return env.rows.matches.seeds.tolist() if isinstance(env, Seat) else env.table.seed


@pytest.mark.parametrize("make", [lambda: Matches(TOY, 3), lambda: zoo.env(TOY), lambda: Seat(TOY)])
def test_what_follows_a_seed_follows_every_time(make):
    one, two = make(), make()
    first = [dealt(one, 1), dealt(one), dealt(one)]
    assert first == [dealt(two, 1), dealt(two), dealt(two)]
    assert first[0] != first[1] != first[2]
    assert dealt(make()) != dealt(make()), "without a seed every environment is its own"


def test_neighbouring_seeds_share_no_match():
    batches = [Matches(TOY, 512) for _ in range(3)]
    seeds = [seed for base, batch in enumerate(batches) for seed in dealt(batch, base)]
    assert len(set(seeds)) == 3 * 512
    later = {seed + 512 * k for seed in seeds[:512] for k in range(1, 100)}
    assert not later & set(seeds)


def test_rows_may_be_dealt_from_the_very_seeds_given():
    batch = Matches(TOY, 3)
    batch.reset(seed=[7, 8, 7])
    assert np.array_equal(batch.views[0], batch.views[2]) and not np.array_equal(batch.views[0], batch.views[1])
    one = zoo.env(TOY)
    one.reset(seed=8)
    assert np.array_equal(batch.views[1], one.observe(one.agent_selection)["observation"])
    with pytest.raises(ResearchError, match="seed"):
        batch.reset(seed=[1, 2])


# copies


def test_batches_are_copied_with_everything(game, copied):
    batch, rng = Matches(game, 4), np.random.default_rng(1)
    batch.reset(seed=1)
    batch.step(batch.sample(rng))
    other = copied(batch)
    actions = batch.sample(np.random.default_rng(2))
    batch.step(actions), other.step(actions)
    assert np.array_equal(batch.views, other.views) and (batch.states == other.states).all()
    batch.reset(), other.reset()
    assert batch.seeds.tolist() == other.seeds.tolist()
    assert other.variant.game is game and other.batch.states is other.states is not batch.states


def test_threads_are_started_again_in_a_copy(copied):
    batch = Matches(TOY, 512, threads=2)
    batch.reset(seed=1)
    other = copied(batch)
    other.step(other.sample(np.random.default_rng(0)))
    batch.close(), other.close()


@pytest.mark.parametrize("opponent", ["random", "greedy", "level1", ["random", "greedy"]])
def test_seats_against_bots_are_copied(opponent, copied):
    env = Against(TOY, 4, opponent)
    env.reset(seed=1)
    other = copied(env)
    for _ in range(4):
        actions = env.matches.masks.argmax(1)
        left, right = env.step(actions), other.step(actions)
        assert np.array_equal(left[0]["observation"], right[0]["observation"]) and np.array_equal(left[1], right[1])


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env, Seat])
def test_single_matches_are_copied(game, make, copied):
    env = make(game)
    env.reset(seed=4)
    other = copied(env)
    if make is zoo.env:
        action = int(np.argmax(env.observe(env.agent_selection)["action_mask"]))
        env.step(action), other.step(action)
        assert env.record() == other.record()
    elif make is Seat:
        action = int(np.argmax(env.action_masks()))
        assert np.array_equal(env.step(action)[0]["observation"], other.step(action)[0]["observation"])
    else:
        actions = {agent: int(np.argmax(mask)) for agent, mask in zip(env.agents, env._masks, strict=True)}
        env.step(actions), other.step(actions)
    assert np.array_equal(env.state(), other.state())


def test_games_and_their_older_editions_are_kept_by_name(copied):
    for name in drovers.names():
        game = drovers.load(name)
        assert copied(game) is game
        for version in game.editions:
            assert copied(game.at(version)).version == version


@pytest.mark.breadth
@pytest.mark.parametrize("copy_of", COPIES)
def test_openspiel_games_and_states_are_copied(copy_of):
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install 'drovers[research]'")
    import drovers.research.openspiel  # noqa: F401

    game = pyspiel.load_game("drovers_tain(players=3)")
    state = game.new_initial_state()
    for action in (3, 0, 0):
        state.apply_action(state.legal_actions()[action])
    assert str(COPIES[copy_of](game)) == str(game)
    other = COPIES[copy_of](state) if copy_of != "cloudpickle" else pickle.loads(cloudpickle.dumps(state))
    assert str(other) == str(state) and other.history() == state.history()
