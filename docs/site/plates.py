"""Draws the pictures of the rules for the documentation: those of the page, by the page, as files (`make plates`).

python docs/site/plates.py FOLDER
"""

from __future__ import annotations

import sys
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from drovers.cli import browser, site
from drovers.research.pictures import DRAW

ROOT = Path(__file__).parents[2]
GAMES = ("schotten", "tain", "goats", "colorado")
WIDTH = 720
# What stands around a figure on the page takes no room in its file.
REST = "figure { margin: 0 !important }" + (
    "div, main, article { padding: 0 !important; margin: 0 !important; max-width: none !important }"
)
GO = "path => document.body.appendChild(Object.assign(document.createElement('a'), {href: path})).click()"
SETTLED = 1_500  # milliseconds until what was asked of the house is drawn


def main(folder: Path) -> None:
    """Every picture in both languages, by day."""
    folder.mkdir(parents=True, exist_ok=True)
    sys.path.append(str(ROOT / "tests/web"))
    from browsers import CHROMIUM, FLAGS

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(browser.Files, directory=str(site.PAGE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for lang in ("en", "fr"):
            context = chromium.new_context(locale=lang, color_scheme="light", viewport={"width": WIDTH, "height": 900})
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/new/tain")
            page.get_by_test_id("against-greedy").wait_for(timeout=120_000)  # the house is open: maps can be drawn
            for game in GAMES:
                page.evaluate(GO, f"/rules/{game}")
                _draw(page, game, lang, folder)
            context.close()
        chromium.close()
    server.shutdown()


def _draw(page: Page, game: str, lang: str, folder: Path) -> None:
    page.locator(f"article[data-game={game}] figure svg").first.wait_for(state="attached")
    page.wait_for_function("() => [...document.querySelectorAll('figure')].every((one) => one.children.length > 1)")
    page.wait_for_timeout(SETTLED)
    for figure in page.locator("figure[data-testid^='plate-']").all():
        name = (figure.get_attribute("data-testid") or "").removeprefix("plate-")
        (folder / f"{game}-{name}.{lang}.svg").write_text(figure.evaluate(DRAW, REST), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
