"""The four games with a person and a socket on every seat: what a move costs the server, and what a table keeps."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterable
from functools import partial

import httpx
import msgspec
from msgspec import Struct

from .furnished import Furnished, furnish
from .processes import memory, our_command, processor, served
from .sockets import Line, connect

REAL = (("schotten", 2), ("tain", 4), ("goats", 5), ("colorado", 4))
ASLEEP = 2.0  # seconds after which a table that nobody uses falls asleep here
ROUNDS = 8.0  # seconds until it has certainly been looked at
TOGETHER = 50  # tables that people come to at once


class Handful(Struct):
    """A move of any number of things; with nothing in it."""

    none: str


class View(Struct):
    """What a seat has to know to go on."""

    seat: int | None
    legal: list[str]
    handful: Handful | None = None


class Heard(Struct):
    """What is told of a move, as far as it matters here."""

    version: int
    owing: list[int]
    views: list[View]
    result: object = None


HEARD = msgspec.json.Decoder(Heard)


class RealTable:
    """A match with all seats watching; once it is let go, whoever owes a move makes one."""

    def __init__(self, ports: int | list[int], game: str, seats: int):
        self.ports = [ports] if isinstance(ports, int) else ports  # of the instances the seats are connected to in turn
        self.game, self.seats, self.id = game, seats, ""
        self.moves, self.bytes, self.dice, self.over = 0, 0, random.Random(game), False
        self.going, self.waiting = False, dict[int, bytes]()  # moves held back until it is let go
        self.lines: list[Line] = []
        self.sent, self.mover, self.taken = 0.0, 0, list[float]()  # how long others waited to hear of a move

    async def begin(self, client: httpx.AsyncClient) -> None:
        """Everybody sits down, and the match begins."""
        cookies = []
        for _ in range(self.seats):
            client.cookies.clear()
            answer = await client.post("/api/guest", json={"name": "Ada"})
            cookies.append(f"drovers={answer.cookies['drovers']}")
        form = {"game": self.game, "seats": ["open"] * (self.seats - 1) + ["me"]}
        self.id = (await client.post("/api/tables", json=form)).json()["id"]
        await self.come(cookies)
        for line in self.lines[:-1]:
            line.send(json.dumps({"type": "join", "table": self.id}).encode())
        while not all(one["player"] for one in (await client.get(f"/api/tables/{self.id}")).json()["table"]["seats"]):
            await asyncio.sleep(0.02)
        self.watch()
        self.lines[-1].send(json.dumps({"type": "start", "table": self.id}).encode())

    async def come(self, cookies: list[str]) -> None:
        """Everybody connects."""
        for place, cookie in enumerate(cookies):
            port = self.ports[place % len(self.ports)]
            self.lines.append(await connect(port, "/ws", partial(self.heard, place), cookie))

    def watch(self) -> None:
        """Everybody looks at the table."""
        for line in self.lines:
            line.send(json.dumps({"type": "watch", "table": self.id, "changes": True}).encode())

    def heard(self, place: int, text: bytes) -> None:
        """Makes a move if one is owed."""
        if not text.startswith((b'{"type":"moved"', b'{"type":"synced"')):
            return
        self.bytes += len(text)
        self.moves += place == 0 and text.startswith(b'{"type":"moved"')
        if self.sent and place != self.mover:
            self.taken.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        frame = HEARD.decode(text)
        self.over = self.over or bool(frame.result)
        view = frame.views[0] if frame.views else None
        if view and frame.owing and view.seat == frame.owing[0]:
            move = self.dice.choice(view.legal) if view.legal else view.handful and view.handful.none
            play = {"type": "play", "table": self.id, "version": frame.version, "move": move}
            self.waiting[place] = msgspec.json.encode(play)
            if self.going:
                self.step()

    def go(self) -> None:
        """From now on every move is sent at once."""
        self.going = True
        self.step()

    def step(self) -> None:
        """Sends what has been held back."""
        for place, play in self.waiting.items():
            self.sent, self.mover = time.perf_counter(), place
            self.lines[place].send(play)
        self.waiting.clear()

    def close(self) -> None:
        """Leaves."""
        for line in self.lines:
            line.transport.close()


async def measure_game(game: str, seats: int, tables: int, seconds: float) -> dict[str, float]:
    """Processor and bytes a move while moves are all that happens; memory a socket and a table, asleep and at play."""
    with tempfile.TemporaryDirectory() as folder:
        furnished = furnish(f"{folder}/drovers.db", game, seats, tables)

        def command(port: int, _: str) -> list[str]:
            settings = {"asleep_after": ASLEEP, "sockets_per_address": 20_000, "sockets_most": 20_000}
            return our_command(port, f"{folder}/drovers.db", {game: f"drovers.games.{game}"}, settings)

        async with served(command) as (port, pid):
            warm, *played = [RealTable(port, game, seats) for _ in furnished]
            await gather([warm], furnished[:1])
            await go_on([warm], 2)
            before = memory(pid)
            await gather(played, furnished[1:], watch=False)
            connected = memory(pid)
            await look(played)
            await asyncio.sleep(ASLEEP + ROUNDS)
            asleep, used = memory(pid), processor(pid)
            await go_on(played, seconds)
            made, sent = sum(one.moves for one in played), sum(one.bytes for one in played)
            cost, playing = 1e6 * (processor(pid) - used) / max(1, made), memory(pid)
            for one in (warm, *played):
                one.close()
    many = len(played)
    kept = {"KiB/socket": (connected - before) / seats, "KiB/table asleep": asleep - connected}
    kept = {name: 1024 * size / many for name, size in (kept | {"at play": playing - connected}).items()}
    return {"moves": made, "µs of processor/move": cost, "B/move": sent / max(1, made)} | kept


async def gather(played: list[RealTable], furnished: Iterable[Furnished], *, watch: bool = True) -> None:
    """Everybody comes to the tables that were made for them, and looks at them."""
    waiting = list(zip(played, furnished, strict=True))
    for first in range(0, len(waiting), TOGETHER):
        some = waiting[first : first + TOGETHER]
        for table, made in some:
            table.id = made.id
        await asyncio.gather(*(table.come(made.cookies) for table, made in some))
        if watch:
            await look([table for table, _ in some])


async def look(played: list[RealTable]) -> None:
    """Everybody looks, at a few tables at a time, until whoever has to move knows it."""
    for first in range(0, len(played), TOGETHER):
        some = played[first : first + TOGETHER]
        for table in some:
            table.watch()
        while not all(table.waiting for table in some):
            await asyncio.sleep(0.01)


async def go_on(played: list[RealTable], seconds: float) -> None:
    """Lets all tables play for so long, or until half of them are over, and waits until nothing is under way."""
    began = time.perf_counter()
    for one in played:
        one.moves = one.bytes = 0
        one.go()
    while time.perf_counter() - began < seconds and 2 * sum(one.over for one in played) < len(played):
        await asyncio.sleep(0.05)
    for one in played:
        one.going = False
    await asyncio.sleep(0.5)
