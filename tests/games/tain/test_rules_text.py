"""What RULES.md says of numbers is what the code has."""

from __future__ import annotations

import re

import pytest

from drovers.games.tain import GAME


@pytest.mark.parametrize("page", ["RULES.md", "RULES.fr.md"])
def test_the_table_of_the_observation_is_the_layout(page):
    text = (GAME.folder / page).read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    assert [(name, int(length), int(low), int(high)) for name, length, low, high in rows] == list(GAME.features)
    assert f" {GAME.feature_length} n" in text and f" {GAME.moves} " in text


def test_both_languages_have_the_same_rules():
    english, french = ((GAME.folder / page).read_text(encoding="utf-8") for page in ("RULES.md", "RULES.fr.md"))
    number = re.compile(r"^- \*\*([A-Z]+\d+)\*\*", re.MULTILINE)
    assert number.findall(english) == number.findall(french)
    assert all(f"`{option.name}`" in page for option in GAME.options for page in (english, french))
