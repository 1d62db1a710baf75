"""What RULES.md shows of positions and numbers is what the program has; its worked examples are tests/docs's."""

from __future__ import annotations

import json
import re

import pytest

from .build import GAME

TEXTS = {name: (GAME.folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_position_shown_can_be_set_up(text):
    block = re.findall(r"```json\n(.*?)```", text, re.DOTALL)[-1]
    match = GAME.from_position(json.loads(block))
    assert match.legal(0) == ["play PO3", "play DOG"]


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_tables_of_numbers_are_those_of_the_program(text):
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|", text, re.MULTILINE)
    assert rows == [(part.name, *map(str, part[1:])) for part in GAME.features]
