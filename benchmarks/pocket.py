"""`python -m benchmarks.pocket`: the house in the browser: what is fetched, how soon one plays, how soon it answers.

Ready is the form of a new table, filled by the house in Debian's Chromium from a plain web host on this machine: the
first time with nothing kept, warm with all of it kept by the service worker.  Answers and updates are taken under Node.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import mean

from drovers.cli import browser, site

ROOT = Path(__file__).parents[1]
PACKED, DESK, HERE = ROOT / "web/public/pocket", ROOT / "web/src/pocket/desk.js", Path(__file__).parent
PROMISES = "Promised: ≤ 9 MB, ready ≤ 4 s warm and ≤ 12 s the first time, greedy ≤ 300 ms, an update ≤ 50 ms."
KEPT = """async () => {
  navigator.serviceWorker.controller ?? await new Promise((go) => (navigator.serviceWorker.oncontrollerchange = go));
  navigator.serviceWorker.controller.postMessage("pocket");
  const cache = await caches.open("pocket");
  while ((await cache.keys()).length < 6) await new Promise((go) => setTimeout(go, 50));
}"""


def download() -> float:
    """Megabytes, compressed, that come before the first move."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in PACKED.iterdir()) / 1e6


@contextmanager
def hosted() -> Iterator[str]:
    """The address of what `drovers browser` hands out."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(browser.Files, directory=str(site.PAGE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def ready(times: int) -> tuple[list[float], list[float]]:
    """Seconds until a table can be made: with nothing kept, and warm."""
    sys.path.append(str(ROOT / "tests/web"))
    from browsers import CHROMIUM, FLAGS
    from playwright.sync_api import sync_playwright

    first, warm = [], []
    with hosted() as url, sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for _ in range(times):
            page = chromium.new_context().new_page()
            first.append(_until_ready(page, url))
            page.evaluate(KEPT)
            warm += [_until_ready(page, url) for _ in range(2)]
            page.context.close()
        chromium.close()
    return first, warm


def _until_ready(page, url: str) -> float:
    start = time.perf_counter()
    page.goto(f"{url}/new/tain")
    page.get_by_test_id("against-greedy").wait_for(timeout=90_000)
    return time.perf_counter() - start


def main(times: int = 3, moves: int = 25) -> None:
    print(f"load average {os.getloadavg()[0]:.1f}; {download():.2f} MB compressed before the first move")
    first, warm = ready(times)
    print("ready, first time:", *(f"{one:.1f}" for one in first), "s; warm:", *(f"{one:.1f}" for one in warm), "s")
    command = ["node", HERE / "pocket.mjs", PACKED, DESK, str(moves)]
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        told = json.loads(line) if line.startswith("{") else {}
        if "game" in told:
            print(f"{told['game']}: greedy {_spread(told['answers'])}, an update {_spread(told['updates'])}")
    print(f"load average {os.getloadavg()[0]:.1f}. {PROMISES}")


def _spread(taken: list[float]) -> str:
    return f"{mean(taken):.0f} ms, at worst {max(taken):.0f}"


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
