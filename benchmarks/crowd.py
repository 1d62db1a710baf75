"""As many tables of Schotten Totten as one process can have sockets for, all watched, at a steady pace of moves."""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import NamedTuple

import uvloop

from .furnished import Furnished, furnish
from .processes import memory, our_command, processor, served
from .real_tables import RealTable, gather

SPARE = 150  # descriptors for everything that is no socket
GAME, SEATS = "schotten", 2
SPAWN = multiprocessing.get_context("spawn")  # clients share no loop with whoever starts them


class Pace(NamedTuple):
    """Moves a second: for so long to warm up, at half the rate, and for so long to be measured."""

    rate: float
    warm: float
    seconds: float


class Paced(NamedTuple):
    """How long others waited to hear of each move, how many moves were late, and the client's own processor time."""

    times: list[float]
    late: int
    spent: float


def most_tables(wanted: int) -> int:
    """So many, or as many as the machine allows a process to have connections."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return min(wanted, (hard - SPARE) // SEATS)


async def measure_crowd(wanted: int, rate: float, seconds: float, clients: int, cores: str) -> dict[str, float]:
    """Every seat makes a move or two, the first being dearer, then it is measured.

    People come in so many processes, and the server keeps to these cores of the machine, if any are named.
    A move is late if the one before it has not been answered.
    """
    tables = most_tables(wanted)
    pace = Pace(rate / clients, 8.8 * tables / rate, seconds)
    with tempfile.TemporaryDirectory() as folder:
        furnished = furnish(f"{folder}/drovers.db", GAME, SEATS, tables)

        def command(port: int, _: str) -> list[str]:
            settings = {"sockets_per_address": 30_000, "sockets_most": 30_000}
            ours = our_command(port, f"{folder}/drovers.db", {GAME: f"drovers.games.{GAME}"}, settings)
            return ["taskset", "-c", cores, *ours] if cores else ours

        async with served(command) as (port, pid):
            before = memory(pid)
            with crowd(port, furnished, pace, clients) as lines:
                await asyncio.to_thread(heard, lines)
                used = processor(pid)
                for line in lines:
                    line.send("go")
                found: list[Paced] = await asyncio.to_thread(heard, lines)
                cost = processor(pid) - used
                kept = {"KiB/table with sockets": 1024 * (memory(pid) - before) / tables}
    share = {"µs of processor/move": 1e6 * cost / max(1, sum(len(one.times) for one in found))}
    share |= {"of a core": cost / seconds, "clients'": sum(one.spent for one in found) / seconds}
    return {"tables": tables, "sockets": SEATS * tables} | summed(found, seconds) | share | kept


@contextmanager
def crowd(port: int, furnished: list[Furnished], pace: Pace, clients: int) -> Iterator[list[Connection]]:
    """Processes of people, and the lines to them: each says when it has warmed up, and what it saw once it is told."""
    lines, begun = [], []
    for number in range(clients):
        line, far = SPAWN.Pipe()
        begun.append(SPAWN.Process(target=people, args=(port, furnished[number::clients], pace, far), daemon=True))
        begun[-1].start()
        far.close()  # here: a process that dies is noticed
        lines.append(line)
    try:
        yield lines
    finally:
        for process in begun:
            process.kill()


def heard(lines: list[Connection]) -> list[Paced]:
    """What each says next."""
    return [line.recv() for line in lines]


def people(port: int, furnished: list[Furnished], pace: Pace, line: Connection) -> None:
    """A process of the crowd."""
    most_tables(0)
    uvloop.run(_people(port, furnished, pace, line))


async def _people(port: int, furnished: list[Furnished], pace: Pace, line: Connection) -> None:
    played = [RealTable(port, GAME, SEATS) for _ in furnished]
    await gather(played, furnished)
    await paced(played, pace.rate / 2, pace.warm)
    line.send("warm")
    await asyncio.to_thread(line.recv)
    line.send(await paced(played, pace.rate, pace.seconds))
    await asyncio.to_thread(line.recv)


async def paced(played: list[RealTable], rate: float, seconds: float) -> Paced:
    """So many moves a second, each at the next table that is not over."""
    began, spent, sent, late = time.perf_counter(), time.process_time(), 0, 0
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
    return Paced([one for table in played for one in table.taken], late, time.process_time() - spent)


def summed(found: list[Paced], seconds: float) -> dict[str, float]:
    """What all of them saw."""
    times = sorted(time for one in found for time in one.times) or [0.0]
    at = {f"p{p} ms": 1000 * times[min(len(times) - 1, len(times) * p // 100)] for p in (50, 95, 99)}
    return {"moves/s": len(times) / seconds} | at | {"late": sum(one.late for one in found)}
