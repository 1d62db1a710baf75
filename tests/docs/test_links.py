"""Every link between our pages leads to a file that is there, and to a heading that is in it."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

PAGES = sorted([*Path("docs").rglob("*.md"), *Path(".").glob("*.md"), *Path("src").rglob("*.md")])
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(\s*([^)\s]+)\s*\)")


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as GitHub and the site make them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    found = set()
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        said = unicodedata.normalize("NFC", re.sub(r"[`*]|\[([^]]*)\]\([^)]*\)", r"\1", heading)).lower()
        found.add(re.sub(r"[^\w\- ]", "", said).replace(" ", "-"))
    return found


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere; what is on the web is not asked."""
    wrong = []
    for link in LINK.findall(CODE.sub("`…`", page.read_text(encoding="utf-8"))):
        path, _, anchor = link.partition("#")
        there = page.parent / path if path else page
        if re.match(r"[a-z]+:", link) or path.startswith("/"):
            continue
        if not there.exists() or (anchor and there.suffix == ".md" and anchor not in anchors(there)):
            wrong.append(link)
    return wrong


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_somewhere(page):
    assert broken(page) == []


def test_a_broken_link_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# One, `two`\n[a](gone.md) [b](#one-two) [c](#three) [d](page.md#one)\n", encoding="utf-8")
    assert broken(page) == ["gone.md", "#three", "page.md#one"]
