"""Every link between our pages leads to a file that is there, and to a heading that is in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from links import broken

PAGES = sorted([*Path("docs").rglob("*.md"), *Path(".").glob("*.md"), *Path("src").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_somewhere(page):
    assert broken(page) == []


def test_a_broken_link_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# One, `two`\n[a](gone.md) [b](#one-two) [c](#three) [d](page.md#one)\n", encoding="utf-8")
    assert broken(page) == ["gone.md", "#three", "page.md#one"]
