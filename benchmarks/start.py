"""How long a game takes to compile once, and to start when it is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

PROGRAM = """
import sys, drovers
from drovers.core.batch import Batch
game = drovers.load(sys.argv[1])
batch = Batch(game, 4)
batch.playouts(4)
batch.deal(0)
"""


def times(name: str) -> tuple[float, float]:
    """Seconds of a process that compiles the game and plays, and of one that finds it compiled."""
    with tempfile.TemporaryDirectory() as cache:
        return _run(name, cache), _run(name, cache)


def _run(name: str, cache: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", PROGRAM, name], env=os.environ | {"DROVERS_CACHE": cache}, check=True)
    return time.perf_counter() - start
