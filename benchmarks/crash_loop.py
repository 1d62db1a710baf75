"""`python -m benchmarks.crash_loop [--kills N] [--database URL]`: a server killed with SIGKILL under load, often."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from drovers.games import TABLE

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from crash_loop import CrashLoop


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--database", default="")
    parser.add_argument("--tables", type=int, default=6)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        loop = CrashLoop(
            chosen.database or f"{folder}/drovers.db", dict(TABLE), tables=chosen.tables, seed=time.time_ns()
        )
        began = time.monotonic()
        tally = asyncio.run(loop.run(chosen.kills))
    deeds = ", ".join(f"{count} {kind}" for kind, count in tally.deeds.most_common())
    print(
        f"{tally.kills} kills in {time.monotonic() - began:.0f} s; {tally.acknowledged} acknowledged, none lost: {deeds}"
    )
    print(f"{tally.matches} matches, {tally.finished} of them finished; {tally.bots} moves of bots")
    print("kills by game and phase:", ", ".join(f"{phase} {count}" for phase, count in sorted(tally.phases.items())))


if __name__ == "__main__":
    main()
