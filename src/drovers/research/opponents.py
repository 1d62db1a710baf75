"""One seat against bots, as a Gymnasium vector environment: the other seats' moves are made inside `step`.

    from drovers.research.opponents import Against
    env = Against("schotten_2p_v1", 1024, opponent="greedy")
    seen, info = env.reset(seed=1)
    seen, rewards, terminations, truncations, info = env.step(actions)

Row k's learner sits at seat k modulo the seats, or at the `seat` given.  The bots `random` and `greedy` are compiled
into the step; any other bot (a name of `drovers bots`, or `module:Class`) is asked in Python, one sight at a time, with
`budget` tries or its own number of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..bots import bot as bots
from ..bots import greedy
from ..bots.table import seat_bot
from ..core import dice, playout, rules
from ..core.game import Game
from ..core.jit import compiled, rule
from ..core.match import Match
from ..core.playout import States
from ..core.state import Numbers
from . import drivers, rows
from .errors import framework
from .table import bounds, seat_of
from .variant import Variant
from .vector import Info, Matches, Seen

gymnasium = framework("gymnasium")
Rows = Any  # a two-dimensional array
COMPILED = ("random", "greedy")
LONGEST = 20_000  # moves: what the contract of our games promises to stay below


@rule
def random_part(states: States, mine: Numbers, rngs: Rows, scores: Rows, share: rows.Share) -> None:
    """The others' moves, any legal ones, until the learner is to move or the match is over."""
    for k in range(share.low, share.high):
        while rules.ending(states[k]) == 0:
            seat = playout.next_seat(states[k])
            if seat == mine[k]:
                break
            count = rules.legal(states[k], seat, share.out)
            rules.play(states[k], seat, int(share.out[dice.below(rngs[k], count)]))


@rule
def greedy_part(states: States, mine: Numbers, rngs: Rows, scores: Rows, share: rows.Share) -> None:
    """The others' moves, those `greedy` makes of their sights, until the learner is to move or the match is over."""
    for k in range(share.low, share.high):
        while rules.ending(states[k]) == 0:
            seat = playout.next_seat(states[k])
            if seat == mine[k]:
                break
            count = rules.legal(states[k], seat, share.out)
            share.desk[0] = states[k]
            rules.veil(share.desk[0], seat)
            move = greedy.greediest(share.desk, seat, share.out, count, greedy.WORLDS, rngs[k], scores[k])
            rules.play(states[k], seat, move)


class Learner(NamedTuple):
    """The learner's seat in every match, its reward, everybody's, and the last observation of matches that ended."""

    mine: Numbers
    rewards: Numbers
    results: Rows
    finals: Rows


@rule
def act_part(batch: rows.Batch, actions: Numbers, learner: Learner, ended: Numbers, share: rows.Share) -> None:
    """The learners' moves."""
    for k in range(share.low, share.high):
        learner.rewards[k] = 0
        ended[k] = 0
        batch.counts[k] += 1
        rules.play(batch.states[k], int(learner.mine[k]), int(actions[k]))


@rule
def close_part(batch: rows.Batch, learner: Learner, ends: rows.Ends, share: rows.Share) -> None:
    """Settles the matches that are over, or cut at `limit` moves of the learner, and deals them anew."""
    for k in range(share.low, share.high):
        if rules.ending(batch.states[k]) != 0:
            ends.ended[k] = 1
            rows.settle(batch.states[k], k, learner.results, ends.scores)
            learner.rewards[k] = learner.results[k, learner.mine[k]]
        elif batch.counts[k] == batch.limit:
            ends.ended[k] = 2
        if ends.ended[k] != 0:
            ends.plies[k] = batch.counts[k]
            drivers.look(batch.states[k], share.desk, 0, int(learner.mine[k]), learner.finals[k])
            rows.renew(batch, k)


