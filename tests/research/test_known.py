"""What a device takes for granted of a variant is true all match long, and is what its kernels are made of."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np
import pytest

import drovers
from drovers.contract import Case
from drovers.core import jit, playout
from drovers.core.jit import compiled
from drovers.core.options import Starter
from drovers.research import kernels
from drovers.research.variant import Variant, variants
from toy import GAME as TOY

needs_compiler = pytest.mark.skipif(
    not find_spec("numba_cuda"), reason="numba-cuda is not installed: pip install 'drovers[cuda]'"
)


@pytest.mark.parametrize("name", drovers.names())
def test_known_fields_stay_as_they_were_all_match_long(name):
    for of in variants(drovers.load(name)):
        known = of.known()
        assert {"seats": of.seats}.items() <= known.items()
        states, fresh, out = Case(of.game, of.seats, of.options).records(3)
        compiled(playout.playouts)(states, fresh, 50, np.zeros(4, np.int64), out, np.zeros(3, np.int64))
        for field, value in known.items():
            assert int(fresh[field][0]) == value and (states[field] == value).all(), (of.name, field)


@pytest.mark.parametrize("name", drovers.names())
def test_every_option_but_a_starter_yet_to_draw_is_known(name):
    of = variants(drovers.load(name))[0]
    left_out = {option.name for option in of.game.options if isinstance(option, Starter)}
    assert {option.name for option in of.game.options} - set(of.known()) == left_out


def written(known, act):
    """The PTX of a kernel that does something with one record of the toy."""
    cuda = jit.cuda_module()
    record = jit.record_type(TOY.state.dtype, known)

    def kernel(fresh, out):
        here = cuda.local.array(1, record)
        here[0] = fresh[0]
        act(here[0], out)

    act = cuda.jit(device=True)(act)
    return jit.ptx(kernel, (jit.record_type(TOY.state.dtype)[::1], cuda.types.int64[::1]))


def told(state, out):
    out[0] = state.low_wins * 777_000 + state.seats * 1_000 + 5


@needs_compiler
@pytest.mark.breadth
def test_a_known_field_is_a_constant_and_the_others_are_read():
    assert "780005" in written({"low_wins": 1, "seats": 3}, told)  # nothing is left to reckon
    assert "2005" in written({"low_wins": 0, "seats": 2}, told)
    half, none = written({"low_wins": 1}, told), written({}, told)
    assert "777005" in half and "777000" not in half  # the seats are looked up
    assert "777000" in none and "777005" not in none


@needs_compiler
@pytest.mark.breadth
def test_a_rule_that_writes_to_a_known_field_is_refused():
    def change(state, out):
        state.low_wins = 0

    assert ".entry" in written({"seats": 2}, change)
    with pytest.raises(Exception, match="low_wins is a constant here"):
        written({"low_wins": 1}, change)


@needs_compiler
@pytest.mark.breadth
def test_playouts_of_a_variant_are_compiled_for_its_own_options():
    t = jit.cuda_module().types
    signature = (jit.record_type(TOY.state.dtype)[::1], t.int64, t.int32[::1])
    texts = {
        (seats, low): jit.ptx(kernels.playout_kernel(Variant(TOY, seats, {"low_wins": low}), "local"), signature)
        for seats in (2, 3)
        for low in (False, True)
    }
    assert len({text.split("\n{\n", 1)[1] for text in texts.values()}) == 4
