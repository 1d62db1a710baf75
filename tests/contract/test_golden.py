"""Golden playthroughs: the rules still do what the committed transcripts say, and no game is without one."""

from __future__ import annotations

import pytest

import drovers
from drovers.contract.golden import chosen_cases, transcript

ALL = [pair for name in drovers.names() for pair in chosen_cases(drovers.load(name))]


@pytest.mark.parametrize(("case", "path"), ALL, ids=lambda value: str(value))
def test_playthrough(case, path):
    assert path.exists(), f"{path} is missing: run `make golden`"
    assert transcript(case) == path.read_text(encoding="utf-8"), f"{path} differs: if that is meant, run `make golden`"
