"""How strong a player is, in one call: every deal from every seat against the same opponents, with an interval.

    from drovers.research.evaluation import evaluate
    print(evaluate("greedy", "goats_3p_v1", opponent="random", deals=200))

A player is a bot or a policy, as in `opponents`.  A deal is played once from each seat, so that luck of the deal
cancels; the interval counts deals, not matches.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import dice
from ..core.game import Game
from .opponents import Against
from .others import Asked, Opponent, is_policy
from .seeds import Seeds
from .table import counted
from .variant import Variant, variant
from .vector import Matches

SURE = 1.96  # standard errors: 95 %


@dataclass(frozen=True)
class Evaluation:
    """The share of other seats beaten (a tie is half), the bounds of its 95 % interval, and what is behind it."""

    variant: str
    player: str
    opponents: tuple[str, ...]
    deals: int
    matches: int
    share: float
    low: float
    high: float
    by_seat: tuple[float, ...]
    score: float  # points of the player less the mean of the others'
    plies: float  # decisions of the player in a match
    seed: int

    def __str__(self) -> str:
        against = ", ".join(self.opponents)
        seats = ", ".join(f"{share:.3f}" for share in self.by_seat)
        return (
            f"{self.variant}: {self.player} against {against}: {self.share:.3f} [{self.low:.3f}, {self.high:.3f}] "
            f"over {self.matches} matches of {self.deals} deals (by seat {seats}; points {self.score:+.2f})"
        )


def evaluate(
    player: Opponent,
    what: str | Game | Variant,
    opponent: Opponent | Sequence[Opponent] = "random",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    deals: int = 200,
    seed: int = 0,
    dtype: Any = np.int16,
    budget: int = 0,
) -> Evaluation:
    """Plays so many deals from every seat and says how it went; the same seed gives the same deals."""
    of = variant(what, seats, options)
    size = counted("deals", deals) * of.seats
    env = Against(of, size, opponent, dtype=dtype, reward="score", budget=budget)
    env.reset(seed=np.repeat(Seeds().rows(seed, deals), of.seats).tolist())
    going = np.ones(size, bool)  # the first match of every row: later ones would favour those that are short
    acting = player if is_policy(player) else _Bot(Asked(player, budget), env, going)
    results, scores, plies = _first_matches(env, acting, going)
    shares = results.reshape(deals, of.seats)
    low, high = interval(shares.mean(1))
    return Evaluation(
        variant=of.name,
        player=player if isinstance(player, str) else getattr(player, "__name__", type(player).__name__),
        opponents=tuple(env.pool.names),
        deals=deals,
        matches=size,
        share=float(shares.mean()),
        low=low,
        high=high,
        by_seat=tuple(shares.mean(0).tolist()),
        score=float(scores.mean()),
        plies=float(plies.mean()),
        seed=seed,
    )


class _Bot:
    """A bot as the learner: asked for its seat in every match that is not finished yet."""

    def __init__(self, asked: Asked, env: Against, going: NDArray[np.bool_]):
        self.asked, self.env, self.going = asked, env, going
        self.rngs = [dice.new_dice(int(seed)) for seed in env.matches.seeds]

    def __call__(self, seen: Any) -> NDArray[np.int64]:
        m: Matches = self.env.matches
        actions: NDArray[np.int64] = m.masks.argmax(1)
        for k in np.flatnonzero(self.going).tolist():
            actions[k] = self.asked.choose(m._match(k), int(self.env.mine[k]), self.rngs[k])
        return actions


def _first_matches(env: Against, acting: Any, going: NDArray[np.bool_]) -> tuple[NDArray[Any], ...]:
    """Of the first match in every row: the share of the others beaten, points, decisions."""
    shares, scores, plies = (np.zeros(env.num_envs) for _ in range(3))
    while going.any():
        _, rewards, over, _, info = env.step(acting(env.matches.seen))
        new = going & over
        shares[new] = env._learner.results[new, env.mine[new]] / 2 + 0.5
        scores[new], plies[new] = rewards[new], info["plies"][new]
        going &= ~over
    return shares, scores, plies


def interval(shares: NDArray[Any]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent shares.

    Wilson's, which stays honest near 0 and 1, for as many trials as would scatter like these shares: pairs of matches
    scatter less than single ones, and shares that do not scatter at all count once each.
    """
    count, value = len(shares), float(np.mean(shares))
    spread = float(np.var(shares, ddof=1)) / count if count > 1 else 0.0
    trials = value * (1 - value) / spread if spread > 0 else count
    middle = (value + SURE**2 / (2 * trials)) / (1 + SURE**2 / trials)
    inner = value * (1 - value) / trials + SURE**2 / (4 * trials**2)
    reach = SURE / (1 + SURE**2 / trials) * math.sqrt(inner)
    return max(0.0, middle - reach), min(1.0, middle + reach)
