"""The PettingZoo doors: the framework's own tests, and ours for what it does not ask."""

from __future__ import annotations

import warnings
from types import SimpleNamespace

import numpy as np
import pytest

import drovers
from drovers.core import rules
from drovers.core.errors import IllegalMove
from drovers.research.errors import BadAction, NotReset, ResearchError, UnknownVariant
from drovers.research.variant import variant as named
from plain_form import in_plain
from toy import GAME as TOY

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'drovers[research]'")

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import a game of theirs the old way
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from drovers.games.colorado.moves import COUNT as COUNTS
from drovers.games.colorado.moves import encode
from drovers.research import pettingzoo as zoo

# The framework warns of dictionaries with masks by a list of its own games, and of masks of seats that owe no move.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:Agents have different:UserWarning"),
]


class Legal:
    """An action space whose bare `sample()` is legal now: some of the framework's tests sample without the mask."""

    def __init__(self, env, agent):
        self.env, self.agent, self.space = env, agent, env.action_spaces[agent]

    def sample(self, mask=None):
        seat = self.env.possible_agents.index(self.agent)
        return self.space.sample(self.env._masks[seat] if mask is None else mask)

    def seed(self, seed):
        return self.space.seed(seed)


def masked(what, **more):
    env = zoo.parallel_env(what, **more)
    legal = {agent: Legal(env, agent) for agent in env.possible_agents}
    env.action_space = lambda agent: legal[agent]
    return env


def test_api(variant):
    api_test(zoo.env(variant), num_cycles=40)


def test_seed(variant):
    seed_test(lambda: zoo.env(variant), num_cycles=100)


def test_parallel_api(variant):
    parallel_api_test(zoo.parallel_env(variant), num_cycles=60)


def test_parallel_seed(variant):
    parallel_seed_test(lambda: masked(variant), num_cycles=60)


def test_max_cycles(variant):
    if variant.game is TOY:
        variant = named(TOY, 3)  # three tricks: a match of the toy game ends before four cycles
        module = SimpleNamespace(parallel_env=lambda max_cycles: masked(variant, max_cycles=2))
        env = module.parallel_env(4)
        env.reset()
        for _ in range(2):
            *_, truncations, _ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        assert all(truncations.values()) and not env.agents
        return
    module = SimpleNamespace(
        parallel_env=lambda max_cycles: masked(variant, max_cycles=max_cycles),
        env=lambda max_cycles: parallel_to_aec(masked(variant, max_cycles=max_cycles)),
    )
    max_cycles_test(module)


def walk(env, seed):
    """A random match: the environment before every move, and the choice."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        action = int(rng.choice(np.flatnonzero(mask)))
        yield action
        env.step(action)


def test_observations_are_the_features_of_the_sight(variant):
    """Every seat's observation and mask equal what the plain match says of it, and hide what it may not know."""
    env, game = zoo.env(variant), variant.game
    match = game.new(variant.seats, variant.options, seed=5)
    for ply, action in enumerate(walk(env, 5)):
        mover = env.possible_agents.index(env.agent_selection)
        assert mover == min(match.to_move)
        if ply % 7 == 0:
            for seat, agent in enumerate(env.possible_agents):
                out = [0] * game.feature_length
                rules.features(match.sight(seat).state, seat, out)
                seen = env.observe(agent)
                assert seen["observation"].tolist() == out
                legal = match.legal_moves(seat) if seat == mover else []
                assert np.flatnonzero(seen["action_mask"]).tolist() == legal
                assert env.observation_space(agent).contains(seen)
        match.play(mover, game.notation.move_text(match.state, mover, action))
    assert match.outcome is not None
    assert env.record() == match.record()
    for seat, agent in enumerate(env.possible_agents):
        info = env.infos[agent]
        assert info == {
            "score": match.outcome.scores[seat],
            "place": match.outcome.ranks[seat],
            "ending": match.outcome.reason,
        }
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_what_was_handed_out_stays(variant):
    env = zoo.env(variant)
    env.reset(seed=1)
    first = env.observe(env.agent_selection)
    kept = first["observation"].copy(), first["action_mask"].copy()
    env.step(int(np.argmax(first["action_mask"])))
    assert np.array_equal(first["observation"], kept[0]) and np.array_equal(first["action_mask"], kept[1])


def test_parallel_steps_all_who_owe_a_move():
    env = zoo.parallel_env(TOY, 3)
    seen, _ = env.reset(seed=4)
    assert env.action_space("seat_0").n == TOY.moves + 1
    actions = {agent: int(np.argmax(one["action_mask"])) for agent, one in seen.items()}
    _, rewards, terminations, *_ = env.step(actions)
    assert not any(terminations.values()) and set(rewards.values()) == {0.0}
    assert env.table.state().round == 1


def test_parallel_refuses_and_changes_nothing():
    env = zoo.parallel_env(TOY, 2)
    with pytest.raises(NotReset):
        env.step({})
    seen, _ = env.reset(seed=4)
    good = {agent: int(np.argmax(one["action_mask"])) for agent, one in seen.items()}
    before = env.table.states.tobytes()
    bad = int(np.flatnonzero(seen["seat_1"]["action_mask"][:-1] == 0)[0])
    for actions, error in [
        ({"seat_0": good["seat_0"]}, BadAction),
        (good | {"seat_9": 1}, BadAction),
        (good | {"seat_1": bad}, IllegalMove),
        (good | {"seat_1": env.pass_action}, BadAction),
        (good | {"seat_1": "3"}, BadAction),
    ]:
        with pytest.raises(error):
            env.step(actions)
    assert env.table.states.tobytes() == before and env.table.moves == []


