"""One seat of one match as a Gymnasium environment; importing this registers every variant.

    import gymnasium
    import drovers.research.gymnasium
    env = gymnasium.make("drovers/goats_3p-v1", opponent="greedy")
    rows = gymnasium.make_vec("drovers/goats_3p-v1", num_envs=64)      # `opponents.Against`

`gymnasium.make("drovers.research.gymnasium:drovers/goats_3p-v1")` needs no import of ours.  `action_masks()` is what
learners with masks ask for; the mask is in the observation too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from . import rewards
from .errors import NotReset, framework
from .opponents import Against, Mode
from .others import Opponent
from .pictures import METADATA, render_mode_of, rendered
from .table import Observation
from .variant import Variant, identifier, names

gymnasium = framework("gymnasium")


class Seat(gymnasium.Env):  # type: ignore[misc, name-defined]  # the framework's types are skipped
    """A learner in one seat (0 unless told otherwise), bots or policies in the others: see `opponents`."""

    metadata: ClassVar[dict[str, Any]] = METADATA  # `gymnasium.make` asks the class which pictures there are

    def __init__(
        self,
        what: str | Game | Variant,
        opponent: Opponent | Sequence[Opponent] = "random",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        dtype: Any = np.int16,
        reward: str = rewards.PLACE,
        max_plies: int | None = None,
        budget: int = 0,
        render_mode: str | None = None,
    ):
        more = {"dtype": dtype, "reward": reward, "max_plies": max_plies, "budget": budget}
        self.rows = Against(what, 1, opponent, seats, options, seat=seat, autoreset=Mode.DISABLED, **more)
        self.variant, self.layout, self.seat = self.rows.variant, self.rows.layout, seat
        self.observation_space, self.action_space = self.rows.single_observation_space, self.rows.single_action_space
        self.render_mode = render_mode_of(render_mode)
        self.metadata = {"name": self.variant.name, **METADATA}  # type: ignore[misc]  # as Gymnasium's own do

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals, and lets the others open where they are first.  `options` is not used."""
        super().reset(seed=seed)
        self.rows.reset(seed=[int(self.np_random.integers(2**62)) if seed is None else seed])
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's move and the others' answers; an illegal one raises and changes nothing."""
        _, reward, over, cut, info = self.rows.step(np.asarray([action]))
        ended = {"score": info["score"][0].tolist()} if over[0] else {}
        return self._seen(), float(reward[0]), bool(over[0]), bool(cut[0]), ended

    def _seen(self) -> Observation:
        """Copies: what was handed out stays as it was."""
        return {name: array[0].copy() for name, array in self.rows.matches.seen.items()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now."""
        allowed: NDArray[np.bool_] = self.rows.matches.masks[0] != 0
        return allowed

    def state(self) -> NDArray[Any]:
        """The observations of all seats, one after another."""
        whole: NDArray[Any] = self.rows.matches.state()[0].ravel()
        return whole

    def action_text(self, action: int) -> str:
        """An action of the learner as people write it."""
        return self.rows.matches.action_text(0, action)

    def action_of(self, text: str) -> int:
        """The action of the learner that a text stands for."""
        return self.rows.matches.action_of(0, text)

    def render(self) -> Any:
        """What the learner sees: text, pixels or SVG, as `render_mode` says."""
        if not self.rows.matches._dealt:
            raise NotReset("not-started")
        return rendered(self.render_mode, self.rows.matches._match(0), self.seat) if self.render_mode else None


def register_all() -> list[str]:
    """Puts every variant of every game in Gymnasium's registry; returns the names there."""
    ids = {identifier(name): name for name in names()}
    for known, name in ids.items():
        if known not in gymnasium.registry:
            rows = "drovers.research.opponents:Against"
            single = "drovers.research.gymnasium:Seat"
            gymnasium.register(known, single, vector_entry_point=rows, kwargs={"what": name})
    return list(ids)


register_all()
