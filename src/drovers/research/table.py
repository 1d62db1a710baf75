"""One match behind the PettingZoo doors: its record, the room compiled calls work in, and what they refuse."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import rules
from ..core.errors import IllegalMove
from ..core.jit import compiled
from ..core.match import Match
from . import drivers, rewards
from .errors import BadAction, NotReset, ResearchError
from .seeds import Seeds
from .variant import Variant

Observation = dict[str, NDArray[Any]]


def counted(name: str, number: Any) -> int:
    """A number of things that there must be at least one of; what is no such number is refused."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < 1:
        raise ResearchError("outside-count", field=name, name=name, count=str(number))
    return int(number)


def seat_of(variant: Variant, seat: int) -> int:
    """One of the variant's seats; any other is refused."""
    if seat not in range(variant.seats):
        known = ", ".join(map(str, range(variant.seats)))
        raise ResearchError("bad-choice", field="seat", what="seat", known=known, found=str(seat))
    return seat


def written(variant: Variant, state: Any, seat: int, action: Any) -> str:
    """An action as people write it; one that is no move there is refused."""
    moves = variant.game.moves
    try:
        number = index(action)  # half an action is none
        if not 0 <= number < moves:
            raise IndexError
        return str(variant.game.notation.move_text(state, seat, number))
    except (ValueError, KeyError, IndexError, TypeError):
        raise BadAction("outside", field="action", action=str(action), last=str(moves - 1)) from None


class Table:
    """A match as one record, stepped by one compiled call a move."""

    def __init__(self, variant: Variant, dtype: np.dtype[Any], reward: str = rewards.PLACE):
        self.variant, self.dtype, self.fresh = variant, dtype, variant.fresh()
        self.reward, self.seeds = rewards.kind(reward), Seeds()
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

    def whole(self) -> NDArray[Any]:
        """The observations of all seats, one after another: together they tell all but what is still to be drawn."""
        views = np.empty((self.variant.seats, self.length), self.dtype)
        compiled(drivers.whole)(self.states, self.desk, views)
        return views.ravel()

    def finish(self) -> tuple[list[float], list[dict[str, Any]]]:
        """Rewards, and what is worth knowing about each seat at the end."""
        game, seats = self.variant.game, self.variant.seats
        values, scores, places = np.zeros(seats), np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        ending = game.rule_id(compiled(drivers.finish)(self.states, values, scores, places))
        infos = [{"score": int(scores[k]), "place": int(places[k]), "ending": ending} for k in range(seats)]
        return (rewards.by_score(scores) if self.reward == rewards.SCORE else values).tolist(), infos

    def state(self) -> Any:
        """The match in its plain form, as a copy."""
        return self.variant.game.state().read(self.states[0])

    def text(self, seat: int, action: int) -> str:
        """An action of a seat as people write it; one that is no move there is refused."""
        return written(self.variant, self.state(), seat, action)

    def action(self, seat: int, text: str) -> int:
        """The action a text stands for, legal now or not; a text that is none of this game is refused."""
        return Match(self.variant.game, self.state()).parse(seat, text)

    def match(self) -> Match:
        """The match as it stands, to be looked at."""
        if self.seed is None:
            raise NotReset("not-started")
        return Match(self.variant.game, self.state())

    def refuse(self, seat: int, action: Any) -> None:
        """Raises what is wrong with an action that its mask forbids; nothing has changed."""
        match = self.match()
        if not isinstance(action, int | np.integer) or not 0 <= action < self.actions:
            raise BadAction("outside", field="action", action=str(action), last=str(self.actions - 1))
        number = rules.why_not(match.state, seat, int(action))
        error: IllegalMove = match._refusal(seat, int(action), number)
        raise error

    def record(self) -> dict[str, Any]:
        """The match so far as a record that replays anywhere."""
        if self.seed is None:
            raise NotReset("not-started")
        return self.variant.replayed(self.seed, self.moves).record()
