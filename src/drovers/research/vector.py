"""Thousands of matches stepped by one compiled call, in the style of gymnasium.vector; needs numpy alone.

    from drovers.research.vector import Matches
    matches = Matches("schotten_2p_v1", 4096)
    seen, info = matches.reset(seed=1)
    seen, rewards, terminations, truncations, info = matches.step(actions)

Each row is a match, and `info["seat"]` says who is to move in it: `seen` is that seat's observation and mask, the
action is that seat's move.  `rewards` has a column for every seat and is zero until a match ends.  A match that ended
is dealt anew in the same step, from a seed of its own; `info` keeps its points and length.

Arrays are not copied: what `reset` and `step` return is overwritten by the next step.  Match k of `reset(seed=s)` is
dealt from seed s+k, its successors from s+k+n, s+k+2n, …: the matches that `drovers` deals from those seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core.game import Game
from ..core.jit import compiled
from . import rows
from .errors import BadAction, NotReset
from .table import counted, fresh_seed, observation_dtype
from .variant import Variant, variant

Seen = dict[str, NDArray[Any]]
Info = dict[str, NDArray[Any]]
SMALLEST = 256  # matches that are worth a thread


class Matches:
    """A batch of matches of one variant.  `num_envs`, `reset`, `step` are named as Gymnasium names them.

    `dtype` is that of observations, None for none at all (masks only); `threads` share the rows, one by default;
    `max_plies` cuts matches that take longer, as truncated.
    """

    def __init__(
        self,
        what: str | Game | Variant,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        dtype: Any = np.int16,
        threads: int = 1,
        max_plies: int | None = None,
    ):
        self.variant = variant(what, seats, options)
        self.num_envs, self.layout = counted("num_envs", num_envs), self.variant.layout()
        self.limit = 0 if max_plies is None else counted("max_plies", max_plies)
        self._rooms(num_envs, dtype)
        self._split(max(1, min(counted("threads", threads), num_envs // SMALLEST)))
        self._dealt = False

    def _rooms(self, size: int, dtype: Any) -> None:
        game, seats = self.variant.game, self.variant.seats
        self.fresh = self.variant.fresh()
        self.states = np.zeros(size, self.fresh.dtype)
        width = 0 if dtype is None else game.feature_length
        self.views: NDArray[Any] = np.zeros((size, width), np.int8 if dtype is None else observation_dtype(dtype))
        self.masks = np.zeros((size, game.moves), np.int8)
        self.seats = np.zeros(size, np.int8)
        self.seeds, self.counts = np.zeros(size, np.int64), np.zeros(size, np.int32)
        self.rewards, self.scores = np.zeros((size, seats), np.float32), np.zeros((size, seats), np.int32)
        self.ended, self.plies = np.zeros(size, np.int8), np.zeros(size, np.int32)
        self.batch = rows.Batch(self.states, self.fresh, self.seeds, size, self.counts, self.limit)
        self.shown = rows.Shown(self.views, self.masks, self.seats)
        self.ends = rows.Ends(self.rewards, self.ended, self.scores, self.plies)
        self.seen: Seen = {"observation": self.views, "action_mask": self.masks}
        if dtype is None:
            del self.seen["observation"]

    def _split(self, threads: int) -> None:
        """Each thread has rows, a desk and room for legal moves of its own."""
        edges = np.linspace(0, self.num_envs, threads + 1).astype(int).tolist()
        bounds = list(pairwise(edges))
        desks = [np.zeros(3, self.fresh.dtype) for _ in bounds]
        room = self.variant.game.max_legal
        self._shares = [
            rows.Share(desk, np.zeros(room, np.int64), *part) for desk, part in zip(desks, bounds, strict=True)
        ]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def _each(self, f: Callable[..., Any], *args: Any) -> list[Any]:
        """Runs a compiled function on every thread's share of the matches, which comes after `args`."""
        waiting = [self._pool.submit(f, *args, share) for share in self._shares[1:]] if self._pool else []
        return [f(*args, self._shares[0]), *(job.result() for job in waiting)]

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Info]:
        """Deals every match; the same seed gives the same matches.  `options` is not used."""
        self.seeds[:] = np.arange(self.num_envs) + (fresh_seed(seed) >> (8 if seed is None else 0))
        self._each(compiled(rows.deal_part), self.batch, self.shown)
        self.rewards[:], self.ended[:], self.scores[:], self.plies[:] = 0, 0, 0, 0
        self._dealt = True
        return self.seen, self._info()

    def step(self, actions: ArrayLike) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """One move in every match; if any of them is illegal, an error names it and nothing has changed."""
        moves = self._checked(actions)
        self._each(compiled(rows.step_part), self.batch, moves, self.shown, self.ends)
        return self.seen, self.rewards, self.ended == 1, self.ended == 2, self._info()

    def _info(self) -> Info:
        return {"seat": self.seats, "score": self.scores, "plies": self.plies}

    def _checked(self, actions: ArrayLike) -> NDArray[Any]:
        if not self._dealt:
            raise NotReset("not-started")
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,):
            wanted = str((self.num_envs,))
            raise BadAction("wrong-shape", field="actions", what="actions", wanted=wanted, found=str(moves.shape))
        if moves.dtype.kind not in "iu":
            raise BadAction("wrong-type", field="actions", what="actions", found=str(moves.dtype))
        moves = moves.astype(np.int64, copy=False)
        bad = int(compiled(rows.first_illegal)(moves, self.masks))
        if bad >= 0:
            values = {"match": bad, "seat": int(self.seats[bad]), "action": int(moves[bad])}
            raise BadAction("illegal-action", field=f"actions[{bad}]", **values)
        return moves

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every match, each as likely as the others of its match."""
        picks = np.zeros(self.num_envs, np.int64)
        compiled(rows.pick_rows)(rng.random(self.num_envs, np.float32), self.masks, picks)
        return picks

    def close(self) -> None:
        """Lets the threads go."""
        if self._pool:
            self._pool.shutdown()
