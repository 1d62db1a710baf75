"""People on several instances: who they are, whom they hear and how good they are is the same everywhere."""

from __future__ import annotations

from functools import partial

import pytest
from test_forgetting import with_account
from test_instances import across, at_once, two_houses
from test_people import PASSWORD


def test_a_session_ended_here_ends_its_sockets_there(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, there = one.guest("Ada"), two.guest(None)
        name = with_account(ada)
        there.http.cookies.set("drovers", ada.http.cookies["drovers"])
        there.ask("ping")
        ada.post("/api/sign-out", 204)
        assert there.cut_off() == 1008
        guest, elsewhere = one.guest("Guest"), two.guest(None)
        elsewhere.http.cookies.set("drovers", guest.http.cookies["drovers"])
        elsewhere.ask("ping")
        guest.post("/api/sign-in", name=name, password=PASSWORD)
        assert elsewhere.cut_off() == 1012


def test_whom_somebody_mutes_here_is_not_heard_there(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, bo, table = across(one, two)
        there = one.guest(None)
        there.http.cookies = bo.http.cookies
        there.watch(table)
        bo.ask("mute", player=ada.player, on=True)
        for number in range(50):  # the other instance hears of it in its own time
            ada.ask("say", table=table, text=f"line {number}")
            if there.hear_until("said")["line"]["text"] == "":
                break
        else:
            raise AssertionError("heard all of it")


def test_players_who_look_elsewhere_are_called_there(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, bo, table = across(one, two)
        bo.ask("ping")
        two.hall.tables.live.clear()  # nobody there has looked at the table for long
        state = ada.watch(table)
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        call = bo.hear_until("yourturn")
        assert (call["table"], call["game"]) == (table, "toy")


def test_ratings_moved_on_two_instances_at_once_are_all_moved(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        guests = [place.guest("Ada") for place in (one, two) for _ in range(2)]
        for guest in guests:
            guest.ask("ping")
        for _ in range(6):
            tables = [guest.table(["me", "random"], rated=True, start=True) for guest in guests]
            plays = [partial(guest.ask, "resign", table=table) for guest, table in zip(guests, tables, strict=True)]
            assert [answer["type"] for answer in at_once(*plays)] == ["done"] * 4
        board = {rating["subject"]: rating["played"] for rating in one.guest(None).get("/api/leaderboards/toy/2")}
        assert board["bot:random"] == 24


def test_of_two_who_want_one_name_one_gets_it(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        for number in range(4):
            form = {"name": f"Same {number}", "password": PASSWORD}
            guests = [place.guest("Ada") for place in (one, two)]
            answers = at_once(*(partial(guest.http.post, "/api/account", json=form) for guest in guests))
            assert sorted(answer.status_code for answer in answers) == [200, 409]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/players/%00", None),
        ("DELETE", "/api/tokens/a%00b", None),
        ("POST", "/api/sign-in", {"name": "a\0b", "password": PASSWORD}),
        ("PUT", "/api/tables/{table}/note", {"text": "a\0b"}),
    ],
)
def test_what_no_database_can_hold_is_refused_as_such(postgres_url, tmp_path, method, path, body):
    with two_houses(postgres_url, tmp_path) as (one, _):
        ada = one.guest("Ada")
        table = ada.table(["me", "open"])
        answer = ada.http.request(method, path.format(table=table), json=body)
        assert answer.status_code in (400, 404), answer.text
