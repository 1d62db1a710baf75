"""`python -m benchmarks.server`: the four games with people on all seats: what a move costs and a table keeps.
Then ten thousand tables of Schotten Totten at a steady pace, or as many as a process may have sockets for.
Then tables of a game of a few lines at a steady pace on our server and on a boardgame.io server, by one client.

The client is a process of its own.  In the last two there are two sockets a table; a seat moves, and the clock stops
when the other has heard of it.  First at the pace asked for, then every table as fast as it is answered.  Ours saves
every move with a sync before anybody hears; boardgame.io keeps its matches in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import uvloop

from .crowd import measure_crowd
from .processes import memory, our_command, processor, served
from .real_tables import REAL, measure_game
from .sockets import Line, connect

HERE = Path(__file__).parent
GAMES = {"pebbles": "benchmarks.pebbles"}


@dataclass
class Pair:
    """A table and its two sockets."""

    lines: list[Line] = field(default_factory=list)
    version: int = 0
    turn: int = 0
    sent: float = 0.0
    id: str = ""
    cookies: list[str] = field(default_factory=list)
    wanted: int = 0  # the version that answers what was sent


class Ours:
    """Our wire."""

    root = HERE.parent

    def command(self, port: int, folder: str) -> list[str]:
        return our_command(port, f"{folder}/drovers.db", GAMES, {})

    async def prepare(self, port: int, pairs: list[Pair]) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            for pair in pairs:
                for _ in range(2):
                    client.cookies.clear()
                    answer = await client.post("/api/guest", json={"name": "Ada"})
                    pair.cookies.append(f"drovers={answer.cookies['drovers']}")
                form = {"game": "pebbles", "seats": ["open", "me"]}
                pair.id = (await client.post("/api/tables", json=form)).json()["id"]

    async def sit(self, port: int, pair: Pair, heard) -> None:
        for seat in (0, 1):
            pair.lines.append(await connect(port, "/ws", heard(pair, seat), pair.cookies[seat]))
        pair.lines[0].send(json.dumps({"type": "join", "table": pair.id}).encode())
        while pair.version < 2:
            pair.lines[1].send(json.dumps({"type": "watch", "table": pair.id}).encode())
            await asyncio.sleep(0.05)
        pair.lines[0].send(json.dumps({"type": "watch", "table": pair.id}).encode())
        pair.lines[1].send(json.dumps({"type": "start", "table": pair.id}).encode())
        while pair.version < 3:
            await asyncio.sleep(0.02)

    def version(self, frame: bytes) -> int:
        if frame.startswith((b'{"type":"moved"', b'{"type":"synced"')):
            place = frame.index(b'"version":') + 10
            return int(frame[place : frame.index(b",", place)])
        return 0

    def move(self, pair: Pair) -> bytes:
        play = b'{"type":"play","table":"%s","version":%d,"move":"2"}'
        return play % (pair.id.encode(), pair.version)


class Another(Ours):
    """Another edition of ours, in a tree with a `.venv` of its own."""

    def __init__(self, root: Path):
        self.root = root

    def command(self, port: int, folder: str) -> list[str]:
        script = self.root / "tests" / "server" / "serve_for_tests.py"
        return [str(self.root / ".venv/bin/python"), str(script), f"{folder}/drovers.db", json.dumps(GAMES), str(port)]


class Theirs:
    """boardgame.io's: socket.io frames over a WebSocket."""

    root = HERE.parent

    def command(self, port: int, folder: str) -> list[str]:
        shutil.copy(HERE / "boardgame_io" / "server.cjs", folder)
        subprocess.run(["npm", "install", "--silent", "boardgame.io@0.50.2"], cwd=folder, check=True)
        return ["node", f"{folder}/server.cjs", str(port)]

    async def prepare(self, port: int, pairs: list[Pair]) -> None:
        for number, pair in enumerate(pairs):
            pair.id = f"m{number}"

    async def sit(self, port: int, pair: Pair, heard) -> None:
        for seat in (0, 1):
            pair.lines.append(await connect(port, "/socket.io/?EIO=4&transport=websocket", heard(pair, seat)))
            pair.lines[seat].send(b"40/pebbles,")
            pair.version = 0
            while not pair.version:
                await asyncio.sleep(0.1)
                pair.lines[seat].send(b'42/pebbles,["sync","%s","%d",null,2]' % (pair.id.encode(), seat))
                await asyncio.sleep(0.1)

    def version(self, frame: bytes) -> int:
        place = frame.find(b'"_stateID":')
        if place < 0:
            return 0
        end = place + 11
        while frame[end : end + 1].isdigit():
            end += 1
        return int(frame[place + 11 : end]) + 1

    def move(self, pair: Pair) -> bytes:
        seat, state = pair.turn, pair.version - 1
        action = b'{"type":"MAKE_MOVE","payload":{"type":"add","args":[2],"playerID":"%d"}}' % seat
        return b'42/pebbles,["update",%s,%d,"%s","%d"]' % (action, state, pair.id.encode(), seat)


