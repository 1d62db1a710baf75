"""`python -m benchmarks.instances`: one, two and three instances on one PostgreSQL, with and without Redis.

Tables of Schotten Totten, the two seats connected to different instances wherever there are several.  What counts is
processor time a move, of the instances and of the database: rates say little where all share two cores.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from contextlib import AsyncExitStack, nullcontext
from functools import partial
from pathlib import Path

import httpx
import uvloop

from .processes import HERE, family, our_command, processor, served
from .real_tables import RealTable, go_on

sys.path.insert(0, str(HERE.parent / "tests" / "server"))
from postgres import new_database, postgres
from redis_server import redis_server

GAMES = {"schotten": "drovers.games.schotten"}


def used(pid: int) -> float:
    """Processor time of a process and its children."""
    return sum(map(processor, family(pid)))


async def measure(database: str, redis: str, instances: int, tables: int, seconds: float, others: list[int]) -> str:
    """Plays, and says what a move has cost."""
    settings: dict[str, object] = {"redis": redis}
    command = partial(lambda port, folder: our_command(port, database, GAMES, settings))
    async with AsyncExitStack() as stack:
        running = [await stack.enter_async_context(served(command)) for _ in range(instances)]
        ports, pids = [port for port, _ in running], [pid for _, pid in running]
        address = f"http://127.0.0.1:{ports[0]}"
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60))
        played = [RealTable(ports, "schotten", 2) for _ in range(tables)]
        for one in played:
            await one.begin(client)
        while not all(one.waiting for one in played):
            await asyncio.sleep(0.05)
        ours, theirs = sum(map(used, pids)), sum(map(used, others))
        await go_on(played, seconds)
        made = max(1, sum(one.moves for one in played))
        ours, theirs = (1e6 * (sum(map(used, now)) - then) / made for now, then in ((pids, ours), (others, theirs)))
        for one in played:
            one.close()
    return f"{made:6,} moves  instances {ours:,.0f} µs/move together  database {theirs:,.0f} µs/move"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as server:
        master = int((Path(folder) / "data" / "postmaster.pid").read_text().split()[0])
        for channel in ("NOTIFY", "Redis"):
            carrier = redis_server(folder) if channel == "Redis" else nullcontext(("", None))
            with carrier as (redis, process):
                others = [master, *([process.pid] if process else [])]
                for instances in (1, 2, 3):
                    database = new_database(server, f"{channel.lower()}{instances}")
                    run = measure(database, redis, instances, chosen.tables, chosen.seconds, others)
                    told = uvloop.run(run)
                    print(f"{channel:8}{instances} instances  {told}  load {os.getloadavg()[0]:.1f}", flush=True)


if __name__ == "__main__":
    main()
