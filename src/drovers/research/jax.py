"""Batches of matches as pure functions of JAX, for `jit` and `lax.scan`: the compiled rows, called back from the graph.

    from drovers.research.jax import Matches
    rows = Matches("goats_2p_v1", 1024)
    state, seen = rows.reset(jax.random.key(1))
    state, seen, rewards, ended = rows.step(state, actions)

A state is an array of bytes, one row a match; functions change nothing and keep nothing: the same state and actions
always give the same result, so a state may be kept, branched or rolled back.  Each call leaves the graph for the
processor (`jax.pure_callback`), which costs a copy of the rows in and out and some 100 µs; docs/research.md has the
figures.  On an accelerator the rows travel: there `research.cuda` steps where they lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from ..core.jit import compiled
from . import rows
from .errors import framework
from .shape import NARROWEST
from .variant import Variant
from .vector import Matches as Rows

jax = framework("jax", "bench")
jnp = framework("jax.numpy", "bench")
HEAD = 12  # bytes before the record: the seed it was dealt from, and how many moves were made


class Seen(NamedTuple):
    """What the seat to move sees in every match, may do, and is."""

    observation: Any
    action_mask: Any
    seat: Any


class Matches:
    """`vector.Matches` without a memory.  A match that ended is dealt anew in the same step, from its next seed."""

    def __init__(
        self,
        what: str | Game | Variant,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        dtype: Any = NARROWEST,
        threads: int = 1,
        max_plies: int | None = None,
    ):
        self.rows = Rows(what, num_envs, seats, options, dtype=dtype, threads=threads, max_plies=max_plies)
        self.variant, self.layout, self.num_envs = self.rows.variant, self.rows.layout, num_envs
        shape, m = jax.ShapeDtypeStruct, self.rows
        self._state = shape((num_envs, HEAD + m.states.dtype.itemsize), np.uint8)
        self._seen = Seen(
            shape(m.views.shape, m.views.dtype), shape(m.masks.shape, np.int8), shape((num_envs,), np.int8)
        )
        self._ends = (shape(m.rewards.shape, np.float32), shape((num_envs,), np.int8))

    def reset(self, key: Any) -> tuple[Any, Seen]:
        """Deals every match from a key of JAX: its state, and what the seats to move see."""
        words = jax.random.bits(key, (self.num_envs, 2), np.uint32)
        state, seen = jax.pure_callback(self._deal, (self._state, self._seen), words)
        return state, Seen(*seen)

    def step(self, state: Any, actions: Any) -> tuple[Any, Seen, Any, Any]:
        """One move in every match: state, what is seen, rewards by seat, and 1 where a match is over (2: cut).

        An illegal action, which no function of a graph can refuse, is replaced by the first legal one.
        """
        wanted = (self._state, self._seen, *self._ends)
        state, seen, rewards, ended = jax.pure_callback(self._step, wanted, state, actions)
        return state, Seen(*seen), rewards, ended

    def sample(self, key: Any, seen: Seen) -> Any:
        """A legal action for every match, each as likely as the others of its match."""
        return jax.random.categorical(key, jnp.where(seen.action_mask == 1, 0.0, -jnp.inf), axis=-1)

    def _deal(self, words: Any) -> tuple[Any, Seen]:
        words = np.asarray(words).astype(np.int64)
        self.rows.reset(seed=((words[:, 0] << 29) ^ (words[:, 1] >> 3)).tolist())
        return self._packed(), self._shown()

    def _step(self, state: Any, actions: Any) -> tuple[Any, Seen, NDArray[Any], NDArray[Any]]:
        m, given = self.rows, np.asarray(actions).astype(np.int64)
        self._unpack(np.asarray(state))
        low = np.clip(given, 0, m.masks.shape[1] - 1)
        legal = (m.masks[np.arange(self.num_envs), low] != 0) & (low == given)
        moves = np.where(legal, low, m.masks.argmax(1))
        m._each(compiled(rows.step_part), m.batch, moves, m.shown, m.ends)
        return self._packed(), self._shown(), m.rewards.copy(), m.ended.copy()

    def _packed(self) -> NDArray[np.uint8]:
        m = self.rows
        parts = (m.seeds[:, None], m.counts[:, None], m.states[:, None])
        return np.concatenate([part.view(np.uint8).reshape(self.num_envs, -1) for part in parts], 1)

    def _unpack(self, state: NDArray[np.uint8]) -> None:
        """Takes the matches from a state, and what their movers may do."""
        m = self.rows
        m.seeds[:] = np.ascontiguousarray(state[:, :8]).view(np.int64).ravel()
        m.counts[:] = np.ascontiguousarray(state[:, 8:HEAD]).view(np.int32).ravel()
        m.states.view(np.uint8).reshape(self.num_envs, -1)[:] = state[:, HEAD:]
        m._each(compiled(rows.choices_part), m.states, m.shown)

    def _shown(self) -> Seen:
        m = self.rows
        return Seen(m.views.copy(), m.masks.copy(), m.seats.copy())
