"""A port for a server that begins a moment later, and that nobody else takes meanwhile."""

from __future__ import annotations

import os
import socket
from itertools import cycle

# Below what the system gives to whoever asks for any port: the thousands of connections that tests make are there.
# Every process of the tests has some of its own, and takes one after the other: a server that is still beginning would
# not be seen, and somebody else's would answer in its place.
FIRST, EACH, PROCESSES = 12_000, 1_000, 20
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % PROCESSES
OWN = [FIRST + EACH * WORKER + (os.getpid() + step) % EACH for step in range(EACH)]  # other runs begin elsewhere
_next = cycle(OWN)


def free_port() -> int:
    """One of our own on which nobody listens."""
    for port in _next:
        with socket.socket() as one:
            try:
                one.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("there is always a next one")
