"""What `gpu.py` does with one game: compare with the processor, measure playouts and steps, hand arrays over."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import numpy as np

from drovers import games
from drovers.core import dice, jit, playout, rules
from drovers.core.jit import compiled
from drovers.research import cuda as door
from drovers.research import kernels, rows
from drovers.research.shape import NARROWEST
from drovers.research.variant import Variant, variants
from drovers.research.vector import Matches

from .gpu import BATCHES, MATCHES, MILLION, PLAYOUTS, ROWS, SECONDS, STEPS


class Work:
    """One game.  `lock` is held while the device is timed, so that one game measures at a time."""

    def __init__(self, name: str, lock: Any, tell: Callable[[dict[str, Any]], None]):
        self.cuda, self.game, self.lock, self.tell = door.device(), games.load(name), lock, tell
        self.plain = Variant(self.game, self.game.seats[0])

    def device_facts(self) -> dict[str, Any]:
        device = self.cuda.get_current_device()
        name = device.name.decode() if isinstance(device.name, bytes) else str(device.name)
        return {"name": name} | {package: version(package) for package in ("numpy", "numba", "numba-cuda")}

    # --- equal to the processor, move for move ---

    def compare(self) -> None:
        """Every variant: digests of whole random matches and their last states, then rows of stepped batches."""
        kernel = kernels.ready(kernels.witness_kernel, self.game)
        for variant in variants(self.game):
            started = time.perf_counter()
            matches = self._same_matches(variant, kernel)
            stepped = self._same_rows(variant)
            self.tell({
                "part": "compare", "game": self.game.name, "variant": variant.name, "matches": MATCHES,
                "equal_matches": matches, "rows": ROWS, "steps": STEPS, "equal_rows": stepped,
                "equal": matches and stepped, "seconds": round(time.perf_counter() - started, 1),
            })  # fmt: skip

    def _same_matches(self, variant: Variant, kernel: Any) -> bool:
        fresh, out = variant.fresh(), np.zeros(self.game.max_legal, np.int64)
        states, digests = np.zeros(MATCHES, fresh.dtype), np.zeros(MATCHES, np.int64)
        compiled(rows.witness_rows)(states, fresh, 1000, dice.new_dice(0), out, digests)
        there = self.cuda.device_array(MATCHES, fresh.dtype), self.cuda.device_array(MATCHES, np.int64)
        kernel[-(-MATCHES // 128), 128](there[0], self.cuda.to_device(fresh), 1000, there[1])
        last = there[0].copy_to_host()
        same = all(np.array_equal(last[name], states[name]) for name in fresh.dtype.names or ())
        return same and np.array_equal(there[1].copy_to_host(), digests)

    def _same_rows(self, variant: Variant) -> bool:
        """The processor's batch and the device's under the same actions; everything they show is equal."""
        here, there = Matches(variant, ROWS, dtype=NARROWEST), door.DeviceMatches(variant, ROWS)
        here.reset(seed=5), there.reset(seed=5)
        rng, pairs = np.random.default_rng(0), ("views", "masks", "seats", "rewards", "ended", "scores", "plies")
        for _ in range(STEPS):
            actions = here.sample(rng)
            here.step(actions), there.step(actions)
            for name in pairs:
                if not np.array_equal(getattr(here, name), getattr(there, name).copy_to_host()):
                    return False
        return True

    # --- nothing lost, nothing twice ---

    def flaws(self) -> None:
        """A million random matches of every seat count, each asked for a flaw at every ply."""
        kernel = kernels.ready(kernels.checked_kernel, self.game)
        for seats in self.game.seats:
            started = time.perf_counter()
            plies, flaws = (self.cuda.device_array(MILLION, np.int64) for _ in range(2))
            kernel[-(-MILLION // 128), 128](self.cuda.to_device(Variant(self.game, seats).fresh()), 0, plies, flaws)
            found = int(np.count_nonzero(flaws.copy_to_host()))
            self.tell({
                "part": "flaws", "game": self.game.name, "seats": seats, "matches": MILLION,
                "moves": int(plies.copy_to_host().sum()), "flaws": found, "equal": found == 0,
                "seconds": round(time.perf_counter() - started, 1),
            })  # fmt: skip

    # --- speed ---

    def playouts(self) -> None:
        """Random matches per second, for each placement and batch size."""
        for placement in kernels.PLACEMENTS:
            runner = door.Playouts(self.plain, placement=placement)
            runner.run(256)
            self.cuda.synchronize()
            for count in PLAYOUTS:
                with self.lock:
                    matches, moves, seconds = self._timed_playouts(runner, count)
                self.tell({
                    "part": "playouts", "game": self.game.name, "variant": self.plain.name, "placement": placement,
                    "block": runner.block, "batch": count, "moves_per_second": moves / seconds,
                    "matches_per_second": matches / seconds,
                })  # fmt: skip

    def tune(self, form: str, placement: str, registers: int | None) -> None:
        """Playouts of the same million matches by one setting, in blocks of several sizes where that is free."""
        started = time.perf_counter()
        runner = door.Playouts(self.plain, placement=placement)
        make = kernels.playout_kernel if form == "called" else inlined_kernel
        runner.kernel = self.cuda.jit(make(self.plain, placement), max_registers=registers)
        for block in (64, 128, 256) if placement == "local" else (runner.block,):
            runner.block = block
            total = int(runner.run(PLAYOUTS[2]).numpy().sum(dtype=np.int64))
            ready = time.perf_counter() - started
            with self.lock:
                _, moves, seconds = self._timed_playouts(runner, PLAYOUTS[2])
            self.tell({
                "part": "tune", "game": self.game.name, "form": form, "placement": placement, "limit": registers,
                "registers": max(runner.kernel.get_regs_per_thread().values()), "block": block,
                "moves_per_second": moves / seconds, "moves": total, "seconds": round(ready, 1),
            })  # fmt: skip

    def _timed_playouts(self, runner: Any, count: int) -> tuple[int, int, float]:
        runner.run(count)
        self.cuda.synchronize()
        matches, lengths, started = 0, [], time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            lengths.append(runner.run(count, seed=matches))
            self.cuda.synchronize()
            matches += count
        seconds = time.perf_counter() - started
        return matches, sum(int(each.numpy().sum(dtype=np.int64)) for each in lengths), seconds

    def steps(self) -> None:
        """Steps per second with masks, without and with observations, the actions drawn on the device."""
        for dtype in (None, NARROWEST):
            for size in BATCHES:
                batch = door.DeviceMatches(self.plain, size, dtype=dtype, check=False)
                self._step_row(batch, dtype, size)
                del batch

    def _step_row(self, batch: Any, dtype: Any, size: int) -> None:
        batch.reset(seed=1)
        for _ in range(30):  # into the middle of the matches
            batch.step(batch.sample())
        self.cuda.synchronize()
        with self.lock:
            both = self._rate(lambda: batch.step(batch.sample()), size)
            draw = self._rate(batch.sample, size)
        batch.refuse()
        self.tell({
            "part": "steps", "game": self.game.name, "variant": self.plain.name,
            "observations": "none" if dtype is None else NARROWEST, "batch": size, "sample_and_step_per_second": both,
            "step_per_second": 1 / (1 / both - 1 / draw) if draw > both else both,
        })  # fmt: skip

    def _rate(self, act: Callable[[], Any], size: int) -> float:
        act()
        self.cuda.synchronize()
        count, started = 0, time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            for _ in range(10):
                act()
            self.cuda.synchronize()
            count += 10 * size
        return count / (time.perf_counter() - started)

    # --- other people's arrays ---

    def arrays(self) -> None:
        """The same memory in PyTorch, CuPy and JAX: addresses and values are equal, and actions come back from them."""
        batch = door.DeviceMatches(self.plain, 512)
        seen, _ = batch.reset(seed=3)
        mask, host = seen["action_mask"], seen["action_mask"].numpy()
        address = mask.__cuda_array_interface__["data"][0]
        for name in ("torch", "cupy", "jax"):
            if not find_spec(name):
                self.tell({"part": "arrays", "game": self.game.name, "framework": name, "equal": None})
                continue
            theirs = getattr(mask, name)()
            values = theirs.cpu().numpy() if name == "torch" else theirs.get() if name == "cupy" else np.asarray(theirs)
            equal = np.array_equal(values, host)
            if name == "torch":
                equal = equal and theirs.data_ptr() == address
                batch.step(theirs.to(theirs.new_zeros(1).float().dtype).argmax(1))
            elif name == "cupy":
                equal = equal and theirs.data.ptr == address
                batch.step(theirs.argmax(1))
            host = mask.numpy()
            self.tell({"part": "arrays", "game": self.game.name, "framework": name, "equal": bool(equal)})


def inlined_kernel(variant: Variant, placement: str) -> Callable[..., None]:
    """`kernels.playout_kernel` with the loop written out: the compiler then knows where the record lies."""
    cuda, game = jit.cuda_module(), variant.game
    record, number, small = jit.record_type(game.state.dtype, variant.known()), cuda.types.int64, cuda.types.int16
    room, block = game.max_legal, kernels.threads(game, placement)

    def local(fresh: Any, seed: int, plies: Any) -> None:
        k = cuda.grid(1)
        if k < plies.shape[0]:
            here, rng, out = cuda.local.array(1, record), cuda.local.array(4, number), cuda.local.array(room, small)
            playout.deal(here, 0, fresh, seed + k)
            dice.shake(rng, seed + k)
            plies[k] = 0
            while rules.ending(here[0]) == 0:
                seat = playout.next_seat(here[0])
                count = rules.legal(here[0], seat, out)
                rules.play(here[0], seat, int(out[dice.below(rng, count)]))
                plies[k] += 1

    def shared(fresh: Any, seed: int, plies: Any) -> None:
        k, place, here = cuda.grid(1), cuda.threadIdx.x, cuda.shared.array(block, record)
        if k < plies.shape[0]:
            rng, out = cuda.local.array(4, number), cuda.local.array(room, small)
            playout.deal(here, place, fresh, seed + k)
            dice.shake(rng, seed + k)
            plies[k] = 0
            while rules.ending(here[place]) == 0:
                seat = playout.next_seat(here[place])
                count = rules.legal(here[place], seat, out)
                rules.play(here[place], seat, int(out[dice.below(rng, count)]))
                plies[k] += 1

    return local if placement == "local" else shared
