"""Save, then tell: what could not be saved is told nobody, by no door."""

from __future__ import annotations

import pytest
from test_play import two_at_a_table
from test_tables import refusal

from drovers.server.store import Unavailable


@pytest.fixture
def unsaved(open_house, monkeypatch):
    """A table where Bo's resignation was refused because the database did not take it."""
    ada, bo, table = two_at_a_table(open_house)
    ada.watch(table)

    async def broken(append):
        raise Unavailable("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(open_house.hall.store, "append", broken)
        assert refusal(bo, "resign", table=table) == "unavailable"
    return ada, bo, table


def test_the_record_stays_sealed(unsaved):
    ada, _, table = unsaved
    record = ada.get(f"/api/tables/{table}/record")
    assert record["seed"] is None and record["resigned"] == []


def test_no_other_seat_can_be_looked_at(unsaved):
    ada, _, table = unsaved
    assert ada.get(f"/api/tables/{table}/plies/0?seat=1", 403)["code"] == "hidden"


def test_it_can_be_neither_analysed_nor_played_on(unsaved):
    ada, _, table = unsaved
    assert ada.get(f"/api/tables/{table}/analysis", 409)["code"] == "not-over"
    assert ada.post(f"/api/tables/{table}/analysis", 409)["code"] == "not-over"
    assert ada.post(f"/api/tables/{table}/continue", 409, ply=0, seat=0, bot="greedy")["code"] == "not-over"


def test_hints_are_for_the_match_as_it_is(unsaved):
    ada, _, table = unsaved
    assert ada.ask("hint", table=table)["move"] in ada.watch(table)["views"][0]["legal"]


def test_the_match_goes_on(unsaved):
    ada, _, table = unsaved
    assert ada.watch(table)["result"] is None
