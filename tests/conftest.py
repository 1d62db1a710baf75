"""Marks used by the tests."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rules(*numbers): the rules and rulings this test fails for when they are broken"
    )
