"""The README's examples run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_readme_examples():
    result = doctest.testfile(str(Path("README.md").resolve()), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 5
    assert result.failed == 0
