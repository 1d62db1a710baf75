"""One test a promise; the promises themselves are in `drovers.contract`, one a file."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from operator import attrgetter

import pytest

from drovers.contract import PROMISES, Case

NAME = attrgetter("__name__")


@pytest.mark.parametrize("promise", PROMISES, ids=NAME)
def test_promise(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)


@pytest.mark.soak
@pytest.mark.parametrize("promise", [each for each in PROMISES if "seeds" in signature(each).parameters], ids=NAME)
def test_promise_over_more_matches(case: Case, promise: Callable[..., None]) -> None:
    promise(case, seeds=range(100, 110))