class Load:
    """Moves at a steady pace, or as fast as they are answered, and how long each took to be heard by the other seat."""

    def __init__(self, wire, port: int, tables: int, pid: int):
        self.wire, self.port, self.pid = wire, port, pid
        self.pairs = [Pair() for _ in range(tables)]
        self.taken: list[float] = []
        self.flat_out = False

    def heard(self, pair: Pair, seat: int):
        def frame(text: bytes) -> None:
            if text == b"2":
                pair.lines[seat].send(b"3")  # socket.io's heartbeat
                return
            version = self.wire.version(text)
            if version > pair.version:
                pair.version = version
            if pair.sent and version == pair.wanted and seat != pair.turn:
                self.taken.append(time.perf_counter() - pair.sent)
                pair.sent, pair.turn = 0.0, seat
                if self.flat_out:
                    self.move(pair)

        return frame

    def move(self, pair: Pair) -> None:
        pair.wanted, pair.sent = pair.version + 1, time.perf_counter()
        pair.lines[pair.turn].send(self.wire.move(pair))

    async def seat_all(self) -> None:
        await self.wire.prepare(self.port, self.pairs)
        for first in range(0, len(self.pairs), 50):
            await asyncio.gather(*(self.wire.sit(self.port, one, self.heard) for one in self.pairs[first : first + 50]))
        await asyncio.sleep(1)

    async def pace(self, rate: float, seconds: float) -> dict[str, float]:
        """So many moves a second, each by the next table."""
        order, sent, late = random.Random(0).sample(self.pairs, len(self.pairs)), 0, 0
        self.taken.clear()
        began, used = time.perf_counter(), processor(self.pid)
        while (now := time.perf_counter() - began) < seconds:
            while sent < now * rate:
                pair = order[sent % len(order)]
                sent += 1
                if pair.sent:
                    late += 1  # the last move has not been heard yet
                else:
                    self.move(pair)
            await asyncio.sleep(0.001)
        return self.report(seconds, used) | {"late": late}

    async def all_at_once(self, seconds: float) -> dict[str, float]:
        """Every table answers as soon as it has heard."""
        self.taken.clear()
        self.flat_out, used = True, processor(self.pid)
        for pair in self.pairs:
            if not pair.sent:
                self.move(pair)
        await asyncio.sleep(seconds)
        self.flat_out = False
        return self.report(seconds, used)

    def report(self, seconds: float, used: float) -> dict[str, float]:
        times = sorted(self.taken) or [0.0]
        at = {f"p{p}": 1000 * times[min(len(times) - 1, len(times) * p // 100)] for p in (50, 95, 99)}
        cost = 1e6 * (processor(self.pid) - used) / len(times)
        return {"moves/s": len(self.taken) / seconds} | at | {"µs of processor/move": cost}


async def measure(wire, tables: int, rate: float, seconds: float) -> dict[str, dict[str, float]]:
    """Starts a server, loads it, and says how it did."""
    async with served(wire.command, wire.root) as (port, pid):
        before, load = memory(pid), Load(wire, port, tables, pid)
        await load.seat_all()
        await load.pace(rate, seconds / 4)
        paced = await load.pace(rate, seconds)
        grown = {"KiB/table": 1024 * (memory(pid) - before) / tables}
        await asyncio.sleep(1)
        return {f"{rate:.0f}/s wanted": paced | grown, "flat out": await load.all_at_once(seconds / 2)}


def told(result: dict[str, float]) -> str:
    """Figures in a row, and how busy the machine was."""
    return "  ".join(f"{key} {value:,.1f}" for key, value in result.items()) + f"  load {os.getloadavg()[0]:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="of the game of a few lines")
    parser.add_argument("--rate", type=float, default=2000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=["games", "crowd", "ours", "theirs"])
    parser.add_argument("--beside", type=Path, help="another edition's tree, measured right after ours")
    parser.add_argument("--real-tables", type=int, default=100)
    parser.add_argument("--crowd", type=int, default=10_000)
    parser.add_argument("--clients", type=int, default=1, help="processes the crowd comes in")
    parser.add_argument("--cores", default="", help="of the crowd's server, as taskset takes them: 0,1")
    chosen = parser.parse_args()
    for game, seats in REAL if chosen.only in (None, "games") else ():
        result = uvloop.run(measure_game(game, seats, chosen.real_tables, chosen.seconds / 2))
        print(f"{game:10}{seats} seats, all watching  {told(result)}", flush=True)
    if chosen.only in (None, "crowd"):
        crowd = measure_crowd(chosen.crowd, chosen.rate, chosen.seconds, chosen.clients, chosen.cores)
        print(f"crowd     {told(uvloop.run(crowd))}", flush=True)
    wires = [("ours", Ours()), ("beside", Another(chosen.beside))] if chosen.beside else [("ours", Ours())]
    for name, wire in (*wires, ("boardgame.io", Theirs())):
        if chosen.only in (None, "theirs" if name == "boardgame.io" else "ours"):
            for how, result in uvloop.run(measure(wire, chosen.tables, chosen.rate, chosen.seconds)).items():
                print(f"{name:14}{how:16}{told(result)}", flush=True)


if __name__ == "__main__":
    main()
