"""Batches of matches on a GPU, by the same rules: playouts, and stepping with observations and masks on the device.

    from drovers.research.cuda import DeviceMatches
    matches = DeviceMatches("schotten_2p_v1", 1 << 20)
    seen, info = matches.reset(seed=1)
    actions = matches.sample()
    seen, rewards, terminations, truncations, info = matches.step(actions)
    torch.as_tensor(seen["action_mask"])          # or cupy.asarray, or .jax(): no copy

It is `vector.Matches` with every array on the device: the same seeds deal the same matches, and the same actions lead
to the same rows.  Arrays are (matches, columns) by shape and column by column in memory, so that neighbouring threads
write neighbouring bytes.  Actions may be any array with the CUDA array interface (PyTorch, CuPy, JAX, numba), or
numpy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import jit
from ..core.game import Game
from . import kernels
from .errors import BadAction, NoDevice, NotReset, framework
from .seeds import Seeds
from .shape import NARROWEST, observation_dtype
from .table import counted, seat_of
from .variant import Variant, variant

Seen = dict[str, Any]


def device() -> Any:
    """numba's CUDA module, if there is a device to run on; else NoDevice says what to do."""
    try:
        cuda = jit.cuda_module()
        found, problem = bool(cuda.is_available()), "no driver or no GPU"
    except ImportError as error:
        found, problem = False, str(error)
    if not found:
        raise NoDevice("no-device", problem=problem)
    return cuda


class DeviceArray:
    """An array on the device, for any framework: the CUDA array interface, DLPack, and shortcuts."""

    def __init__(self, array: Any):
        self.array = array
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack__(self, **more: Any) -> Any:
        """The array for `from_dlpack` of any framework; CuPy makes the capsule."""
        return self.cupy().__dlpack__(**more)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, 0  # CUDA, the first device

    def numpy(self) -> NDArray[Any]:
        """A copy in ordinary memory."""
        copied: NDArray[Any] = self.array.copy_to_host()
        return copied

    def torch(self) -> Any:
        """The same memory as a PyTorch tensor."""
        return framework("torch", "learn").as_tensor(self, device="cuda")

    def cupy(self) -> Any:
        """The same memory as a CuPy array."""
        return framework("cupy", "cuda").asarray(self.array)

    def jax(self) -> Any:
        """The same memory as a JAX array: handed over row by row and turned there, since JAX takes no strides."""
        device().synchronize()  # JAX works in streams of its own
        jax = framework("jax.dlpack", "bench")
        base = framework("cupy", "cuda").asarray(self.array)
        return jax.from_dlpack(base.T).T if base.ndim == 2 else jax.from_dlpack(base)


