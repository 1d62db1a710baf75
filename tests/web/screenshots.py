"""Pictures of every page, and of every phase of every game at five sizes; light and dark, both languages.

`make screenshots`.  A contact sheet lies beside them for each game or for the pages, at each size, theme and language.
With arguments it takes some of them: `screenshots.py goats dark fr 390x844`, or `pages` for what is no staged phase.
`screenshots.py kept` takes those of which docs/pictures are made, and makes them.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import hands
from browsers import CHROMIUM, FLAGS, ROOT, House, missing
from moments import moments
from PIL import Image
from playwright.sync_api import sync_playwright
from staged import Stage, about_to
from test_sizes import SIZES

import drovers
from drovers.core.match import Match
from drovers.core.record import replay

OUT, KEPT = ROOT / "screenshots", ROOT / "docs" / "pictures"
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
SCENES = {  # by an event that is told in each
    "schotten": ("claimed",),
    "tain": ("revealed",),
    "goats": ("majority",),
    "colorado": ("ranked", "scored"),
}
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


def looks() -> list[tuple[str, str]]:
    """Languages and themes that were asked for."""
    return [(lang, theme) for lang in asked(LOCALES) for theme in asked(("light", "dark"))]


def asked(all_there_are: Any) -> list[str]:
    """Those of them that the command line names, or all."""
    return [one for one in all_there_are if one in sys.argv[1:]] or list(all_there_are)


def phases(browser: Any, house: House, game: str) -> None:
    """Every phase of a game and its scenes, staged: nobody has to play for it."""
    still = {key: replay(record, drovers.load) for key, record in moments(game, SEATS[game], Match.record).items()}
    for lang, theme in looks():
        page = hands.new_page(browser, house, color_scheme=theme, locale=LOCALES[lang], settings={"lang": lang})
        stage = Stage(page, house, lang)
        names = []
        for (phase, fuller), match in still.items():
            stage.show(match, match.to_move[0] if match.to_move else 0)
            names.append(f"{game}-{phase}{'-late' if fuller else ''}")
            take(page, names[-1], f"{theme}-{lang}")
        page.context.close()
        names += scenes(browser, house, game, lang, theme)
        for width, height in sizes():
            sheet([f"{name}-{width}x{height}" for name in names], f"{theme}-{lang}", f"{game}-{width}x{height}")


def sizes() -> list[tuple[int, int]]:
    """Those that were asked for, or all five."""
    named = {f"{width}x{height}": (width, height) for width, height in SIZES}
    return [named[one] for one in asked(named)]


def take(page: Any, name: str, look: str) -> None:
    """At every size."""
    for size in sizes():
        fit(page, size)
        page.screenshot(path=OUT / f"{name}-{size[0]}x{size[1]}-{look}.png", animations="disabled")


def fit(page: Any, size: tuple[int, int]) -> None:
    """A window of that size, and the page laid out in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("() => document.querySelector('.frame').clientHeight === innerHeight")
    page.wait_for_timeout(100)


def scenes(browser: Any, house: House, game: str, lang: str, theme: str) -> list[str]:
    """What is told in beats, held still at its second beat."""
    slow = {"lang": lang, "speed": "slow"}
    page = hands.new_page(browser, house, color_scheme=theme, locale=LOCALES[lang], settings=slow)
    stage = Stage(page, house, lang)
    for kind in SCENES[game]:
        for size in sizes():
            match, seat, move = about_to(game, SEATS[game], kind)
            stage.show(match, 0)
            fit(page, size)
            stage.make(seat, move)
            page.locator("[data-testid=telling][data-step='1'], [data-testid=telling][data-steps='1']").wait_for()
            page.get_by_test_id("telling").hover()  # which keeps it
            page.wait_for_timeout(900)
            page.screenshot(path=OUT / f"{game}-told-{kind}-{size[0]}x{size[1]}-{theme}-{lang}.png")
            page.get_by_test_id("skip-scene").click()
    page.context.close()
    return [f"{game}-told-{kind}" for kind in SCENES[game]]


def pages(browser: Any, house: House) -> None:
    """Pages, and tables that were really played at."""
    maker = hands.new_page(browser, house)
    places = PAGES | tables(maker, house)
    state = maker.context.storage_state()
    for lang, theme in looks():
        for device, size in DEVICES.items():
            look = {"viewport": size, "color_scheme": theme, "locale": LOCALES[lang], "storage_state": state}
            page = hands.new_page(browser, house, **look)
            for name, path in places.items():
                page.goto(house.url + path)
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(500)
                page.screenshot(path=OUT / f"{name}-{device}-{theme}-{lang}.png")
            page.context.close()
            sheet([f"{name}-{device}" for name in places], f"{theme}-{lang}", device)


def sheet(names: list[str], look: str, name: str) -> None:
    """Pictures of one size and look on one sheet, each half as large."""
    pictures = [Image.open(OUT / f"{one}-{look}.png") for one in names]
    width, height = (side // 2 for side in pictures[0].size)
    columns = max(1, 2160 // width)
    whole = Image.new("RGB", (columns * width, -(-len(pictures) // columns) * height))
    for place, picture in enumerate(pictures):
        whole.paste(picture.resize((width, height)), (place % columns * width, place // columns * height))
    whole.save(OUT / f"sheet-{name}-{look}.webp", quality=80)


DESK, PHONE, TABLET, LYING = "1440x900-light-en", "390x844-dark-fr", "1024x768-dark-en", "844x390-light-fr"
BEST = ("tain-told-revealed", "schotten-over-late", "colorado-sale-bid-late", "goats-play-late")  # one of each game


def keep(browser: Any, house: House) -> None:
    """The pictures of the documentation: every phase of a game on one sheet, the four tables by day and by night."""
    for look in (DESK, PHONE, TABLET, LYING):
        sys.argv[1:] = look.split("-")
        for game in GAMES:
            phases(browser, house, game)
    for game in GAMES:
        small(OUT / f"sheet-{game}-{DESK}.webp", 1080).save(KEPT / f"phases-{game}.webp", quality=45, method=6)
    together("boards", {DESK: 600, PHONE: 300})
    together("boards-more", {TABLET: 600, LYING: 600})


def together(name: str, looks: dict[str, int]) -> None:
    """One moment of every game in one look, and below it in another, each so wide."""
    pictures = [small(OUT / f"{one}-{look}.png", width) for look, width in looks.items() for one in BEST]
    places, x, y = [], 0, 0
    for picture in pictures:
        places.append((x, y))
        x += picture.width
        if x >= 1200:
            x, y = 0, y + picture.height
    whole = Image.new("RGB", (1200, y))
    for place, picture in zip(places, pictures, strict=True):
        whole.paste(picture, place)
    whole.save(KEPT / f"{name}.webp", quality=62, method=6)


def small(path: Path, width: int) -> Image.Image:
    """A picture, so wide."""
    picture = Image.open(path).convert("RGB")
    return picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)


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
            if "kept" in sys.argv[1:]:
                keep(browser, house)
            else:
                for what in asked((*GAMES, "pages")):
                    phases(browser, house, what) if what in GAMES else pages(browser, house)
            browser.close()
    finally:
        house.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
