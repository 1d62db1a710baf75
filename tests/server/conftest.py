from __future__ import annotations

import pytest
from house import house


@pytest.fixture(scope="module")
def open_house(tmp_path_factory):
    """A server for the tests of one file; each brings its own guests and tables."""
    with house(tmp_path_factory.mktemp("house")) as one:
        yield one
