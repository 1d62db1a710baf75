"""`python -m benchmarks.board [game …]`: what an update costs the page, over a whole random match at a full table.

Processor time of the page's own thread, a move at a time: scripting, and style with layout.  Nothing is told in beats.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from pathlib import Path

import drovers

ROOT = Path(__file__).parents[1]
MOST = 16
PROMISE = f"Promised: scripting below {MOST} ms an update."
SHOWN = """ply => new Promise((go) => {
  const now = () => Number(document.querySelector('[data-testid=table]').dataset.ply);
  const later = requestAnimationFrame;
  const look = () => later(now() === ply ? () => later(go) : look);
  look();
})"""


def costs(browser, house, game: str) -> tuple[list[float], list[float]]:
    """Milliseconds of scripting, and of style and layout, for every move of a match."""
    import hands
    from staged import Stage

    page = hands.new_page(browser, house)
    stage, dice = Stage(page, house), random.Random(5)
    match = drovers.load(game).new(drovers.load(game).seats[-1], {}, 5)
    stage.show(match, 0)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> tuple[float, float]:
        found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return found["ScriptDuration"], found["LayoutDuration"] + found["RecalcStyleDuration"]

    scripting, laying = [], []
    while match.to_move:
        seat, before = dice.choice(match.to_move), spent()
        stage.make(seat, dice.choice(match.legal(seat)))
        page.evaluate(SHOWN, match.ply)
        after = spent()
        scripting.append(1000 * (after[0] - before[0]))
        laying.append(1000 * (after[1] - before[1]))
    page.context.close()
    return scripting, laying


def part(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[int(share * (len(values) - 1))]


def main(games: list[str]) -> None:
    """Prints a line for every game."""
    sys.path.append(str(ROOT / "tests/web"))
    from browsers import CHROMIUM, FLAGS, House
    from playwright.sync_api import sync_playwright

    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in games or drovers.names():
                scripting, laying = costs(browser, house, game)
                halves = f"median {part(scripting, 0.5):.1f} ms, 95 % within {part(scripting, 0.95):.1f} ms"
                halves += f", longest {max(scripting):.1f} ms, {sum(one > MOST for one in scripting)} over {MOST} ms"
                rest = f"style and layout {part(laying, 0.5):.1f} and {part(laying, 0.95):.1f} ms"
                print(f"{game}: {len(scripting)} moves, scripting {halves}; {rest}; load {os.getloadavg()[0]:.1f}")
            browser.close()
    finally:
        house.stop()
    print(PROMISE)


if __name__ == "__main__":
    main(sys.argv[1:])
