"""Imagined worlds are drawn fairly: chi-square against an enumeration of all that is possible."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping

from ..core import dealer, dice, rules
from ..core.state import State


def draws_are_fair(state: State, seat: int, weights: Mapping[bytes, float], draws: int = 20_000, seed: int = 0) -> None:
    """Draws worlds for a seat and compares their frequencies with the weights of all possible worlds.

    A world is named by `fingerprint`; the enumeration is the caller's, independent of `imagine`.
    """
    rng = dice.new_dice(seed)
    sight = state.copy()
    rules.veil(sight, seat)
    seen: Counter[bytes] = Counter()
    for _ in range(draws):
        world = sight.copy()
        rules.imagine(world, seat, rng)
        seen[fingerprint(world)] += 1
    strange = set(seen) - set(weights)
    assert not strange, f"{len(strange)} imagined worlds are not among the {len(weights)} possible ones"
    total = sum(weights.values())
    chi = sum((seen[name] - (mean := draws * weight / total)) ** 2 / mean for name, weight in weights.items())
    limit = _limit(len(weights) - 1)
    assert chi < limit, f"chi-square {chi:.1f} over {len(weights)} worlds; fair draws stay below {limit:.1f}"


def fingerprint(world: State) -> bytes:
    """A world without its dealer, whose key is new in every one."""
    bare = world.copy()
    dealer.forget(bare)
    return bare.pack()


def _limit(freedom: int) -> float:
    """The chi-square value that fair draws exceed about once in a hundred thousand (Wilson and Hilferty)."""
    k = max(freedom, 1)
    return k * (1 - 2 / (9 * k) + 4.26 * math.sqrt(2 / (9 * k))) ** 3
