"""A position written out and set up again is the same match, bit for bit, through JSON; a mangled one is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from ..core.errors import BadPosition
from .case import Case

APART = 5  # of all that can be wrong, one in so many is tried; it does not divide how much JUNK there is
JUNK: tuple[Any, ...] = (-1, 10**30, 1.5, True, "?", "", [], {}, [[]], [None], {"a": 1}, [1] * 50)


def positions_round_trip(case: Case, seeds: range = range(1)) -> None:
    """Every few plies of random matches."""
    for seed in seeds:
        for match in case.walk(seed, every=7):
            position = json.loads(json.dumps(match.position()))
            again = case.game.from_position(position)
            assert again.state == match.state, f"{case} seed {seed} ply {match.ply}: {difference(match, again)}"
            assert again.position() == position


def mangled_positions_are_refused(case: Case, seeds: range = range(1)) -> None:
    """Whatever stands in the place of one of its parts: it is sound all the same, or refused with the field named."""
    for seed in seeds:
        for match in case.walk(seed, every=150):
            wrong = mangled(json.loads(json.dumps(match.position())))
            for where, position in islice(wrong, seed % APART, None, APART):
                try:
                    case.game.from_position(position)
                except BadPosition as refusal:
                    assert refusal.field, f"{case}: {where} of {position} is refused without a field"


def mangled(position: Any) -> Iterator[tuple[str, Any]]:
    """The same with something else in one place, each of its fields and the first of each list in turn."""
    places = list(position) if isinstance(position, dict) else list(range(len(position)))[:1]
    for place in places:
        kept = position[place]
        inner = mangled(kept) if isinstance(kept, dict | list) else iter(())
        for position[place] in JUNK:
            yield str(place), position
        position[place] = kept
        for where, _ in inner:
            yield f"{place}.{where}", position


def difference(one: object, other: object) -> str:
    """The first field in which the states of two matches differ."""
    a, b = one.state, other.state  # type: ignore[attr-defined]
    for name in type(a).fields:
        if getattr(a, name) != getattr(b, name):
            return f"{name}: {getattr(a, name)} is not {getattr(b, name)}"
    return "no field differs"
