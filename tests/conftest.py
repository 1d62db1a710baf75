"""The mark `rules`, and the table of which test covers which rule (`make coverage-table`)."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

import drovers


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-table", metavar="FILE", help="write the table of rules and their tests to this file")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rules(*numbers): the rules and rulings this test fails for when they are broken"
    )
    config.addinivalue_line("markers", "soak: long, and left to `make soak`")


COMPILING = ("arena", "bots", "contract", "lab", "learn", "research")  # rooms whose tests compile the games
WAITING = ("web", "server", "pocket", "simulation")  # rooms whose tests mostly wait


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Tests of one game share a process where games are compiled, so that each is compiled once; elsewhere a file."""
    from xdist.scheduler import LoadScopeScheduling

    class Companies(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return _company(nodeid)

    return Companies(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first."""
    items.sort(key=lambda item: _turn(_room(item.nodeid)))


def _room(nodeid: str) -> str:
    return nodeid.split("/")[1]


def _company(nodeid: str) -> str:
    file, _, name = nodeid.partition("::")
    if _room(nodeid) not in COMPILING:
        return file
    return next((game for game in drovers.names() if game in name), "toy")


def _turn(room: str) -> int:
    return 0 if room in COMPILING else 1 if room in WAITING else 2


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
