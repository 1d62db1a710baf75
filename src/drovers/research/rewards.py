"""What the end of a match is worth to its seats: by place, or by points.  Either way the seats' rewards sum to zero.

`place`: of the other seats, the share a seat beat less the share that beat it (`core.playout.reward`): from −1 to 1.
`score`: a seat's points less the mean of the others' points.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import ResearchError

PLACE, SCORE = KINDS = ("place", "score")


def kind(name: Any) -> str:
    """One of the kinds of reward; any other is refused."""
    if name not in KINDS:
        raise ResearchError("bad-choice", field="reward", what="reward", known=", ".join(KINDS), found=str(name))
    return str(name)


def by_score(scores: NDArray[Any]) -> NDArray[np.float32]:
    """The rewards `score` of seats with these points, the seats along the last axis."""
    seats = scores.shape[-1]
    others = (scores.sum(-1, keepdims=True) - scores) / (seats - 1)
    rewards: NDArray[np.float32] = (scores - others).astype(np.float32)
    return rewards
