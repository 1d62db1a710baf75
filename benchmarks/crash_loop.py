"""`python -m benchmarks.crash_loop [--kills N] [--postgresql]`: a server killed with SIGKILL under load, often."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from drovers.games import TABLE

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from crash_loop import CrashLoop, Tally
from postgres import new_database, postgres

CHUNK = 10  # kills between two reports


@contextmanager
def database(is_postgresql: bool) -> Iterator[str]:
    """Where an empty database is."""
    with tempfile.TemporaryDirectory() as folder:
        if not is_postgresql:
            yield f"{folder}/drovers.db"
            return
        with postgres(Path(folder)) as server:
            yield new_database(server, "drovers")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--postgresql", action="store_true", help="on a private PostgreSQL instead of a SQLite file")
    chosen = parser.parse_args()
    began = time.monotonic()

    def tell(tally: Tally) -> None:
        if tally.kills % CHUNK == 0:
            report(tally, time.monotonic() - began)

    with database(chosen.postgresql) as where:
        loop = CrashLoop(where, dict(TABLE), tables=chosen.tables, seed=time.time_ns())
        tally = asyncio.run(loop.run(chosen.kills, tell))
    print("Every match was played to its end, and every record verified.")
    report(tally, time.monotonic() - began)
    never = [phase for phase in loop.phases if not tally.phases[phase]]
    print(f"phases never hit: {', '.join(never) or 'none'}")


def report(tally: Tally, took: float) -> None:
    """What has been seen so far."""
    deeds = ", ".join(f"{count} {kind}" for kind, count in tally.deeds.most_common())
    print(f"{tally.kills} kills in {took:.0f} s; {tally.acknowledged} acknowledged, none lost: {deeds}")
    print(
        f"{tally.matches} matches, {tally.finished} of them finished and verified; {tally.bots} moves of bots in those;"
    )
    print(f"{tally.resumed} times a match was seen to go on after a kill")
    phases = ", ".join(f"{phase} {count}" for phase, count in sorted(tally.phases.items()))
    print(f"kills by game and phase: {phases}", flush=True)


if __name__ == "__main__":
    main()
