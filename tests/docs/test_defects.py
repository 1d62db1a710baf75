"""Every defect that an attack brought up names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROWS = re.findall(r"^\| (D\d+|low) \|.*$", Path("docs/operating.md").read_text(encoding="utf-8"), re.MULTILINE)
NAMED = re.findall(r"`(test_\w+\.py)::(\w+)`", Path("docs/operating.md").read_text(encoding="utf-8"))


def test_every_defect_has_a_test_that_exists():
    assert [row for row in ROWS if row != "low"] == [f"D{number}" for number in range(1, 14)]
    for file, name in NAMED:
        assert f"def {name}(" in Path("tests/server", file).read_text(encoding="utf-8"), f"{file}::{name}"
