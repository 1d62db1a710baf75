"""A record replays to the same match, whole or broken off, and through JSON."""

from __future__ import annotations

import json

from ..core.record import replay, verify
from .case import Case


def records_replay(case: Case, seeds: range = range(1)) -> None:
    """Replays records taken in the middle and at the end, from a deal and from a position."""
    for seed in seeds:
        for match in case.walk(seed, every=120):
            text = json.dumps(match.record())
            again = replay(text, lambda _: case.game)
            assert again.state == match.state, f"{case} seed {seed} ply {match.ply}: another state"
            assert again.moves == match.moves
            assert [event.to_dict() for event in again.events] == [event.to_dict() for event in match.events]
            assert again.record() == match.record()
        verify(match.record(), lambda _: case.game)
        middle = case.game.from_position(case.match(seed).position())
        for seat, move in match.moves:
            middle.play(seat, move)
        assert middle.state == match.state, f"{case} seed {seed}: from its position the match goes another way"
        verify(middle.record(), lambda _: case.game)
