"""The tutorials' examples run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

PAGES = sorted(Path("docs/tutorials").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples(page):
    assert doctest.testfile(str(page.resolve()), module_relative=False).failed == 0


def test_some_have_examples():
    assert sum(">>>" in page.read_text(encoding="utf-8") for page in PAGES) >= 3
