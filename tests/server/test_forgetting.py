"""Accounts deleted or merged: who somebody was changes, what happened at the tables does not."""

from __future__ import annotations

import pytest
from test_clock import pass_time
from test_people import PASSWORD, finish, fresh
from test_play import two_at_a_table


def with_account(guest) -> str:
    name = fresh("Acc")
    guest.post("/api/account", name=name, password=PASSWORD)
    return name


def delete(guest) -> None:
    assert guest.http.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204


def first(guest, table: str, seat: int = 0) -> None:
    """Plays the first legal move of one of the guest's seats."""
    state = guest.watch(table)
    view = next(one for one in state["views"] if one["seat"] == seat)
    guest.ask("play", table=table, version=state["version"], move=view["legal"][0], seat=seat)


@pytest.mark.parametrize("yes", [True, False])
def test_a_take_back_that_was_answered_by_somebody_since_deleted(open_house, yes):
    ada, bo, table = two_at_a_table(open_house)
    with_account(bo)
    first(ada, table)
    ada.ask("offer", table=table, what="takeback")
    bo.ask("answer", table=table, what="takeback", yes=yes)
    finish(ada, bo, table)
    before = ada.get(f"/api/tables/{table}/record")
    delete(bo)
    assert ada.get(f"/api/tables/{table}/record") == before and len(before["moves"]) == 6


def test_a_take_back_nobody_answered(open_house):
    ada, bo, table = two_at_a_table(open_house)
    with_account(bo)
    first(ada, table)
    ada.ask("offer", table=table, what="takeback")
    first(bo, table, 1)
    delete(bo)
    assert ada.watch(table)["ply"] >= 2


def test_a_seat_that_was_reclaimed_was_a_person_s(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    table = ada.table(["me", "open"], clock={"kind": "bank", "bank": 10, "increment": 0})
    bo.ask("join", table=table)
    ada.ask("start", table=table)
    with_account(bo)
    pass_time(open_house.hall.tables.live[table], 11_000)
    ada.ask("handover", table=table, seat=1, bot="random")
    bo.ask("reclaim", table=table)
    finish(ada, bo, table)
    before = ada.get(f"/api/tables/{table}/record")
    delete(bo)
    assert ada.get(f"/api/tables/{table}/record") == before and before["players"] == ["person", "person"]


def test_a_guest_and_the_account_it_becomes_at_one_table(open_house):
    home, guest = open_house.guest("Home"), open_house.guest("Guest")
    name = with_account(home)
    table = home.table(["me", "open"])
    guest.ask("join", table=table)
    home.ask("start", table=table)
    first(home, table)
    home.ask("offer", table=table, what="takeback")
    guest.ask("answer", table=table, what="takeback", yes=False)
    guest.hang_up()
    guest.post("/api/sign-in", name=name, password=PASSWORD)
    state = guest.watch(table)
    assert (state["ply"], state["mine"]) == (1, [0, 1])


def test_a_table_does_not_close_over_somebody_who_came_back(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    with_account(ada)
    table = ada.table(["me", "open", "open"])
    bo.ask("join", table=table)
    bo.ask("leave", table=table)
    bo.ask("join", table=table)
    delete(ada)
    state = bo.watch(table)["table"]
    assert (state["status"], state["host"]) == ("waiting", bo.player)


def test_leaving_gives_up_all_of_one_s_seats(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    table = ada.table(["me", "me", "open"])
    bo.ask("join", table=table)
    ada.ask("leave", table=table)
    assert [seat["name"] for seat in bo.watch(table)["table"]["seats"]] == ["", "", "Bo"]
