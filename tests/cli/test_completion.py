from __future__ import annotations

import sys

import pytest

from drovers.cli import completion

readline = pytest.importorskip("readline")


def test_the_tab_key_completes_moves(monkeypatch):
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    completion.offer(["R5@1", "R5@2", "pass"])
    complete = readline.get_completer()
    assert [complete("r5", place) for place in range(3)] == ["R5@1", "R5@2", None]
    readline.set_completer(None)


def test_nothing_is_offered_to_a_pipe(monkeypatch):
    readline.set_completer(None)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)
    completion.offer(["R5@1"])
    assert readline.get_completer() is None
