"""Everybody can use it: axe finds nothing, a phone needs no sideways scrolling, the first load is light and still."""

import gzip
import re
from pathlib import Path

import hands
import pytest
from browsers import ROOT, STATIC
from moments import moments
from staged import Stage, about_to, played
from test_beats import SCENES

import drovers

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("schotten", "tain", "goats", "colorado")
SEATS = {"schotten": 2, "tain": 4, "goats": 5, "colorado": 4}
THEMES = ("light", pytest.param("dark", marks=pytest.mark.breadth))
PAGES = (
    "/",
    "/lobby",
    "/tables",
    "/new/goats",
    "/rules",
    "/rules/goats",
    "/learn",
    "/learn/schotten",
    "/leaders",
    "/profile",
    "/settings",
    "/verify",
    "/club",
    "/daily",
    "/puzzles",
    "/puzzles/goats",
    "/study/schotten",
    "/company",
    "/tournaments",
    "/matches",
    "/openings",
)
MORE = (
    "/club",
    "/company",
    "/matches",
    "/tournaments",
    "/daily",
    "/openings/goats",
    *(f"/rules/{game}" for game in GAMES),
    *(f"/puzzles/{game}" for game in GAMES),
    *(f"/study/{game}" for game in GAMES),
    *(f"/learn/{game}" for game in GAMES[1:]),
    *(f"/learn/{game}/2" for game in GAMES),
    "/nowhere",
)
LOOKS = [("light", PAGES), *(pytest.param(theme, PAGES + MORE, marks=pytest.mark.soak) for theme in ("light", "dark"))]


# A piece is a picture: the letters drawn on it are no label, its name says in words what it is.
PICTURES = {"label-content-name-mismatch": {"enabled": False}}


def violations(page, rules=None):
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], rules})", rules or {})["violations"]
    return [(one["id"], [node["target"] for node in one["nodes"]][:4]) for one in found]


def elsewhere(page, house, path):
    """By a link, once nothing is left of the page before: to load each anew takes three times as long."""
    page.locator("h1, .frame").first.wait_for()
    page.evaluate("for (const one of document.querySelectorAll('h1, .frame')) one.dataset.before = ''")
    hands.inside(page, house, path)
    page.wait_for_selector("[data-before]", state="detached")
    page.locator("h1, .frame").first.wait_for()


@pytest.mark.breadth
@pytest.mark.parametrize(("theme", "paths"), LOOKS, ids=["light", "light, all", "dark, all"])
def test_axe_finds_nothing_on_the_pages_and_none_is_wider_than_a_phone(theme, paths, browser, house):
    page = hands.new_page(browser, house, "/settings", color_scheme=theme)
    for path in paths:
        elsewhere(page, house, path)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        assert violations(page, PICTURES) == [], path
        page.set_viewport_size(hands.PHONE)
        assert not hands.wide(page), path
        page.set_viewport_size(hands.DESK)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_a_table(theme, browser, house):
    page = hands.new_page(browser, house, color_scheme=theme)
    stage = Stage(page, house)
    for game in GAMES:
        for plies in (12, 9999) if game == "goats" else (12,):  # in the middle, and with a result, alike in all games
            stage.show(played(game, 2, plies), 0)
            page.wait_for_timeout(300)
            assert violations(page, PICTURES) == [], (game, plies)


@pytest.mark.soak
@pytest.mark.parametrize("theme", ("light", "dark"))
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_phase(game, theme, browser, house):
    page = hands.new_page(browser, house, color_scheme=theme, settings={"speed": "slow"})
    stage, found = Stage(page, house), {}
    for key, position in moments(game, SEATS[game]).items():
        match = drovers.load(game).from_position(position)
        stage.show(match, match.to_move[0] if match.to_move else 0)
        page.wait_for_timeout(300)
        found[key] = violations(page, PICTURES)
    match, seat, move = about_to(game, 2, SCENES[game])
    stage.show(match, 0)
    stage.make(seat, move)
    page.get_by_test_id("telling").hover()
    page.wait_for_timeout(600)
    found["told"] = violations(page, PICTURES)
    assert not any(found.values()), {key: faults for key, faults in found.items() if faults}


@pytest.mark.breadth
def test_no_table_scrolls_sideways_on_a_phone(browser, house):
    page = hands.new_page(browser, house, viewport=hands.PHONE, has_touch=True, is_mobile=True)
    for game in GAMES:
        table = hands.make_table(
            page, house, game=game, seats=["me", "random", "random"][: 2 if game == "schotten" else 3], start=True
        )
        page.goto(f"{house.url}/table/{table}")
        hands.wait_turn(page)
        assert not hands.wide(page), game


def weighed(names):
    """What files of the page weigh on their way, without fonts."""
    files = {STATIC.parent / re.sub(r"^.*?//[^/]+/", "", name).split("?")[0] for name in names}
    kept = [path for path in files if path.is_file() and path.suffix != ".woff2"]
    return sum(len(gzip.compress(Path(path).read_bytes())) for path in kept)


def fetched(page):
    return set(page.evaluate("performance.getEntriesByType('resource').map(one => one.name)"))


@pytest.mark.breadth
def test_the_first_load_and_every_board_are_light(browser, house):
    page = hands.new_page(browser, house, "/")
    page.wait_for_selector("h1")
    assert weighed({*fetched(page), "//house/index.html"}) <= 120_000
    boards = {}
    for game in GAMES:
        other = hands.new_page(browser, house)
        Stage(other, house).show(played(game, 2, 4), 0)
        boards[game] = fetched(other)
        other.close()
    shell = set.intersection(*boards.values())
    weights = {game: weighed(files - shell) for game, files in boards.items()}
    print(weights)
    assert all(weight <= 60_000 for weight in weights.values()), weights


def test_nothing_jumps_when_a_match_loads(browser, house):
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="goats", seats=["me", "random"], start=True)
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver(list => { for (const one of list.getEntries()) "
        "if (!one.hadRecentInput) window.shift += one.value }).observe({type: 'layout-shift', buffered: true})"
    )
    page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector("[data-testid=table] .frame")
    page.wait_for_timeout(500)
    assert page.evaluate("window.shift") < 0.05


@pytest.mark.breadth
def test_a_board_update_costs_little(browser, house):
    """Scripting for one move at a table of five: 16 ms of the processor; `benchmarks.board` has whole matches."""
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="goats", seats=["me", *["random"] * 4], start=True)
    page.goto(f"{house.url}/table/{table}")
    hands.wait_turn(page)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})  # not the time on a wall

    def scripted():
        return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}[
            "ScriptDuration"
        ]

    before, ply = scripted(), hands.ply(page)
    for _ in range(4):
        hands.from_the_list(page)
        hands.wait_turn(page)
    cost = 1000 * (scripted() - before) / (hands.ply(page) - ply)
    print(f"scripting for one move: {cost:.1f} ms")
    assert cost < 32  # twice that: these are the first moves, before anything is warm
