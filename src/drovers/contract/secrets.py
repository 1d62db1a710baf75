"""The law of secrets: whatever reaches a seat depends only on what it has witnessed.

Tested by changing what is hidden: in another world that the seat thinks possible, its sight, its legal moves and its
features are the same.
"""

from __future__ import annotations

from ..core import dice, rules
from ..core.match import Match, Sight
from ..core.state import State
from .case import Case


def sights_keep_secrets(case: Case, seeds: range = range(1)) -> None:
    """Every few plies of random matches, for every seat and a watcher."""
    for seed in seeds:
        rng = dice.new_dice(seed)
        for match in case.walk(seed, every=9):
            for seat in (*range(case.seats), None):
                where = f"{case} seed {seed} ply {match.ply} seat {seat}"
                world = imagined(match, seat, rng)
                here, there = match.sight(seat), world.sight(seat)
                assert there == here and there.state == here.state, where
                if seat is not None:
                    assert world.legal(seat) == match.legal(seat), where
                assert features(there) == features(here), where


def imagined(match: Match, seat: int | None, rng: dice.Dice) -> Match:
    """Another match that looks the same from this seat."""
    state: State = match.sight(seat).state.copy()
    rules.imagine(state, -1 if seat is None else seat, rng)
    return Match(match.game, state)


def features(sight: Sight) -> list[int]:
    """What `features` writes from this sight."""
    out = [-99] * sight.game.feature_length
    rules.features(sight.state, -1 if sight.seat is None else sight.seat, out)
    assert -99 not in out, "a feature was not written"
    return out
