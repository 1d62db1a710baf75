"""Every game at every seat count, and once with its richest options, for promises bots keep at every table."""

from __future__ import annotations

import drovers
import toy
from drovers.contract import spread

GAMES = [toy.GAME, *map(drovers.load, drovers.names())]


def at_an_end(case):
    return case.options in (case.game.option_sets[0], case.game.option_sets[-1])


def pytest_generate_tests(metafunc):
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [case for game in GAMES for case in spread(game) if at_an_end(case)], ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=lambda game: game.name)
