"""One seat against bots: the matches are real ones, the learner only ever sees its own seat, rewards are its place."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'drovers[research]'")

import drovers
from drovers.bots.bot import BadAnswer, UnknownBot
from drovers.bots.table import seat_bot
from drovers.core import dice, rules
from drovers.research.errors import BadAction, NotReset, ResearchError
from drovers.research.opponents import Against
from toy import GAME as TOY

ONE = [
    pytest.param(name, marks=pytest.mark.breadth if name == "tain" else pytest.mark.soak) for name in drovers.names()
]


def walk(env, steps, seed=1):
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    for _ in range(steps):
        actions = env.matches.sample(rng)
        seen, rewards, terminations, truncations, info = env.step(actions)
        yield seen, rewards, terminations, truncations, info


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_the_learner_is_always_to_move(game, opponent):
    env = Against(game, 6, opponent)
    ended = 0
    for seen, rewards, over, cut, _ in walk(env, 12 if opponent == "greedy" else 60):
        ended += over.sum()
        assert not cut.any() and not rewards[~over].any() and (np.abs(rewards) <= 1).all()
        for k in (0, 5):
            state, mine = game.state().read(env.matches.states[k]), int(env.mine[k])
            assert mine == k % env.variant.seats and rules.to_move(state) >> mine & 1
            out = [0] * game.feature_length
            rules.veil(state, mine)
            rules.features(state, mine, out)
            assert seen["observation"][k].tolist() == out
    assert env.observation_space.contains({name: array.copy() for name, array in seen.items()})
    assert ended or game is not TOY


def test_the_reward_is_the_learners_place():
    """Three seats of the toy game; the final observation tells the tricks, and so the place."""
    env = Against(TOY, 9, "random", seats=3, seat=1)
    tricks = env.layout["tricks"]
    met = set()
    for _, rewards, over, _, info in walk(env, 30):
        assert ("final_obs" in info) == bool(over.any())
        for k in np.flatnonzero(over):
            assert info["_final_obs"][k]
            taken = info["final_obs"][k]["observation"][tricks].tolist()
            beaten = sum(taken[1] > other for other in taken) - sum(taken[1] < other for other in taken)
            assert rewards[k] == pytest.approx(beaten / 2) and taken == info["score"][k].tolist()
            met.add(float(rewards[k]))
    assert len(met) > 2


def test_greedy_is_harder_than_random():
    total = {}
    for opponent in ("random", "greedy"):
        env = Against(TOY, 512, opponent)
        total[opponent] = sum(float(rewards.sum()) for _, rewards, *_ in walk(env, 30))
    assert total["greedy"] <= total["random"] + 100


@pytest.mark.parametrize("name", ONE)
def test_any_bot_of_ours_may_be_the_opponent(name):
    """A level opens and answers exactly as it would at a table, compiled here and plain there."""
    game, level = drovers.load(name), seat_bot("level1")
    env = Against(game, 1, "level1", seat=1)
    env.reset(seed=[5])
    match, rng = game.new(2, {}, 5), dice.new_dice(5)
    for _ in range(4):
        while match.to_move[0] == 0:
            choice = level.choose(match.sight(0), match.legal_moves(0), rng, 0)
            rules.play(match.state, 0, choice)
        assert game.state().read(env.matches.states[0]) == match.state
        action = match.legal_moves(1)[-1]
        rules.play(match.state, 1, action)
        env.step([action])


def test_a_bot_asked_in_python_makes_the_same_kind_of_match():
    env = Against(TOY, 4, "drovers.bots.uniform:Uniform")
    assert sum(int(over.sum()) for _, _, over, _, _ in walk(env, 9)) == 12


def test_seeding_repeats(game):
    one, two = Against(game, 4, "random"), Against(game, 4, "random")
    for left, right in zip(walk(one, 25), walk(two, 25), strict=True):
        assert np.array_equal(left[0]["observation"], right[0]["observation"]) and np.array_equal(left[1], right[1])
    assert one.matches.states.tobytes() == two.matches.states.tobytes()


def test_it_is_a_gymnasium_vector_environment():
    import gymnasium

    env = Against(TOY, 4)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    wrapped.reset(seed=1)
    rng = np.random.default_rng(0)
    for _ in range(3):
        *_, info = wrapped.step(env.matches.sample(rng))
    assert info["episode"]["l"].tolist() == [3, 3, 3, 3]
    env.close()


def test_bad_input_is_refused_by_name():
    with pytest.raises(UnknownBot):
        Against(TOY, 4, "nobody")
    with pytest.raises(ResearchError, match="seat"):
        Against(TOY, 4, seat=2)
    with pytest.raises(drovers.BadOption):
        Against(TOY, 4, options={"nothing": 1})
    for wrong in ({"num_envs": 0}, {"max_plies": -1}, {"threads": 0}, {"dtype": "float16"}):
        with pytest.raises(ResearchError, match=next(iter(wrong)) if "dtype" not in wrong else "float16"):
            Against(TOY, **{"num_envs": 4, **wrong})
    env = Against(TOY, 4)
    with pytest.raises(NotReset):
        env.step(np.zeros(4, int))
    with pytest.raises(ResearchError, match="-1"):
        env.reset(seed=-1)
    env.reset(seed=1)
    for wrong in (np.full(4, 99), np.zeros(4), np.zeros(3, int)):
        with pytest.raises(BadAction):
            env.step(wrong)


class Word:
    """Answers no legal move."""

    def choose(self, sight, legal, rng, budget):
        return "draw"


def test_opponents_that_answer_nothing_legal_are_named():
    with pytest.raises(BadAnswer, match=r"Word gave no legal move: choose\(\) = 'draw'"):
        Against(TOY, 4, Word(), seats=3, seat=2).reset(seed=1)
    with pytest.raises(BadAction, match="<lambda> must give one legal action"):
        Against(TOY, 4, lambda seen: None, seats=3, seat=2).reset(seed=1)
    with pytest.raises(ResearchError, match="at least one opponent"):
        Against(TOY, 4, [])
