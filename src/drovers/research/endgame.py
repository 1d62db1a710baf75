"""Reduced variants: the last plies of a match as a game of their own, small enough to be solved exactly.

A random match is played to some ply.  Everything a watcher then thinks possible is a world; the game begins with one of
them, each as likely, and goes on by the full rules.  All four games get reduced variants this way, without other rules.
"""

from __future__ import annotations

import math

import numpy as np

from ..core import dice
from .errors import ResearchError
from .history import Engine, Moment

MOST = 5000
WATCHER = -1


def worlds(engine: Engine, seed: int, ply: int, most: int = MOST) -> list[Moment]:
    """All worlds a watcher thinks possible at that ply of the random match of that seed.

    Found by drawing: with n found among draws that are all as likely, n (log n + 20) draws miss one with a chance of
    two in a billion.  Worlds that differ only in the order of what a seat holds are kept apart, as `imagine` does.
    """
    start = played(engine, seed, ply)
    found: dict[bytes, Moment] = {}
    draws = 0
    while draws < len(found) * (math.log(max(1, len(found))) + 20) or not found:
        world = start.imagined(WATCHER, draws)
        record = world.record.copy()
        for name in ("key", "block", "drawn"):
            record[name] = 0  # nothing is drawn any more: which dealer it was makes no difference
        found.setdefault(engine.digest(record), engine.moment(record))
        draws += 1
        if len(found) > most:
            raise ResearchError("too-many-worlds", field="endgame_ply", most=most, ply=ply, seed=seed)
    return [found[key] for key in sorted(found)]


def played(engine: Engine, seed: int, ply: int) -> Moment:
    """The random match of that seed at that ply."""
    here, rng = engine.deal(seed), dice.new_dice(seed)
    for _ in range(ply):
        if not here.legal:
            raise ResearchError("no-endgame", field="endgame_ply", seed=seed, ply=ply)
        here = here.play(here.legal[dice.below(rng, len(here.legal))])
    if not here.legal:
        raise ResearchError("no-endgame", field="endgame_ply", seed=seed, ply=ply)
    return engine.moment(np.copy(here.record))


def size(starts: list[Moment], most: int) -> int:
    """How many moments lie in the trees below these; counting stops at `most`."""
    count, stack = 0, list(starts)
    while stack and count < most:
        here = stack.pop()
        count += 1
        stack.extend(here.play(action) for action in here.legal)
    return count


def latest(engine: Engine, seed: int, most: int) -> tuple[int, int] | None:
    """The earliest ply of that match from which the tree has at most so many moments, and how many; None: nowhere."""
    length, here, rng = 0, engine.deal(seed), dice.new_dice(seed)
    while here.legal:
        here = here.play(here.legal[dice.below(rng, len(here.legal))])
        length += 1
    best = None
    for ply in range(length - 1, 0, -1):
        try:
            count = size(worlds(engine, seed, ply, most), most)
        except ResearchError:
            break
        if count >= most:
            break
        best = ply, count
    return best
