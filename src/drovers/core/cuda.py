"""The rules on a GPU: one thread plays one match, by the same functions as everywhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import jit, playout
from .game import Game


def playout_kernel(game: Game) -> Callable[..., None]:
    """A kernel that plays random matches from seeds seed, seed+1, … and writes their lengths."""
    cuda = jit.cuda_module()
    record, number, room = jit.record_type(game.state.dtype), cuda.types.int64, game.max_legal

    def kernel(fresh: Any, seed: int, plies: Any) -> None:
        k = cuda.grid(1)
        if k < plies.shape[0]:
            states, rng, out = cuda.local.array(1, record), cuda.local.array(4, number), cuda.local.array(room, number)
            plies[k] = playout.random_match(states, 0, fresh, seed + k, rng, out)

    return kernel


def playout_ptx(game: Game) -> str:
    """That kernel compiled for a Hopper GPU, on any machine."""
    types = jit.cuda_module().types
    record = jit.record_type(game.state.dtype)
    return jit.ptx(playout_kernel(game), (record[::1], types.int64, types.int32[::1]))
