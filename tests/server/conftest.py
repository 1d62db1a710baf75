from __future__ import annotations

import re

import pytest
from house import house
from postgres import binaries, new_database, postgres


@pytest.fixture(scope="module")
def open_house(tmp_path_factory):
    """A server for the tests of one file; each brings its own guests and tables."""
    with house(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory):
    """One PostgreSQL server for all tests that need one."""
    if binaries() is None:
        pytest.skip("no PostgreSQL binaries on this machine: apt-get install postgresql")
    with postgres(tmp_path_factory.mktemp("postgres")) as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server, request):
    """An empty PostgreSQL database."""
    return new_database(postgres_server, re.sub(r"\W", "_", request.node.name)[:60].lower())
