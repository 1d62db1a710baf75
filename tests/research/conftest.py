"""Every door is tried on the toy game (simultaneous, hidden) and on every game: with its plainest options at every seat
count, and with its richest at the highest; `make soak` tries the other variants.
"""

from __future__ import annotations

import pytest

import drovers
from drovers.research.variant import Variant, variants
from toy import GAME as TOY

GAMES = [TOY, *map(drovers.load, drovers.names())]


def each(variant: Variant) -> object:
    sets, seats = variant.game.option_sets, variant.game.seats
    at_an_end = variant.options == sets[0] or (variant.options == sets[-1] and variant.seats == seats[-1])
    return variant if at_an_end else pytest.param(variant, marks=pytest.mark.soak)


VARIANTS = [each(variant) for game in GAMES for variant in variants(game)]


@pytest.fixture(params=VARIANTS, ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    return request.param  # type: ignore[no-any-return]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> drovers.Game:
    return request.param  # type: ignore[no-any-return]
