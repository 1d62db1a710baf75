"""PettingZoo environments for every game, seat count and option set: AEC, and Parallel for simultaneous phases.

    from drovers.research import pettingzoo as drovers_zoo
    env = drovers_zoo.env("schotten_2p_v1")

Agents are `seat_0`, `seat_1`, …  An observation is `{"observation": numbers, "action_mask": 0/1}`: the numbers are the
features of what that seat may know, laid out as `env.layout` says; the mask is zeros for a seat that owes no move.
Rewards come at the end and sum to zero: by place (of the other seats, the share a seat beat less the share that beat
it) or by score (`rewards`).  `env.state()` is what all seats see together, for learners that may know it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from ..core.jit import bound, compiled
from . import drivers
from .errors import BadAction, NotReset, framework
from .pictures import METADATA, render_mode_of, rendered
from .rewards import PLACE
from .shape import bounds, observation_dtype, seen_space
from .table import Observation, Table, counted
from .variant import Variant, identifier, names, variant

zoo = framework("pettingzoo")
spaces = framework("gymnasium.spaces")

__all__ = ["AEC", "Parallel", "env", "names", "parallel_env", "register_all"]


# what only a match that has been dealt has
DEALT = ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")


class Asked(NamedTuple):
    """How an environment is wanted: see `env`."""

    max_cycles: int | None
    dtype: Any
    reward: str
    render_mode: str | None


class Actions(spaces.Discrete):  # type: ignore[misc, name-defined]  # the framework has no types
    """Gymnasium's space of actions; by a mask it would take longer to draw one than to play three."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action; by a mask of 0 and 1 one that it allows."""
        ours = isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (self.n,)
        legal = mask.view(np.bool_).nonzero()[0] if ours else ()
        if len(legal) == 0 or probability is not None:
            return super().sample(mask, probability)
        return legal[int(self.np_random.random() * len(legal))]


