"""A private Redis (or Valkey) server, from the system's own binary."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from contextlib import contextmanager

from ports import free_port


def binary() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


@contextmanager
def redis_server(folder):
    """The address of a running server, and its process."""
    port = free_port()
    command = [binary(), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            assert process.poll() is None, "redis-server did not start"
            time.sleep(0.02)
    try:
        yield f"redis://127.0.0.1:{port}", process
    finally:
        process.kill()
        process.wait()
