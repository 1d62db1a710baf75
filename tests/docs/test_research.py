"""The examples of the research page run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

for framework in ("gymnasium", "pettingzoo", "pyspiel", "pyarrow"):
    pytest.importorskip(framework, reason=f"{framework} is not installed: pip install 'drovers[research]'")


@pytest.mark.breadth
def test_research_examples():
    path = str(Path("docs/research.md").resolve())
    result = doctest.testfile(path, module_relative=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 30
    assert result.failed == 0