class Playouts:
    """Random matches on the device, in batches; see `kernels` for the placements."""

    def __init__(
        self,
        what: str | Game | Variant,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        placement: str = "local",
    ):
        self.cuda, self.variant = device(), variant(what, seats, options)
        self.block = kernels.threads(self.variant.game, placement)
        registers = kernels.launch(self.variant.game).registers if placement == "local" else None
        self.kernel = kernels.ready(kernels.playout_kernel, self.variant, placement, registers=registers)
        self.fresh = self.cuda.to_device(self.variant.fresh())

    def run(self, count: int, seed: int = 0) -> DeviceArray:
        """The lengths of `count` random matches from seeds seed, seed+1, …; equal to `playout.playouts`."""
        plies = self.cuda.device_array(count, np.int32)
        self.kernel[-(-count // self.block), self.block](self.fresh, seed, plies)
        return DeviceArray(plies)


class DeviceMatches:
    """`vector.Matches` on the device.  `check` asks after every step whether an action was illegal, which waits for it.

    With `check=False` nothing waits: an illegal action changes nothing in its match, and `refuse()` raises when asked.
    """

    def __init__(
        self,
        what: str | Game | Variant,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        dtype: Any = NARROWEST,
        max_plies: int | None = None,
        check: bool = True,
    ):
        self.cuda, self.variant = device(), variant(what, seats, options)
        self.num_envs, self.layout, self.check = counted("num_envs", num_envs), self.variant.layout(), check
        self.limit = 0 if max_plies is None else counted("max_plies", max_plies)
        self.block = kernels.BLOCK
        self._grid = -(-num_envs // self.block)
        self._zero = kernels.ready(kernels.zero_kernel)
        self.source = Seeds()
        self._rooms(None if dtype is None else observation_dtype(dtype, self.variant))
        self._compile()
        self._dealt = False

    def _columns(self, width: int, dtype: Any) -> Any:
        """An array of (matches, width) that lies column by column."""
        if width == 0:
            return self.cuda.to_device(np.zeros((self.num_envs, 0), dtype))
        array = self.cuda.device_array((self.num_envs, width), dtype, order="F")  # a `.T` would be a copy in row order
        self._zero[self._grid, self.block](array)
        return array

    def _rooms(self, dtype: np.dtype[Any] | None) -> None:
        game, seats, size = self.variant.game, self.variant.seats, self.num_envs
        to_device = self.cuda.to_device
        self.fresh = to_device(self.variant.fresh())
        self.states = self.cuda.device_array(size, game.state.dtype)
        self.views = self._columns(0 if dtype is None else game.feature_length, dtype or np.int8)
        self.masks = self._columns(game.moves, np.int8)
        self.lists = self._columns(game.max_legal, np.int16 if game.moves < 2**15 else np.int32)
        self.rngs = self._columns(4, np.int64)
        self.rewards, self.scores = self._columns(seats, np.float32), self._columns(seats, np.int32)
        self.seats, self.ended = to_device(np.zeros(size, np.int8)), to_device(np.zeros(size, np.int8))
        self.lengths, self.counts = to_device(np.zeros(size, np.int32)), to_device(np.zeros(size, np.int32))
        self.plies, self.actions = to_device(np.zeros(size, np.int32)), to_device(np.zeros(size, np.int64))
        self.bad = to_device(np.full(1, -1, np.int64))
        self.seen: Seen = {} if dtype is None else {"observation": DeviceArray(self.views)}
        self.seen["action_mask"] = DeviceArray(self.masks)

    def _compile(self) -> None:
        game, ready = self.variant.game, kernels.ready
        self._deal, self._sample = ready(kernels.deal_kernel, game), ready(kernels.sample_kernel, game)
        self._step, self._view = ready(kernels.step_kernel, game), ready(kernels.view_kernel, game)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, Seen]:
        """Deals every match; the same seed gives the same matches as `vector.Matches`.  `options` is not used."""
        self.seeds = self.cuda.to_device(self.source.rows(seed, self.num_envs))
        self._deal[self._grid, self.block](
            self.states, self.fresh, self.seeds, self.counts, self.rngs, self.views, self.masks, self.seats, self.lists,
            self.lengths,
        )  # fmt: skip
        self._dealt = True
        return self.seen, self._info()

    def step(self, actions: Any) -> tuple[Seen, DeviceArray, DeviceArray, DeviceArray, Seen]:
        """One move in every match.  Terminations and truncations are one array: 1 over, 2 cut (`info["ended"]`)."""
        self._step[self._grid, self.block](
            self.states, self.fresh, self.seeds, self.counts, self.limit, self._taken(actions), self.views, self.masks,
            self.seats, self.lists, self.lengths, self.rewards, self.ended, self.scores, self.plies, self.bad,
        )  # fmt: skip
        if self.check:
            self.refuse()
        ended = DeviceArray(self.ended)
        return self.seen, DeviceArray(self.rewards), ended, ended, self._info()

    def _taken(self, actions: Any) -> Any:
        """The actions as an array numba knows, without a copy if they are on the device."""
        if not self._dealt:
            raise NotReset("not-started")
        array = self.cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else actions
        if not hasattr(array, "copy_to_host"):
            array = self.cuda.to_device(np.asarray(actions))
        if array.shape != (self.num_envs,):
            wanted, found = str((self.num_envs,)), str(array.shape)
            raise BadAction("wrong-shape", field="actions", what="actions", wanted=wanted, found=found)
        if array.dtype.kind not in "iu":
            raise BadAction("wrong-type", field="actions", what="actions", found=str(array.dtype))
        return array

    def refuse(self) -> None:
        """Raises BadAction if an action since the last call was illegal; that match has not changed."""
        place = int(self.bad.copy_to_host()[0])
        if place >= 0:
            self.bad.copy_to_device(np.full(1, -1, np.int64))
            values = {"match": place, "seat": int(self.seats[place]), "action": "?"}
            raise BadAction("illegal-action", field=f"actions[{place}]", **values)

    def sample(self) -> DeviceArray:
        """A random legal action for every match, drawn on the device."""
        self._sample[self._grid, self.block](self.lists, self.lengths, self.rngs, self.actions)
        return DeviceArray(self.actions)

    def look(self, seat: int) -> DeviceArray:
        """The observations of one seat in every match, whoever is to move."""
        seat_of(self.variant, seat)
        views = self._columns(self.variant.game.feature_length, self.views.dtype)
        self._view[self._grid, self.block](self.states, seat, views)
        return DeviceArray(views)

    def _info(self) -> Seen:
        names = ("seat", "score", "plies", "ended", "legal", "choices")
        arrays = (self.seats, self.scores, self.plies, self.ended, self.lists, self.lengths)
        return {name: DeviceArray(array) for name, array in zip(names, arrays, strict=True)}