@pytest.mark.parametrize("action", [-1, 10**6, 0.5, "0", None])
def test_what_is_no_action_is_refused_by_name(action):
    env = zoo.env(TOY)
    with pytest.raises(NotReset):
        env.step(0)
    env.reset(seed=1)
    before = env.table.states.tobytes()
    with pytest.raises(BadAction, match="is no action"):
        env.step(action)
    assert env.table.states.tobytes() == before


def test_an_illegal_action_is_refused_with_its_rule(variant):
    env = zoo.env(variant)
    env.reset(seed=2)
    before, agent = env.table.states.tobytes(), env.agent_selection
    mask = env.observe(agent)["action_mask"]
    with pytest.raises(IllegalMove) as refusal:
        env.step(int(np.argmin(mask)))
    assert refusal.value.rule and refusal.value.reason("fr")
    assert env.table.states.tobytes() == before and env.agent_selection == agent


def test_a_finished_match_is_not_stepped():
    env = zoo.env(TOY)
    for _ in walk(env, 3):
        pass
    for _ in range(2):
        env.step(None)
    with pytest.raises(NotReset, match="over"):
        env.step(0)


def test_truncation_after_so_many_moves():
    env = zoo.env(TOY, 2, max_cycles=2)
    for _ in walk(env, 3):
        pass
    assert all(env.truncations.values())
    assert len(env.table.moves) == 4 and not any(env.terminations.values())


def test_rendering_shows_no_hand():
    env = zoo.env(TOY, render_mode="ansi")
    env.reset(seed=1)
    assert "hands:\n  0: ? × 3\n  1: ? × 3" in env.render()
    assert zoo.env(TOY).render() is None
    for wrong in ("human", "json"):
        with pytest.raises(ResearchError, match="ansi"):
            zoo.env(TOY, render_mode=wrong)


@pytest.mark.breadth
def test_names_are_versioned_and_read_back_as_in_tain():
    for name in zoo.names():
        assert named(name).name == name
    assert zoo.env("tain_2p_v1").metadata["name"] == str(zoo.env("tain_2p_v1")) == "tain_2p_v1"


@pytest.mark.parametrize("name", ["chess_2p_v1", "schotten_9p_v1", "schotten_2p_v999", "schotten_2p:x.y_v1", ""])
def test_unknown_names_are_refused(name):
    with pytest.raises(UnknownVariant):
        zoo.env(name)


def test_bad_options_and_dtypes_are_refused():
    with pytest.raises(drovers.BadOption):
        zoo.env(TOY, 2, {"nothing": 1})
    with pytest.raises(ResearchError, match="int16"):
        zoo.env(TOY, dtype=np.uint8)
    with pytest.raises(ResearchError, match="max_cycles"):
        zoo.parallel_env(TOY, max_cycles=0)
    with pytest.raises(ResearchError, match="seed"):
        zoo.env(TOY).reset(seed=-3)
    assert zoo.env(TOY, dtype=np.float32).observation_space("seat_0")["observation"].dtype == np.float32


def test_pettingzoos_own_registry_makes_them_as_tain():
    import pettingzoo

    ids = zoo.register_all()
    assert len(ids) == len(set(ids)) == len(zoo.names()) and zoo.register_all() == ids
    env = pettingzoo.make("aec", "drovers/tain_3p-v1", max_cycles=5)
    assert str(env.unwrapped) == "tain_3p_v1"
    env = pettingzoo.make("parallel", "drovers/tain_2p-v1")
    assert str(env.unwrapped) == "tain_2p_v1"


def test_in_parallel_nobody_sees_whose_bid_in_colorado_is_not_empty(monkeypatch):
    """A bid takes two actions unless it is empty; who is between them looks to the others as if he had bid."""
    monkeypatch.setattr(zoo, "compiled", in_plain(drovers.load("colorado")))
    seen = []
    for bids in ((0, 2), (3, 2)):
        env = zoo.parallel_env("colorado_2p:start.0_v1")
        views, _ = env.reset(seed=1)
        while not views["seat_1"]["action_mask"][encode(COUNTS, 2)]:
            masks = [views[agent]["action_mask"] for agent in env.agents]
            views = env.step(
                {agent: int(np.flatnonzero(mask)[0]) for agent, mask in zip(env.agents, masks, strict=True)}
            )[0]
        views = env.step({agent: encode(COUNTS, bid) for agent, bid in zip(env.agents, bids, strict=True)})[0]
        seen.append(views["seat_1"])
    assert all(np.array_equal(seen[0][part], seen[1][part]) for part in ("observation", "action_mask"))


def test_a_name_that_cannot_be_says_why():
    with pytest.raises(UnknownVariant, match="“goats_9p_v1”: Herr der Ziegen is played by 2 to 5") as caught:
        named("goats_9p_v1")
    assert "Herr der Ziegen se joue de 2 à 5" in caught.value.reason("fr")
    for name in (None, 3):
        with pytest.raises(UnknownVariant):
            named(name)
    for seats, options in ((3, None), (None, {"max_dog_requests": 1})):
        with pytest.raises(UnknownVariant, match="already says how many seats"):
            named("goats_2p_v1", seats, options)


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_seats_that_are_not_there_are_refused_by_name(make):
    env = make(TOY)
    for ask in (env.action_space, env.observation_space, lambda name: env.action_text(name, 0)):
        with pytest.raises(BadAction, match="seat_9 is not a seat of this match"):
            ask("seat_9")


def test_what_reset_makes_is_missed_with_a_sentence():
    env = zoo.env(TOY)
    with pytest.raises(AttributeError, match=r"Call reset\(\) first"):
        env.last()
    assert not hasattr(env, "agent_selection")
    env.reset(seed=1)
    assert env.last()[0]["action_mask"].any()
