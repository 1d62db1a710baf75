"""`drovers browser`: the same address every day, since a browser keeps matches and settings by it."""

from __future__ import annotations

import pytest

from drovers.cli import browser
from drovers.cli.serve import listening
from drovers.cli.voice import Misuse


@pytest.fixture
def usual(monkeypatch):
    """A port that nobody uses, in the place of the usual one."""
    with listening(browser.HERE, 0) as found:
        port = found.getsockname()[1]
    monkeypatch.setattr(browser, "USUAL", port)
    return port


def test_the_door_is_the_same_every_day(usual):
    for _ in range(2):
        with browser.door(None) as door:
            assert door.getsockname()[1] == usual


def test_where_it_is_taken_another_is_opened(usual):
    with browser.door(None), browser.door(None) as other:
        assert other.getsockname()[1] != usual


def test_a_port_that_was_named_is_that_port_or_none(usual):
    with browser.door(usual), pytest.raises(Misuse):
        browser.door(usual)


def test_files_are_handed_out_at_that_door(usual):
    door = browser.door(None)
    with browser.Host(door, browser.Files) as host:
        assert host.server_address[1] == usual and host.fileno() == door.fileno()
