"""One match behind the PettingZoo doors: its record, the room compiled calls work in, and what they refuse."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import rules
from ..core.errors import IllegalMove
from ..core.jit import compiled
from ..core.match import Match
from . import drivers
from .errors import BadAction, NotReset, ResearchError
from .variant import Variant

DTYPES = tuple(np.dtype(kind) for kind in (np.int8, np.int16, np.int32, np.int64, np.float32))
Observation = dict[str, NDArray[Any]]


def observation_dtype(dtype: Any) -> np.dtype[Any]:
    """The dtype observations are written in; one that cannot be is refused."""
    for known in DTYPES:
        if dtype in (known, known.name, known.type):
            return known
    names = ", ".join(str(known) for known in DTYPES)
    raise ResearchError("wrong-dtype", field="dtype", known=names, found=str(dtype))


def fresh_seed(seed: int | None) -> int:
    """The seed given, or one of 62 random bits; one that does not fit is refused."""
    if seed is None:
        return secrets.randbits(62)
    if not isinstance(seed, int | np.integer) or not 0 <= seed < 2**62:
        raise ResearchError("outside-seed", field="seed", seed=str(seed))
    return int(seed)


def counted(name: str, number: Any) -> int:
    """A number of things that there must be at least one of; what is no such number is refused."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < 1:
        raise ResearchError("outside-count", field=name, name=name, count=str(number))
    return int(number)


def bounds(dtype: np.dtype[Any]) -> tuple[Any, Any]:
    """The lowest and highest number an observation of that dtype may hold."""
    low, high = -(2**15), 2**15 - 1
    if dtype.kind == "i":
        low, high = max(low, int(np.iinfo(dtype).min)), min(high, int(np.iinfo(dtype).max))
    return dtype.type(low), dtype.type(high)


def seat_of(variant: Variant, seat: int) -> int:
    """One of the variant's seats; any other is refused."""
    if seat not in range(variant.seats):
        known = ", ".join(map(str, range(variant.seats)))
        raise ResearchError("bad-choice", field="seat", what="seat", known=known, found=str(seat))
    return seat


class Table:
    """A match as one record, stepped by one compiled call a move."""

    def __init__(self, variant: Variant, dtype: np.dtype[Any]):
        self.variant, self.dtype, self.fresh = variant, dtype, variant.fresh()
        self.states = np.zeros(1, self.fresh.dtype)
        self.desk = np.zeros(1, self.fresh.dtype)
        self.out = np.zeros(variant.game.max_legal, np.int64)
        self.length, self.actions = variant.game.feature_length, variant.game.moves
        self.seed: int | None = None
        self.moves: list[tuple[int, int]] = []

    def glance(self, seat: int) -> NDArray[Any]:
        """The observation of any seat."""
        view = np.empty(self.length, self.dtype)
        compiled(drivers.glance)(self.states, self.desk, seat, view)
        return view

    def finish(self) -> tuple[list[float], list[dict[str, Any]]]:
        """Rewards, and what is worth knowing about each seat at the end."""
        game, seats = self.variant.game, self.variant.seats
        rewards, scores, places = np.zeros(seats), np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        ending = game.rule_id(compiled(drivers.finish)(self.states, rewards, scores, places))
        infos = [{"score": int(scores[k]), "place": int(places[k]), "ending": ending} for k in range(seats)]
        return rewards.tolist(), infos

    def state(self) -> Any:
        """The match in its plain form, as a copy."""
        return self.variant.game.state().read(self.states[0])

    def refuse(self, seat: int, action: Any) -> None:
        """Raises what is wrong with an action that its mask forbids; nothing has changed."""
        if self.seed is None:
            raise NotReset("not-started")
        if not isinstance(action, int | np.integer) or not 0 <= action < self.actions:
            raise BadAction("outside", field="action", action=str(action), last=self.actions - 1)
        match = Match(self.variant.game, self.state())
        number = rules.why_not(match.state, seat, int(action))
        error: IllegalMove = match._refusal(seat, int(action), number)
        raise error

    def record(self) -> dict[str, Any]:
        """The match so far as a record that replays anywhere."""
        if self.seed is None:
            raise NotReset("not-started")
        return self.variant.replayed(self.seed, self.moves).record()
