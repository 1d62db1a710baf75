"""Bots at tables think in processes of their own: one that is killed in thought costs that answer only."""

from __future__ import annotations

import os
import signal
import time

import pytest
from house import house

SLOW = "slowpoke:Slowpoke"


@pytest.fixture
def slow_house(tmp_path, monkeypatch):
    """A house whose bots think until told otherwise, two at a time."""
    monkeypatch.setenv("SLOWPOKE", str(tmp_path))
    (tmp_path / "think").touch()
    with house(tmp_path, bots=(SLOW,), bot_workers=2) as one:
        yield one, tmp_path
        (tmp_path / "think").unlink(missing_ok=True)


def thinkers(folder, count):
    """The processes that think, once there are so many."""
    while len(found := sorted(folder.glob("*.pid"))) < count:
        time.sleep(0.01)
    return [int(path.stem) for path in found]


def failures(one):
    return one.hall.metrics.bots_failed.labels(SLOW)._value.get()


def play_on(guest, table):
    """Plays the guest's seat to the end of the match; the bot has to answer every time."""
    while (state := guest.watch(table))["result"] is None:
        if 0 in state["owing"]:
            guest.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        else:
            guest.reach(table, state["ply"] + 1)
    return state["result"]


def test_a_bot_killed_in_thought_costs_that_answer_only(slow_house):
    one, folder = slow_house
    guests = [one.guest("Ada"), one.guest("Bo")]
    tables = [guest.table(["me", SLOW], start=True) for guest in guests]
    for guest, table in zip(guests, tables, strict=True):
        guest.watch(table)
    victim, _ = thinkers(folder, 2)
    os.kill(victim, signal.SIGKILL)
    while not failures(one):  # a move is made in its place, while the other still thinks
        time.sleep(0.01)
    (folder / "think").unlink()
    results = [play_on(guest, table) for guest, table in zip(guests, tables, strict=True)]
    assert [result["reason"] for result in results] == ["Y4", "Y4"]
    assert failures(one) == 1  # every other answer, at both tables, was the bot's own
