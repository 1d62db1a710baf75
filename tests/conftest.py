"""The mark `rules`, and the table of which test covers which rule (`make coverage-table`)."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-table", metavar="FILE", help="write the table of rules and their tests to this file")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rules(*numbers): the rules and rulings this test fails for when they are broken"
    )
    config.addinivalue_line("markers", "soak: long, and left to `make soak`")


def pytest_collection_finish(session: pytest.Session) -> None:
    target = session.config.getoption("--rules-table")
    if target:
        from rules_table import table

        covered: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        for item in session.items:
            for mark in item.iter_markers("rules"):
                game = Path(item.path).parent.name
                for number in mark.args:
                    covered[game][number].add(f"{Path(item.path).name}::{item.originalname}")  # type: ignore[attr-defined]
        Path(target).write_text(table(covered), encoding="utf-8")
