"""A table as a picture, for whoever unfolds a link to it: its game, who sits there and how it ended, drawn here."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from ..core.words import shorten

if TYPE_CHECKING:
    from PIL import ImageDraw, ImageFont

WIDTH, HEIGHT, EDGE = 1200, 630, 72  # what Open Graph asks for
GROUNDS = {"schotten": ("#dfe3e2", "#b7a9a6"), "tain": ("#efe1c2", "#b98b34")}
GROUNDS |= {"goats": ("#d6e8b4", "#7da24f"), "colorado": ("#ede2c8", "#a9814f")}
PLAIN = ("#f3ede1", "#b98b34")
SEATS = ("#1c66a8", "#b9431a", "#0a6f5a", "#9a3a78", "#735a00")
INK, SOFT = "#22252a", "#4d4a44"


class Drawn(Struct, frozen=True):
    """What is in a picture."""

    game: str
    title: str
    names: tuple[str, ...]
    scores: tuple[int, ...]  # none while it is being played
    line: str


@cache
def _font(folder: Path, name: str, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The page's own letters; any where it has not been built."""
    from PIL import ImageFont

    found = sorted(folder.glob(f"assets/{name}-*.woff2"))
    return ImageFont.truetype(found[0], size) if found else ImageFont.load_default(size)


def drawn(what: Drawn, folder: Path) -> bytes:
    """The picture, as PNG."""
    from PIL import Image, ImageDraw

    ground, deep = GROUNDS.get(what.game, PLAIN)
    image = Image.new("RGB", (WIDTH, HEIGHT), ground)
    pen = ImageDraw.Draw(image)
    _scenery(pen, deep)
    pen.text((EDGE, 64), what.title, INK, _font(folder, "fraunces", 92))
    step = min(88, 300 // max(1, len(what.names)))
    for seat, name in enumerate(what.names):
        _seat(pen, seat, name, what, (EDGE, 212 + seat * step, step), folder)
    pen.text((EDGE, HEIGHT - 92), what.line, SOFT, _font(folder, "inter", 34))
    pen.text((WIDTH - EDGE, HEIGHT - 96), "Drovers", INK, _font(folder, "fraunces", 40), anchor="ra")
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _scenery(pen: ImageDraw.ImageDraw, deep: str) -> None:
    """Hills, and boundary stones before them."""
    pen.ellipse((560, 380, 1500, 1100), deep)
    pen.ellipse((880, 300, 1700, 1100), deep, outline="#ffffff", width=3)
    for stone in range(5):
        left = 760 + stone * 92
        pen.rounded_rectangle((left, 470 - stone * 14, left + 62, 540 - stone * 14), 16, "#f7f3ea", INK, 3)
    pen.rectangle((0, HEIGHT - 12, WIDTH, HEIGHT), INK)


def _seat(
    pen: ImageDraw.ImageDraw, seat: int, name: str, what: Drawn, place: tuple[int, int, int], folder: Path
) -> None:
    left, top, step = place
    size = min(46, step - 18)
    colour = SEATS[seat % len(SEATS)]
    pen.ellipse((left, top + 6, left + size - 4, top + size + 2), colour)
    pen.text((left + size + 16, top), shorten(name, 22), INK, _font(folder, "inter", size))
    if what.scores:
        pen.text((700, top), str(what.scores[seat]), colour, _font(folder, "inter", size), anchor="ra")
