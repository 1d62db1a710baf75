"""A moment of every phase of every game: early, and again when the table is fuller; and its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import drovers
from drovers.core.match import Match

FULL = 60  # moves from which on a table counts as full
TACTICS = {"tactics": True, "modes_targetable": True}
FREE = {"reclaim": "optional"}
# Random matches that come to every phase between them, the rare ones too: options and seed of each, by seats.
MATCHES: dict[tuple[str, int], tuple[tuple[dict[str, Any], int], ...]] = {
    ("schotten", 2): ((TACTICS, 3), ({}, 4), (TACTICS, 0), (TACTICS, 46)),
    ("tain", 2): (({}, 3), (FREE, 185)),
    ("tain", 3): (({}, 3), (FREE, 255)),
    ("tain", 4): (({}, 3), (FREE, 56)),
    ("goats", 2): (({}, 3), ({"marker_limit": 3}, 3)),
    ("goats", 3): (({}, 3), ({"marker_limit": 2}, 9)),
    ("goats", 4): (({}, 3), ({"marker_limit": 2}, 2)),
    ("goats", 5): (({}, 3), ({"marker_limit": 1}, 1)),
    **{("colorado", seats): (({}, 3), ({"lakes": "players"}, 0)) for seats in (2, 3, 4)},
}
NEVER = {("colorado", 2): {"sale-bid"}}  # it takes a seller and two who want the cell (R39)


def phases(game: str, seats: int) -> set[str]:
    """All that such a match may come to."""
    return set(import_module(f"drovers.games.{game}.table").PHASES) - NEVER.get((game, seats), set())


def moments(game: str, seats: int, keep: Callable[[Match], Any] = Match.position) -> dict[tuple[str, bool], Any]:
    """A position in every phase (or what else is kept of the match), by phase and whether the table is full by then."""
    found: dict[tuple[str, bool], Any] = {}
    wanted = phases(game, seats)
    for rare, (options, seed) in enumerate(MATCHES[game, seats]):
        match, dice = drovers.load(game).new(seats, options, seed), random.Random(seed)
        while True:
            here = match.position()["phase"], match.ply >= FULL
            if here not in found:
                found[here] = keep(match)
            missing = wanted - {phase for phase, _ in found}
            if not match.to_move or (rare and not missing):  # the first is played to its end, others until they help
                break
            seat = dice.choice(match.to_move)
            match.play(seat, dice.choice(match.legal(seat)))
    assert not missing, f"no match of {game} comes to {missing}"
    return found
