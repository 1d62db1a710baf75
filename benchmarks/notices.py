"""`python -m benchmarks.notices`: how long after a move somebody who is away is told, under a load as bench-server's.

Tables of the few-line game move at a steady pace; at others the player who owes the next move has closed the page.
Each of those has one browser at a push service of our own; the clock stops when the sealed notice arrives there.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import random
import time

import httpx
import uvloop
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .processes import our_command, served
from .server import GAMES, Load, Ours, Pair

GOAL = 5.0  # seconds, at p95


def code(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Service:
    """A push service: when a notice came for each browser."""

    def __init__(self) -> None:
        self.came: dict[str, float] = {}
        self.port = 0

    async def open(self) -> None:
        """Listens on a port of its own."""
        app = web.Application()
        app.router.add_post("/push/{browser}", self.take)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]

    async def take(self, request: web.Request) -> web.Response:
        """One notice."""
        self.came.setdefault(request.match_info["browser"], time.perf_counter())
        return web.Response(status=201)

    def form(self, browser: str) -> dict[str, str]:
        """What a browser subscribes with."""
        key = ec.generate_private_key(ec.SECP256R1()).public_key()
        point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.port}/push/{browser}"
        return {"endpoint": endpoint, "p256dh": code(point), "auth": code(os.urandom(16))}


async def leave(port: int, pairs: list[Pair], service: Service) -> None:
    """Whoever is second at these tables subscribes and closes the page."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        for pair in pairs:
            cookie = {"Cookie": pair.cookies[1]}
            (await client.post("/api/notices/browsers", json=service.form(pair.id), headers=cookie)).raise_for_status()
            pair.lines[1].transport.close()


async def measure(tables: int, rate: float, away: int, seconds: float) -> list[float]:
    """Seconds from each move to its notice."""
    service, ours = Service(), Ours()
    await service.open()

    def command(port: int, folder: str) -> list[str]:
        return our_command(port, f"{folder}/drovers.db", GAMES, {"push_local": True})

    async with served(command) as (port, pid):
        load, waiting = Load(ours, port, tables, pid), Load(ours, port, away, pid)
        await load.seat_all()
        await waiting.seat_all()
        await leave(port, waiting.pairs, service)
        moving = asyncio.create_task(load.pace(rate, seconds))
        moved: dict[str, float] = {}
        for pair in random.Random(1).sample(waiting.pairs, away):
            await asyncio.sleep(seconds / (away + 1))
            moved[pair.id] = time.perf_counter()
            waiting.move(pair)
        print({name: round(value, 1) for name, value in (await moving).items()})
        until = time.perf_counter() + 60
        while len(service.came) < away and time.perf_counter() < until:
            await asyncio.sleep(0.1)
    return sorted(service.came.get(name, float("inf")) - at for name, at in moved.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--away", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    taken = uvloop.run(measure(chosen.tables, chosen.rate, chosen.away, chosen.seconds))
    middle, late = (taken[len(taken) * share // 100] for share in (50, 95))
    print(f"{len(taken)} notices: p50 {middle:.2f} s, p95 {late:.2f} s, slowest {taken[-1]:.2f} s")
    verdict = "reached" if late <= GOAL else "missed"
    print(f"load average {os.getloadavg()[0]:.1f}; the goal of {GOAL:.0f} s is {verdict}")


if __name__ == "__main__":
    main()
