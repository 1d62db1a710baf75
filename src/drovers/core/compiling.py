"""Says on a terminal that the rules are being compiled, for whoever waits: it takes a while, once a version of them."""

from __future__ import annotations

import sys
import time
from typing import Any

from numba.core.event import Listener, register

from .words import CORE, environment_language

PATIENCE = 1.0  # seconds before anything is said, and between two sayings


class Told(Listener):  # type: ignore[misc]  # numba has no types
    """Counts what is compiled, and tells how much that is on one line."""

    def __init__(self) -> None:
        self.depth, self.count, self.last, self.shown = 0, 0, 0.0, False
        self.lang = environment_language()

    def on_start(self, event: Any) -> None:
        """One more function is begun, perhaps inside another."""
        if self.depth == 0 and not self.shown:
            self.last = time.monotonic()
        self.depth += 1

    def on_end(self, event: Any) -> None:
        """One function is done; after a while whoever waits is told how many."""
        self.depth -= 1
        self.count += 1
        if time.monotonic() - self.last > PATIENCE:
            self.last, self.shown = time.monotonic(), True
            sys.stderr.write(f"\r{CORE.say(self.lang, 'compiling', count=str(self.count))}\x1b[K")
            sys.stderr.flush()
        if self.depth == 0 and self.shown:
            sys.stderr.write("\r\x1b[K")
            self.shown = False


def tell() -> None:
    """From now on, if somebody is looking."""
    if sys.stderr is not None and sys.stderr.isatty():
        register("numba:compile", Told())
