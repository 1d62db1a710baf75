"""The CUDA doors without a device: kernels compile, their row functions are right, and the door says no."""

from __future__ import annotations

from importlib.util import find_spec
from types import SimpleNamespace

import numpy as np
import pytest

import drovers
from drovers.core import dice, jit
from drovers.core.jit import compiled
from drovers.core.state import Shelf
from drovers.research import cuda, kernels, rows
from drovers.research.errors import NoDevice, ResearchError
from drovers.research.variant import Variant
from drovers.research.vector import Matches
from toy import GAME as TOY

needs_compiler = pytest.mark.skipif(
    not find_spec("numba_cuda"), reason="numba-cuda is not installed: pip install 'drovers[cuda]'"
)


def compiled_kernels(game, placement):
    """Every kernel with the types the door calls it with."""
    t = jit.cuda_module().types
    record, line, lines = jit.record_type(game.state.dtype)[::1], lambda kind: kind[::1], lambda kind: kind[::1, :]
    table = (record, record, line(t.int64), line(t.int32))
    shown = (lines(t.int8), lines(t.int8), line(t.int8), lines(t.int16), line(t.int32))
    results = (lines(t.float32), line(t.int8), lines(t.int32), line(t.int32), line(t.int64))
    return {
        "playout": (kernels.playout_kernel(Variant(game, game.seats[0]), placement), (record, t.int64, line(t.int32))),
        "witness": (kernels.witness_kernel(game), (record, record, t.int64, line(t.int64))),
        "deal": (kernels.deal_kernel(game), (*table, lines(t.int64), *shown)),
        "step": (kernels.step_kernel(game), (*table, t.int64, line(t.int64), *shown, *results)),
        "sample": (kernels.sample_kernel(game), (lines(t.int16), line(t.int32), lines(t.int64), line(t.int64))),
        "view": (kernels.view_kernel(game), (record, t.int64, lines(t.int8))),
        "zero": (kernels.zero_kernel(), (lines(t.int8),)),
    }


@pytest.mark.breadth
@needs_compiler
@pytest.mark.parametrize("placement", kernels.PLACEMENTS)
def test_kernels_compile_without_a_device(placement):
    kernels_of_toy = compiled_kernels(TOY, placement)
    text = jit.ptx(*kernels_of_toy.pop("playout"))
    assert ".target sm_90" in text and (".shared" in text) == (placement == "shared")
    if placement == "local":  # the others are the same
        assert ".target sm_90" in jit.ptx(*kernels_of_toy["step"])


@needs_compiler
@pytest.mark.breadth  # a second and more of compiling each; `step` has parts of them all
@pytest.mark.parametrize("name", ["witness", "deal", "sample", "view", "zero"])
def test_the_smaller_kernels_compile_without_a_device(name):
    assert ".target sm_90" in jit.ptx(*compiled_kernels(TOY, "local")[name])


@needs_compiler
@pytest.mark.soak  # ten seconds and more of compiling each
@pytest.mark.parametrize("name", drovers.names())
def test_the_rules_of_every_game_compile_without_a_device(name):
    kernel, signature = compiled_kernels(drovers.load(name), "local")["playout"]
    assert ".entry" in jit.ptx(kernel, signature)


def test_blocks_fit_the_memory_they_share(game):
    assert kernels.threads(game, "shared") * game.state.dtype.itemsize <= kernels.SHARED
    assert kernels.threads(game, "shared") % 32 == 0 and kernels.threads(game, "local") == kernels.BLOCK


def test_records_side_by_side_begin_in_different_banks(game):
    """Shared memory has 32 banks of four bytes, read in pairs where a field has eight: odd sizes meet all."""
    word = max(4, *(field.size for field in game.state.fields.values()))
    assert len({k * game.state.dtype.itemsize // word % (128 // word) for k in range(32)}) == 128 // word


def test_unknown_placements_are_refused():
    with pytest.raises(ResearchError, match="local, shared"):
        kernels.threads(TOY, "texture")


def test_without_a_device_the_door_says_what_to_do():
    if find_spec("numba_cuda") and jit.cuda_module().is_available():
        pytest.skip("there is a device here")
    for door in (cuda.device, lambda: cuda.DeviceMatches(TOY, 8), lambda: cuda.Playouts(TOY)):
        with pytest.raises(NoDevice, match=r"drovers\.research\.vector"):
            door()


def test_arrays_of_the_door_lie_column_by_column():
    """Neighbouring threads then write neighbouring bytes: five times the rows, and nothing else tells the two apart."""
    matches = object.__new__(cuda.DeviceMatches)
    matches.num_envs, matches.block, matches._grid = 4, 1, 4
    matches.cuda = SimpleNamespace(device_array=np.zeros)
    matches._zero = {(4, 1): lambda array: None}
    assert matches._columns(3, np.int8).strides == (1, 4)


def test_listed_rows_are_shown_rows(game):
    """The device writes only what changed in a mask; the same function, run plain here, gives the same rows."""
    batch, size = Matches(game, 3), 3
    batch.reset(seed=3)
    masks, views = np.zeros_like(batch.masks), np.zeros_like(batch.views)
    seats, lengths = np.zeros(size, np.int8), np.zeros(size, np.int32)
    lists, desk, rng = (
        np.zeros((size, game.max_legal), np.int16),
        Shelf([game.state()]),
        np.random.default_rng(0),
    )
    for _ in range(40):
        for k in range(size):
            state = game.state().read(batch.states[k])
            rows.list_row(state, k, desk, rows.Shown(views, masks, seats), lists, lengths)
        assert np.array_equal(masks, batch.masks) and np.array_equal(views, batch.views)
        assert np.array_equal(seats, batch.seats) and lengths.tolist() == masks.sum(1).tolist()
        batch.step(batch.sample(rng))


def test_digests_of_matches_are_the_same_plain_and_compiled():
    game, variant = TOY, Variant(TOY, TOY.seats[0])
    fresh, digests = variant.fresh(), np.zeros(4, np.int64)
    states, out = np.zeros(4, fresh.dtype), np.zeros(game.max_legal, np.int64)
    compiled(rows.witness_rows)(states, fresh, 9, dice.new_dice(0), out, digests)
    shelf, plain = Shelf(game.state() for _ in range(4)), [0] * 4
    blank = Shelf([game.blank(variant.seats, {})])
    rows.witness_rows(shelf, blank, 9, dice.new_dice(0), [0] * game.max_legal, plain)
    assert plain == digests.tolist() and len(set(plain)) > 1