class Seats:
    """What both kinds of environment share: names, spaces, the table, rendering."""

    def __init__(self, of: Variant, asked: Asked, actions: int):
        self.variant, self.layout = of, of.layout()
        self.max_cycles = None if asked.max_cycles is None else counted("max_cycles", asked.max_cycles)
        self.render_mode = render_mode_of(asked.render_mode)
        self.metadata = {"name": of.name, "is_parallelizable": False, **METADATA}
        self.possible_agents = [f"seat_{seat}" for seat in range(of.seats)]
        self.agents: list[str] = []
        self.table = Table(of, observation_dtype(asked.dtype, of), asked.reward)
        space = seen_space(spaces, of, self.table.dtype, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {name: Actions(actions) for name in self.possible_agents}
        low, high = (np.tile(bound, of.seats) for bound in bounds(of, self.table.dtype))
        self.state_space = spaces.Box(low, high, dtype=self.table.dtype)

    def _place(self, agent: str) -> int:
        """The seat of an agent; any other name is refused."""
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise BadAction("strange-actor", name=str(agent)) from None

    def observation_space(self, agent: str) -> Any:
        """The space of that seat's observations."""
        return self.observation_spaces[self.possible_agents[self._place(agent)]]

    def action_space(self, agent: str) -> Any:
        """The space of that seat's actions."""
        return self.action_spaces[self.possible_agents[self._place(agent)]]

    def state(self) -> NDArray[Any]:
        """The observations of all seats, one after another: for learners that may know what no seat does alone."""
        if self.table.seed is None:
            raise NotReset("not-started")
        return self.table.whole()

    def render(self) -> Any:
        """What a watcher sees, which is no hand: text, pixels or SVG, as `render_mode` says."""
        return rendered(self.render_mode, self.table.match(), None) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    def record(self) -> dict[str, Any]:
        """The match so far as a record that replays anywhere (the seed is in it: it tells everything)."""
        return self.table.record()

    def action_text(self, agent: str, action: int) -> str:
        """An action of that seat as people write it."""
        return self.table.text(self._place(agent), action)

    def action_of(self, agent: str, text: str) -> int:
        """The action of that seat a text stands for."""
        return self.table.action(self._place(agent), text)

    def __str__(self) -> str:
        return self.variant.name


class AEC(Seats, zoo.AECEnv):  # type: ignore[misc, name-defined]  # the framework has no types
    """One seat after another; those who choose simultaneously are asked in seat order, unseen by the others."""

    def __init__(self, of: Variant, asked: Asked):
        zoo.AECEnv.__init__(self)
        Seats.__init__(self, of, asked, of.game.moves)
        self._mask: NDArray[np.int8]
        self._view: NDArray[Any]
        self._seat = -1
        self._end = (self.max_cycles or 0) * of.seats
        self._room()
        self._bind()

    def __getattr__(self, name: str) -> Any:
        """What `reset` makes is missed with a sentence."""
        raise AttributeError(str(NotReset("not-started")) if name in DEALT else f"an environment has no “{name}”")

    def _bind(self) -> None:
        table, ends = self.table, (self._view, self._mask, self.table.out)
        self._begin = bound(drivers.begin, table.states, table.desk, table.fresh, 0, *ends)
        self._turn = bound(drivers.turn, table.states, table.desk, 0, 0, *ends)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_begin", "_turn")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bind()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals; the same seed deals the same match, and is the seed of `drovers` records.  `options` is not used."""
        table = self.table
        table.seed, table.moves = table.seeds.one(seed), []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._room()
        self._seat = self._begin(table.states, table.desk, table.fresh, table.seed, self._view, self._mask, table.out)
        self.agent_selection = self.possible_agents[self._seat]

    def _room(self) -> None:
        """New arrays for the next observation: what was handed out stays as it was."""
        self._view = np.empty(self.table.length, self.table.dtype)
        self._mask = np.empty(self.table.actions, np.int8)

    def step(self, action: Any) -> None:
        """Makes the move of `agent_selection`; an illegal one raises and changes nothing (None once it is over)."""
        if self._seat < 0:
            if self.table.seed is None or not self.agents:
                raise NotReset("match-over" if self.table.seed is not None else "not-started")
            self._was_dead_step(action)
            return
        table, seat = self.table, self._seat
        try:
            legal = action >= 0 and self._mask[action]
        except (IndexError, TypeError):
            legal = False
        if not legal:
            table.refuse(seat, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        action = int(action)
        table.moves.append((seat, action))
        self._room()
        self._seat = self._turn(table.states, table.desk, seat, action, self._view, self._mask, table.out)
        if self._seat < 0:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self._seat]
            if len(table.moves) == self._end:
                self._stop()

    def _finish(self) -> None:
        rewards, infos = self.table.finish()
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.infos = dict(zip(self.agents, infos, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _stop(self) -> None:
        """The match goes on too long for whoever asked: everybody is truncated."""
        self._seat = -1
        self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What that seat may know; its mask is zeros unless it is the one to act."""
        seat = self._place(agent)
        if seat == self._seat:
            return {"observation": self._view, "action_mask": self._mask}
        mask = np.zeros(self.table.actions, np.int8)
        return {"observation": self.table.glance(seat), "action_mask": mask}


class Parallel(Seats, zoo.ParallelEnv):  # type: ignore[misc, name-defined]  # the framework has no types
    """All seats at once.  The last action, `moves`, is passing: the only one open to a seat that owes no move."""

    def __init__(self, of: Variant, asked: Asked):
        Seats.__init__(self, of, asked, of.game.moves + 1)
        self.metadata["is_parallelizable"] = True
        self.pass_action = of.game.moves
        self._masks: NDArray[np.int8] = np.zeros((of.seats, of.game.moves + 1), np.int8)
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals; everybody's observation and an empty info each."""
        table = self.table
        table.seed, table.moves, self._cycles = table.seeds.one(seed), [], 0
        self.agents = self.possible_agents[:]
        views = self._room()
        compiled(drivers.gather)(table.states, table.desk, table.fresh, table.seed, views, self._masks, table.out)
        return self._seen(views), {agent: {} for agent in self.agents}

    def _room(self) -> NDArray[Any]:
        self._masks = np.empty_like(self._masks)
        return np.empty((self.variant.seats, self.table.length), self.table.dtype)

    def _seen(self, views: NDArray[Any]) -> dict[str, Observation]:
        rows = zip(self.possible_agents, views, self._masks, strict=True)
        return {agent: {"observation": view, "action_mask": mask} for agent, view, mask in rows}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """One action a seat, passing where it owes none; anything illegal raises and changes nothing."""
        if not self.agents:
            raise NotReset("match-over" if self.table.seed is not None else "not-started")
        table, moves = self.table, self._checked(actions)
        table.moves += [(seat, int(move)) for seat, move in enumerate(moves) if move >= 0]
        views = self._room()
        owing = compiled(drivers.round_of)(table.states, table.desk, moves, views, self._masks, table.out)
        self._cycles += 1
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if owing == 0:
            values, ends = table.finish()
            rewards, infos = dict(zip(agents, values, strict=True)), dict(zip(agents, ends, strict=True))
        late = owing != 0 and self.max_cycles is not None and self._cycles >= self.max_cycles
        if owing == 0 or late:
            self.agents = []
        return self._seen(views), rewards, dict.fromkeys(agents, owing == 0), dict.fromkeys(agents, late), infos

    def _checked(self, actions: Mapping[str, Any]) -> NDArray[np.int64]:
        """The move of every seat, -1 where it passes."""
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise BadAction("missing-actor", missing=", ".join(missing), passing=str(self.pass_action))
        moves = np.full(self.variant.seats, -1, np.int64)
        for agent, action in actions.items():
            seat = self._place(agent)
            known = isinstance(action, int | np.integer) and 0 <= action <= self.pass_action
            if not known or not self._masks[seat, action]:
                if known and self._masks[seat, self.pass_action]:
                    raise BadAction("only-pass", seat=seat, passing=str(self.pass_action))
                self.table.refuse(seat, action)
            moves[seat] = -1 if action == self.pass_action else action
        return moves


def env(
    what: str | Game | Variant,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    max_cycles: int | None = None,
    dtype: Any = np.int16,
    reward: str = PLACE,
    render_mode: str | None = None,
) -> AEC:
    """An AEC environment of a variant (by name, or game, seats and options).

    `max_cycles` truncates a match after that many moves a seat on average; `reward` is `place` or `score`.
    """
    return AEC(variant(what, seats, options), Asked(max_cycles, dtype, reward, render_mode))


def parallel_env(
    what: str | Game | Variant,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    max_cycles: int | None = None,
    dtype: Any = np.int16,
    reward: str = PLACE,
    render_mode: str | None = None,
) -> Parallel:
    """A Parallel environment of a variant; `max_cycles` truncates a match after that many steps."""
    return Parallel(variant(what, seats, options), Asked(max_cycles, dtype, reward, render_mode))


def register_all() -> list[str]:
    """Puts every variant of every game in PettingZoo's registry, as `drovers/goats_2p-v1`; returns the names there."""
    ids = []
    for name in names():
        ids.append(identifier(name))
        if ids[-1] not in zoo.aec_registry:
            zoo.register("aec", ids[-1], env, kwargs={"what": name})
            zoo.register("parallel", ids[-1], parallel_env, kwargs={"what": name})
    return ids
