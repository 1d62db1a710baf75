"""A position written out and set up again is the same match, bit for bit, through JSON."""

from __future__ import annotations

import json

from .case import Case


def positions_round_trip(case: Case, seeds: range = range(1)) -> None:
    """Every few plies of random matches."""
    for seed in seeds:
        for match in case.walk(seed, every=7):
            position = json.loads(json.dumps(match.position()))
            again = case.game.from_position(position)
            assert again.state == match.state, f"{case} seed {seed} ply {match.ply}: {difference(match, again)}"
            assert again.position() == position


def difference(one: object, other: object) -> str:
    """The first field in which the states of two matches differ."""
    a, b = one.state, other.state  # type: ignore[attr-defined]
    for name in type(a).fields:
        if getattr(a, name) != getattr(b, name):
            return f"{name}: {getattr(a, name)} is not {getattr(b, name)}"
    return "no field differs"
