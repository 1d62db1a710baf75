"""How a match ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from .state import State


@dataclass(frozen=True)
class Outcome:
    """Points and places of every seat, and the rule that ended the match.  Equal ranks are shared places."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_dict(self) -> dict[str, Any]:
        """The outcome as JSON data."""
        data = asdict(self) | {"winners": self.winners}
        return {key: list(value) if isinstance(value, tuple) else value for key, value in data.items()}


def outcome(state: State, rule_id: Callable[[int], str]) -> Outcome | None:
    """The outcome of a state, or None while the match goes on."""
    rules = state.rules
    reason = rules.ending(state)
    if not reason:
        return None
    seats = range(state.seats)
    standings = [rules.standing(state, seat) for seat in seats]
    ranks = tuple(1 + sum(other > mine for other in standings) for mine in standings)
    return Outcome(tuple(rules.score(state, seat) for seat in seats), ranks, rule_id(reason))
