"""What a run of the arena has shown so far."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .pairing import lineups
from .rating import Rating, Share, elo_of, mean_share, ratings, share_of
from .sitting import Sitting
from .tournament import Plan


@dataclass(frozen=True)
class Standing:
    """One bot in the final table: its rating and what it is made of."""

    bot: str
    rating: Rating
    matches: int
    wins: float  # shared wins counted in parts
    fair: float  # wins an equal would have had at the same tables
    mean_rank: float
    mean_score: float
    seconds: float  # a move
    slowest: float
    crashes: int
    late: int  # answers that took longer than the limit
    problem: str  # what the first crash was


@dataclass(frozen=True)
class Pair:
    """Two bots on the same deals: the first one's share of the points between them, and in how many deals it led."""

    first: str
    second: str
    share: Share
    better: int
    equal: int
    worse: int

    @property
    def elo(self) -> Rating:
        """The difference in strength that the share shows."""
        return Rating(elo_of(self.share.value), elo_of(self.share.low), elo_of(self.share.high))


class Results:
    """All matches of a plan, and the figures drawn from them."""

    def __init__(self, plan: Plan, sittings: Iterable[Sitting | None] = ()):
        self.plan, self.lost = plan, 0
        self.sittings: list[Sitting] = []
        for sitting in sittings:
            self.add(sitting)

    def add(self, sitting: Sitting | None) -> None:
        """One more match; None is one that was lost with its process."""
        if sitting is None:
            self.lost += 1
        else:
            self.sittings.append(sitting)

    def _deal(self, sitting: Sitting) -> int:
        """The place of its deal among all deals of all variants."""
        variant = list(self.plan.variants).index(sitting.variant)
        return variant * self.plan.deals + sitting.seed - self.plan.seed

    def beaten(self) -> NDArray[np.float64]:
        """wins[deal, a, b]: how often bot a came before bot b in that deal, a tie counting half."""
        bots = len(self.plan.bots)
        wins = np.zeros((self.plan.deals * len(self.plan.variants), bots, bots))
        for sitting in self.sittings:
            deal = self._deal(sitting)
            for i, a in enumerate(sitting.lineup):
                for j, b in enumerate(sitting.lineup):
                    if a != b:
                        wins[deal, a, b] += _points(sitting.ranks[i], sitting.ranks[j])
        return wins

    def whole_deals(self) -> NDArray[np.float64]:
        """`beaten` of the deals all of whose lineups have been played: only those are paired."""
        played = Counter(map(self._deal, self.sittings))
        full = len(lineups(self.plan.bots, self.plan.seats))
        return self.beaten()[[deal for deal, count in sorted(played.items()) if count == full]]

    def shares(self, first: int = 0, second: int = 1) -> list[float]:
        """The first bot's share of the points against the second, deal by deal."""
        return [float(deal[first, second] / (deal[first, second] + deal[second, first])) for deal in self.whole_deals()]

    def pairs(self) -> list[Pair]:
        """Every two bots, compared deal by deal."""
        found = []
        for first, second in combinations(range(len(self.plan.bots)), 2):
            shares = self.shares(first, second)
            counts = [sum(test) for test in zip(*((s > 0.5, s == 0.5, s < 0.5) for s in shares), strict=True)]
            if shares:
                found.append(Pair(self.plan.bots[first], self.plan.bots[second], mean_share(shares), *counts))
        return found

    def standings(self) -> list[Standing]:
        """All bots, the strongest first."""
        deals = self.whole_deals()
        rated = ratings(deals) if len(deals) else [Rating(0, 0, 0)] * len(self.plan.bots)
        rows = [self._standing(bot, rating) for bot, rating in enumerate(rated)]
        return sorted(rows, key=lambda row: -row.rating.elo)

    def _standing(self, bot: int, rating: Rating) -> Standing:
        seen = [(s, seat) for s in self.sittings for seat, sitter in enumerate(s.lineup) if sitter == bot]
        moves = sum(s.moves[seat] for s, seat in seen) or 1
        return Standing(
            bot=self.plan.bots[bot],
            rating=rating,
            matches=len(seen),
            wins=sum(won(s.ranks, seat) for s, seat in seen),
            fair=len(seen) / self.plan.seats,
            mean_rank=float(np.mean([s.ranks[seat] for s, seat in seen])) if seen else 0.0,
            mean_score=float(np.mean([s.scores[seat] for s, seat in seen])) if seen else 0.0,
            seconds=sum(s.seconds[seat] for s, seat in seen) / moves,
            slowest=max((s.slowest[seat] for s, seat in seen), default=0.0),
            crashes=sum(s.crashes[seat] for s, seat in seen),
            late=sum(s.late[seat] for s, seat in seen),
            problem=next((s.problems[seat] for s, seat in seen if seat in s.problems), ""),
        )

    def problems(self) -> list[tuple[str, str]]:
        """Every bot that crashed, and what the first time was."""
        return [(row.bot, row.problem) for row in self.standings() if row.problem]

    def seat_wins(self) -> dict[str, list[Share]]:
        """For every variant of the options the share of wins of every seat, whoever sat there.

        Matches of one deal are not independent: the intervals count deals, not matches.
        """
        deals: dict[str, dict[int, list[Sitting]]] = {variant: defaultdict(list) for variant in self.plan.variants}
        for sitting in self.sittings:
            deals[sitting.variant][sitting.seed].append(sitting)
        seats = range(self.plan.seats)
        return {variant: [_seat_share(list(of.values()), seat) for seat in seats] for variant, of in deals.items()}

    def to_dict(self) -> dict[str, Any]:
        """Everything as data."""
        ends = Counter(sitting.reason for sitting in self.sittings)
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "variants": self.plan.variants,
            "seed": self.plan.seed,
            "limit": self.plan.limit,
            "deals": len(self.whole_deals()),
            "matches": len(self.sittings),
            "lost": self.lost,
            "standings": [asdict(row) | {"rating": _rounded(row.rating)} for row in self.standings()],
            "pairs": [asdict(pair) | {"elo": _rounded(pair.elo)} for pair in self.pairs()],
            "seat_wins": {variant: [asdict(share) for share in seats] for variant, seats in self.seat_wins().items()},
            "endings": dict(ends.most_common()),
            "mean_moves": float(np.mean([sum(s.moves) for s in self.sittings])) if self.sittings else 0.0,
        }


def won(ranks: list[int], seat: int) -> float:
    """A seat's part of the win."""
    return (ranks[seat] == 1) / ranks.count(1)


def _seat_share(deals: list[list[Sitting]], seat: int) -> Share:
    return share_of(sum(float(np.mean([won(s.ranks, seat) for s in deal])) for deal in deals), len(deals))


def _rounded(rating: Rating) -> dict[str, float]:
    return {name: round(value, 1) for name, value in asdict(rating).items()}


def _points(mine: int, theirs: int) -> float:
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
