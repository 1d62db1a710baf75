"""How long a game takes to compile once and to start when it is compiled, and a server until it serves a page."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from urllib.error import HTTPError

PROGRAM = """
import sys, drovers
from drovers.contract import Case
from drovers.core import jit, playout
game = drovers.load(sys.argv[1])
states, fresh, out = Case(game, game.seats[0], {}).records()
jit.compiled(playout.random_match)(states, 0, fresh, 1, jit.numbers(4), out)
"""


def times(name: str) -> tuple[float, float]:
    """Processor seconds of a process that compiles the game and plays, and of one that finds it compiled."""
    with tempfile.TemporaryDirectory() as cache:
        return _run(name, cache), _run(name, cache)


def _run(name: str, cache: str) -> float:
    before = _spent()
    subprocess.run([sys.executable, "-c", PROGRAM, name], env=os.environ | {"DROVERS_CACHE": cache}, check=True)
    return _spent() - before


def _spent() -> float:
    """Processor time of the processes that were waited for."""
    times = os.times()
    return times.children_user + times.children_system


def served() -> tuple[float, float]:
    """Seconds from `drovers serve` to the first page and the list of games: the very first time, and the next."""
    with tempfile.TemporaryDirectory() as home:
        return _serve(home), _serve(home)


def _serve(home: str) -> float:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start = time.perf_counter()
    command = [sys.executable, "-c", "from drovers.cli import main; main()", "serve", "--port", str(port)]
    environment = os.environ | {"DROVERS_CACHE": f"{home}/cache", "DROVERS_DATA": f"{home}/data"}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for path in ("/", "/api/games"):
            _get(server, f"http://127.0.0.1:{port}{path}")
        return time.perf_counter() - start
    finally:
        server.terminate()
        server.wait()


def _get(server: subprocess.Popen[bytes], address: str) -> None:
    """Asks until somebody answers, be it that the page has not been built."""
    while server.poll() is None:
        try:
            urllib.request.urlopen(address, timeout=30).read()
            return
        except HTTPError:
            return
        except OSError:
            time.sleep(0.01)


if __name__ == "__main__":
    first, again = served()
    print(f"drovers serve: first page after {first:.2f} s the very first time, {again:.2f} s from then on")
