"""Every game with every seat count and option set, for promises that every bot keeps at every table."""

from __future__ import annotations

import drovers
import toy
from drovers.contract.case import cases

GAMES = [toy.GAME, drovers.load("tain")]


def pytest_generate_tests(metafunc):
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [case for game in GAMES for case in cases(game)], ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=lambda game: game.name)
