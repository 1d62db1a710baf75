"""RULES.md and RULES.fr.md say the same numbers, and what they show can be played."""

from __future__ import annotations

import json
import re

import pytest

from drovers.games.colorado.data import DATA

from .build import GAME, cell


@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md"])
def test_numbers_positions_and_tables(name):
    text = (GAME.folder / name).read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*(RA?\d+)\*\*", text, re.MULTILINE)
    assert found == [f"R{n}" for n in range(1, 44)] + [f"RA{n}" for n in range(1, 36)]
    block = re.findall(r"```json\n(.*?)```", text, re.DOTALL)[-1]
    assert GAME.from_position(json.loads(block)).to_move == (0, 1)
    for option in GAME.options:
        assert f"| `{option.name}` |" in text
    for lake in DATA.lakes:
        cells = " ".join(cell(*at) for at in lake.cells)
        assert re.search(rf"^\| {lake.value} \|.*\| {len(lake.cells)} \| \d+ \| {cells} \|$", text, re.MULTILINE)
    for pattern in DATA.cards:
        offset = f"{pattern.star[0]}, {pattern.star[1]}" if pattern.star else "–"
        row = rf"^\| {re.escape(pattern.name)} \|.*\| {offset} \| {pattern.copies[0]} \|$"
        assert re.search(row, text, re.MULTILINE), pattern.name


@pytest.mark.parametrize("name", ["RULES.md", "RULES.fr.md"])
def test_the_tables_of_numbers_are_those_of_the_program(name):
    text = (GAME.folder / name).read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (-?\d+) \| (\d+) \|", text, re.MULTILINE)
    assert rows == [(part.name, *map(str, part[1:])) for part in GAME.features]
    numbers = re.findall(r"^\| (\d+)(?:(?:–|, )(\d+))? \| `", text, re.MULTILINE)
    assert [int(first) for first, _ in numbers][1:] == [int(last or first) + 1 for first, last in numbers][:-1]
    assert int(numbers[-1][1]) + 1 == GAME.moves
