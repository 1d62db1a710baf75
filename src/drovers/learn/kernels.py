"""The learner's rows as a CUDA kernel: one thread a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core import dice, jit
from ..core.game import Game
from . import rows


def kernel(game: Game) -> Callable[..., None]:
    """A move in every row, and on to its next decision; or, where there are too few actions, a deal."""
    cuda = jit.cuda_module()
    record = jit.record_type(game.state.dtype)

    def advance(
        actions: Any, states: Any, fresh: Any, seeds: Any, views: Any, truths: Any, masks: Any, movers: Any, lists: Any,
        lengths: Any, shares: Any, ended: Any,
    ) -> None:  # fmt: skip
        k = cuda.grid(1)
        if k < seeds.shape[0]:
            desk = cuda.local.array(1, record)
            if actions.shape[0] < seeds.shape[0]:
                lengths[k] = 0
                rows.deal(states, k, fresh, int(seeds[k]))
            else:
                rows.move(states, k, int(movers[k]), int(actions[k]), masks, lists, lengths)
            rows.go_on(states, k, fresh, seeds, desk, 0, views, truths, masks, movers, lists, lengths, shares, ended)

    return advance


def advice_kernel(game: Game) -> Callable[..., None]:
    """What `greedy` would do in a hurry, in every row."""
    cuda = jit.cuda_module()
    record, number = jit.record_type(game.state.dtype), cuda.types.int64

    def advise(states: Any, seeds: Any, round: int, movers: Any, lists: Any, lengths: Any, advice: Any) -> None:
        k = cuda.grid(1)
        if k < seeds.shape[0]:
            desk, rng = cuda.local.array(2, record), cuda.local.array(4, number)
            dice.shake(rng, int(seeds[k]) * 4096 + round)
            advice[k] = rows.advise(states, k, int(movers[k]), desk, 0, lists, lengths, rng)

    return advise
