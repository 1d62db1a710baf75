"""What a run of the arena has shown so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .pairing import lineups
from .rating import Rating, ratings
from .sitting import Sitting
from .tournament import Plan


@dataclass(frozen=True)
class Standing:
    """One bot's figures."""

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
    late: int  # matches in which an answer took longer than the limit


class Results:
    """All matches of a plan, and the figures drawn from them."""

    def __init__(self, plan: Plan, sittings: Iterable[Sitting] = (), limit: float = 1.0):
        self.plan, self.limit, self.sittings = plan, limit, list(sittings)

    def add(self, sitting: Sitting) -> None:
        """One more match."""
        self.sittings.append(sitting)

    def beaten(self) -> NDArray[np.float64]:
        """wins[deal, a, b]: how often bot a came before bot b in that deal, a tie counting half."""
        bots = len(self.plan.bots)
        wins = np.zeros((self.plan.deals, bots, bots))
        for sitting in self.sittings:
            deal = sitting.seed - self.plan.seed
            for i, a in enumerate(sitting.lineup):
                for j, b in enumerate(sitting.lineup):
                    if a != b:
                        wins[deal, a, b] += _points(sitting.ranks[i], sitting.ranks[j])
        return wins

    def whole_deals(self) -> NDArray[np.float64]:
        """`beaten` of the deals all of whose lineups have been played: only those are paired."""
        played = Counter(sitting.seed - self.plan.seed for sitting in self.sittings)
        full = len(lineups(self.plan.bots, self.plan.seats))
        return self.beaten()[[deal for deal, count in sorted(played.items()) if count == full]]

    def shares(self) -> list[float]:
        """The first bot's share of the points against the second, deal by deal."""
        return [float(deal[0, 1] / (deal[0, 1] + deal[1, 0])) for deal in self.whole_deals()]

    def standings(self) -> list[Standing]:
        """All bots, the strongest first."""
        deals = self.whole_deals()
        rated = ratings(deals) if len(deals) else [Rating(0, 0, 0)] * len(self.plan.bots)
        rows = [self._standing(bot, rating) for bot, rating in enumerate(rated)]
        return sorted(rows, key=lambda row: -row.rating.elo)

    def _standing(self, bot: int, rating: Rating) -> Standing:
        seen = [(s, seat) for s in self.sittings for seat, sitter in enumerate(s.lineup) if sitter == bot]
        moves = sum(s.moves[seat] for s, seat in seen) or 1
        wins = sum((s.ranks[seat] == 1) / s.ranks.count(1) for s, seat in seen)
        return Standing(
            bot=self.plan.bots[bot],
            rating=rating,
            matches=len(seen),
            wins=wins,
            fair=len(seen) / self.plan.seats,
            mean_rank=float(np.mean([s.ranks[seat] for s, seat in seen])) if seen else 0.0,
            mean_score=float(np.mean([s.scores[seat] for s, seat in seen])) if seen else 0.0,
            seconds=sum(s.seconds[seat] for s, seat in seen) / moves,
            slowest=max((s.slowest[seat] for s, seat in seen), default=0.0),
            crashes=sum(s.crashes[seat] for s, seat in seen),
            late=sum(s.slowest[seat] > self.limit for s, seat in seen),
        )

    def seat_wins(self) -> list[float]:
        """The share of wins of every seat, whoever sat there."""
        wins = [0.0] * self.plan.seats
        for sitting in self.sittings:
            for seat, rank in enumerate(sitting.ranks):
                wins[seat] += (rank == 1) / sitting.ranks.count(1)
        return [won / (len(self.sittings) or 1) for won in wins]

    def to_dict(self) -> dict[str, Any]:
        """Everything as data."""
        ends = Counter(sitting.reason for sitting in self.sittings)
        rows = []
        for row in self.standings():
            data = dict(row.__dict__)
            data["rating"] = {name: round(value, 1) for name, value in row.rating.__dict__.items()}
            rows.append(data)
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": self.plan.options,
            "deals": len(self.whole_deals()),
            "matches": len(self.sittings),
            "standings": rows,
            "seat_wins": [round(share, 4) for share in self.seat_wins()],
            "endings": dict(ends.most_common()),
            "mean_moves": float(np.mean([sum(s.moves) for s in self.sittings])) if self.sittings else 0.0,
        }


def _points(mine: int, theirs: int) -> float:
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
