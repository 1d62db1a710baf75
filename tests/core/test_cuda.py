"""The rules compile for CUDA on a machine without a device."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import drovers
from drovers.core.cuda import playout_ptx
from toy import GAME as TOY


@pytest.mark.parametrize("game", [TOY, *map(drovers.load, drovers.names())], ids=lambda game: game.name)
def test_playouts_compile_to_ptx(game):
    if not find_spec("numba_cuda"):
        pytest.skip("numba-cuda is not installed: pip install drovers[cuda]")
    ptx = playout_ptx(game)
    assert ".entry" in ptx and ".target sm_90" in ptx
