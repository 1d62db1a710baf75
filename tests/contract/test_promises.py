"""One test a promise; the promises themselves are in `drovers.contract`, one a file."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drovers.contract import PROMISES, Case


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)
