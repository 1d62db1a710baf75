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
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from drovers.server.settings import database_url
from drovers.server.store import engine
from drovers.server.store.entries import Entry
from drovers.server.store.log import load_log

HERE = Path(__file__).parent
LOST = (OSError, WebSocketException, TimeoutError, asyncio.TimeoutError)
LATE = ("stale", "unavailable", "no-undo", "no-takeback", "no-offer", "not-playing")  # somebody else was faster
KINDS = {"play": {"move"}, "say": {"say"}, "undo": {"undo"}, "offer": {"offer", "answer"}, "answer": {"answer"}}
BOTS = ("greedy", "random")


@dataclass
class Tally:
    """What has been seen."""

    kills: int = 0
    acknowledged: int = 0
    deeds: Counter[str] = field(default_factory=Counter)  # what was acknowledged, by kind
    bots: int = 0  # moves of bots between kills
    matches: int = 0
    finished: int = 0
    phases: Counter[str] = field(default_factory=Counter)  # game and phase -> matches a kill hit there


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
    """Plays random moves from one seat, talks, takes back, agrees or does not, and remembers what was acknowledged."""

    def __init__(self, loop: CrashLoop, table: str, cookie: str, dice: random.Random):
        self.loop, self.table, self.cookie, self.dice = loop, table, cookie, dice
        self.acknowledged: dict[int, dict] = {}  # version -> the message
        self.pending: dict | None = None  # sent, and not answered yet
        self.view: dict = {}
        self.offers: list[dict] = []
        self.phase = ""
        self.version = 0
        self.over = False

    async def play(self) -> None:
        """Until the match is over or the server is gone."""
        url = f"ws://127.0.0.1:{self.loop.port}/ws"
        async with connect(url, additional_headers={"Cookie": self.cookie}, open_timeout=20) as socket:
            await socket.send(json.dumps({"type": "watch", "table": self.table}))
            if self.pending and self.pending["type"] in ("play", "say"):
                await socket.send(json.dumps(self.pending))  # was it done before the crash?
            else:
                self.pending = None
            while not self.over:
                await self.hear(json.loads(await socket.recv()), socket)

    async def hear(self, frame: dict, socket) -> None:
        kind = frame["type"]
        if kind in ("synced", "moved", "changed"):
            self.look(frame)
            await self.act(socket)
        elif kind == "said":
            self.version = frame["version"]
        elif kind == "done" and self.pending and frame["id"] == self.pending["id"]:
            self.acknowledge(frame["version"], self.pending)
            await self.act(socket)
        elif kind == "refused":
            assert self.pending and frame["code"] in LATE, frame
            self.pending = None
            await socket.send(json.dumps({"type": "watch", "table": self.table}))

    def look(self, frame: dict) -> None:
        """What a message about the whole table says."""
        self.version, self.over = frame["version"], frame["result"] is not None
        self.offers = frame["offers"] if "offers" in frame else frame["table"]["offers"]
        if "views" in frame:
            self.view = frame["views"][0] if frame["views"] else {}
            sight = self.view.get("sight", {})
            self.phase = f"{sight.get('game')} {sight.get('phase', '')}".strip()

    def acknowledge(self, version: int, message: dict) -> None:
        assert version not in self.acknowledged, f"version {version} acknowledged twice"
        self.acknowledged[version] = message
        self.loop.tally.acknowledged += 1
        self.loop.tally.deeds[message["type"]] += 1
        self.pending = None

    async def act(self, socket) -> None:
        """Does something, if there is anything to do and nothing on its way."""
        deed = None if self.pending or self.over else self.deed()
        if deed:
            self.pending = deed | {"table": self.table, "id": f"m{self.dice.getrandbits(40)}"}
            await socket.send(json.dumps(self.pending))

    def deed(self) -> dict | None:
        view, mood = self.view, self.dice.random()
        seat = view.get("seat")
        if any(seat not in offer["agreed"] for offer in self.offers):
            return {"type": "answer", "what": "takeback", "yes": mood < 0.7}
        if view.get("takeback") and not self.offers and mood < 0.1:
            return {"type": "offer", "what": "takeback"}
        if view.get("undo") and mood < 0.3:
            return {"type": "undo", "version": self.version}
        if mood > 0.95:
            return {"type": "say", "text": f"{mood}"}
        if not view.get("legal"):
            return None
        self.view = {}
        return {"type": "play", "version": self.version, "move": self.dice.choice(view["legal"])}


class CrashLoop:
    """The whole story."""

    def __init__(self, database: str, games: dict[str, str], *, tables: int = 4, seed: int = 0):
        self.games, self.dice, self.tables = games, random.Random(seed), tables
        self.port = free_port()
        self.server = Server(database, games, self.port)
        self.players: dict[str, list[Player]] = {}
        self.bots: Counter[str] = Counter()  # their moves, by table
        self.tally = Tally()

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
        self.tally.bots = self.bots.total()
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
            others = [self.dice.choice(("open", "open", *BOTS)) for _ in range(seats - 1)]
            guests = [await self.guest(base) for _ in range(1 + others.count("open"))]
            client.cookies.set("drovers", guests[0])
            form = {"game": game, "seats": ["me", *others]}
            wild = {option["name"]: self.dice.choice(option["choices"]) for option in known["options"]}
            answer = await client.post("/api/tables", json=form | {"options": wild})
            if answer.status_code != 201:  # options that do not go together
                answer = await client.post("/api/tables", json=form)
            table = answer.json()["id"]
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
        before, wanted = self.tally.acknowledged, self.dice.randint(1, self.dice.choice((10, 60, 600)))
        tasks = [asyncio.create_task(player.play()) for players in self.players.values() for player in players]
        while self.tally.acknowledged - before < wanted and any(not task.done() for task in tasks):
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.dice.random() * 0.01)
        self.server.kill()
        self.tally.kills += 1
        self.tally.phases.update(players[0].phase for players in self.players.values() if players[0].phase)
        for answer in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(answer, BaseException) and not isinstance(answer, LOST):
                raise answer

    async def check(self) -> None:
        """Everything acknowledged is there, where it was said to be, and once."""
        for table, players in self.players.items():
            saved = await self.saved(table)
            self.bots[table] = sum(entry.kind == "move" and entry.player is None for entry in saved.values())
            for player in players:
                for version, message in player.acknowledged.items():
                    entry = saved.get(version)
                    assert entry and entry.kind in KINDS[message["type"]], (
                        f"{table}: version {version} is lost: {message}"
                    )
                    if "move" in message or "text" in message:
                        assert entry.data["text"] == message.get("move", message.get("text")), f"{table}: {version}"

    async def saved(self, table: str) -> dict[int, Entry]:
        """What the database has of a table, read past the server."""
        reading = engine.reader(database_url(self.server.command[2]), 1)
        with reading.connect() as connection:
            entries = load_log(connection, table)
        reading.dispose()
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1)), "a gap in the log"
        return {entry.version: entry for entry in entries}
