"""The links of a page of Markdown, and which of them lead nowhere."""

from __future__ import annotations

import re
from pathlib import Path

FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(\s*([^)\s]+)\s*\)")


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as GitHub and the site make them."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE):
        said = re.sub(r"[`*]|\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.add(re.sub(r"[^\w\- ]", "", said).replace(" ", "-"))
    return found


def broken(page: Path) -> list[str]:
    """The links of a page that lead to no file, or to no heading of it; what is on the web is not asked."""
    wrong = []
    for link in LINK.findall(re.sub(r"`[^`\n]*`", "`…`", FENCED.sub("", page.read_text(encoding="utf-8")))):
        path, _, anchor = link.partition("#")
        there = page.parent / path if path else page
        if re.match(r"[a-z]+:", link) or path.startswith("/"):
            continue
        if not there.exists() or (anchor and there.suffix == ".md" and anchor not in anchors(there)):
            wrong.append(link)
    return wrong
