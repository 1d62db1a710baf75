"""CUDA kernels of the doors: one thread a match, the same rule functions as everywhere else.

Playouts keep the record they work on in the thread's own memory (`local`) or in the block's (`shared`); how they are
run differs from game to game by what was measured (docs/research.md), and changes no match.  Steps work where the batch
lies: they touch little of it.  Rows lie side by side (column order), so that neighbouring threads write neighbouring
bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..core import dice, jit, playout, rules
from ..core.game import Game
from . import drivers, rows
from .errors import ResearchError
from .variant import Variant

PLACEMENTS = ("local", "shared")
BLOCK = 128  # threads
WARP = 0xFFFFFFFF  # all its threads, a bit each
NOBODY, OVER = -1, -2  # no seat
SHARED = 48 * 1024  # bytes a block may have without asking for more
Kernel = Callable[..., None]


class Launch(NamedTuple):
    """How playouts of a game are run."""

    turns: bool = False  # the matches of a warp begin their turns together
    registers: int = 48  # of a thread at most: with more of them fewer matches run at once, and more of each is at hand
    block: int = BLOCK


LAUNCHES = {"schotten": Launch(turns=True, registers=80, block=256), "goats": Launch(turns=True)}


def launch(game: Game) -> Launch:
    """The settings of a game; those of a game that nobody has measured are careful ones."""
    return LAUNCHES.get(game.name, Launch())


_READY: dict[tuple[Any, ...], Any] = {}


def ready(make: Callable[..., Kernel], *args: Any, registers: int | None = None) -> Any:
    """A kernel for the device, made once a game or variant: compiling takes longer than most runs."""
    key = (make.__name__, *map(_key, args))
    if key not in _READY:
        _READY[key] = jit.cuda_module().jit(make(*args), max_registers=registers)
    return _READY[key]


def _key(arg: Any) -> Any:
    if isinstance(arg, Variant):
        return arg.game.rules, arg.name
    return arg.rules if isinstance(arg, Game) else arg


def threads(game: Game, placement: str) -> int:
    """How many threads make a block: as many records as fit where they are kept, in whole warps."""
    if placement not in PLACEMENTS:
        known = ", ".join(PLACEMENTS)
        raise ResearchError("bad-choice", field="placement", what="placement", known=known, found=str(placement))
    if placement == "local":
        return launch(game).block
    return max(32, min(BLOCK, SHARED // game.state.dtype.itemsize // 32 * 32))


def playout_kernel(variant: Variant, placement: str) -> Kernel:
    """Random matches of one variant from seeds seed, seed+1, …: their lengths."""
    cuda, game = jit.cuda_module(), variant.game
    record, number, small = jit.record_type(game.state.dtype, variant.known()), cuda.types.int64, cuda.types.int16
    room, block = game.max_legal, threads(game, placement)
    match = turn_by_turn() if launch(game).turns else playout.random_match

    def local(fresh: Any, seed: int, plies: Any) -> None:
        k, last = cuda.grid(1), plies.shape[0] - 1
        here, rng, out = cuda.local.array(1, record), cuda.local.array(4, number), cuda.local.array(room, small)
        length = match(here, 0, fresh, seed + min(k, last), rng, out)  # a warp is whole: the last match fills it up
        if k <= last:
            plies[k] = length

    def shared(fresh: Any, seed: int, plies: Any) -> None:
        k, last = cuda.grid(1), plies.shape[0] - 1
        here, rng, out = cuda.shared.array(block, record), cuda.local.array(4, number), cuda.local.array(room, small)
        length = match(here, cuda.threadIdx.x, fresh, seed + min(k, last), rng, out)
        if k <= last:
            plies[k] = length

    return local if placement == "local" else shared


def turn_by_turn() -> Any:
    """`playout.random_match` for all threads of a warp: those in the middle of a turn go on, then all begin one.

    Threads that do the same wait for nobody: else some claim stones while others lay cards.
    """
    cuda = jit.cuda_module()

    def match(states: Any, k: int, fresh: Any, seed: int, rng: Any, out: Any) -> int:
        playout.deal(states, k, fresh, seed)
        dice.shake(rng, seed)
        plies, last = 0, NOBODY
        while True:
            seat = playout.next_seat(states[k]) if rules.ending(states[k]) == 0 else OVER
            within = cuda.any_sync(WARP, seat == last)
            if not within and not cuda.any_sync(WARP, seat >= 0):
                return plies
            if seat == last or (seat >= 0 and not within):
                rules.play(states[k], seat, playout.pick(states[k], seat, rng, out))
                plies, last = plies + 1, seat

    return cuda.jit(device=True)(match)


def witness_kernel(game: Game) -> Kernel:
    """Random matches to their ends, with a digest of every move and count of choices: to compare with the processor."""
    cuda = jit.cuda_module()
    record, number, room = jit.record_type(game.state.dtype), cuda.types.int64, game.max_legal

    def kernel(states: Any, fresh: Any, seed: int, digests: Any) -> None:
        k = cuda.grid(1)
        if k < digests.shape[0]:
            here, rng, out = cuda.local.array(1, record), cuda.local.array(4, number), cuda.local.array(room, number)
            playout.deal(here, 0, fresh, seed + k)
            dice.shake(rng, seed + k)
            digests[k] = rows.witness(here, 0, rng, out)
            states[k] = here[0]

    return kernel


def deal_kernel(game: Game) -> Kernel:
    """Deals every match from its seed, shakes its dice and writes its row."""
    cuda = jit.cuda_module()
    record = jit.record_type(game.state.dtype)

    def kernel(
        states: Any, fresh: Any, seeds: Any, counts: Any, rngs: Any, views: Any, masks: Any, seats: Any, lists: Any,
        lengths: Any,
    ) -> None:  # fmt: skip
        k = cuda.grid(1)
        if k < seeds.shape[0]:
            desk = cuda.local.array(1, record)
            counts[k] = 0
            dice.shake(rngs[k], int(seeds[k]))
            playout.deal(states, k, fresh, int(seeds[k]))
            rows.list_row(states[k], k, desk, rows.Shown(views, masks, seats), lists, lengths)

    return kernel


def step_kernel(game: Game) -> Kernel:
    """One move in every match; what is illegal changes nothing and leaves its place in `bad`."""
    cuda = jit.cuda_module()
    record = jit.record_type(game.state.dtype)

    def kernel(
        states: Any, fresh: Any, seeds: Any, counts: Any, limit: int, actions: Any, views: Any, masks: Any, seats: Any,
        lists: Any, lengths: Any, rewards: Any, ended: Any, scores: Any, plies: Any, bad: Any,
    ) -> None:  # fmt: skip
        k = cuda.grid(1)
        if k < actions.shape[0]:
            action, size, seat = int(actions[k]), actions.shape[0], int(seats[k])
            if action < 0 or action >= masks.shape[1] or masks[k, action] == 0:
                bad[0] = k
                return
            desk = cuda.local.array(1, record)
            batch = rows.Batch(states, fresh, seeds, size, counts, limit)
            rows.step_row(batch, k, seat, action, rows.Ends(rewards, ended, scores, plies))
            rows.list_row(states[k], k, desk, rows.Shown(views, masks, seats), lists, lengths)

    return kernel


def sample_kernel(game: Game) -> Kernel:
    """A random legal action for every match; each row has dice of its own."""
    cuda = jit.cuda_module()

    def kernel(lists: Any, lengths: Any, rngs: Any, actions: Any) -> None:
        k = cuda.grid(1)
        if k < actions.shape[0]:
            actions[k] = lists[k, dice.below(rngs[k], int(lengths[k]))]

    return kernel


def view_kernel(game: Game) -> Kernel:
    """The observation of one seat in every match, whoever is to move."""
    cuda = jit.cuda_module()
    record = jit.record_type(game.state.dtype)

    def kernel(states: Any, seat: int, views: Any) -> None:
        k = cuda.grid(1)
        if k < states.shape[0]:
            desk = cuda.local.array(1, record)
            drivers.look(states[k], desk, 0, seat, views[k])

    return kernel


def zero_kernel() -> Kernel:
    """Fills rows with zeros."""
    cuda = jit.cuda_module()

    def kernel(array: Any) -> None:
        k = cuda.grid(1)
        if k < array.shape[0]:
            for column in range(array.shape[1]):
                array[k, column] = 0

    return kernel


def checked_kernel(game: Game) -> Kernel:
    """Random matches asked for a flaw at every ply: their lengths, and the first flaw of each (0: none)."""
    cuda = jit.cuda_module()
    record, number, room = jit.record_type(game.state.dtype), cuda.types.int64, game.max_legal

    def kernel(fresh: Any, seed: int, plies: Any, flaws: Any) -> None:
        k = cuda.grid(1)
        if k < plies.shape[0]:
            here, rng = cuda.local.array(1, record), cuda.local.array(4, number)
            out, length, flaw = cuda.local.array(room, number), cuda.local.array(1, number), cuda.local.array(1, number)
            playout.checked(here, fresh, seed + k, rng, out, length, flaw)
            plies[k], flaws[k] = length[0], flaw[0]

    return kernel
