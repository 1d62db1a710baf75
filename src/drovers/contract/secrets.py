"""The law of secrets: whatever reaches a seat depends only on what it has witnessed.

Tested by changing what is hidden: in another world that the seat thinks possible, its sight, its legal moves and its
features are the same.
"""

from __future__ import annotations

from ..core import dice, rules
from ..core.match import Match
from ..core.state import State
from .case import Case


def sights_keep_secrets(case: Case, seeds: range = range(3)) -> None:
    """Every few plies of random matches, for every seat and a watcher."""
    for seed in seeds:
        rng = dice.new_dice(seed)
        for match in case.walk(seed, every=4):
            for seat in (*range(case.seats), None):
                world = imagined(match, seat, rng)
                assert world.sight(seat) == match.sight(seat), f"{case} seed {seed} ply {match.ply} seat {seat}"
                assert world.sight(seat).state == match.sight(seat).state
                if seat is not None:
                    assert world.legal(seat) == match.legal(seat)
                assert features(world, seat) == features(match, seat)
                assert rules.to_move(world.sight(seat).state) == rules.to_move(match.sight(seat).state)


def imagined(match: Match, seat: int | None, rng: dice.Dice) -> Match:
    """Another match that looks the same from this seat."""
    state: State = match.sight(seat).state.copy()
    rules.imagine(state, -1 if seat is None else seat, rng)
    return Match(match.game, state)


def features(match: Match, seat: int | None) -> list[int]:
    """What `features` writes for this seat, from its sight."""
    out = [-99] * match.game.feature_length
    rules.features(match.sight(seat).state, -1 if seat is None else seat, out)
    assert -99 not in out, "a feature was not written"
    return out
