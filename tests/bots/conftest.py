"""Every game at every seat count, and once with its richest options, for promises bots keep at every table."""

from __future__ import annotations

import pytest

import drovers
import toy
from drovers.contract import spread

GAMES = [toy.GAME, *map(drovers.load, drovers.names())]
BOTS = ("random", "greedy", "level1", "search5")  # searches differ in how long they think: here the budget says it
LONGEST = ("colorado", "search5")  # to compile; left to `make soak`


def at_an_end(case):
    return case.options in (case.game.option_sets[0], case.game.option_sets[-1])


def seated(case, name):
    return pytest.param(case, name, marks=pytest.mark.soak if (case.game.name, name) == LONGEST else ())


def pytest_generate_tests(metafunc):
    cases = [case for game in GAMES for case in spread(game) if at_an_end(case)]
    if {"case", "bot_name"} <= {*metafunc.fixturenames}:
        metafunc.parametrize(("case", "bot_name"), [seated(case, name) for case in cases for name in BOTS], ids=str)
    elif "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=lambda game: game.name)
