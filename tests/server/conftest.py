from __future__ import annotations

import re

import pytest
from argon2 import PasswordHasher
from house import house
from postgres import binaries, new_database, postgres, shaped

from drovers.server import accounts


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
    """A PostgreSQL database in its present shape, with nothing in it."""
    return new_database(postgres_server, called(request), shaped(postgres_server))


@pytest.fixture
def empty_postgres_url(postgres_server, request):
    """A PostgreSQL database that nobody has used yet."""
    return new_database(postgres_server, called(request))


def called(request):
    return re.sub(r"\W", "_", request.node.name)[:60].lower()


@pytest.fixture(scope="session", autouse=True)
def passwords_cost_little():
    """What is right for a house that strangers attack takes a tenth of a second a password."""
    usual, accounts.HASHER = accounts.HASHER, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    yield usual
    accounts.HASHER = usual
