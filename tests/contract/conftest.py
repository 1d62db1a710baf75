"""Every promise is tried on every game, the toy among them, with each seat count and each option set;
`make soak` tries each seat count with each option set.
"""

from __future__ import annotations

import pytest

import drovers
from drovers.contract import Case, cases, spread
from toy import GAME as TOY


def each(case: Case) -> object:
    return case if case in spread(case.game) else pytest.param(case, marks=pytest.mark.soak)


CASES = [each(case) for game in (TOY, *map(drovers.load, drovers.names())) for case in cases(game)]


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    return request.param  # type: ignore[no-any-return]
