"""The four games with a person and a socket on every seat: what a move costs the server, and what a table keeps."""

from __future__ import annotations

import asyncio
import json
import random
import time
from functools import partial

import httpx

from .processes import memory, our_command, processor, served
from .sockets import Line, connect

REAL = (("schotten", 2), ("tain", 4), ("goats", 5), ("colorado", 4))
ASLEEP = 4.0  # seconds after which a table that nobody uses falls asleep here


class RealTable:
    """A match with all seats watching; once it is let go, whoever owes a move makes one."""

    def __init__(self, ports: int | list[int], game: str, seats: int):
        self.ports = [ports] if isinstance(ports, int) else ports  # of the instances the seats are connected to in turn
        self.game, self.seats = game, seats
        self.moves, self.dice, self.over = 0, random.Random(game), False
        self.going, self.waiting = False, dict[int, bytes]()  # moves held back until it is let go
        self.lines: list[Line] = []

    async def begin(self, client: httpx.AsyncClient) -> None:
        """Everybody sits down, and the match begins."""
        cookies = []
        for _ in range(self.seats):
            client.cookies.clear()
            answer = await client.post("/api/guest", json={"name": "Ada"})
            cookies.append(f"drovers={answer.cookies['drovers']}")
        form = {"game": self.game, "seats": ["open"] * (self.seats - 1) + ["me"]}
        self.id = (await client.post("/api/tables", json=form)).json()["id"]
        for seat, cookie in enumerate(cookies):
            port = self.ports[seat % len(self.ports)]
            self.lines.append(await connect(port, "/ws", partial(self.heard, seat), cookie))
        for line in self.lines[:-1]:
            line.send(json.dumps({"type": "join", "table": self.id}).encode())
        while not all(one["player"] for one in (await client.get(f"/api/tables/{self.id}")).json()["table"]["seats"]):
            await asyncio.sleep(0.02)
        for line in self.lines:
            line.send(json.dumps({"type": "watch", "table": self.id}).encode())
        self.lines[-1].send(json.dumps({"type": "start", "table": self.id}).encode())

    def heard(self, place: int, text: bytes) -> None:
        """Makes a move if one is owed."""
        if not text.startswith((b'{"type":"moved"', b'{"type":"synced"')):
            return
        frame = json.loads(text)
        self.moves += place == 0 and frame["type"] == "moved"
        self.over = self.over or bool(frame["result"])
        view = frame["views"][0] if frame["views"] else {"seat": None}
        if frame["owing"] and view["seat"] == frame["owing"][0]:
            whole = view.get("handful")
            move = self.dice.choice(view["legal"]) if view["legal"] else whole and whole["none"]
            play = {"type": "play", "table": self.id, "version": frame["version"], "move": move}
            self.waiting[place] = json.dumps(play).encode()
            if self.going:
                self.step()

    def go(self) -> None:
        """From now on every move is sent at once."""
        self.going = True
        self.step()

    def step(self) -> None:
        """Sends what has been held back."""
        for place, play in self.waiting.items():
            self.lines[place].send(play)
        self.waiting.clear()

    def close(self) -> None:
        """Leaves."""
        for line in self.lines:
            line.transport.close()


async def measure_game(game: str, seats: int, tables: int, seconds: float) -> dict[str, float]:
    """Processor a move while moves are all that happens; memory a table, at play and asleep, sockets and all."""
    games = {game: f"drovers.games.{game}"}

    def command(port: int, folder: str) -> list[str]:
        return our_command(port, f"{folder}/drovers.db", games, {"asleep_after": ASLEEP, "sockets_most": 30_000})

    async with (
        served(command) as (port, pid),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client,
    ):
        warm = RealTable(port, game, seats)
        await warm.begin(client)
        warm.go()
        await asyncio.sleep(2)
        before, played = memory(pid), [RealTable(port, game, seats) for _ in range(tables)]
        for one in played:
            await one.begin(client)
        while not all(one.waiting for one in played):
            await asyncio.sleep(0.05)
        used = processor(pid)
        await go_on(played, seconds)
        made = sum(one.moves for one in played)
        cost, playing = 1e6 * (processor(pid) - used) / max(1, made), memory(pid)
        await asyncio.sleep(ASLEEP + 8)
        asleep = memory(pid)
        for one in (warm, *played):
            one.close()
    kept = {"KiB/table": 1024 * (playing - before) / tables, "asleep": 1024 * (asleep - before) / tables}
    return {"moves": made, "µs of processor/move": cost} | kept


async def go_on(played: list[RealTable], seconds: float) -> None:
    """Lets all tables play for so long, or until half of them are over, and waits until nothing is under way."""
    began = time.perf_counter()
    for one in played:
        one.go()
    while time.perf_counter() - began < seconds and 2 * sum(one.over for one in played) < len(played):
        await asyncio.sleep(0.05)
    for one in played:
        one.going = False
    await asyncio.sleep(0.5)
