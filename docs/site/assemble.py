"""Gathers the pages of the documentation for `make docs`: docs/, every game's rules, the changelog, the reference.

Among the rules stand the page's own pictures (docs/plates, drawn by `make plates`), where the page has them.

python docs/site/assemble.py FOLDER
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ("schotten", "tain", "goats", "colorado")
REFERENCE = {
    "a game": ("drovers.core.game", "drovers.core.match", "drovers.core.options", "drovers.core.outcome"),
    "what happens": ("drovers.core.events", "drovers.core.errors", "drovers.core.choices"),
    "matches as data": ("drovers.core.record", "drovers.core.position", "drovers.core.seed", "drovers.core.data"),
    "bots": ("drovers.bots.bot", "drovers.bots.greedy", "drovers.bots.levels", "drovers.bots.analysis"),
    "research": ("drovers.research.pettingzoo", "drovers.research.openspiel", "drovers.research.vector"),
    "the wire": ("drovers.server.wire", "drovers.server.shapes", "drovers.server.house"),
}
PAGES = re.compile(r"\]\((?:\.\./){3,}docs/")  # links from the rules to pages
OUTSIDE = re.compile(
    r"\[([^]]*)\]\((?:\.\./)*(?:src|tests|web|benchmarks|examples|deploy|LICENSE)[^)]*\)"
)  # to no pages


CHAPTER = re.compile(r"(?m)(?=^#{2,3} )")


def plates(game: str, lang: str) -> dict[str, str]:
    """The pictures of a game's rules as Markdown, by the rule in whose chapter each stands."""
    page = (ROOT / "web/src/lib/plates.ts").read_text(encoding="utf-8")
    words = (ROOT / f"web/src/words/{lang}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"{game}: {{(.*)}}", page)
    assert found, f"{game} has no pictures"
    shown = {}
    for rule, name in re.findall(r'(\w+): "(\w+)"', found[1]):
        said = re.search(rf"(?m)^{game}-plate-{name} = (.*)$", words)
        assert said, f"{game}-plate-{name} is not said in {lang}"
        shown[rule] = f"![{said[1]}](../plates/{game}-{name}.{lang}.svg)\n\n*{said[1]}*\n\n"
    return shown


def rules(game: str, lang: str) -> str:
    """The rules of a game with their pictures."""
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    chapters = CHAPTER.split((ROOT / "src/drovers/games" / game / name).read_text(encoding="utf-8"))
    for rule, picture in plates(game, lang).items():
        at = next(place for place, text in enumerate(chapters) if f"**{rule}**" in text)
        chapters[at] = f"{chapters[at].rstrip()}\n\n{picture}"
    return "".join(chapters)


def main(folder: Path) -> None:
    """Writes the folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("site", "*.py"))
    for name, page in (
        ("README.md", "index.md"),
        ("CONTRIBUTING.md", "contributing.md"),
        ("CHANGELOG.md", "changelog.md"),
    ):
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        (folder / page).write_text(text.replace("](CONTRIBUTING.md)", "](contributing.md)"), encoding="utf-8")
    (folder / "rules").mkdir()
    for game in GAMES:
        for lang in ("en", "fr"):
            (folder / "rules" / f"{game}.{lang}.md").write_text(rules(game, lang), encoding="utf-8")
    (folder / "reference").mkdir()
    for title, modules in REFERENCE.items():
        text = f"# Reference: {title}\n\n" + "\n".join(f"::: {module}\n" for module in modules)
        (folder / "reference" / f"{title.replace(' ', '-')}.md").write_text(text, encoding="utf-8")
    for page in folder.rglob("*.md"):
        text = PAGES.sub("](../", page.read_text(encoding="utf-8"))
        page.write_text(OUTSIDE.sub(r"\1", text), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
