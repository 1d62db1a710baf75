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

ROOT = Path(__file__).parents[2]
GAMES = ("schotten", "tain", "goats", "colorado")
WIDTH = 720
# A figure with every rule of style that reaches it, within what stands around it, as one SVG that needs nothing else.
DRAW = """async (figure) => {
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
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const plain = rules.filter((rule) => rule.selectorText && reaches(rule.selectorText)).map((rule) => rule.cssText);
  const css = await held(plain.join("\\n"));
  let kept = figure.cloneNode(true);
  for (let above = figure.parentElement; above && above !== document.documentElement; above = above.parentElement) {
    const around = above.cloneNode(false);
    const frame = above === document.body ? document.createElement("div") : around;
    frame.append(kept);
    kept = frame;
    for (const name of ["id", "tabindex"]) kept.removeAttribute(name);
  }
  const { width, height } = figure.getBoundingClientRect();
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  const marks = [...document.documentElement.attributes].filter(({ name }) => /^data-|^lang$/.test(name));
  const root = marks.map(({ name, value }) => `${name}="${value}"`).join(" ");
  const rest = "figure { margin: 0 !important }" +
    "div, main, article { padding: 0 !important; margin: 0 !important; max-width: none !important }";
  const style = `<style><![CDATA[${css}\\n${rest}]]></style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${root}>${style}<foreignObject width="100%" height="100%">` +
    `${new XMLSerializer().serializeToString(kept)}</foreignObject></svg>\\n`;
}"""


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
        (folder / f"{game}-{name}.{lang}.svg").write_text(figure.evaluate(DRAW), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
