"""Every match ends, and says so once: an outcome, nobody to move, places that fit the standings."""

from __future__ import annotations

from .case import Case


def every_match_ends(case: Case, seeds: range = range(2), limit: int = 20_000) -> None:
    """Random matches end within the limit; before that there is no outcome and somebody owes a move."""
    for seed in seeds:
        for match in case.walk(seed):
            assert match.ply < limit, f"{case} seed {seed}: still going after {limit} moves"
            assert bool(match.to_move) == (match.outcome is None), f"{case} seed {seed} ply {match.ply}"
        outcome = match.outcome
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) == case.seats
        assert min(outcome.ranks) == 1 and outcome.winners
        for rank in outcome.ranks:
            ahead = sum(other < rank for other in outcome.ranks)
            assert rank == ahead + 1, f"{case} seed {seed}: places {outcome.ranks} leave a gap"
        assert case.game.words.has(f"end-{outcome.reason}"), f"no sentence end-{outcome.reason}"
