"""Peers stepped with random legal moves in this process: what our figures stand beside.

Every function returns decisions of players per second, or None where the peer is not installed.  What runs on one core
is counted by the process's own time, so that a busy machine makes little difference.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

SECONDS = 3.0
Peer = Callable[[], "float | None"]


def hearts(seconds: float = SECONDS) -> float | None:
    """OpenSpiel's hearts."""
    return openspiel("hearts", seconds)


def openspiel(name: str, seconds: float = SECONDS) -> float | None:
    """A game of OpenSpiel, in C++ or Python, stepped from Python."""
    try:
        import pyspiel
    except ImportError:
        return None
    return spiel_steps(pyspiel.load_game(name), seconds)


def spiel_steps(game: Any, seconds: float = SECONDS, look: Callable[[Any], Any] = lambda state: None) -> float:
    """Random play of any OpenSpiel game, ours too, looked at before each decision; chance nodes do not count as one."""
    choose, decisions, start = random.Random(1), 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
                look(state)
            state.apply_action(actions[int(choose.random() * len(actions))])
    return decisions / (time.process_time() - start)


def pettingzoo(name: str, seconds: float = SECONDS) -> float | None:
    """A game of PettingZoo classic."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            module = import_module(f"pettingzoo.classic.{name}")
            return aec_steps(module.env(), seconds)
    except ImportError:
        return None


def aec_steps(env: Any, seconds: float = SECONDS) -> float:
    """Random play of any AEC environment, ours too, by the framework's own loop and sampler: last, sample, step."""
    return aec_loop(env, seconds, lambda agent, mask: env.action_space(agent).sample(mask))


def aec_loop(env: Any, seconds: float, chosen: Callable[[str, Any], Any]) -> float:
    """The same with any way to choose by the mask.  A first match is not counted: whatever is compiled, is then."""
    aec_match(env, 0, chosen)
    decisions, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        seed += 1
        decisions += aec_match(env, seed, chosen)
    return decisions / (time.process_time() - start)


def aec_match(env: Any, seed: int, chosen: Callable[[str, Any], Any]) -> int:
    """One match; returns its decisions."""
    decisions = 0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        env.step(chosen(agent, mask))
        decisions += 1
    return decisions


def rlcard(name: str, seconds: float = SECONDS) -> float | None:
    """A game of RLCard with its own random agents."""
    try:
        import rlcard as cards
        from rlcard.agents import RandomAgent
    except ImportError:
        return None
    env = cards.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    before, start = env.timestep, time.process_time()
    while time.process_time() - start < seconds:
        env.run(is_training=False)
    return (env.timestep - before) / (time.process_time() - start)


def pgx(name: str, batch: int = 1024, seconds: float = SECONDS) -> float | None:
    """A game of Pgx on the processor, many matches in one compiled step, random legal actions drawn inside it."""
    try:
        import jax
        import pgx as games
        from pgx.experimental.wrappers import auto_reset
    except ImportError:
        return None
    env = games.make(name)
    step = auto_reset(env.step, env.init)

    def move(state: Any, key: Any) -> tuple[Any, Any]:
        key, one, two = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
        actions = jax.random.categorical(one, logits, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(two, batch)), key

    run = jax.jit(move)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    state, key = jax.block_until_ready(run(state, key))
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(20):
            state, key = run(state, key)
        jax.block_until_ready(state)
        decisions += 20 * batch
    return decisions / (time.perf_counter() - start)


PEERS: tuple[tuple[str, str, Peer], ...] = (
    *(("OpenSpiel, C++ from Python", name, lambda name=name: openspiel(name)) for name in
      ("hearts", "euchre", "gin_rummy", "leduc_poker")),
    ("OpenSpiel, Python game", "python_kuhn_poker", lambda: python_kuhn()),
    *(("PettingZoo classic, AEC", name, lambda name=name: pettingzoo(name)) for name in
      ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3")),
    *(("RLCard", name, lambda name=name: rlcard(name)) for name in ("leduc-holdem", "limit-holdem", "uno")),
    *(("Pgx on 2 cores, batch 1024", name, lambda name=name: pgx(name)) for name in ("leduc_holdem", "kuhn_poker")),
)  # fmt: skip


def python_kuhn() -> float | None:
    """OpenSpiel's own game written in Python."""
    try:
        import_module("open_spiel.python.games.kuhn_poker")
    except ImportError:
        return None
    return openspiel("python_kuhn_poker")
