"""A bot that thinks while there is a file `think` in the folder it is told, and leaves its process's number there."""

from __future__ import annotations

import os
import time
from pathlib import Path


class Slowpoke:
    def choose(self, sight, legal, rng, budget):
        folder = Path(os.environ["SLOWPOKE"])
        if (folder / "think").exists():
            (folder / f"{os.getpid()}.pid").touch()
        while (folder / "think").exists():
            time.sleep(0.01)
        return legal[0]
