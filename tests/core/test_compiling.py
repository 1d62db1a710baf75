"""Whoever waits for the rules to be compiled is told on the terminal, and nothing is left of it there afterwards."""

from __future__ import annotations

import io

import pytest

pytest.importorskip("numba", reason="numba is not installed: pip install 'drovers[fast]'")

from numba import njit
from numba.core import event

from drovers.core import compiling


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("place", [Terminal, io.StringIO])
def test_a_terminal_is_told_and_nobody_else(place, monkeypatch):
    told, listeners = place(), event._registered["numba:compile"]
    before = list(listeners)
    monkeypatch.setattr(compiling.sys, "stderr", told)
    monkeypatch.setattr(compiling, "PATIENCE", 0.0)
    try:
        compiling.tell()
        njit(lambda number: number + 1)(1)
    finally:
        listeners[:] = before
    assert ("compil" in told.getvalue()) == told.isatty() == told.getvalue().endswith("\r\x1b[K")
