"""How long a first move takes from nothing: the command installs, serves, and a browser sits down and plays.

python tests/wheel/first_move.py uvx --from dist/drovers-0.2.0-py3-none-any.whl drovers
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "web"))
import hands
from browsers import CHROMIUM, FLAGS
from playwright.sync_api import sync_playwright


def main(command: list[str]) -> None:
    """Runs it with empty caches and a home of its own, and says when what was there."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as play:
        away = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        away |= {"HOME": home, "UV_CACHE_DIR": f"{home}/uv", "PIP_NO_CACHE_DIR": "1", "PYTHONUNBUFFERED": "1"}
        began = time.monotonic()
        told = subprocess.PIPE
        with subprocess.Popen([*command, "browser", "--quiet"], env=away, cwd=home, stdout=told, text=True) as running:
            try:
                url = next(word for line in running.stdout or () for word in line.split() if word.startswith("http://"))
                print(f"served after {time.monotonic() - began:.1f} s", flush=True)
                browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                page = browser.new_page(viewport=hands.DESK, locale="en-GB")
                page.set_default_timeout(90_000)
                page.goto(url)
                hands.sit(page, "tain")
                hands.wait_turn(page)
                hands.from_the_list(page)
                print(f"the first move after {time.monotonic() - began:.1f} s, load {os.getloadavg()[0]:.1f}")
                browser.close()
            finally:
                running.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
