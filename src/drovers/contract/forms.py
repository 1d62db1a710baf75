"""Plain and compiled rules play the same matches, bit for bit.

`python -m drovers.contract.forms GAME…` prints a hash of whole matches, so that runs with other settings of the
compiler (bounds checks on, compiler off) can be compared.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from ..core import dice
from ..core.jit import compiled, compiler_is_off
from .case import Case, cases
from .inspecting import LONGEST, UNASKED, inspected


def plain_hash(case: Case, seed: int) -> str:
    """A whole match in the plain form: every move and the last state."""
    states, fresh, out = case.shelves()
    trace = [0] * LONGEST
    plies = inspected(states, fresh, seed, dice.new_dice(0), out, trace, UNASKED) // 10
    return _hash(trace[:plies], states[0].pack())


def compiled_hash(case: Case, seed: int) -> str:
    """The same in the compiled form."""
    states, fresh, out = case.records()
    trace = np.zeros(LONGEST, np.int64)
    plies = compiled(inspected)(states, fresh, seed, dice.new_dice(0), out, trace, UNASKED) // 10
    return _hash(trace[:plies].tolist(), case.game.state().read(states[0]).pack())


def plain_equals_compiled(case: Case, seeds: range = range(2)) -> None:
    """Whole matches have the same hash in both forms."""
    for seed in seeds:
        assert plain_hash(case, seed) == compiled_hash(case, seed), f"{case} seed {seed}: the forms differ"


def _hash(moves: list[int], state: bytes) -> str:
    return hashlib.sha256(repr(moves).encode() + state).hexdigest()[:16]


def main(names: list[str]) -> None:
    """Prints a line of hashes for every case: plain if the compiler is off, compiled otherwise."""
    from ..games import load

    form = plain_hash if compiler_is_off() else compiled_hash
    for name in names:
        for case in cases(load(name)):
            print(case, *(form(case, seed) for seed in range(2)))  # noqa: T201  # a program's output


if __name__ == "__main__":
    main(sys.argv[1:])
