"""Every door is tried on the toy game (simultaneous, hidden), and by `make breadth` on Táin, with the plainest options
at every seat count and with the richest at the highest.  A door knows no game: the other games and variants are tried
by `make soak`, and so is Táin at doors that are built of others' parts: each would be compiled for it anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import drovers
from drovers.research.variant import Variant, variants
from toy import GAME as TOY

GAMES = [TOY, *map(drovers.load, drovers.names())]
AT_THE_DOORS = {"toy": (), "tain": pytest.mark.breadth}  # the cheapest to compile


BUILT = ("test_gymnasium.py", "test_opponents.py", "test_evaluation.py", "test_dataset.py", "test_cuda_rows.py")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.name in BUILT and "[tain" in item.nodeid:
            item.add_marker(pytest.mark.soak)


def at_an_end(variant: Variant) -> bool:
    sets, most = variant.game.option_sets, variant.game.seats[-1]
    return variant.options == sets[0] or (variant.options == sets[-1] and variant.seats == most)


def tried(param: object, game: drovers.Game, now: bool = True) -> object:
    return pytest.param(param, marks=AT_THE_DOORS.get(game.name, pytest.mark.soak) if now else pytest.mark.soak)


@pytest.fixture(params=[tried(each, game, at_an_end(each)) for game in GAMES for each in variants(game)], ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(params=[tried(each, each) for each in GAMES], ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> drovers.Game:
    return request.param  # type: ignore[no-any-return]
