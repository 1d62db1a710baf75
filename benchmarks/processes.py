"""A server in a process of its own, and what it has used."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

HERE = Path(__file__).parent


def our_command(port: int, database: str, games: dict[str, str], settings: dict[str, object]) -> list[str]:
    """How one of ours is started."""
    script = HERE.parent / "tests" / "server" / "serve_for_tests.py"
    return [sys.executable, str(script), database, json.dumps(games), str(port), json.dumps(settings)]


def memory(pid: int) -> float:
    """Resident MiB of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def family(pid: int) -> list[int]:
    """A process and all that it has begun."""
    begun = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in begun for one in family(int(child)))]


def processor(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def served(command: Callable[[int, str], list[str]], root: Path = HERE.parent) -> AsyncIterator[tuple[int, int]]:
    """The port and the process of a server of its own, of this tree or of another."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        known = f"{root}/src:{root}/tests:{root}:{os.environ.get('PYTHONPATH', '')}"
        environment = os.environ | {"PYTHONPATH": known, "DEBUG": ""}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen(command(port, folder), env=environment, **quiet)  # type: ignore[call-overload]
        try:
            while True:
                with socket.socket() as knock:
                    if knock.connect_ex(("127.0.0.1", port)) == 0:
                        break
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
            yield port, process.pid
        finally:
            process.kill()
            process.wait()