@rule
def show_part(batch: rows.Batch, shown: rows.Shown, share: rows.Share) -> int:
    """The learners' observations and masks; a match that ended before its learner ever moved is dealt anew.

    Returns how many were: their openings are still to be played.
    """
    again = 0
    for k in range(share.low, share.high):
        if rules.ending(batch.states[k]) != 0:
            rows.renew(batch, k)
            again += 1
        else:
            rows.show(batch.states[k], k, shown, share.desk, share.out)
    return again


@rule
def spar(
    states: States, fresh: States, seed: int, kinds: Numbers, rng: dice.Dice, desk: States, out: Numbers, scores: Rows,
    movers: Numbers, moves: Numbers,
) -> int:  # fmt: skip
    """One match of compiled bots, by seat 0 `random` or 1 `greedy`; notes who did what and returns how many moves."""
    playout.deal(states, 0, fresh, seed)
    plies = 0
    while rules.ending(states[0]) == 0 and plies < len(moves):
        seat = playout.next_seat(states[0])
        count = rules.legal(states[0], seat, out)
        move = int(out[dice.below(rng, count)])
        if kinds[seat] == 1:
            desk[0] = states[0]
            rules.veil(desk[0], seat)
            move = greedy.greediest(desk, seat, out, count, greedy.WORLDS, rng, scores)
        rules.play(states[0], seat, move)
        movers[plies], moves[plies] = seat, move
        plies += 1
    return plies


class Sparring:
    """Bots against bots: the moves of whole matches, for datasets.  `random` and `greedy` are compiled."""

    def __init__(self, of: Variant, players: list[str], budget: int = 0):
        self.variant, self.players, self.budget = of, players, budget
        self.fresh, self.fast = of.fresh(), set(players) <= set(COMPILED)
        self.bots = [] if self.fast else [seat_bot(name, compile=True) for name in players]
        self.kinds = np.array([COMPILED.index(name) if self.fast else 0 for name in players], np.int8)

    def match(self, seed: int) -> list[tuple[int, int]]:
        """Seat and move, from the deal of that seed to the end; the bots' own dice follow from it too."""
        rng = dice.new_dice(seed)
        if not self.fast:
            return self._asked(seed, rng)
        desk, out = np.zeros(4, self.fresh.dtype), np.zeros(self.variant.game.max_legal, np.int64)
        movers, moves = np.zeros(LONGEST, np.int8), np.zeros(LONGEST, np.int32)
        scores = np.zeros(len(out))
        states = desk[3:]
        plies = compiled(spar)(states, self.fresh, seed, self.kinds, rng, desk[:3], out, scores, movers, moves)
        return list(zip(movers[:plies].tolist(), moves[:plies].tolist(), strict=True))

    def _asked(self, seed: int, rng: dice.Dice) -> list[tuple[int, int]]:
        match, made = self.variant.game.new(self.variant.seats, self.variant.options, seed), []
        while match.to_move:
            seat = match.to_move[0]
            move = self.bots[seat].choose(match.sight(seat), match.legal_moves(seat), rng, self.budget)
            rules.play(match.state, seat, move)
            made.append((seat, move))
        return made


class Asked:
    """A bot asked in Python for each of its moves, with a budget of tries (0: its own)."""

    def __init__(self, of: Variant, name: str | bots.Bot, budget: int):
        self.game, self.budget = of.game, budget
        self.bot = seat_bot(name, compile=True) if isinstance(name, str) else name

    def play(self, states: NDArray[Any], mine: NDArray[Any], rngs: NDArray[np.int64]) -> None:
        """The others' moves until the learner is to move or the match is over."""
        for k in range(len(states)):
            match, moved = Match(self.game, self.game.state().read(states[k])), False
            while match.to_move and match.to_move[0] != mine[k]:
                seat = match.to_move[0]
                move = self.bot.choose(match.sight(seat), match.legal_moves(seat), rngs[k], self.budget)
                rules.play(match.state, seat, move)
                moved = True
            if moved:
                states[k : k + 1] = match.state.record()


