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
    config.addinivalue_line("markers", "breadth: dear, and left to `make breadth`, which a submission passes as well")
    config.addinivalue_line("markers", "soak: long, and left to `make soak`")


COMPILING = ("arena", "bots", "contract", "lab", "learn", "research")  # rooms whose tests compile the games
PLAYED = {"arena": "tain"}  # where no name says which game it is; elsewhere the toy
# Rooms whose tests mostly wait; the browser's come last, for what drives it leaves an event loop running.
WAITING = ("server", "simulation", "pocket", "web")


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Tests of one game share a process where games are compiled, so that each is compiled once; elsewhere a file."""
    from xdist.scheduler import LoadScopeScheduling

    class Companies(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return _company(nodeid)

    return Companies(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Games are compiled beside tests that mostly wait, and short tests fill the end: no core is idle for long."""
    begins = _timetable([item.nodeid for item in items])
    items.sort(key=lambda item: (begins[_company(item.nodeid)], _company(item.nodeid)))


def _timetable(nodeids: list[str]) -> dict[str, float]:
    """When each company begins: two games at once, the next as the waiting tests go on from 0 to 1; the rest after."""
    rooms = {_company(nodeid): _room(nodeid) for nodeid in nodeids}
    games = [company for company, room in rooms.items() if room in COMPILING]
    waiting = [company for there in WAITING for company, room in rooms.items() if room == there]
    return (
        dict.fromkeys(rooms, 1.0)
        | {company: place / len(waiting) for place, company in enumerate(waiting)}
        | {company: max(0, place - 1) / len(games) - 1e-6 for place, company in enumerate(games)}
    )


def _room(nodeid: str) -> str:
    return nodeid.split("/")[1]


def _company(nodeid: str) -> str:
    file, _, name = nodeid.partition("::")
    if _room(nodeid) not in COMPILING:
        return file
    told = (game for text in (name, file) for game in drovers.names() if game in text)
    return next(told, PLAYED.get(_room(nodeid), "toy"))


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
