"""Every door is tried on the toy game (simultaneous, hidden) and on every variant of every game."""

from __future__ import annotations

import pytest

import drovers
from drovers.research.variant import Variant, variants
from toy import GAME as TOY

GAMES = [TOY, *map(drovers.load, drovers.names())]
VARIANTS = [each for game in GAMES for each in variants(game)]


@pytest.fixture(params=VARIANTS, ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> drovers.Game:
    return request.param  # type: ignore[no-any-return]
