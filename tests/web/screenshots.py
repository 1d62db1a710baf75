"""Pictures of every page and board: desktop and phone, light and dark, both languages.  `make screenshots`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import hands
from browsers import CHROMIUM, FLAGS, ROOT, House, missing
from playwright.sync_api import sync_playwright

OUT = ROOT / "screenshots"
DEVICES = {"desk": hands.DESK, "phone": hands.PHONE}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
PAGES = (
    "/",
    "/lobby",
    "/tables",
    "/new/goats",
    "/rules/tain",
    "/learn/goats",
    "/leaders",
    "/settings",
    "/profile",
    "/verify",
)
TABLES = {"schotten": 2, "tain": 4, "goats": 3, "colorado": 3}
PLIES = {"schotten": 30, "tain": 12, "goats": 40, "colorado": 110}  # how far a match has come when its picture is taken


def advance(page: Any, plies: int) -> None:
    """Plays until there is something to see and it is our move."""
    import random

    dice = random.Random(4)
    while hands.wait_turn(page) and hands.ply(page) < plies:
        hands.act_by_mouse(page, dice)
    page.keyboard.press("Escape")
    page.wait_for_timeout(700)


def shoot(browser: Any, house: House) -> None:
    """Takes them all."""
    maker = hands.new_page(browser, house)
    tables = {}
    for game, seats in TABLES.items():
        tables[game] = hands.make_table(maker, house, game=game, seats=["me"] + ["greedy"] * (seats - 1), start=True)
        maker.goto(f"{house.url}/table/{tables[game]}")
        advance(maker, PLIES[game])
    state = maker.context.storage_state()
    for lang, locale in LOCALES.items():
        for theme in ("light", "dark"):
            for device, size in DEVICES.items():
                page = hands.new_page(
                    browser, house, viewport=size, color_scheme=theme, locale=locale, storage_state=state
                )
                for path in (*PAGES, *(f"/table/{table}" for table in tables.values())):
                    page.goto(house.url + path)
                    page.wait_for_selector("h1")
                    page.wait_for_timeout(600)
                    name = next(
                        (game for game, table in tables.items() if table in path),
                        path.strip("/").replace("/", "-") or "home",
                    )
                    page.screenshot(path=OUT / f"{name}-{device}-{theme}-{lang}.png")
                page.context.close()


def main() -> int:
    """Serves, plays a little, takes pictures."""
    if reason := missing():
        print(reason, file=sys.stderr)
        return 1
    OUT.mkdir(exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            shoot(browser, house)
            browser.close()
    finally:
        house.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