class Against(gymnasium.vector.VectorEnv):  # type: ignore[misc, name-defined]  # the framework's types are skipped
    """Rows of matches, a learner in one seat of each and a bot in the others.  Rewards are the learner's place."""

    def __init__(
        self,
        what: str | Game | Variant,
        num_envs: int,
        opponent: str | bots.Bot = "random",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = None,
        dtype: Any = np.int16,
        threads: int = 1,
        max_plies: int | None = None,
        budget: int = 0,
    ):
        self.matches = Matches(what, num_envs, seats, options, dtype=dtype, threads=threads, max_plies=max_plies)
        self.variant, self.layout, self.num_envs = self.matches.variant, self.matches.layout, num_envs
        part = {"random": random_part, "greedy": greedy_part}.get(opponent) if isinstance(opponent, str) else None
        self._part = compiled(part) if part else None
        self._asked = None if part else Asked(self.variant, opponent, budget)
        self._rooms(seat)
        self._spaces()

    def _rooms(self, seat: int | None) -> None:
        size, game = self.num_envs, self.variant.game
        mine = np.arange(size) % self.variant.seats if seat is None else np.full(size, seat_of(self.variant, seat))
        self.mine = mine.astype(np.int8)
        self.rewards = np.zeros(size, np.float32)
        results = np.zeros((size, self.variant.seats), np.float32)
        self._rngs = np.zeros((size, 4), np.int64)
        self._scores = np.zeros((size, game.max_legal))
        self._finals = np.zeros((size, game.feature_length), self.matches.views.dtype)
        self._learner = Learner(self.mine, self.rewards, results, self._finals)

    def _spaces(self) -> None:
        spaces, batch = gymnasium.spaces, gymnasium.vector.utils.batch_space
        low, high = bounds(self.matches.views.dtype)
        self.single_action_space = spaces.Discrete(self.variant.game.moves)
        self.single_observation_space = spaces.Dict(
            observation=spaces.Box(low, high, (self.variant.game.feature_length,), self.matches.views.dtype),
            action_mask=spaces.Box(0, 1, (self.variant.game.moves,), np.int8),
        )
        self.action_space = batch(self.single_action_space, self.num_envs)
        self.observation_space = batch(self.single_observation_space, self.num_envs)
        self.metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP, "name": self.variant.name}

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Info]:
        """Deals, and lets the others open where they are first."""
        self.matches.reset(seed=seed)
        for k, start in enumerate(self.matches.seeds.tolist()):
            dice.shake(self._rngs[k], start)
        self._play_on()
        return self.matches.seen, self._info()

    def step(self, actions: ArrayLike) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """The learner's move in every match and the others' answers; a match that is over is dealt anew."""
        m = self.matches
        moves = m._checked(actions)
        m._each(compiled(act_part), m.batch, moves, self._learner, m.ended)
        self._others()
        m._each(compiled(close_part), m.batch, self._learner, m.ends)
        self._play_on()
        return m.seen, self.rewards, m.ended == 1, m.ended == 2, self._info()

    def _others(self) -> None:
        m = self.matches
        if self._part:
            m._each(self._part, m.states, self.mine, self._rngs, self._scores)
        elif self._asked:
            self._asked.play(m.states, self.mine, self._rngs)

    def _play_on(self) -> None:
        """The others' moves until every learner is to move, then what the learners see."""
        m = self.matches
        while True:
            self._others()
            if not sum(m._each(compiled(show_part), m.batch, m.shown)):
                return

    def _info(self) -> Info:
        m = self.matches
        final = {"observation": self._finals, "action_mask": np.zeros_like(m.masks)}
        info: Info = {"seat": self.mine, "score": m.scores, "plies": m.plies}
        if m.ended.any():
            info |= {"final_obs": final, "_final_obs": m.ended != 0}  # type: ignore[dict-item]  # Gymnasium's form
        return info

    def close(self, **kwargs: Any) -> None:
        """Lets the threads go."""
        self.matches.close()
