"""The base game of Schotten Totten in C++, written for speed alone: how fast our one text of the rules might be.

Sets are 64-bit masks and proofs are kept; its random matches were compared with ours move for move.  Compiled where a
C++ compiler is found.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent / "schotten.cpp"


def built(folder: Path) -> Path | None:
    """The program, compiled into a folder; None without a compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return None
    binary = folder / "schotten"
    subprocess.run([compiler, "-std=c++20", "-O3", "-march=native", str(SOURCE), "-o", str(binary)], check=True)
    return binary


def moves_per_second(seconds: float = 2.0) -> float | None:
    """Random matches on one core, by processor time; None without a compiler."""
    with tempfile.TemporaryDirectory() as folder:
        binary = built(Path(folder))
        if binary is None:
            return None
        done = subprocess.run([str(binary), "bench", str(seconds), "0"], capture_output=True, text=True, check=True)
    moves, _, spent, *_ = done.stdout.split()
    return int(moves) / float(spent)
