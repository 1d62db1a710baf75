"""Other settings of the compiler give the same matches: bounds checks on, and the compiler off."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import drovers
from drovers.contract.case import cases
from drovers.contract.forms import compiled_hash

SETTINGS = {"bounds checked": {"NUMBA_BOUNDSCHECK": "1"}, "not compiled": {"NUMBA_DISABLE_JIT": "1"}}
COMPILED_ANEW = pytest.param("bounds checked", marks=pytest.mark.soak)  # the plain form refuses wrong places as well


@pytest.mark.parametrize("setting", [COMPILED_ANEW, "not compiled"])
@pytest.mark.parametrize("name", drovers.names())
def test_same_matches(name, setting):
    command = [sys.executable, "-m", "drovers.contract.forms", name]
    done = subprocess.run(command, env=os.environ | SETTINGS[setting], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    here = [f"{case} {compiled_hash(case, 0)} {compiled_hash(case, 1)}" for case in cases(drovers.load(name))]
    assert done.stdout.splitlines() == here
