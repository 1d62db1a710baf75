"""`python -m benchmarks.soak`: tables of all four games begin, are played, fall asleep, go on and are left for an hour.

Every minute it says what memory is used: nothing may grow once the caches are full.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from itertools import cycle

import httpx
import uvloop

from .processes import memory, our_command, processor, served
from .real_tables import REAL, RealTable

REST = 6.0  # seconds a table lies still after its first moves, so that it falls asleep


async def sit(port: int, game: str, seats: int, most: int, pause: float) -> int:
    """One table, played for so many moves with a rest in between; everybody leaves."""
    table = RealTable(port, game, seats)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        await table.begin(client)
    for until in (10, most):
        while table.moves < until and not table.over:
            table.step()
            await asyncio.sleep(pause)
        await asyncio.sleep(REST)
    table.close()
    return table.moves


async def soak(seconds: float, tables: int, pause: float) -> None:
    """Keeps so many tables busy, and says every minute what is used."""
    games = {game: f"drovers.games.{game}" for game, _ in REAL}

    def command(port: int, folder: str) -> list[str]:
        return our_command(port, f"{folder}/drovers.db", games, {"asleep_after": 2.0, "idle_after": 10.0})

    async with served(command) as (port, pid):
        kinds, began, made, ended = cycle(REAL), time.perf_counter(), 0, 0
        tasks: set[asyncio.Task[int]] = set()
        minute = 0
        while (now := time.perf_counter() - began) < seconds:
            while len(tasks) < tables:
                tasks.add(asyncio.create_task(sit(port, *next(kinds), 60, pause)))
            done, tasks = await asyncio.wait(tasks, timeout=1, return_when=asyncio.FIRST_COMPLETED)
            made, ended = made + sum(task.result() for task in done), ended + len(done)
            if now // 60 > minute:
                minute = int(now // 60)
                figures = f"{ended:6,} tables  {made:8,} moves  {memory(pid):7.1f} MiB  {processor(pid):7.1f} s"
                print(f"{minute:4} min  {figures}  load {os.getloadavg()[0]:.1f}", flush=True)
        for task in tasks:
            task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two moves of a table")
    chosen = parser.parse_args()
    uvloop.run(soak(chosen.seconds, chosen.tables, chosen.pause))


if __name__ == "__main__":
    main()
