"""As many tables of Schotten Totten as one process can have sockets for, all watched, at a steady pace of moves."""

from __future__ import annotations

import asyncio
import resource
import tempfile
import time

from .furnished import furnish
from .processes import memory, our_command, processor, served
from .real_tables import RealTable, gather

SPARE = 150  # descriptors for everything that is no socket
GAME, SEATS = "schotten", 2


def most_tables(wanted: int) -> int:
    """So many, or as many as the machine allows a process to have connections."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return min(wanted, (hard - SPARE) // SEATS)


async def measure_crowd(wanted: int, rate: float, seconds: float) -> dict[str, float]:
    """Every seat makes a move or two, the first being dearer, then it is measured.

    A move is late if the one before it has not been answered.
    """
    tables = most_tables(wanted)
    with tempfile.TemporaryDirectory() as folder:
        furnished = furnish(f"{folder}/drovers.db", GAME, SEATS, tables)

        def command(port: int, _: str) -> list[str]:
            settings = {"sockets_per_address": 30_000, "sockets_most": 30_000}
            return our_command(port, f"{folder}/drovers.db", {GAME: f"drovers.games.{GAME}"}, settings)

        async with served(command) as (port, pid):
            before, played = memory(pid), [RealTable(port, GAME, SEATS) for _ in furnished]
            await gather(played, furnished)
            await pace(played, rate / 2, 8.8 * tables / rate)
            used, spent = processor(pid), time.process_time()
            found = await pace(played, rate, seconds)
            cost, own = processor(pid) - used, time.process_time() - spent
            kept = {"KiB/table with sockets": 1024 * (memory(pid) - before) / tables}
            for one in played:
                one.close()
    share = {"µs of processor/move": 1e6 * cost / max(1.0, found["moves/s"] * seconds), "of a core": cost / seconds}
    return {"tables": tables, "sockets": SEATS * tables} | found | share | {"client's": own / seconds} | kept


async def pace(played: list[RealTable], rate: float, seconds: float) -> dict[str, float]:
    """So many moves a second, each at the next table that is not over."""
    began, sent, late = time.perf_counter(), 0, 0
    for one in played:
        one.taken.clear()
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate:
            table = played[sent % len(played)]
            late += not table.waiting and not table.over
            table.step()
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.2)
    times = sorted(one for table in played for one in table.taken) or [0.0]
    at = {f"p{p} ms": 1000 * times[min(len(times) - 1, len(times) * p // 100)] for p in (50, 95, 99)}
    return {"moves/s": len(times) / seconds} | at | {"late": late}
