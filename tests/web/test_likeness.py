"""The boards look as they did: one still scene of each game against a small picture of it, blind to fine edges.

After a change that was meant, `DROVERS_LIKENESS=write pytest tests/web/test_likeness.py` takes the pictures anew.
"""

import io
import os
from pathlib import Path

import hands
import pytest
from PIL import Image, ImageChops, ImageStat
from staged import Stage, played

KEPT = Path(__file__).parent / "likeness"
SMALL = (96, 60)
PLIES = {"schotten": 30, "tain": 12, "goats": 30, "colorado": 60}
MOST = 5.0  # of 255, on average over the picture


def seen(page):
    """The screen, small: letters and their edges are gone, colours and places are left."""
    whole = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    return whole.resize(SMALL, Image.Resampling.BOX)


@pytest.mark.parametrize("game", PLIES)
def test_a_board_looks_as_it_did(game, browser, house):
    page = hands.new_page(browser, house, settings={"lang": "en"})
    Stage(page, house).show(played(game, 2, PLIES[game]), 0)
    page.wait_for_timeout(600)
    now, path = seen(page), KEPT / f"{game}.png"
    page.close()
    if os.environ.get("DROVERS_LIKENESS") == "write":
        KEPT.mkdir(exist_ok=True)
        now.save(path, optimize=True)
    apart = ImageStat.Stat(ImageChops.difference(now, Image.open(path).convert("RGB")))
    assert sum(apart.mean) / 3 <= MOST, f"{game} looks different by {sum(apart.mean) / 3:.1f}"
