"""Every decision of a match looked at again, each from the sight of the seat that made it and nothing else.

`analyse` gives one verdict at a time, so that whoever asks can show progress and stop at any point.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from ..core import dice
from ..core.choices import reading
from ..core.match import Match, Sight
from ..core.outcome import Outcome
from ..core.state import State
from ..core.words import LANGUAGES
from .bot import WORDS
from .endgame import exact
from .judges import Judge, judge_of, legal_moves
from .reasons import reason
from .search import together
from .subgame import Rest, solved

BEST = 3  # better moves shown
Grade = Literal["good", "mistake", "blunder"]
MISTAKE, BLUNDER = 0.06, 0.15  # chances given up


@dataclass(frozen=True)
class Choice:
    """A move and the chances it leaves the seat, 0 to 1."""

    move: str
    value: float
    words: tuple[str, ...] = ()  # the move in words, in every language; seats are marks (`core.naming`)

    def read(self, lang: str) -> str:
        """The move in words, without a full stop."""
        return self.words[LANGUAGES.index(lang)].rstrip(".") if self.words else self.move

    def to_dict(self) -> dict[str, Any]:
        """The choice as JSON data."""
        said = {lang: self.read(lang) for lang in LANGUAGES}
        return {"move": self.move, "value": round(self.value, 4), "words": said}


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth, as far as the seat could know."""

    ply: int
    seat: int
    played: Choice
    best: tuple[Choice, ...]  # the judge's own choice first
    chances: tuple[float, ...]  # of every seat before the move, as this one could see them; they add up to 1
    where: tuple[str, ...] = ()  # what makes the difference, in every language

    @property
    def loss(self) -> float:
        """The chances given up; judges are not exact, so a played move may look better than the best found."""
        return max(0.0, self.best[0].value - self.played.value)

    @property
    def grade(self) -> Grade:
        """How good the move was, by the chances it gave up."""
        return "blunder" if self.loss >= BLUNDER else "mistake" if self.loss >= MISTAKE else "good"

    def sentence(self, lang: str) -> str:
        """The verdict in words."""
        values = {"played": self.played.read(lang), "best": self.best[0].read(lang), "kept": self.best[0].value}
        said = WORDS.say(lang, f"verdict-{self.grade}", loss=self.loss, left=self.played.value, **values)
        if not self.where:
            return said
        return f"{said} {WORDS.say(lang, 'verdict-where', where=self.where[LANGUAGES.index(lang)])}"

    def to_dict(self) -> dict[str, Any]:
        """The verdict as JSON data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "played": self.played.to_dict(),
            "best": [choice.to_dict() for choice in self.best],
            "chances": [round(chance, 4) for chance in self.chances],
            "loss": round(self.loss, 4),
            "grade": self.grade,
            "sentences": {lang: self.sentence(lang) for lang in LANGUAGES},
        }


def analyse(start: Match, moves: list[tuple[int, str]], tries: int = 0, seed: int = 0) -> Iterator[Verdict]:
    """Plays the moves from the start and judges every one that was a choice, before it is made.

    `tries` are the judge's for a decision; 0 is its own measure.
    """
    for ply, sight, played in decisions(start, moves):
        yield judge(ply, sight, played, tries, seed)


def decisions(start: Match, moves: list[tuple[int, str]]) -> Iterator[tuple[int, Sight, int]]:
    """Plays the moves from the start; before every one that was a choice: its ply, what its seat knew, its number."""
    for ply, (seat, text) in enumerate(moves, 1):
        if len(start.legal_moves(seat)) > 1:
            yield ply, start.sight(seat), start.parse(seat, text)
        start.play(seat, text)


def judge(ply: int, sight: Sight, played: int, tries: int = 0, seed: int = 0) -> Verdict:
    """What a decision was worth, from the sight of the seat that made it."""
    by, seed = judge_of(sight, tries), seed * 100_003 + ply
    best, chances, rest = _best(by, sight, seed)
    if not _is_step(sight, played):
        best, rest = _in_one(by, sight, best, rest, seed)
    choices = _choices(by, sight, list(dict.fromkeys([*best, played])), seed, rest)
    verdict = Verdict(ply, int(sight.seat or 0), choices[played], tuple(choices[move] for move in best), chances)
    return verdict if verdict.grade == "good" else replace(verdict, where=reason(sight, played, best[0], seed))


def hint(sight: Sight, tries: int = 0, seed: int = 0) -> list[Choice]:
    """The moves that look best for the seat to move, each with its chances, from its sight alone."""
    by = judge_of(sight, tries)
    best, _, rest = _best(by, sight, seed)
    best, rest = _in_one(by, sight, best, rest, seed)
    return list(_choices(by, sight, best, seed, rest).values())


def _best(by: Judge, sight: Sight, seed: int) -> tuple[list[int], tuple[float, ...], dict[int, float]]:
    """The moves to show, the best first, and the chances of every seat: exact where the end can be seen.

    Where something is hidden and yet the rest is small, they are an equilibrium's; then each move's are told too.
    """
    liked, chances = by.named(sight, seed)
    ending = exact(sight, dice.new_dice(seed), by.nodes)
    if ending is not None:
        sure = [] if ending.move is None else [ending.move]
        return list(dict.fromkeys([*sure, *liked]))[:BEST], together(ending.values, int(sight.seat or 0)), {}
    rest = solved(sight, dice.new_dice(seed))
    return (liked[:BEST], chances, {}) if rest is None else _solved(sight, rest)


def _solved(sight: Sight, rest: Rest) -> tuple[list[int], tuple[float, ...], dict[int, float]]:
    """The same by an equilibrium of the rest; of equal moves those first that it chooses more often."""
    worths = dict(zip(legal_moves(sight), rest.chances.tolist(), strict=True))
    order = sorted(range(len(worths)), key=lambda place: (-round(float(rest.chances[place]), 3), -rest.likely[place]))
    own, moves = rest.chance, list(worths)
    chances = (own, 1 - own) if not sight.seat else (1 - own, own)
    return [moves[place] for place in order[:BEST]], chances, worths


def _is_step(sight: Sight, played: int) -> bool:
    """Whether the move was made in steps (a bot's bid in an arena): then it is compared with steps."""
    betrays = sight.game.own("betrays")
    return bool(betrays and betrays(sight.state, int(sight.seat or 0), played))


def _in_one(
    by: Judge, sight: Sight, best: list[int], known: dict[int, float], seed: int
) -> tuple[list[int], dict[int, float]]:
    """Moves as people make them: what the move space takes in steps (a bid) is made whole as the judge would go on."""
    in_one, seat = sight.game.own("in_one"), int(sight.seat or 0)
    if not in_one:
        return best, known

    def ask(begun: State) -> int:
        there = Sight(sight.game.write_position(begun, veiled=True), sight.game, seat, begun)
        legal = legal_moves(there)
        return legal[0] if len(legal) == 1 else by.named(there, seed)[0][0]  # a judge is asked about choices only

    whole = {move: in_one(sight.state, seat, move, ask) for move in best}
    return list(whole.values()), known | {one: known[move] for move, one in whole.items() if move in known}


def _choices(by: Judge, sight: Sight, moves: list[int], seed: int, known: dict[int, float]) -> dict[int, Choice]:
    """Each move valued anew and by the same dice, exactly where the end can be seen."""
    values = known or _ends(by, sight, moves, seed + 1)
    unseen = [move for move in moves if move not in values]
    values |= zip(unseen, by.worths(sight, unseen, seed + 1) if unseen else (), strict=True)
    return {move: choice(sight, move, values[move]) for move in moves}


def _ends(by: Judge, sight: Sight, moves: list[int], seed: int) -> dict[int, float]:
    """What the seat is left with after those of these moves whose end can be seen."""
    ends = {move: exact(sight, dice.new_dice(seed), by.nodes, only=move) for move in moves}
    return {move: ending.values[int(sight.seat or 0)] for move, ending in ends.items() if ending}


def choice(sight: Sight, move: int, value: float) -> Choice:
    """A move of a seat, as text and in words."""
    seat = int(sight.seat or 0)
    words = tuple(reading(sight.game, lang, sight.state, seat, move) for lang in LANGUAGES)
    return Choice(sight.game.notation.move_text(sight.state, seat, move), value, words)


def turning_points(verdicts: list[Verdict], most: int = 5) -> list[Verdict]:
    """The decisions that gave up most, in the order they were made."""
    worst = sorted((v for v in verdicts if v.grade != "good"), key=lambda verdict: -verdict.loss)[:most]
    return sorted(worst, key=lambda verdict: verdict.ply)


def curve(verdicts: list[Verdict], ended: Outcome | None) -> list[tuple[int, tuple[float, ...]]]:
    """The chances of every seat after so many moves, each point as the seat to move could see it; then the result."""
    points = [(verdict.ply - 1, verdict.chances) for verdict in verdicts]
    if verdicts and ended:
        won = tuple((rank == 1) / ended.ranks.count(1) for rank in ended.ranks)
        points.append((verdicts[-1].ply, won))
    return points
