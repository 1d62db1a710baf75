"""Running worlds: one of each seed, and what a person needs to look at one again."""

from __future__ import annotations

import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from drovers.server.written import written

from .world import World

MEMORY = Path("/dev/shm")  # where there is one: files that power loss tears need no disk


class Shouting(logging.Handler):
    """What a server logs as an error is one: nothing that can happen to it is."""

    def __init__(self, world: World):
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        problem = record.exc_info[1] if record.exc_info else None
        self.world.laws.broken(f"an error is logged: {record.getMessage()}: {problem!r}")


@contextmanager
def overheard(world: World) -> Iterator[None]:
    """The server's log is read by the judge, and by nobody else."""
    logger, shouting = logging.getLogger("drovers"), Shouting(world)
    propagated, logger.propagate = logger.propagate, False
    logger.addHandler(shouting)
    try:
        yield
    finally:
        logger.removeHandler(shouting)
        logger.propagate = propagated


def run(seed: int) -> World:
    """One world, from its beginning to its end; raises what went wrong, with the world as `world`.

    Nothing that servers remember for all their tables comes from worlds before it: a seed alone is all there is to it.
    """
    written.cache_clear()
    with tempfile.TemporaryDirectory(prefix="drovers-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        world = World(seed, Path(folder))
        with overheard(world):
            try:
                world.run()
            except BaseException as problem:
                problem.world = world  # type: ignore[attr-defined]
                raise
        return world


def with_fixed_hashes(arguments: list[str]) -> None:
    """Begins this program again if the order of its sets is not the same every time."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "simulation", *arguments])
