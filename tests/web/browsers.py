"""A server of this very code for a browser to visit, and what a machine needs for that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests" / "server"))

from ports import free_port  # noqa: E402

STATIC = ROOT / "src" / "drovers" / "server" / "static" / "index.html"
# Debian's Chromium; the form without windows, where it is there, does the same with a fifth less of the processor.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--process-per-site", "--renderer-process-limit=1",  # one process draws all pages of a context
]  # fmt: skip
SERVE = """
import sys
from drovers.server.serving import Serving
from drovers.server.settings import Settings
from drovers.server import bot_worker
import hasty
bot_worker.judge = hasty.judge
quick = {"bot_pause": 0.05, "rates": False, "bot_workers": 1, "bots_compiled": False}
quick |= {"bot_limit": 900, "judge_limit": 900}  # on a busy machine a process may take a minute to begin
Serving(Settings(database=sys.argv[2], **quick), port=int(sys.argv[1])).run()
"""


def missing() -> str | None:
    """Why these tests cannot run here, if they cannot."""
    if not CHROMIUM:
        return "no Chromium on this machine (`make machine` installs Debian's)"
    if not STATIC.is_file():
        return "the page has not been built (make web)"
    try:
        import playwright  # noqa: F401
    except ImportError:
        return "Playwright is not installed (it is one of the dev extras)"
    return None


class House:
    """A server that can be stopped and started again on the same database and port."""

    def __init__(self, folder: Path, serve: str = SERVE):
        self.folder, self.serve = folder, serve
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        paths = os.pathsep.join([str(ROOT / "src"), str(Path(__file__).parent)])
        environment = os.environ | {"PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1"}
        command = [sys.executable, "-c", self.serve, str(self.port), str(self.folder / "tables.db")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        while self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=10)
                return
            except OSError:
                time.sleep(0.25)
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def stop(self) -> None:
        """Stops it."""
        if self.process:
            self.process.terminate()
            self.process.wait(120)
            self.process = None
