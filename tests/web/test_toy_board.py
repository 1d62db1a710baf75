"""A fifth game's board, added as docs/adding-a-game.md says: the toy is built into a copy of the page and played there.

The page that people get knows nothing of it.
"""

import shutil
import subprocess

import hands
import pytest
from browsers import ROOT, House

TOY = ROOT / "tests" / "toy"
SERVE = """
import sys
sys.path.append({tests!r})
from pathlib import Path
from drovers.server.serving import Serving
from drovers.server.settings import Settings
chosen = Settings(database=sys.argv[2], games={{"toy": "toy"}}, static=Path({static!r}), rates=False, bot_workers=1,
                  bots_compiled=False, bot_pause=0.05)
Serving(chosen, port=int(sys.argv[1])).run()
"""
# A line or a few in each of the page's lists of games: the file, what stands there, and what is put before it.
LINES = (
    ("games/face.ts", "  colorado: () =>", '  toy: () => import("./toy/face"),\n'),
    ("lib/games.ts", '"colorado"] as', '"toy", '),
    ("lib/games.ts", "  colorado: [2", "  toy: [2, 3],\n"),
    ("lib/plates.ts", "  colorado: {", '  toy: { Y3: "trick" },\n'),
    ("lib/plates.ts", "  colorado: () =>", '  toy: () => import("../games/toy/Plate.svelte"),\n'),
    ("lib/lessons.ts", "  colorado: [{}", '  toy: [{ points: "hand:" }],\n'),
    ("lib/sitting.ts", "colorado: 3 }", "toy: 2, "),
    ("lib/tones.ts", '  "move-colorado"', '  "move-toy": knock(240),\n'),
    ("parts/Scene.svelte", "  import type { GameName }", '  import Toy from "../games/toy/Door.svelte";\n'),
    ("parts/Scene.svelte", "colorado: Colorado }", "toy: Toy, "),
)


@pytest.fixture(scope="module")
def toy_house(tmp_path_factory):
    """A server of the toy alone, with a page built for it."""
    copy = tmp_path_factory.mktemp("page")
    leave = shutil.ignore_patterns("node_modules", "public", "tests", "*.py")
    shutil.copytree(ROOT / "web", copy / "web", ignore=leave)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for room in ("core", "games", "cli"):
        shutil.copytree(ROOT / "src/drovers" / room, copy / "src/drovers" / room, ignore=leave)
    shutil.copytree(TOY, copy / "src/drovers/games/toy", ignore=shutil.ignore_patterns("*.py", "board"))
    sources = copy / "web" / "src"
    shutil.copytree(TOY / "board", sources / "games" / "toy", ignore=shutil.ignore_patterns("*.ftl"))
    for name, before, line in LINES:
        text = (sources / name).read_text()
        assert text.count(before) == 1, (name, before)
        (sources / name).write_text(text.replace(before, line + before))
    for lang in ("en", "fr"):
        with (sources / "words" / f"{lang}.ftl").open("a") as words:
            words.write((TOY / "board" / f"{lang}.ftl").read_text())
    subprocess.run(["npx", "vite", "build", "--logLevel", "error"], cwd=copy / "web", check=True)
    found = House(copy, SERVE.format(tests=str(ROOT / "tests"), static=str(copy / "src/drovers/server/static")))
    found.start()
    yield found
    found.stop()


@pytest.mark.soak
def test_the_toy_is_played_on_its_own_board(browser, toy_house):
    page = hands.new_page(browser, toy_house)
    table = hands.make_table(page, toy_house, game="toy", seats=["me", "random"], start=True)
    page.goto(f"{toy_house.url}/table/{table}")
    hands.wait_turn(page)
    assert "Lay a card face down; 3 tricks to come." in page.get_by_test_id("sentence").inner_text()
    hands.shot(page, "toy")
    hands.play_by_mouse(page)
    assert page.locator(".shown span").count() == 6  # everything has been turned up
    page.get_by_test_id("language").first.click()
    page.get_by_text("plis").first.wait_for()
    hands.shot(page, "toy-over")
    page.goto(toy_house.url)
    page.get_by_test_id("play-toy").wait_for()
    hands.shot(page, "toy-home")
    assert page.troubles == []
