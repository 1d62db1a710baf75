"""What the matches of one variant have shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..arena.rating import Share, share_of
from ..arena.results import won
from .variants import Variant
from .watching import Watched


@dataclass(frozen=True)
class Deed:
    """Something seats do, with which piece or (no name) any."""

    kind: str
    piece: str
    times: float  # in a match
    by_winners: float  # times a match by a seat that won, shared wins counted in parts
    by_others: float
    matches: float  # part of the matches in which it was done at all
    wins: Share  # of the seats that did it
    usual: bool  # every seat does it in every match, so that its doers win as often as anybody


class Balance:
    """All matches of one variant, and the figures drawn from them."""

    def __init__(self, variant: Variant, matches: Iterable[Watched | None]):
        found = list(matches)
        self.variant = variant
        self.matches = [match for match in found if match is not None]
        self.lost = len(found) - len(self.matches)

    @property
    def fair(self) -> float:
        """An equal part of the wins."""
        return 1 / self.variant.seats

    def problem(self) -> str:
        """The first answer that was an exception or no legal move, if there was one."""
        return next((match.problem for match in self.matches if match.problem), "")

    def seats(self) -> list[Share]:
        """The part of the matches that every seat won; shared wins count in parts."""
        count = len(self.matches)
        return [share_of(sum(won(match.ranks, seat) for match in self.matches), count) for seat in self._all()]

    def ties(self) -> Share:
        """The part of the matches that several seats won together."""
        return share_of(sum(match.ranks.count(1) > 1 for match in self.matches), len(self.matches))

    def endings(self) -> Counter[str]:
        """How often matches ended by which rule."""
        return Counter(match.reason for match in self.matches)

    def lengths(self) -> list[int]:
        """The moves of every match."""
        return [match.moves for match in self.matches]

    def points(self) -> list[int]:
        """The points of all seats of all matches."""
        return [score for match in self.matches for score in match.scores]

    def margins(self) -> list[int]:
        """By how many points the best seat of every match led the next."""
        return [score[-1] - score[-2] for score in (sorted(match.scores) for match in self.matches)]

    def deeds(self) -> list[Deed]:
        """Everything seats did: each kind as a whole, and with every piece."""
        found: dict[tuple[str, str], None] = {}
        for match in self.matches:
            for kind, pieces in match.deeds.items():
                found |= dict.fromkeys([(kind, ""), *((kind, piece) for piece in pieces)])
        return [self._deed(kind, piece) for kind, piece in sorted(found)]

    def _deed(self, kind: str, piece: str) -> Deed:
        done = np.array([self._counts(match, kind, piece) for match in self.matches], float)  # by match and seat
        wins = np.array([[won(match.ranks, seat) for seat in self._all()] for match in self.matches])
        return Deed(
            kind,
            piece,
            times=float(done.sum() / len(done)),
            by_winners=float((done * wins).sum() / wins.sum()),
            by_others=float((done * (1 - wins)).sum() / (1 - wins).sum()),
            matches=float(done.any(axis=1).mean()),
            wins=share_of(float(wins[done > 0].sum()), int((done > 0).sum())),
            usual=bool((done > 0).all()),
        )

    def _counts(self, match: Watched, kind: str, piece: str) -> list[int]:
        pieces = match.deeds.get(kind, {})
        several = pieces.values() if not piece else [pieces[piece]] if piece in pieces else []
        return [sum(counts[seat] for counts in several) for seat in self._all()]

    def _all(self) -> range:
        return range(self.variant.seats)

    def to_dict(self) -> dict[str, Any]:
        """Everything as data."""
        lengths, points, margins = self.lengths(), self.points(), self.margins()
        return {
            "variant": self.variant.name,
            "seats": self.variant.seats,
            "options": self.variant.options,
            "matches": len(self.matches),
            "lost": self.lost,
            "problem": self.problem(),
            "seat_wins": [asdict(share) for share in self.seats()],
            "shared_wins": asdict(self.ties()),
            "endings": dict(self.endings().most_common()),
            "moves": _spread(lengths),
            "points": _spread(points),
            "margin": _spread(margins),
            "deeds": [asdict(deed) for deed in self.deeds()],
        }


def _spread(values: list[int]) -> dict[str, Any]:
    """A distribution: its mean, and how often each value came."""
    return {"mean": float(np.mean(values)) if values else None, "counts": dict(sorted(Counter(values).items()))}
