"""Documentation as a site: every page is listed, every link leads somewhere, every picture of the rules is there."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

from links import broken

SPEC = importlib.util.spec_from_file_location("assemble", "docs/site/assemble.py")
assemble = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(assemble)


def listed(nav) -> set[str]:
    """Every page a list of contents names."""
    if isinstance(nav, str):
        return {nav}
    return set().union(*map(listed, nav.values() if isinstance(nav, dict) else nav))


def test_every_page_is_listed_every_link_leads_somewhere_and_every_picture_is_drawn(tmp_path):
    folder = tmp_path / "pages"
    assemble.main(folder)
    pages = {page.relative_to(folder).as_posix() for page in folder.rglob("*.md")}
    nav = tomllib.loads(Path("zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    assert pages == listed(nav)
    assert [f"{page}: {link}" for page in sorted(pages) for link in broken(folder / page)] == []
    for page in (folder / "rules").iterdir():
        pictures = re.findall(r"\]\((\.\./plates/[^)]+)\)", page.read_text(encoding="utf-8"))
        assert len(pictures) == 4, page.name
        for picture in pictures:  # `make plates` draws them anew
            text = (page.parent / picture).resolve().read_text(encoding="utf-8")
            assert "foreignObject" in text and "<svg" in text and not re.search(r'url\("?/|href="/', text), picture
