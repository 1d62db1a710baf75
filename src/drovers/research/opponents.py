"""One seat against others, as a Gymnasium vector environment: the other seats' moves are made inside `step`.

    from drovers.research.opponents import Against
    env = Against("schotten_2p_v1", 1024, opponent="greedy")
    seen, info = env.reset(seed=1)
    seen, rewards, terminations, truncations, info = env.step(actions)

Row k's learner sits at seat k modulo the seats, or at the `seat` given.  `opponent` is a bot (a name of `drovers bots`,
`module:Class` or an object with `choose`), a policy (a function of what seats see to actions), or a list of these: a
pool, of which one is drawn for each match (`info["opponent"]`).  Bots asked in Python get `budget` tries, or their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..core import dice, rules
from ..core.game import Game
from ..core.jit import compiled, rule
from ..core.state import Numbers
from . import drivers, rewards, rows
from .errors import NotReset, ResearchError, framework
from .others import Opponent, Others, Pool
from .shape import seen_space
from .table import seat_of
from .variant import Variant
from .vector import Info, Matches, Seen

gymnasium = framework("gymnasium")
Rows = Any  # a two-dimensional array
Mode = gymnasium.vector.AutoresetMode


class Learner(NamedTuple):
    """The learner's seat in every match, its reward, everybody's, and the last observation of matches that ended."""

    mine: Numbers
    rewards: Numbers
    results: Rows
    finals: Rows


@rule
def act_part(
    batch: rows.Batch, actions: Numbers, learner: Learner, ends: rows.Ends, idle: Numbers, share: rows.Share
) -> None:
    """The learners' moves; matches left idle are dealt anew."""
    for k in range(share.low, share.high):
        learner.rewards[k] = 0
        ends.ended[k] = 0
        if idle[k] != 0:
            rows.renew(batch, k)
        else:
            batch.counts[k] += 1
            rules.play(batch.states[k], int(learner.mine[k]), int(actions[k]))


@rule
def close_part(
    batch: rows.Batch, learner: Learner, ends: rows.Ends, idle: Numbers, wait: bool, share: rows.Share
) -> None:
    """Settles the matches that are over, or cut at `limit` moves of the learner; they wait, or are dealt anew."""
    for k in range(share.low, share.high):
        if idle[k] != 0:
            idle[k] = 0  # dealt anew in this step
            continue
        if rules.ending(batch.states[k]) != 0:
            ends.ended[k] = 1
            rows.settle(batch.states[k], k, learner.results, ends.scores)
            learner.rewards[k] = learner.results[k, learner.mine[k]]
        elif batch.counts[k] == batch.limit:
            ends.ended[k] = 2
        if ends.ended[k] != 0:
            ends.plies[k] = batch.counts[k]
            drivers.look(batch.states[k], share.desk, 0, int(learner.mine[k]), learner.finals[k])
            idle[k] = wait
            if not wait:
                rows.renew(batch, k)


@rule
def show_part(batch: rows.Batch, shown: rows.Shown, learner: Learner, idle: Numbers, share: rows.Share) -> int:
    """The learners' observations and masks; a match that ended before its learner ever moved is dealt anew.

    Returns how many were: their openings are still to be played.
    """
    again = 0
    for k in range(share.low, share.high):
        if idle[k] != 0:
            for move in range(shown.masks.shape[1]):
                shown.masks[k, move] = 0
            for place in range(shown.views.shape[1]):
                shown.views[k, place] = learner.finals[k, place]
        elif rules.ending(batch.states[k]) != 0:
            rows.renew(batch, k)
            again += 1
        else:
            rows.show(batch.states[k], k, shown, share.desk, share.out)
    return again


def autoreset_mode(name: Any) -> Any:
    """One of Gymnasium's ways to go on after the end, itself or by its name in any spelling."""
    for mode in Mode:
        if name is mode or str(name).replace("_", "").lower() == mode.value.lower():
            return mode
    known = ", ".join(mode.name.lower() for mode in Mode)
    raise ResearchError("bad-choice", field="autoreset", what="autoreset", known=known, found=str(name))


