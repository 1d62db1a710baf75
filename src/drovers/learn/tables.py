"""Matches side by side as tensors: on a GPU where there is one, else on the processor, by the same rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import torch

from ..bots.foresight import WORK
from ..bots.outlook import length, parts
from ..bots.trying import MOST, Desk
from ..core import dice, jit
from ..core.game import Game
from ..core.jit import compiled
from ..research.variant import Variant
from . import kernels, rows, worlds
from .advice import ROUNDS, Plan, advise_part

Run = Callable[[torch.Tensor], None]
Advise = Callable[[int, torch.Tensor], None]
Imagine = Callable[["Tables", torch.Tensor, torch.Tensor], None]
Measure = Callable[[torch.Tensor], None]

BLOCK = 64  # threads; a batch of some thousand rows then meets every multiprocessor


class Tables:
    """A batch of matches that wait for decisions.  Every array is a tensor that the next `step` overwrites.

    `views` and `truths`, (features, rows), tell what the mover sees, and what it would see if nothing were hidden;
    `masks`, (moves, rows), its legal moves; `movers` its seat; `seats` how many sit there.  `ended` is 1 where a match
    ended in the last step, `shares`, (seats, rows), then each seat's part of that win, and `points` what it had.
    """

    def __init__(
        self, variants: Sequence[Variant], size: int, *, device: str = "cpu", threads: int = 1, seed: int = 0,
        plan: Plan = Plan(),  # noqa: B008  # a tuple
    ):  # fmt: skip
        game = variants[0].game
        self.game, self.size, self.device, self.plan = game, size, device, plan
        self.fresh = np.zeros(len(variants), game.state.dtype)
        for place, variant in enumerate(variants):
            self.fresh[place] = variant.fresh()[0]
        most = max(variant.seats for variant in variants)
        self.views = self._columns(length(game), feature_type(game))
        self.truths = self._columns(length(game), feature_type(game))
        self.masks, self.shares = self._columns(game.moves, torch.int8), self._columns(most, torch.float32)
        self.points = torch.zeros_like(self.shares)
        self.lists = self._columns(game.max_legal, torch.int64)
        self.movers = torch.zeros(size, dtype=torch.int64, device=device)
        self.lengths, self.ended = torch.zeros_like(self.movers), torch.zeros_like(self.movers)
        self.seeds = torch.arange(size, device=device) + seed
        chosen = [variants[rows.variant_of(k, size, len(variants))].seats for k in range(size)]
        self.seats = torch.tensor(chosen, device=device)
        self.rounds = 0  # of advice
        self.picks = torch.zeros((size, plan.moves), dtype=torch.int64, device=device)  # the teacher's shortlists
        self.worths = torch.zeros((size, plan.moves), device=device)
        self.states: Any  # where the rows are
        self._run: Run
        self._advise: Advise
        self._imagine: Imagine
        self._measure: Measure
        made = self._on_device() if device == "cuda" else self._on_processor(threads)
        self._run, self._advise, self._imagine, self._measure = made
        self._run(self.movers[:1])

    def _columns(self, width: int, dtype: torch.dtype) -> torch.Tensor:
        """A tensor (width, rows): threads of a device are rows, and neighbours then write neighbouring bytes."""
        return torch.zeros((width, self.size), dtype=dtype, device=self.device)

    def step(self, actions: torch.Tensor) -> None:
        """A legal move in every row, or -1: that match is given up and another dealt."""
        self._run(actions)

    def advice(self, wanted: torch.Tensor) -> torch.Tensor:
        """What the teacher would do in every row where that is wanted; elsewhere what it said before."""
        self.rounds = (self.rounds + 1) % ROUNDS
        self._advise(self.rounds, wanted)
        best = self.worths.argmax(1, keepdim=True)
        return self.picks.gather(1, best).squeeze(1)

    def imagine(self, source: Tables, of: torch.Tensor, seeds: torch.Tensor) -> None:
        """Every row becomes a world that the mover of a row of other tables thinks possible, and waits for its move.

        Views and masks are those of before until the next `step`.
        """
        self.movers.copy_(source.movers[of])
        self.seats.copy_(source.seats[of])
        self._imagine(source, of, seeds)

    def measure(self) -> torch.Tensor:
        """The chances of every seat in every row by the game's own measure of worlds, (seats, rows)."""
        chances = torch.zeros_like(self.shares)
        self._measure(chances)
        return chances

    def _arrays(self) -> list[torch.Tensor]:
        """What the rows are written to, each as (rows, width)."""
        shown = [self.views.T, self.truths.T, self.masks.T, self.movers, self.lists.T, self.lengths]
        return [self.seeds, *shown, self.shares.T, self.points.T, self.ended]

    def _on_device(self) -> tuple[Run, Advise, Imagine, Measure]:
        cuda = jit.cuda_module()
        self.states = states = cuda.device_array(self.size, self.fresh.dtype)
        kernel, arrays = kernels.kernel(self.fresh.dtype), [cuda.as_cuda_array(each) for each in self._arrays()]
        there, grid = (states, cuda.to_device(self.fresh), *arrays), -(-self.size // BLOCK)

        def run(actions: torch.Tensor) -> None:
            kernel[grid, BLOCK](cuda.as_cuda_array(actions), *there)

        adviser = cuda.jit(kernels.advice_kernel(self.game, self.plan))
        shown = (self.movers, self.lists.T, self.lengths, self.picks, self.worths)
        known = [cuda.as_cuda_array(each) for each in shown]

        def advise(round: int, wanted: torch.Tensor) -> None:
            asked = wanted.nonzero().squeeze(1)
            blocks = -(-len(asked) * self.plan.moves // BLOCK)
            if blocks:
                adviser[blocks, BLOCK](cuda.as_cuda_array(asked), states, there[2], round, *known)

        imagining = kernels.imagining_kernel()

        def imagine(source: Tables, of: torch.Tensor, seeds: torch.Tensor) -> None:
            given = [cuda.as_cuda_array(each) for each in (of, self.movers, seeds)]
            imagining[grid, BLOCK](states, source.states, *given)

        measuring = kernels.measuring_kernel(self.game)

        def measure(chances: torch.Tensor) -> None:
            measuring[grid, BLOCK](states, cuda.as_cuda_array(chances.T))

        return run, advise, imagine, measure

    def _on_processor(self, threads: int) -> tuple[Run, Advise, Imagine, Measure]:
        self.states = states = np.zeros(self.size, self.fresh.dtype)
        seeds, *shown = (each.numpy() for each in self._arrays())
        parts = list(pairwise(np.linspace(0, self.size, threads + 1).astype(int).tolist()))
        desk, pool = np.zeros(threads, self.fresh.dtype), ThreadPoolExecutor(threads)
        known = [each.numpy() for each in (self.movers, self.lists.T, self.lengths)]

        def run(actions: torch.Tensor) -> None:
            rest: tuple[Any, ...] = (actions.numpy(), states, self.fresh, seeds, desk)
            step: Any = compiled(rows.advance_part)
            jobs = [pool.submit(step, *(*part, *rest, place, *shown)) for place, part in enumerate(parts)]
            for job in jobs:
                job.result()

        desks = [self._desk() for _ in parts]

        def advise(round: int, wanted: torch.Tensor) -> None:
            work: Any = compiled(advise_part)
            made = (self.picks.numpy(), self.worths.numpy(), wanted.to(torch.int8).numpy())
            rest: tuple[Any, ...] = (states, seeds, round, *known, self.plan, *made)
            for job in [pool.submit(work, *(*part, room, *rest)) for part, room in zip(parts, desks, strict=True)]:
                job.result()

        def imagine(source: Tables, of: torch.Tensor, seeds: torch.Tensor) -> None:
            work: Any = compiled(worlds.imagine_part)
            rest: tuple[Any, ...] = (states, source.states, of.numpy(), self.movers.numpy(), seeds.numpy())
            for job in [pool.submit(work, *(*part, *rest, each.rng)) for part, each in zip(parts, desks, strict=True)]:
                job.result()

        def measure(chances: torch.Tensor) -> None:
            work: Any = compiled(worlds.measure_part)
            given = [(*part, states, each.values, chances.T.numpy()) for part, each in zip(parts, desks, strict=True)]
            for job in [pool.submit(work, *each) for each in given]:
                job.result()

        return run, advise, imagine, measure

    def _desk(self) -> Desk:
        """Room for one teacher on the processor."""
        legal, picks, looks = (np.zeros(size, np.int64) for size in (self.game.max_legal, MOST + 1, MOST + 1))
        values = np.zeros(self.game.seats[-1] + WORK)
        return Desk(np.zeros(3, self.fresh.dtype), legal, picks, looks, values, dice.new_dice(0))


def feature_type(game: Game) -> torch.dtype:
    """The smallest integers that hold everything a network of the game is told."""
    most = max(max(-part.low, part.high) for part in parts(game))
    return torch.int8 if most < 128 else torch.int16
