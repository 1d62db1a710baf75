"""Every promise is tried on every game, seat count and option set, and on the toy game."""

from __future__ import annotations

import pytest

import drovers
from drovers.contract import Case, cases
from toy import GAME as TOY

CASES = [case for game in (TOY, *map(drovers.load, drovers.names())) for case in cases(game)]


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    return request.param  # type: ignore[no-any-return]
