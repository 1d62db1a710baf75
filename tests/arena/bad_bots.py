"""Bots that go wrong in every way a process can."""

from __future__ import annotations

import os
import time


class Deadly:
    """Takes its process with it."""

    def choose(self, sight, legal, rng, budget):
        os._exit(9)


class Endless:
    """Never answers."""

    def choose(self, sight, legal, rng, budget):
        time.sleep(3600)


class Broken:
    """Raises, or answers nonsense."""

    def __init__(self, answer=None):
        self.answer = answer

    def choose(self, sight, legal, rng, budget):
        if self.answer is None:
            raise RuntimeError("thinking failed")
        return self.answer
