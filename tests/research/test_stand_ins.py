"""The GPU benchmark runs where packages that only serve people are missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

PROGRAM = """
import importlib.util, sys
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in ("fluent", "msgspec") else real(name, *more)
sys.path[:0] = ["src", "."]
from benchmarks import stand_ins
assert stand_ins.install() == ["fluent", "msgspec"]
import drovers
from drovers.research.errors import NoDevice
from drovers.research.variant import variants
names = [each.name for name in drovers.names() for each in variants(drovers.load(name))]
print(len(names), sys.modules["msgspec"].__spec__, NoDevice("no-device", problem="none"))
"""


def test_the_benchmark_imports_without_them():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    count, spec, sentence = done.stdout.split(" ", 2)
    assert int(count) > 20 and spec == "None" and "no-device" in sentence
