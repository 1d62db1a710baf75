"""Every numbered rule has a test, and the published table says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import drovers
from rules_table import numbers

DOC = Path("docs/rules-coverage.md")
# The numbers each ledger defines: none may be missing from RULES.md.
EXPECTED = {
    "schotten": [("S", 50), ("SA", 47)],
    "tain": [("T", 62), ("TA", 40), ("D", 24)],
    "goats": [("G", 47), ("GA", 33)],
    "colorado": [("R", 43), ("RA", 35)],
}


@pytest.mark.parametrize("game", drovers.names())
def test_rules_are_complete(game):
    wanted = {f"{letter}{n}" for letter, last in EXPECTED[game] for n in range(1, last + 1)}
    assert wanted <= set(numbers(game)), sorted(wanted - set(numbers(game)))


@pytest.mark.parametrize("game", drovers.names())
def test_every_rule_is_covered(game):
    section = DOC.read_text(encoding="utf-8").split(f"\n## {game}\n")[1].split("\n## ")[0]
    rows = dict(re.findall(r"^\| ([A-Z]{1,2}\d+[a-z]?) \| (.*) \|$", section, re.MULTILINE))
    assert list(rows) == numbers(game), "the table is old: run `make coverage-table`"
    assert [number for number, tests in rows.items() if tests == "**none**"] == []
    for cell in rows.values():
        for test in cell.split("<br>"):
            file, name = test.split("::")
            source = (Path("tests/games") / game / file).read_text(encoding="utf-8")
            assert f"def {name}(" in source, f"{test} is gone: run `make coverage-table`"
