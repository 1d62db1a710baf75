"""A port for a server that begins a moment later, and that nobody else takes meanwhile."""

from __future__ import annotations

import random
import socket

# Below what the system gives to whoever asks for any port: the thousands of connections that tests make are there.
PORTS = range(12_000, 32_000)


def free_port() -> int:
    """One of our own on which nobody listens."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as one:
            try:
                one.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
