"""`python -m benchmarks.beside TREE [GAME…]`: what `make bench` counts, here and in another edition's tree, in turn.

The other tree has a `.venv` of its own.  Each game's first case, five slices of each figure, every second pair the
other way round: what counts is a slice beside its neighbour's.  Moves/s by each process's own time.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent.parent
FIGURES = ("playouts", "plain_playouts", "masked_steps", "single_steps")
SLICES = 5


class Edition:
    """A tree's own benchmarks in a process of theirs, asked for one figure after the other."""

    def __init__(self, root: Path, game: str):
        python = root / ".venv" / "bin" / "python"
        command = [str(python), str(Path(__file__)), "--answer", str(root), game]
        environment = os.environ | {"PYTHONPATH": f"{root}/src:{root}"}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen(command, cwd=root, env=environment, **pipes)  # type: ignore[call-overload]

    def measure(self, figure: str) -> float:
        """Moves/s."""
        print(figure, file=self.process.stdin, flush=True)
        return float(json.loads(self.process.stdout.readline()))

    def end(self) -> None:
        """No more."""
        self.process.stdin.close()
        self.process.wait()


def compare(game: str, other: Path) -> None:
    """A row for each figure: both medians, and the median and extremes of the ratios."""
    ours, theirs = Edition(HERE, game), Edition(other, game)
    for figure in FIGURES:
        pairs: list[tuple[float, float]] = []
        for turn in range(SLICES):
            first, second = (ours, theirs) if turn % 2 == 0 else (theirs, ours)
            found = {one: one.measure(figure) for one in (first, second)}
            pairs.append((found[ours], found[theirs]))
        ratios = sorted(here / there for here, there in pairs)
        here, there = (statistics.median(column) for column in zip(*pairs, strict=True))
        spread = f"× {statistics.median(ratios):.2f} [{ratios[0]:.2f}, {ratios[-1]:.2f}]"
        print(f"{game:9}{figure:15}{here:14,.0f}{there:14,.0f}  {spread}  load {os.getloadavg()[0]:.1f}", flush=True)
    ours.end()
    theirs.end()


def answer(game: str) -> None:
    """Measures what it is asked for, in the tree that was put on the path."""
    import drovers
    from benchmarks import speed

    speed.SECONDS = 1.0
    case = speed.measured_cases(drovers.load(game))[0]
    for line in sys.stdin:
        print(json.dumps(getattr(speed, line.strip())(case)), flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--answer":
        sys.path.insert(0, sys.argv[2])
        answer(sys.argv[3])
    else:
        for name in sys.argv[2:] or ("schotten", "tain", "goats", "colorado"):
            compare(name, Path(sys.argv[1]).resolve())
