"""Pictures of a table: the page's own board, drawn by the page in a browser without a window.

    env = zoo.env("goats_2p_v1", render_mode="rgb_array")     # or "svg"

Needs `pip install 'drovers[pictures]'`, a Chromium (the system's, or `playwright install chromium`) and the built page,
which a wheel has.  One browser serves all environments of a process, and asks nothing of any network.
"""

from __future__ import annotations

import io
import re
import shutil
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..core.match import Match
from .errors import MissingFramework, ResearchError, framework
from .text import table_text

RENDER_MODES = ("ansi", "rgb_array", "svg")
METADATA = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # as the frameworks ask for it
PAGE = Path(__file__).parents[1] / "server" / "static"
ADDRESS = "http://drovers.invalid/"  # nothing is asked of it: every file comes from PAGE
SIZE = {"width": 1280, "height": 800}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# An element with every rule of style that reaches it, within what stands around it, as one SVG that needs nothing else.
DRAW = """async (figure, rest) => {
  const held = async (text) => {
    for (const [all, path] of text.matchAll(/url\\("?(\\/[^")]+)"?\\)/g)) {
      const svg = await fetch(path).then((answer) => answer.text());
      text = text.replace(all, `url("data:image/svg+xml,${encodeURIComponent(svg)}")`);
    }
    return text;
  };
  figure.querySelector("figcaption")?.remove();
  const inside = [figure, ...figure.querySelectorAll("*")];
  for (let above = figure.parentElement; above; above = above.parentElement) inside.push(above);
  const reaches = (selector) => {
    try { return inside.some((one) => one.matches(selector.replace(/::?(before|after|hover|focus[a-z-]*)/g, ""))); }
    catch { return false; }
  };
  const texts = (rules) => [...rules].flatMap((rule) => {
    if (rule.selectorText) return reaches(rule.selectorText) ? [rule.cssText] : [];
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? texts(rule.cssRules) : [];
    if (!(rule instanceof CSSContainerRule)) return [];
    const inside = texts(rule.cssRules);
    return inside.length ? [`@container ${rule.conditionText} {`, ...inside, "}"] : [];
  });
  const css = await held([...document.styleSheets].flatMap((sheet) => texts(sheet.cssRules)).join("\\n"));
  let kept = figure.cloneNode(true);
  for (let above = figure.parentElement; above && above !== document.documentElement; above = above.parentElement) {
    const around = above.cloneNode(false);
    const frame = above === document.body ? document.createElement("div") : around;
    if (above === document.body) frame.style.font = getComputedStyle(above).font;
    frame.append(kept);
    kept = frame;
    for (const name of ["id", "tabindex"]) kept.removeAttribute(name);
  }
  const { width, height } = figure.getBoundingClientRect();
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  const marks = [...document.documentElement.attributes].filter(({ name }) => /^data-|^lang$/.test(name));
  const root = marks.map(({ name, value }) => `${name}="${value}"`).join(" ");
  const style = `<style><![CDATA[${css}\\n${rest}]]></style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${root}>${style}<foreignObject width="100%" height="100%">` +
    `${new XMLSerializer().serializeToString(kept)}</foreignObject></svg>\\n`;
}"""


def render_mode_of(name: str | None) -> str | None:
    """A way to show a match, or none; what we do not do, or what a package is missing for, is refused."""
    if name is not None and name not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise ResearchError("bad-choice", field="render_mode", what="render_mode", known=known, found=str(name))
    if name in ("rgb_array", "svg"):
        framework("playwright", "pictures")
    return name


def rendered(mode: str, match: Match, seat: int | None) -> Any:
    """A match as a seat, or a watcher, may know it: as text, as pixels or as SVG."""
    if mode == "ansi":
        return table_text(match.sight(seat))
    return painter().svg(match, seat) if mode == "svg" else painter().pixels(match, seat)


def told(match: Match, seat: int | None) -> bytes:
    """What the page is told of a table as a seat, or a watcher, may know it: JSON."""
    game, look = match.game, match.sight(seat).state
    sight = {name: value for part in game.parts for name, value in part(look).items()} | {"facts": game.facts(look)}
    return msgspec.json.encode(
        {
            "game": game.name,
            "sight": sight,
            "box": game.box(match.seats),
            "seat": seat,
            "count": match.seats,
            "owing": list(match.to_move),
        }
    )


class Painter:
    """A browser that draws.  Playwright stays in the thread it began in, so that notebooks can ask too."""

    def __init__(self) -> None:
        sync, self.images = (framework(name, "pictures") for name in ("playwright.sync_api", "PIL.Image"))
        if not (PAGE / "picture.html").is_file():
            raise MissingFramework(f"the page has not been built, so nothing can be drawn: make web ({PAGE})")
        self._thread = ThreadPoolExecutor(1, "painter")
        self._page: Any = self._thread.submit(self._begin, sync).result()

    def _begin(self, sync: Any) -> Any:
        self._play = sync.sync_playwright().start()
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        try:
            browser = self._play.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        except sync.Error as error:
            self._play.stop()
            raise MissingFramework(f"no Chromium to draw with: playwright install chromium ({error})") from None
        page = browser.new_page(viewport=SIZE, color_scheme="light", reduced_motion="reduce", locale="en")
        page.route("**/*", _answer)
        page.goto(f"{ADDRESS}picture.html")
        page.wait_for_function("() => 'draw' in window")
        return page

    def _draw(self, table: bytes) -> Any:
        self._page.evaluate("text => draw(JSON.parse(text))", table.decode())
        return self._page.locator(".picture")

    def svg(self, match: Match, seat: int | None) -> str:
        """The board as SVG with HTML in it, for browsers: it needs no other file."""
        table = told(match, seat)
        picture: str = self._thread.submit(lambda: self._draw(table).evaluate(DRAW, letters())).result()
        return picture

    def pixels(self, match: Match, seat: int | None) -> NDArray[np.uint8]:
        """The board as rows of red, green and blue."""
        table = told(match, seat)
        shot = self._thread.submit(lambda: self._draw(table).screenshot()).result()
        return np.asarray(self.images.open(io.BytesIO(shot)).convert("RGB"))

    def close(self) -> None:
        """Lets the browser go."""
        self._thread.submit(self._play.stop).result()
        self._thread.shutdown()


def _answer(route: Any) -> None:
    """A file of the page, or nothing: no question leaves the browser."""
    file = PAGE / route.request.url.removeprefix(ADDRESS)
    if file.is_file():
        route.fulfill(path=file)
    else:
        route.abort()


@cache
def letters() -> str:
    """The page's letters as rules of style that need no other file."""
    styles = "".join(file.read_text("utf-8") for file in sorted((PAGE / "assets").glob("*.css")))
    return re.sub(r"url\(/(assets/[^)]*\.woff2)\)", _inline, "\n".join(re.findall(r"@font-face *{[^}]*}", styles)))


def _inline(found: re.Match[str]) -> str:
    return f"url(data:font/woff2;base64,{b64encode((PAGE / found[1]).read_bytes()).decode()})"


@cache
def painter() -> Painter:
    """The one of this process; begun when first asked for."""
    return Painter()
