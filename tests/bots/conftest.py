"""Every game at every seat count, and once with its richest options, for promises bots keep at every table.

Bots are one text in two forms, and to compile them for a game takes longer than to ask them: `make test` compiles them
for the toy and Táin and asks them in the plain form, with less thought, in the others; `make soak` compiles them all.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import drovers
import toy
from drovers.contract import spread
from drovers.core import jit

GAMES = [toy.GAME, *map(drovers.load, drovers.names())]
BOTS = ("random", "greedy", "level1", "search5")  # searches differ in how long they think: here the budget says it
DEAR = ("schotten", "goats", "colorado")
LEARNED = ("test_networks.py", "test_reasons.py")  # a network takes a minute in the plain form: they choose themselves


def at_an_end(case):
    return case.options in (case.game.option_sets[0], case.game.option_sets[-1])


def each(case):
    """A case; of a dear game in every run only where fewest and most sit."""
    between = case.game.name in DEAR and case.seats not in (case.game.seats[0], case.game.seats[-1])
    return pytest.param(case, marks=pytest.mark.soak) if between else case


def pytest_generate_tests(metafunc):
    cases = [each(case) for game in GAMES for case in spread(game) if at_an_end(case)]
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases, ids=str)
    if "bot_name" in metafunc.fixturenames:
        metafunc.parametrize("bot_name", BOTS)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=lambda game: game.name)


def is_dear(item):
    here = Path(__file__).parent in item.path.parents and item.path.name not in LEARNED
    return here and any(name in item.nodeid for name in DEAR)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    if config.option.markexpr == "soak":
        for item in filter(is_dear, items):
            item.add_marker(pytest.mark.soak)


@pytest.fixture(autouse=True)
def form(request, monkeypatch):
    """The form in which this test asks its bots: "plain" or "compiled"."""
    plain = is_dear(request.node) and request.config.option.markexpr != "soak"
    if plain:
        monkeypatch.setattr(jit, "compiler_is_off", lambda: True)
    return "plain" if plain else "compiled"
