"""The crash loop: a real server killed with SIGKILL at random moments under load, again and again.

After every kill a new server starts on the same database, and every move that had been acknowledged must be there, in
its place; nothing may be there twice; every match must go on.  `python -m benchmarks.crash_loop` runs hundreds.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HERE = Path(__file__).parent
LOST = (OSError, WebSocketException, TimeoutError, asyncio.TimeoutError)


@dataclass
class Tally:
    """What has been seen."""

    kills: int = 0
    acknowledged: int = 0
    repeated: int = 0  # sent again after a kill, and found made already
    matches: int = 0
    finished: int = 0
    phases: dict[str, int] = field(default_factory=dict)  # game and status -> kills that hit it


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    """A server process that can be killed."""

    def __init__(self, database: str, games: dict[str, str], port: int):
        self.command = [sys.executable, str(HERE / "serve_for_tests.py"), database, json.dumps(games), str(port)]
        self.port = port

    async def start(self) -> None:
        source = str(HERE.parents[1] / "src")
        paths = os.pathsep.join([source, str(HERE.parent)])
        environment = os.environ | {"PYTHONPATH": paths}
        self.process = subprocess.Popen(self.command, env=environment, stderr=subprocess.DEVNULL)
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    if (await client.get(f"http://127.0.0.1:{self.port}/healthz", timeout=5)).status_code == 200:
                        return
                except httpx.HTTPError:
                    assert self.process.poll() is None, "the server did not start"
                    await asyncio.sleep(0.02)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays random moves at one table from one seat, and remembers what was acknowledged."""

    def __init__(self, loop: CrashLoop, table: str, cookie: str, dice: random.Random):
        self.loop, self.table, self.cookie, self.dice = loop, table, cookie, dice
        self.acknowledged: dict[int, str] = {}  # version -> move
        self.pending: dict | None = None  # sent, and not answered yet
        self.view: dict = {}
        self.over = False

    async def play(self) -> None:
        """Until the match is over or the server is gone."""
        url = f"ws://127.0.0.1:{self.loop.port}/ws"
        async with connect(url, additional_headers={"Cookie": self.cookie}, open_timeout=20) as socket:
            await socket.send(json.dumps({"type": "watch", "table": self.table}))
            while not self.over:
                await self.hear(json.loads(await socket.recv()), socket)

    async def hear(self, frame: dict, socket) -> None:
        kind = frame["type"]
        if kind in ("synced", "moved"):
            self.view = frame["views"][0] if frame["views"] else {}
            self.version = frame["version"]
            self.over = frame["result"] is not None
            self.loop.status = f"{self.view.get('sight', {}).get('game')} ply {frame['ply'] % 10}"
            if kind == "synced" and self.pending:
                await socket.send(json.dumps(self.pending))  # was it made before the crash?
            elif not self.pending:
                await self.move(socket)
        elif kind == "done" and self.pending and frame["id"] == self.pending["id"]:
            if frame["version"] in self.acknowledged:
                raise AssertionError(f"version {frame['version']} acknowledged twice")
            self.acknowledged[frame["version"]] = self.pending["move"]
            self.loop.tally.acknowledged += 1
            self.pending = None
            await self.move(socket)
        elif kind == "refused":
            assert self.pending and frame["code"] in ("stale", "unavailable"), frame
            self.pending = None
            await socket.send(json.dumps({"type": "watch", "table": self.table}))

    async def move(self, socket) -> None:
        legal = self.view.get("legal")
        if legal and not self.over:
            self.view = {}
            tag = f"m{self.dice.getrandbits(40)}"
            move = {"type": "play", "table": self.table, "version": self.version, "move": self.dice.choice(legal)}
            self.pending = move | {"id": tag}
            await socket.send(json.dumps(self.pending))


class CrashLoop:
    """The whole story."""

    def __init__(self, database: str, games: dict[str, str], *, tables: int = 4, seed: int = 0):
        self.games, self.dice, self.tables = games, random.Random(seed), tables
        self.port = free_port()
        self.server = Server(database, games, self.port)
        self.players: dict[str, list[Player]] = {}
        self.tally = Tally()
        self.status = ""

    async def run(self, kills: int) -> Tally:
        await self.server.start()
        try:
            while self.tally.kills < kills:
                await self.fill()
                await self.load()
                await self.server.start()
                await self.check()
        finally:
            self.server.kill()
        return self.tally

    async def fill(self) -> None:
        """As many matches under way as there should be."""
        for table, players in list(self.players.items()):
            if all(player.over for player in players):
                self.tally.finished += 1
                del self.players[table]
        while len(self.players) < self.tables:
            await self.found()

    async def found(self) -> None:
        game = list(self.games)[self.tally.matches % len(self.games)]
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            known = {one["name"]: one for one in (await client.get("/api/games")).json()["games"]}[game]
            seats = self.dice.randint(known["least"], known["most"])
            guests = [await self.guest(base) for _ in range(seats)]
            client.cookies.set("drovers", guests[0])
            form = {"game": game, "seats": ["me"] + ["open"] * (seats - 1)}
            table = (await client.post("/api/tables", json=form)).json()["id"]
        for guest in guests[1:]:
            await self.ask(guest, {"type": "join", "table": table})
        await self.ask(guests[0], {"type": "start", "table": table})
        self.players[table] = [Player(self, table, f"drovers={guest}", self.dice) for guest in guests]
        self.tally.matches += 1

    async def guest(self, base: str) -> str:
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            return (await client.post("/api/guest", json={"name": "Ada"})).cookies["drovers"]

    async def ask(self, cookie: str, message: dict) -> dict:
        url = f"ws://127.0.0.1:{self.port}/ws"
        async with connect(url, additional_headers={"Cookie": f"drovers={cookie}"}, open_timeout=20) as socket:
            await socket.send(json.dumps(message | {"id": "x"}))
            while True:
                frame = json.loads(await socket.recv())
                if frame.get("id") == "x":
                    assert frame["type"] == "done", frame
                    return frame

    async def load(self) -> None:
        """Everybody plays until the server is killed, at some moment."""
        before, wanted = self.tally.acknowledged, self.dice.randint(1, 60)
        tasks = [asyncio.create_task(player.play()) for players in self.players.values() for player in players]
        while self.tally.acknowledged - before < wanted and any(not task.done() for task in tasks):
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.dice.random() * 0.01)
        self.server.kill()
        self.tally.kills += 1
        self.tally.phases[self.status] = self.tally.phases.get(self.status, 0) + 1
        for answer in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(answer, BaseException) and not isinstance(answer, LOST):
                raise answer

    async def check(self) -> None:
        """Everything acknowledged is there, where it was said to be, and once."""
        for table, players in self.players.items():
            for seat, player in enumerate(players):
                saved = dict(await self.saved(table, seat))
                for version, move in player.acknowledged.items():
                    assert saved.get(version) == move, f"{table} seat {seat}: version {version} {move} is lost"

    async def saved(self, table: str, seat: int) -> list[tuple[int, str]]:
        """The moves of a seat as the database has them, read past the server."""
        from drovers.server.settings import database_url
        from drovers.server.store import engine
        from drovers.server.store.log import load_log

        reading = engine.reader(database_url(self.server.command[2]), 1)
        with reading.connect() as connection:
            entries = load_log(connection, table)
        reading.dispose()
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1)), "a gap in the log"
        return [(one.version, one.data["text"]) for one in entries if one.kind == "move" and one.seat == seat]
