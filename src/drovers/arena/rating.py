"""Strength from results: Elo with 95 % intervals from paired deals, and the test that says when to stop."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SCALE = 400 / math.log(10)  # natural logits to Elo points
RESAMPLES = 200
ROUNDS = 200  # of minorisation


@dataclass(frozen=True)
class Rating:
    """Elo of one bot, the mean of all bots being 0, with the bounds of its 95 % interval."""

    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Share:
    """A part of a whole, 0 to 1, with the bounds of its 95 % interval and how many independent trials are behind it."""

    value: float
    low: float
    high: float
    count: int


def share_of(wins: float, count: int) -> Share:
    """So many wins of so many trials, with Wilson's interval, which stays honest near 0 and 1."""
    if count == 0:
        return Share(0.0, 0.0, 1.0, 0)
    value, z = wins / count, 1.96
    middle = (value + z * z / (2 * count)) / (1 + z * z / count)
    reach = z / (1 + z * z / count) * math.sqrt(value * (1 - value) / count + z * z / (4 * count * count))
    return Share(value, max(0.0, middle - reach), min(1.0, middle + reach), count)


def mean_share(shares: Sequence[float]) -> Share:
    """The mean of paired results and how far it may be off: deals differ less than single matches do."""
    value, count = float(np.mean(shares)), len(shares)
    reach = 1.96 * float(np.std(shares, ddof=1)) / math.sqrt(count) if count > 1 else 1.0
    return Share(value, max(0.0, value - reach), min(1.0, value + reach), count)


def expected(elo: float) -> float:
    """The share of points a bot so much stronger should get."""
    return 1 / (1 + math.exp(-elo / SCALE))


def elo_of(share: float) -> float:
    """The Elo difference that a share of points shows; a clean sweep is capped."""
    share = min(max(share, 0.001), 0.999)
    return SCALE * math.log(share / (1 - share))


def ratings(wins: NDArray[np.float64]) -> list[Rating]:
    """Ratings from wins[deal, a, b], how often a came before b in that deal (a tie is half).

    Intervals come from drawing deals again with replacement, since the matches of one deal are not independent.
    """
    whole = _fit(wins.sum(axis=0))
    rng = np.random.default_rng(0)
    deals = len(wins)
    drawn = np.array([_fit(wins[rng.integers(0, deals, deals)].sum(axis=0)) for _ in range(RESAMPLES)])
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    return [Rating(*map(float, row)) for row in zip(whole, low, high, strict=True)]


def _fit(wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """Bradley–Terry strengths in Elo by minorisation; half a win each way keeps a clean sweep finite."""
    bots = len(wins)
    if bots == 1:  # it met nobody else
        return np.zeros(1)
    met = (wins + wins.T) > 0
    wins = wins + 0.5 * met
    games = wins + wins.T
    strength = np.ones(bots)
    for _ in range(ROUNDS):
        pairs = games / (strength[:, None] + strength[None, :])
        np.fill_diagonal(pairs, 0)
        won = wins.sum(axis=1) - np.diag(wins)
        strength = won / np.maximum(pairs.sum(axis=1), 1e-12)
        strength /= np.exp(np.mean(np.log(np.maximum(strength, 1e-12))))
    return SCALE * np.log(strength)


@dataclass(frozen=True)
class Sprt:
    """A sequential test between two strengths, on the mean result of each deal."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    def ratio(self, shares: Sequence[float]) -> float:
        """The log likelihood ratio of elo1 against elo0 after these deals (normal approximation)."""
        if len(shares) < 2:
            return 0.0
        # One deal of the widest spread is added: a few that went alike prove nothing.
        mean, variance = float(np.mean(shares)), (float(np.var(shares)) * len(shares) + 0.25) / (len(shares) + 1)
        low, high = expected(self.elo0), expected(self.elo1)
        return len(shares) * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, shares: Sequence[float]) -> int:
        """1: elo1 is shown; -1: elo0 is shown; 0: play on."""
        ratio = self.ratio(shares)
        if ratio >= math.log((1 - self.beta) / self.alpha):
            return 1
        return -1 if ratio <= math.log(self.beta / (1 - self.alpha)) else 0
