"""The JAX door: pure functions, the same matches as the rows', usable in a scan."""

from __future__ import annotations

import numpy as np
import pytest

jax = pytest.importorskip("jax", reason="jax is not installed: pip install 'drovers[bench]'")

from drovers.research.jax import Matches
from drovers.research.vector import Matches as Rows
from toy import GAME as TOY


def test_a_scan_plays_the_matches_of_the_rows():
    """Every action that a scan of JAX chose, played again by the rows from the same seeds: the same results."""
    door = Matches(TOY, 8)

    def turn(carry, key):
        state, seen = carry
        actions = door.sample(key, seen)
        state, seen, rewards, ended = door.step(state, actions)
        return (state, seen), (actions, seen.observation, rewards, ended)

    @jax.jit
    def play(key):
        state, seen = door.reset(key)
        return jax.lax.scan(turn, (state, seen), jax.random.split(key, 20))

    _, (actions, views, rewards, ended) = play(jax.random.key(3))
    _, again = play(jax.random.key(3))
    assert np.array_equal(again[0], actions) and np.array_equal(again[1], views)
    rows = Rows(TOY, 8, dtype="narrowest")
    state, _ = door.reset(jax.random.key(3))
    rows.reset(seed=np.asarray(state)[:, :8].copy().view(np.int64).ravel().tolist())
    for t in range(20):
        seen, won, over, _, _ = rows.step(np.asarray(actions[t]))
        assert np.array_equal(seen["observation"], views[t]) and np.array_equal(won, rewards[t])
        assert np.array_equal(over, np.asarray(ended[t]) == 1)
    assert np.asarray(ended).sum() > 8


def test_a_state_may_be_kept_and_branched():
    door = Matches(TOY, 4)
    state, seen = door.reset(jax.random.key(1))
    first = seen.action_mask.argmax(1)
    one = door.step(state, first)
    door.step(one[0], one[1].action_mask.argmax(1))
    two = door.step(state, first)
    assert np.array_equal(one[0], two[0]) and np.array_equal(one[1].observation, two[1].observation)
    illegal = door.step(state, first * 0 - 5)
    assert np.array_equal(illegal[0], one[0]), "the first legal action is played for one that is none"
