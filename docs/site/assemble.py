"""Gathers the pages of the documentation for `make docs`: docs/, every game's rules, the changelog, the reference.

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
    r"\[([^]]*)\]\((?:\.\./)+(?:src|tests|web|benchmarks|examples|deploy|LICENSE)[^)]*\)"
)  # to no pages


def main(folder: Path) -> None:
    """Writes the folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("site", "*.py"))
    shutil.copy(ROOT / "CHANGELOG.md", folder / "changelog.md")
    for name, page in (("README.md", "index.md"), ("CONTRIBUTING.md", "contributing.md")):
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        (folder / page).write_text(text.replace("](CONTRIBUTING.md)", "](contributing.md)"), encoding="utf-8")
    (folder / "rules").mkdir()
    for game in GAMES:
        for lang, name in (("en", "RULES.md"), ("fr", "RULES.fr.md")):
            shutil.copy(ROOT / "src/drovers/games" / game / name, folder / "rules" / f"{game}.{lang}.md")
    (folder / "reference").mkdir()
    for title, modules in REFERENCE.items():
        text = f"# Reference: {title}\n\n" + "\n".join(f"::: {module}\n" for module in modules)
        (folder / "reference" / f"{title.replace(' ', '-')}.md").write_text(text, encoding="utf-8")
    for page in folder.rglob("*.md"):
        text = PAGES.sub("](../", page.read_text(encoding="utf-8"))
        page.write_text(OUTSIDE.sub(r"\1", text), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