class Against(gymnasium.vector.VectorEnv):  # type: ignore[misc, name-defined]  # the framework's types are skipped
    """Rows of matches, a learner in one seat of each and others in the rest.

    `autoreset` is what follows the end of a match: `same_step` deals anew at once (`final_obs` in the info),
    `next_step` in the next step, whose action counts for nothing, `disabled` not before `reset` is told to
    (`options={"reset_mask": …}`).  `reward` is `place` or `score`.
    """

    def __init__(
        self,
        what: str | Game | Variant,
        num_envs: int,
        opponent: Opponent | Sequence[Opponent] = "random",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = None,
        dtype: Any = np.int16,
        reward: str = rewards.PLACE,
        autoreset: Any = Mode.SAME_STEP,
        threads: int = 1,
        max_plies: int | None = None,
        budget: int = 0,
    ):
        more = {"dtype": dtype, "reward": reward, "threads": threads, "max_plies": max_plies}
        self.matches, self.mode = Matches(what, num_envs, seats, options, **more), autoreset_mode(autoreset)
        self.variant, self.layout, self.num_envs = self.matches.variant, self.matches.layout, num_envs
        self.pool = Pool(opponent, budget)
        self._rooms(seat)
        self._spaces()

    def _rooms(self, seat: int | None) -> None:
        size, game = self.num_envs, self.variant.game
        mine = np.arange(size) % self.variant.seats if seat is None else np.full(size, seat_of(self.variant, seat))
        self.mine, self.who = mine.astype(np.int8), np.zeros(size, np.int64)
        self.rewards = np.zeros(size, np.float32)
        self._dealt = np.full(size, -1, np.int64)  # the deal for which `who` was drawn
        results = np.zeros((size, self.variant.seats), np.float32)
        finals = np.zeros((size, game.feature_length), self.matches.views.dtype)
        self._learner = Learner(self.mine, self.rewards, results, finals)
        self._others = Others(self.mine, self.who, np.zeros((size, 4), np.int64), np.zeros((size, game.max_legal)))

    def _spaces(self) -> None:
        game, batch = self.variant.game, gymnasium.vector.utils.batch_space
        self.single_action_space = gymnasium.spaces.Discrete(game.moves)
        self.single_observation_space = seen_space(gymnasium.spaces, self.variant, self.matches.views.dtype, game.moves)
        self.action_space = batch(self.single_action_space, self.num_envs)
        self.observation_space = batch(self.single_observation_space, self.num_envs)
        self.metadata = {"autoreset_mode": self.mode, "name": self.variant.name}

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, Info]:
        """Deals, and lets the others open where they are first; with a `reset_mask` only the matches it names."""
        mask = (options or {}).get("reset_mask")
        m = self.matches
        if mask is None or not m._dealt:
            m.reset(seed=seed)
            mask = np.ones(self.num_envs, bool)
        else:
            self._deal_some(np.asarray(mask, bool), seed)
        m.idle[mask] = 0
        for k in np.flatnonzero(mask).tolist():
            dice.shake(self._others.rngs[k], int(m.seeds[k]))
        self._play_on()
        return m.seen, self._info()

    def _deal_some(self, mask: NDArray[np.bool_], seed: int | Sequence[int] | None) -> None:
        m = self.matches
        m.seeds[mask] = m.source.rows(seed, self.num_envs)[mask]
        for k in np.flatnonzero(mask).tolist():
            m.ended[k] = 0
            share = m._shares[0]._replace(low=k, high=k + 1)
            compiled(rows.deal_part)(m.batch, m.shown, share)

    def step(self, actions: ArrayLike) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """The learner's move in every match and the others' answers; what is over goes on as `autoreset` says."""
        m = self.matches
        moves = m._checked(actions)
        if self.mode is Mode.DISABLED and m.idle.any():
            raise NotReset("match-over")
        m._each(compiled(act_part), m.batch, moves, self._learner, m.ends, m.idle)
        self._answer()
        m._each(compiled(close_part), m.batch, self._learner, m.ends, m.idle, self.mode is not Mode.SAME_STEP)
        if m.reward == rewards.SCORE:
            over = m.ended == 1
            self.rewards[over] = rewards.by_score(m.scores[over])[np.arange(over.sum()), self.mine[over]]
        final = self._final()
        self._play_on()
        return m.seen, self.rewards, m.ended == 1, m.ended == 2, self._info() | final

    def _answer(self) -> None:
        """The others' moves; whoever plays a match was drawn when it was dealt."""
        new = self._dealt != self.matches.seeds
        if new.any():
            self._dealt[new] = self.matches.seeds[new]
            self.who[new] = self.pool.drawn(self.matches.seeds[new])
        self.pool.play(self.matches, self._others)

    def _play_on(self) -> None:
        """The others' moves until every learner is to move, then what the learners see."""
        m = self.matches
        while True:
            self._answer()
            if not sum(m._each(compiled(show_part), m.batch, m.shown, self._learner, m.idle)):
                return

    def _final(self) -> Info:
        """With autoreset in the same step: the last observation of the matches that ended, as Gymnasium hands it."""
        ended = self.matches.ended != 0
        if self.mode is not Mode.SAME_STEP or not ended.any():
            return {}
        final: NDArray[Any] = np.full(self.num_envs, None, object)
        for k in np.flatnonzero(ended).tolist():
            mask = np.zeros(self.variant.game.moves, np.int8)
            final[k] = {"observation": self._learner.finals[k].copy(), "action_mask": mask}
        return {"final_obs": final, "_final_obs": ended, "opponent_met": self.who.copy()}

    def _info(self) -> Info:
        m = self.matches
        return {"seat": self.mine, "score": m.scores, "plies": m.plies, "opponent": self.who}

    def close(self, **kwargs: Any) -> None:
        """Lets the threads go."""
        self.matches.close()
