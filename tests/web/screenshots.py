"""Pictures of every page, and of every phase of every game at five sizes; light and dark, both languages.

`make screenshots`.  Beside the pictures lies a contact sheet for each device, theme and language.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import hands
from browsers import CHROMIUM, FLAGS, ROOT, House, missing
from playwright.sync_api import sync_playwright
from staged import Stage
from test_sizes import SIZES
from test_sizes import moments as staged

import drovers

OUT = ROOT / "screenshots"
DEVICES = {"desk": {"width": 1440, "height": 900}, "phone": hands.PHONE}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
GAMES = ("schotten", "tain", "goats", "colorado")
PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "tables": "/tables",
    "new": "/new/goats",
    "rules": "/rules",
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    **{f"learn-{game}": f"/learn/{game}" for game in GAMES},
    "leaders": "/leaders",
    "settings": "/settings",
    "profile": "/profile",
    "verify": "/verify",
    "nowhere": "/nowhere",
}
SEATS = {"schotten": 2, "tain": 4, "goats": 3, "colorado": 3}
PLIES = {"schotten": 30, "tain": 12, "goats": 40, "colorado": 110}  # how far a match has come when its picture is taken


def advance(page: Any, plies: int) -> None:
    """Plays until there is something to see and it is our move."""
    dice = random.Random(4)
    while hands.wait_turn(page) and hands.ply(page) < plies:
        hands.act_by_mouse(page, dice)
    page.keyboard.press("Escape")


def tables(page: Any, house: House) -> dict[str, str]:
    """A table of every game in its middle; one coached, one waiting, one passed round, one over and analysed."""
    found = {}
    for game, seats in SEATS.items():
        bots = ["greedy"] * (seats - 1)
        table = hands.make_table(page, house, game=game, seats=["me", *bots], start=True)
        found[game] = f"/table/{table}"
        page.goto(house.url + found[game])
        advance(page, PLIES[game])

    def make(**form: Any) -> str:
        return f"/table/{hands.make_table(page, house, **form)}"

    found["coached"] = make(game="tain", seats=["me", "greedy"], start=True) + "?coach=1"
    found["waiting"] = make(game="goats", seats=["me", "open", "open"], open=True)
    found["passing"] = make(game="colorado", seats=["me", "me"], start=True)
    found["over"] = make(game="schotten", seats=["me", "greedy"], start=True)
    found["replay"] = found["over"].replace("table", "replay") + "?ply=14"
    analysed(page, house, found["over"], found["replay"])
    return found


def analysed(page: Any, house: House, table: str, replay: str) -> None:
    """A whole match, then looked at again."""
    page.goto(house.url + table)
    while hands.wait_turn(page):
        hands.from_the_list(page)
    page.goto(house.url + replay)
    page.get_by_test_id("study-start").click()
    page.wait_for_selector("[data-testid=study][data-state=done]", timeout=400_000)


def phases(browser: Any, house: House) -> None:
    """Every phase of every game, staged: nobody has to play for it."""
    moments = {(game, *key): position for game, seats in SEATS.items() for key, position in staged(game, seats).items()}
    for lang, locale in LOCALES.items():
        for theme in ("light", "dark"):
            page = hands.new_page(browser, house, color_scheme=theme, locale=locale, settings={"lang": lang})
            stage = Stage(page, house, lang)
            for (game, phase, fuller), position in moments.items():
                match = drovers.load(game).from_position(position)
                stage.show(match, match.to_move[0])
                for width, height in SIZES:
                    page.set_viewport_size({"width": width, "height": height})
                    page.wait_for_timeout(150)
                    name = f"{game}-{phase}{'-late' if fuller else ''}-{width}x{height}-{theme}-{lang}"
                    page.screenshot(path=OUT / f"{name}.png")
            page.context.close()


def shoot(browser: Any, house: House) -> None:
    """Takes them all."""
    phases(browser, house)
    maker = hands.new_page(browser, house)
    places = PAGES | tables(maker, house)
    state = maker.context.storage_state()
    for lang, locale in LOCALES.items():
        for theme in ("light", "dark"):
            for device, size in DEVICES.items():
                look = {"viewport": size, "color_scheme": theme, "locale": locale, "storage_state": state}
                page = hands.new_page(browser, house, **look)
                for name, path in places.items():
                    page.goto(house.url + path)
                    page.wait_for_load_state("networkidle")
                    page.wait_for_timeout(500)
                    page.screenshot(path=OUT / f"{name}-{device}-{theme}-{lang}.png")
                page.context.close()
                sheet(browser, list(places), f"{device}-{theme}-{lang}", size)


def sheet(browser: Any, names: list[str], look: str, size: dict[str, int]) -> None:
    """All pictures of one look on one page."""
    width = size["width"] * 300 // size["height"]
    pictures = "".join(f'<figure><img src="{name}-{look}.png" height=300><br>{name}</figure>' for name in names)
    style = "figure{margin:0;font:12px sans-serif} body{display:flex;flex-wrap:wrap;gap:8px;background:#888}"
    page = browser.new_page(viewport={"width": (width + 8) * (4 if width > 300 else 10) + 16, "height": 400})
    (OUT / "sheet.html").write_text(f"<style>{style}</style>{pictures}")
    page.goto((OUT / "sheet.html").as_uri())
    page.screenshot(path=OUT / f"sheet-{look}.png", full_page=True)
    page.close()


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
