"""Every decision of a match looked at again, each from the sight of the seat that made it and nothing else.

`analyse` gives one verdict at a time, so that whoever asks can show progress and stop at any point.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..core import dice
from ..core.match import Match, Sight
from .bot import WORDS
from .levels import KNOBS
from .searcher import Knobs, Search

BEST = 3  # better moves shown
MISTAKE, BLUNDER = 0.06, 0.15  # chances given up


@dataclass(frozen=True)
class Choice:
    """A move and the chances it leaves the seat, 0 to 1."""

    move: str
    value: float


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth, as far as the seat could know."""

    ply: int
    seat: int
    played: Choice
    best: tuple[Choice, ...]  # the best first

    @property
    def loss(self) -> float:
        """The chances given up; searches are not exact, so a played move may look better than the best found."""
        return max(0.0, self.best[0].value - self.played.value)

    @property
    def grade(self) -> str:
        """`good`, `mistake` or `blunder`."""
        return "blunder" if self.loss >= BLUNDER else "mistake" if self.loss >= MISTAKE else "good"

    def sentence(self, lang: str) -> str:
        """The verdict in words."""
        values = {"played": self.played.move, "best": self.best[0].move, "kept": self.best[0].value}
        return WORDS.say(lang, f"verdict-{self.grade}", loss=self.loss, left=self.played.value, **values)

    def to_dict(self) -> dict[str, Any]:
        """The verdict as JSON data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "played": {"move": self.played.move, "value": round(self.played.value, 4)},
            "best": [{"move": choice.move, "value": round(choice.value, 4)} for choice in self.best],
            "loss": round(self.loss, 4),
            "grade": self.grade,
            "sentences": {lang: self.sentence(lang) for lang in ("en", "fr")},
        }


def analyse(start: Match, moves: list[tuple[int, str]], iterations: int = 300, seed: int = 0) -> Iterator[Verdict]:
    """Plays the moves from the start and judges every one that was a choice, before it is made."""
    for ply, (seat, text) in enumerate(moves):
        legal = start.legal_moves(seat)
        played = start.parse(seat, text)
        if len(legal) > 1:
            rng = dice.new_dice(seed * 100_003 + ply)
            yield _verdict(ply + 1, start, seat, played, iterations, rng)
        start.play(seat, text)


def _verdict(ply: int, match: Match, seat: int, played: int, iterations: int, rng: dice.Dice) -> Verdict:
    sight = match.sight(seat)
    search = Search(KNOBS.get(match.game.name, Knobs()), iterations)
    best = hint(match, sight, iterations, rng)
    text = match.game.notation.move_text(match.state, seat, played)
    known = [choice for choice in best if choice.move == text]
    value = known[0].value if known else search.worth(sight, played, rng, iterations)
    return Verdict(ply, seat, Choice(text, value), tuple(best[:BEST]))


def hint(match: Match, sight: Sight, iterations: int, rng: dice.Dice) -> list[Choice]:
    """The best moves of the seat to move, each with its chances, from its sight alone."""
    search = Search(KNOBS.get(sight.game.name, Knobs()), iterations)
    found = search.ponder(sight, rng, iterations)[:BEST]
    choices = []
    for item in found:
        value = item.value if item.visits >= iterations // 4 else search.worth(sight, item.move, rng, iterations // 2)
        choices.append(Choice(match.game.notation.move_text(sight.state, sight.seat, item.move), value))
    return sorted(choices, key=lambda choice: -choice.value)


def turning_points(verdicts: list[Verdict], most: int = 5) -> list[Verdict]:
    """The decisions that gave up most, in the order they were made."""
    worst = sorted((v for v in verdicts if v.grade != "good"), key=lambda verdict: -verdict.loss)[:most]
    return sorted(worst, key=lambda verdict: verdict.ply)
