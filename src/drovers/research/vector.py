"""Thousands of matches stepped by one compiled call, in the style of gymnasium.vector; needs numpy alone.

    from drovers.research.vector import Matches
    matches = Matches("schotten_2p_v1", 4096)
    seen, info = matches.reset(seed=1)
    seen, rewards, terminations, truncations, info = matches.step(actions)

Each row is a match, and `info["seat"]` says who is to move in it: `seen` is that seat's observation and mask, the
action is that seat's move.  `rewards` has a column for every seat and is zero until a match ends.  A match that ended
is dealt anew in the same step, from a seed of its own; `info` keeps its points and length.

Arrays are not copied: what `reset` and `step` return is overwritten by the next step.  `reset(seed=s)` draws a seed of
its own for every match from s, `reset(seed=[…])` takes the very ones given; the successors of a match dealt from seed r
are dealt from r+n, r+2n, …  `seeds` says what each is dealt from: the matches that `drovers` deals from those seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core.game import Game
from ..core.jit import compiled
from ..core.match import Match
from . import rewards, rows
from .errors import BadAction, NotReset
from .seeds import Seeds
from .shape import NARROWEST, observation_dtype
from .table import counted, written
from .variant import Variant, variant

Seen = dict[str, NDArray[Any]]
Info = dict[str, NDArray[Any]]
SMALLEST = 256  # matches that are worth a thread


class Matches:
    """A batch of matches of one variant.  `num_envs`, `reset`, `step` are named as Gymnasium names them.

    `dtype` is that of observations, None for none at all (masks only); `reward` is `place` or `score`; `threads` share
    the rows, one by default; `max_plies` cuts matches that take longer, as truncated.
    """

    def __init__(
        self,
        what: str | Game | Variant,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        dtype: Any = np.int16,
        reward: str = rewards.PLACE,
        threads: int = 1,
        max_plies: int | None = None,
    ):
        self.variant = variant(what, seats, options)
        self.num_envs, self.layout = counted("num_envs", num_envs), self.variant.layout()
        self.reward, self.source = rewards.kind(reward), Seeds()
        self.limit = 0 if max_plies is None else counted("max_plies", max_plies)
        self._rooms(num_envs, dtype)
        self._split(max(1, min(counted("threads", threads), num_envs // SMALLEST)))
        self._dealt = False

    def _rooms(self, size: int, dtype: Any) -> None:
        game, seats = self.variant.game, self.variant.seats
        self.fresh = self.variant.fresh()
        self.states = np.zeros(size, self.fresh.dtype)
        width = 0 if dtype is None else game.feature_length
        self.views: NDArray[Any] = np.zeros((size, width), np.int8)
        if dtype is not None:
            self.views = self.views.astype(observation_dtype(dtype, self.variant))
        self.masks = np.zeros((size, game.moves), np.int8)
        self.seats = np.zeros(size, np.int8)
        self.seeds, self.counts = np.zeros(size, np.int64), np.zeros(size, np.int32)
        self.rewards, self.scores = np.zeros((size, seats), np.float32), np.zeros((size, seats), np.int32)
        self.idle = np.zeros(size, np.int8)  # matches that are over and not dealt anew: none, here
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
        self._open()

    def _each(self, f: Callable[..., Any], *args: Any) -> list[Any]:
        """Runs a compiled function on every thread's share of the matches, which comes after `args`."""
        waiting = [self._pool.submit(f, *args, share) for share in self._shares[1:]] if self._pool else []
        return [f(*args, self._shares[0]), *(job.result() for job in waiting)]

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_pool": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._open()

    def _open(self) -> None:
        """Starts the threads, if there are to be several."""
        more = len(self._shares) - 1
        self._pool = ThreadPoolExecutor(more) if more else None

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, Info]:
        """Deals every match; the same seed gives the same matches, now and after it.  `options` is not used."""
        self.seeds[:] = self.source.rows(seed, self.num_envs)
        self._each(compiled(rows.deal_part), self.batch, self.shown)
        self.rewards[:], self.ended[:], self.scores[:], self.plies[:] = 0, 0, 0, 0
        self._dealt = True
        return self.seen, self._info()

    def step(self, actions: ArrayLike) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """One move in every match; if any of them is illegal, an error names it and nothing has changed."""
        moves = self._checked(actions)
        self._each(compiled(rows.step_part), self.batch, moves, self.shown, self.ends)
        if self.reward == rewards.SCORE:
            over = self.ended == 1
            self.rewards[over] = rewards.by_score(self.scores[over])
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
        bad = int(compiled(rows.first_illegal)(moves, self.masks, self.idle))
        if bad >= 0:
            values = {"match": str(bad), "seat": str(self.seats[bad]), "action": str(moves[bad])}
            raise BadAction("illegal-action", field=f"actions[{bad}]", **values)
        return moves

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every match, each as likely as the others of its match."""
        if not self._dealt:
            raise NotReset("not-started")
        picks = np.zeros(self.num_envs, np.int64)
        compiled(rows.pick_rows)(rng.random(self.num_envs, np.float32), self.masks, picks)
        return picks

    def state(self) -> NDArray[Any]:
        """The observations of all seats in every match, (matches, seats, numbers): what no seat knows alone."""
        views = self._views(self.variant.seats)
        self._each(compiled(rows.whole_part), self.states, views)
        return views

    def truth(self) -> NDArray[Any]:
        """What the seats to move would observe if nothing were hidden: in the same layout, for critics."""
        views = self._views()
        self._each(compiled(rows.truth_part), self.states, views, self.seats)
        return views

    def _views(self, *seats: int) -> NDArray[Any]:
        if not self._dealt:
            raise NotReset("not-started")
        dtype = self.views.dtype if self.views.shape[1] else observation_dtype(NARROWEST, self.variant)
        return np.zeros((self.num_envs, *seats, self.variant.game.feature_length), dtype)

    def action_text(self, k: int, action: int) -> str:
        """An action of match k as people write it; one that is no move there is refused."""
        return written(self.variant, self._match(k).state, int(self.seats[k]), action)

    def action_of(self, k: int, text: str) -> int:
        """The action of match k that a text stands for."""
        return self._match(k).parse(int(self.seats[k]), text)

    def _match(self, k: int) -> Match:
        return Match(self.variant.game, self.variant.game.state().read(self.states[k]))

    def close(self) -> None:
        """Lets the threads go."""
        if self._pool:
            self._pool.shutdown()
