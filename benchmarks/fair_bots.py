"""`python -m benchmarks.fair_bots`: one guest opens sixty Colorado tables with three level-5 bots each and keeps them
busy; how long does another player's greedy bot take to answer?
"""

from __future__ import annotations

import argparse
import json
import socket
import statistics
import tempfile
import threading
import time

import httpx
from websockets.sync.client import ClientConnection, connect

import drovers
from drovers.bots.warming import is_warm
from drovers.server.serving import Serving
from drovers.server.settings import Settings

GAMES = {name: f"drovers.games.{name}" for name in ("colorado", "goats")}
WATCHED = 30  # tables a socket


class Player:
    """Somebody with a name and sockets."""

    def __init__(self, port: int, name: str):
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.http.post("/api/guest", json={"name": name}).raise_for_status()

    def table(self, game: str, seats: list[str]) -> str:
        form = {"game": game, "seats": seats, "start": True}
        return self.http.post("/api/tables", json=form).raise_for_status().json()["id"]

    def socket(self) -> ClientConnection:
        cookie = {"Cookie": f"drovers={self.http.cookies['drovers']}"}
        return connect(f"ws://127.0.0.1:{self.port}/ws", additional_headers=cookie, max_size=None)


def play_first(line: ClientConnection, frame: dict) -> bool:
    """Plays the first legal move of whatever this frame asks for; whether it asked."""
    legal = frame["views"][0]["legal"] if frame.get("views") else []
    if legal:
        table = frame["table"] if isinstance(frame["table"], str) else frame["table"]["id"]
        line.send(json.dumps({"type": "play", "table": table, "version": frame["version"], "move": legal[0]}))
    return bool(legal)


def flood(mallory: Player, tables: list[str]) -> None:
    """Keeps these tables busy for ever."""
    with mallory.socket() as line:
        for table in tables:
            line.send(json.dumps({"type": "watch", "table": table}))
        for text in line:
            play_first(line, json.loads(text))


def answers(ada: Player, count: int) -> list[float]:
    """Seconds from a move's acknowledgement until the greedy bot has answered, match after match."""
    taken: list[float] = []
    with ada.socket() as line:
        while len(taken) < count:
            line.send(json.dumps({"type": "watch", "table": ada.table("goats", ["me", "greedy"])}))
            began, over = 0.0, False
            while not over and len(taken) < count:
                frame = json.loads(line.recv(120))
                if began and frame["type"] == "moved" and frame["seat"] == 1:
                    taken.append(time.monotonic() - began)
                    began = 0.0
                play_first(line, frame)
                if frame["type"] == "moved" and frame["owing"] == [1]:
                    began = time.monotonic()
                over = bool(frame.get("result"))
    return taken


def say(name: str, taken: list[float]) -> None:
    cut = statistics.quantiles(taken, n=100)
    print(
        f"{name}: {len(taken)} answers, p50 {cut[49]:.2f} s, p99 {cut[98]:.2f} s, most {max(taken):.2f} s", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--answers", type=int, default=150)
    chosen = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"{folder}/drovers.db", games=GAMES, sockets_per_address=500, rates=False)
        one = Serving(settings, port=port)
        threading.Thread(target=one.run, daemon=True).start()
        while not one.started:
            time.sleep(0.05)
        while not all(is_warm(drovers.load(name)) for name in GAMES):
            time.sleep(1.0)
        ada, mallory = Player(port, "Ada"), Player(port, "Mallory")
        say("quiet", answers(ada, chosen.answers // 3))
        tables = [mallory.table("colorado", ["me", "level5", "level5", "level5"]) for _ in range(chosen.tables)]
        for first in range(0, len(tables), WATCHED):
            threading.Thread(target=flood, args=(mallory, tables[first : first + WATCHED]), daemon=True).start()
        time.sleep(3.0)
        say(f"beside {chosen.tables} tables of three level-5 bots", answers(ada, chosen.answers))


if __name__ == "__main__":
    main()
