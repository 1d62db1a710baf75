"""Doors without the compiler: a test of one dear game then costs what it plays, and nothing is compiled for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from drovers.core.game import Game
from drovers.core.state import Shelf


def in_plain(game: Game) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """For `compiled`: the same text run plain, on states that are read from records before and written back after."""

    def compiled(f: Callable[..., Any]) -> Callable[..., Any]:
        def run(*given: Any) -> Any:
            read = [_shelf(game, one) if _holds(game, one) else one for one in given]
            answer = f(*read)
            for records, shelf in zip(given, read, strict=True):
                if shelf is not records:
                    records[:] = np.concatenate([state.record() for state in shelf])
            return answer

        return run

    return compiled


def _holds(game: Game, given: Any) -> bool:
    return isinstance(given, np.ndarray) and given.dtype == game.state.dtype


def _shelf(game: Game, records: Any) -> Shelf:
    return Shelf(game.state().read(record) for record in records)
