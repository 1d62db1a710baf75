"""The learner's rows as a CUDA kernel: one thread a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..bots.foresight import WORK
from ..bots.trying import MOST, Desk
from ..core import jit
from ..core.game import Game
from . import advice, rows, worlds


@cache
def kernel(dtype: Any) -> Any:
    """A move in every row of the game whose records are of this type, and on to its next decision; without actions, or
    with -1, a deal.
    """
    cuda = jit.cuda_module()
    record = jit.record_type(dtype)

    def advance(
        actions: Any, states: Any, fresh: Any, seeds: Any, views: Any, truths: Any, masks: Any, movers: Any, lists: Any,
        lengths: Any, shares: Any, points: Any, ended: Any,
    ) -> None:  # fmt: skip
        k = cuda.grid(1)
        if k < seeds.shape[0]:
            desk = cuda.local.array(1, record)
            action = int(actions[k]) if actions.shape[0] == seeds.shape[0] else -1
            rows.move(states, k, int(movers[k]), action, masks, lists, lengths)
            rows.go_on(
                states, k, fresh, seeds, desk, 0, views, truths, masks, movers, lists, lengths, shares, points, ended,
                action < 0,
            )  # fmt: skip

    return cuda.jit(advance)


def imagining_kernel() -> Any:
    """Worlds that movers of other rows think possible."""
    cuda = jit.cuda_module()
    number = cuda.types.int64

    def imagine(states: Any, source: Any, rows: Any, movers: Any, seeds: Any) -> None:
        k = cuda.grid(1)
        if k < rows.shape[0]:
            rng = cuda.local.array(4, number)
            worlds.imagine_row(states, k, source, int(rows[k]), int(movers[k]), int(seeds[k]), rng)

    return cuda.jit(imagine)


def measuring_kernel(game: Game) -> Any:
    """What worlds are worth by the game's own measure."""
    cuda = jit.cuda_module()
    size, real = game.seats[-1] + WORK, cuda.types.float64

    def measure(states: Any, chances: Any) -> None:
        k = cuda.grid(1)
        if k < chances.shape[0]:
            worlds.measure_row(states, k, cuda.local.array(size, real), chances)

    return cuda.jit(measure)


def advice_kernel(game: Game, plan: advice.Plan) -> Callable[..., None]:
    """What the teacher would do in the rows that are asked for: a thread for each move on a shortlist."""
    cuda = jit.cuda_module()
    record, number, real = jit.record_type(game.state.dtype), cuda.types.int64, cuda.types.float64
    listed, more, values = game.max_legal, MOST + 1, game.seats[-1] + WORK
    moves, worlds, plies, trust = plan

    def advise(
        asked: Any, states: Any, seeds: Any, round: int, movers: Any, lists: Any, lengths: Any, picks: Any, worths: Any
    ) -> None:
        place, part = cuda.grid(1) // moves, cuda.grid(1) % moves
        if place < asked.shape[0]:
            k = asked[place]
            desk = Desk(
                cuda.local.array(3, record), cuda.local.array(listed, number), cuda.local.array(more, number),
                cuda.local.array(more, number), cuda.local.array(values, real), cuda.local.array(4, number),
            )  # fmt: skip
            plan = advice.Plan(moves, worlds, plies, trust)
            worths[k, part] = advice.advise_row(desk, states, k, seeds, round, movers, lists, lengths, plan, part)
            picks[k, part] = desk.picks[part]

    return advise
