"""Features tell all that a sight does: equal features mean an equal sight and equal legal moves.

Searched for over random play, where it is likeliest to fail: among the positions that different moves lead to from one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from ..core.match import Match
from .case import Case
from .secrets import features

BRANCHES = 4  # moves tried at each position


def features_are_complete(case: Case, seeds: range = range(1)) -> None:
    """No two sights of a seat share their features, and every number lies within the bounds its part declares."""
    known: dict[tuple[int, ...], object] = {}
    for match in positions(case, seeds):
        for seat in range(case.seats):
            seen = match.sight(seat)
            numbers = features(seen)
            _within_bounds(case, numbers)
            sight = (seen.state.pack(), match.legal(seat))
            where = f"{case} ply {match.ply} seat {seat}: equal features, another sight"
            assert known.setdefault((seat, *numbers), sight) == sight, where


def positions(case: Case, seeds: range) -> Iterator[Match]:
    """Positions of random matches, and those that several moves lead to from each."""
    for seed in seeds:
        dice = random.Random(seed)
        for match in case.walk(seed, every=18):
            yield match
            for seat in match.to_move:
                legal = match.legal_moves(seat)
                for move in dice.sample(legal, min(BRANCHES, len(legal))):
                    yield _after(match, seat, move)


def _after(match: Match, seat: int, move: int) -> Match:
    branch = Match(match.game, match.state.copy())
    branch.play(seat, match.game.notation.move_text(match.state, seat, move))
    return branch


def _within_bounds(case: Case, numbers: list[int]) -> None:
    place = 0
    for part in case.game.features:
        for value in numbers[place : place + part.length]:
            assert part.low <= value <= part.high, f"{case}: {part.name} is {value}, not {part.low}..{part.high}"
        place += part.length
