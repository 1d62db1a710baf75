"""Where deals come from: the seed of a reset, and after it whatever follows from that one.

`reset(seed=1); reset()` therefore deals the same two matches every time, and so do all that are dealt after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import ResearchError

BELOW = 2**62
ROWS_BELOW = 2**61  # rows count on from theirs, and stay seeds


def read(seed: Any) -> int:
    """A seed; what is none is refused."""
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < BELOW:
        raise ResearchError("outside-seed", field="seed", seed=str(seed))
    return int(seed)


class Seeds:
    """The seeds of one environment, in the order they are asked for."""

    def __init__(self) -> None:
        self._rng: np.random.Generator | None = None
        self.begin(None)

    def begin(self, source: int | list[int] | None) -> None:
        """From now on seeds follow from these, or from nothing one could know."""
        self._source, self._rng = source, None

    @property
    def rng(self) -> np.random.Generator:
        """What draws them, made when it is wanted: most resets name their seed, and it takes longer than a deal."""
        if self._rng is None:
            self._rng = np.random.default_rng(self._source)
        return self._rng

    def one(self, seed: int | None) -> int:
        """The seed given, from which all later ones follow; or the next that follows."""
        if seed is None:
            return int(self.rng.integers(BELOW))
        seed = read(seed)
        self.begin(seed)
        return seed

    def rows(self, seed: int | Sequence[int] | None, count: int) -> NDArray[np.int64]:
        """A seed for each of so many matches, drawn from the one given, or the very ones given."""
        if isinstance(seed, list | tuple | np.ndarray):
            if len(seed) != count:
                raise ResearchError(
                    "wrong-shape", field="seed", what="seed", wanted=f"({count},)", found=str(len(seed))
                )
            given = [read(each) for each in seed]
            self.begin(given)
            return np.array(given, np.int64)
        self.one(seed)  # type: ignore[arg-type]  # what else it may be is refused there
        return self.rng.integers(ROWS_BELOW, size=count)
