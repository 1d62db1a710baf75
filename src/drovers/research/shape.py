"""What observations are written as, and between which numbers: the bounds every game declares for its features.

A dtype that does not hold them is refused: nothing is ever wrapped around.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import ResearchError
from .variant import Variant

DTYPES = tuple(np.dtype(kind) for kind in (np.int8, np.int16, np.int32, np.int64, np.float32))
NARROWEST = "narrowest"  # the first of these that holds every feature


def observation_dtype(dtype: Any, of: Variant) -> np.dtype[Any]:
    """The dtype observations are written in; one that is unknown, or too small for a feature, is refused."""
    if isinstance(dtype, str) and dtype == NARROWEST:
        return next(known for known in DTYPES if too_wide(known, of) is None)
    for known in DTYPES:
        if dtype in (known, known.name, known.type):
            part = too_wide(known, of)
            if part:
                wide = observation_dtype(NARROWEST, of)
                values = {"variant": of.name, "part": part, "dtype": str(known), "wide": str(wide)}
                raise ResearchError("narrow-dtype", field="dtype", **values)
            return known
    names = ", ".join(str(known) for known in DTYPES)
    raise ResearchError("wrong-dtype", field="dtype", known=names, found=str(dtype))


def too_wide(dtype: np.dtype[Any], of: Variant) -> str | None:
    """The first part of the features that does not fit this dtype; float32 holds integers up to 2²⁴."""
    low, high = (np.iinfo(dtype).min, np.iinfo(dtype).max) if dtype.kind == "i" else (-(2**24), 2**24)
    return next((part.name for part in of.game.features if part.low < low or part.high > high), None)


def bounds(of: Variant, dtype: np.dtype[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """The lowest and the highest number of every feature."""
    parts = of.game.features
    lengths = [part.length for part in parts]
    low, high = (np.repeat([part[place] for part in parts], lengths) for place in (2, 3))
    return low.astype(dtype), high.astype(dtype)


def seen_space(spaces: Any, of: Variant, dtype: np.dtype[Any], actions: int) -> Any:
    """The Gymnasium space of what a seat sees: its observation, each number within its bounds, and its mask."""
    low, high = bounds(of, dtype)
    view = spaces.Box(low, high, dtype=dtype)
    return spaces.Dict(observation=view, action_mask=spaces.Box(0, 1, (actions,), np.int8))
