"""The learner's kernels compile without a device."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from drovers.core import jit
from drovers.learn import kernels
from toy import GAME as TOY

needs_compiler = pytest.mark.skipif(
    not find_spec("numba_cuda"), reason="numba-cuda is not installed: pip install 'drovers[cuda]'"
)


@pytest.mark.breadth
@needs_compiler
def test_the_kernel_that_imagines_compiles_without_a_device():
    number = jit.cuda_module().types.int64[::1]
    record = jit.record_type(TOY.state.dtype)[::1]
    assert ".entry" in jit.ptx(kernels.imagining_kernel().py_func, (record, record, number, number, number))
