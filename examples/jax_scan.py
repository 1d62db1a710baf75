"""Random matches in one `lax.scan`, and what the door to JAX costs: `python examples/jax_scan.py goats_2p_v1`.

Needs `pip install 'drovers[bench]'`.
"""

from __future__ import annotations

import sys
import time

import jax
import numpy as np

from drovers.research.jax import Matches
from drovers.research.vector import Matches as Rows

SIZE, STEPS = 256, 200


def main(what: str) -> None:
    door = Matches(what, SIZE)

    def turn(carry, key):
        state, seen = carry
        state, seen, rewards, ended = door.step(state, door.sample(key, seen))
        return (state, seen), (rewards, ended)

    @jax.jit
    def play(key):
        return jax.lax.scan(turn, door.reset(key), jax.random.split(key, STEPS))[1]

    jax.block_until_ready(play(jax.random.key(0)))
    start = time.perf_counter()
    rewards, ended = jax.block_until_ready(play(jax.random.key(1)))
    scanned = SIZE * STEPS / (time.perf_counter() - start)
    rows, rng = Rows(what, SIZE, dtype="narrowest"), np.random.default_rng(1)
    rows.reset(seed=1)
    rows.step(rows.sample(rng))
    start = time.perf_counter()
    for _ in range(STEPS):
        rows.step(rows.sample(rng))
    plain = SIZE * STEPS / (time.perf_counter() - start)
    print(f"{int((ended > 0).sum())} matches ended, rewards sum to {float(rewards.sum()):.0f}")
    print(f"{scanned:,.0f} decisions/s in a scan, {plain:,.0f} by the rows themselves")


if __name__ == "__main__":
    main(*sys.argv[1:] or ["goats_2p_v1"])
