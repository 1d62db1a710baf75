"""Time: it runs for people who owe a move, not while no server is up, and running out hands nobody the win."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from types import SimpleNamespace

import pytest
from house import house
from test_people import toy
from test_tables import refusal

from drovers.core import record as records
from drovers.server.clock import DAY, GRACE, Clock, Uptime
from drovers.server.shapes import ClockRule

HOUR = 3_600_000


def bank(seats: int = 2) -> Clock:
    clock = Clock(ClockRule("bank", bank=60, increment=5), seats)
    clock.turn([0], None)
    return clock


def test_only_the_seat_that_owes_a_move_runs():
    clock = bank()
    clock.spend(20_000, 20_000)
    assert clock.left == [40_000, 60_000]


def test_a_finished_turn_brings_the_increment():
    clock = bank()
    clock.spend(20_000, 20_000)
    clock.turn([1], 0)
    assert clock.left == [45_000, 60_000]


def test_an_unfinished_turn_brings_none():
    clock = bank()
    clock.turn([0], 0)
    assert clock.left == [60_000, 60_000]


def test_several_seats_run_at_once():
    clock = bank(3)
    clock.turn([0, 2], None)
    clock.spend(1000, 1000)
    assert clock.left == [59_000, 60_000, 59_000]


def test_days_begin_anew_with_each_move():
    clock = Clock(ClockRule("days", days=2), 2)
    clock.turn([0], None)
    clock.spend(DAY, DAY)
    clock.turn([1], 0)
    assert clock.left == [2 * DAY, 2 * DAY]


def test_nothing_runs_below_zero_and_coming_back_gives_a_little():
    clock = bank()
    clock.spend(10**9, 10**9)
    assert clock.left[0] == 0
    clock.welcome_back(0)
    assert clock.left[0] == GRACE


def test_time_without_a_server_does_not_count():
    uptime = Uptime([(0, 100), (500, 600)], start=1000)
    assert uptime.between(0, 1000) == 200
    assert uptime.between(50, 1300) == 50 + 100 + 300
    assert uptime.between(600, 1000) == 0
    assert uptime.between(1100, 1250) == 150


def test_the_clock_is_out_only_while_it_runs():
    clock, uptime = bank(), Uptime()
    assert not clock.is_out(0, uptime, 59_999)
    assert clock.is_out(0, uptime, 60_000)
    assert not clock.is_out(1, uptime, 10**9)


def test_no_clock_no_times():
    clock = Clock(ClockRule(), 2)
    clock.turn([0], None)
    assert clock.times(Uptime(), 5) is None and not clock.is_out(0, Uptime(), 10**12)


def pass_time(live, ms: int) -> None:
    """As if that much time had passed with the server up."""
    live.hall.uptime.start -= ms
    live.table.clock.since -= ms


@pytest.fixture
def timed(open_house):
    """A table of Ada and Bo with a clock that has run out for both."""
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    table = ada.table(["me", "open"], clock={"kind": "bank", "bank": 100, "increment": 0})
    bo.ask("join", table=table)
    ada.ask("start", table=table)
    return ada, bo, table, open_house.hall.tables.live[table]


def test_a_seat_out_of_time_is_handed_over_and_reclaimed(timed):
    ada, bo, table, live = timed
    assert ada.watch(table)["times"]["running"] == [0, 1]
    assert refusal(ada, "handover", table=table, seat=1, bot="random") == "not-gone"
    pass_time(live, 101_000)
    assert ada.watch(table)["times"]["left"] == [0, 0]
    ada.ask("handover", table=table, seat=1, bot="random")
    ada.ask("handover", table=table, seat=1, bot="random")
    assert bo.watch(table)["table"]["seats"][1]["bot"] == "random"
    assert ada.at_ply(1)["seat"] == 1  # the bot has moved
    bo.ask("reclaim", table=table)
    bo.ask("reclaim", table=table)
    back = bo.watch(table)
    assert back["table"]["seats"][1]["bot"] is None and back["times"]["left"][1] >= GRACE - 10_000


def test_while_a_bot_plays_its_player_does_not(timed):
    ada, bo, table, live = timed
    state = bo.watch(table)
    legal = state["views"][0]["legal"]
    turns = live.hall.bot_turns
    try:
        pass_time(live, 101_000)
        live.hall.bot_turns = SimpleNamespace(wake=lambda live: None)  # it sleeps
        ada.ask("handover", table=table, seat=1, bot="random")
        assert bo.watch(table)["views"][0]["legal"] == []
        assert refusal(bo, "play", table=table, version=state["version"], move=legal[0]) == "not-person"
    finally:
        live.hall.bot_turns = turns


def test_a_seat_that_is_gone_is_handed_over(tmp_path):
    with house(tmp_path, gone_after=0.0) as place:
        ada, bo = place.guest("Ada"), place.guest("Bo")
        table = ada.table(["me", "open"])
        bo.ask("join", table=table)
        ada.ask("start", table=table)
        assert refusal(ada, "handover", table=table, seat=1, bot="random") == "not-gone"  # Bo is connected
        ada.watch(table)
        bo.watch(table)
        bo.hang_up()
        ada.hear_until(lambda frame: frame["type"] == "here" and not frame["here"][1])
        ada.ask("handover", table=table, seat=1, bot="random")


def test_clocks_survive_a_restart(tmp_path):
    with house(tmp_path) as before:
        ada = before.guest("Ada")
        table = ada.table(["me", "me"], start=True, clock={"kind": "bank", "bank": 100})
        pass_time(before.hall.tables.live[table], 30_000)
        state = ada.watch(table)
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0], seat=0)
        left = ada.watch(table)["times"]["left"]
    assert 60_000 < left[1] <= 70_000 and left[0] > left[1]  # the first to move has its increment
    with house(tmp_path) as after:
        back = after.guest(None)
        back.http.cookies = ada.http.cookies
        again = back.watch(table)["times"]["left"]
    assert again[0] == left[0] and left[1] - 5_000 < again[1] <= left[1]


def age(database, ms: int) -> None:
    """As if everything in a database that no server has open had happened that much earlier."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for change in ("log SET at = at - ?1", "uptime SET start = start - ?1, beat = beat - ?1"):
            connection.execute(f"UPDATE {change}", (ms,))


def test_clocks_stop_while_no_server_is_up(tmp_path):
    with house(tmp_path) as before:
        ada = before.guest("Ada")
        tables = [ada.table(["me", "me"], start=True, clock=clock) for clock in ({"kind": "bank"}, {"kind": "days"})]
        left = [ada.watch(table)["times"]["left"] for table in tables]
    age(tmp_path / "drovers.db", HOUR)
    with house(tmp_path) as after:
        back = after.guest(None)
        back.http.cookies = ada.http.cookies
        again = [back.watch(table)["times"]["left"] for table in tables]
    for then, now in zip(left, again, strict=True):
        assert all(one - 60_000 < other <= one for one, other in zip(then, now, strict=True))


def moves(guest, table: str, seat: int, place: int = 0) -> None:
    """Makes a move of a seat at a table of one's own."""
    state = guest.watch(table)
    guest.ask("play", table=table, version=state["version"], move=state["views"][seat]["legal"][place], seat=seat)


@pytest.mark.parametrize("clock", [{"kind": "bank", "bank": 600}, {"kind": "days", "days": 2}])
def test_a_record_tells_what_every_move_took(open_house, clock):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "me"], start=True, clock=clock)
    live = open_house.hall.tables.live[table]
    pass_time(live, 30_000)
    moves(ada, table, 0)
    ada.ask("offer", table=table, what="takeback", seat=0)  # nobody else is there to ask
    pass_time(live, 20_000)
    moves(ada, table, 0, 1)
    pass_time(live, 10_000)
    moves(ada, table, 1)
    assert open_house.guest(None).get(f"/api/tables/{table}/record")["times"] == []  # sealed with the moves
    for seat in (0, 1, 0, 1):
        moves(ada, table, seat)
    record = ada.get(f"/api/tables/{table}/record")
    assert record["clock"]["kind"] == clock["kind"] and len(record["times"]) == len(record["moves"]) == 6
    assert 50_000 <= record["times"][0] < 60_000, "what was taken back counts too"
    assert 60_000 <= record["times"][1] < 70_000, "both were asked at once"
    assert max(record["times"][2:]) < 10_000
    assert records.verify(record, toy).outcome is not None


def test_a_record_without_a_clock_has_no_times(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "me"], start=True)
    ada.ask("resign", table=table, seat=1)
    record = ada.get(f"/api/tables/{table}/record")
    assert (record["clock"], record["times"], record["resigned"]) == (None, [], [1])
    assert record["seed"] and records.verify(record, toy).outcome is None


def test_days_begin_anew_with_every_move_and_run_out(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    table = ada.table(["me", "open"], clock={"kind": "days", "days": 1})
    bo.ask("join", table=table)
    ada.ask("start", table=table)
    live = open_house.hall.tables.live[table]
    pass_time(live, DAY - HOUR)
    state = ada.watch(table)
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    left = ada.watch(table)["times"]["left"]
    assert left[0] == DAY and left[1] <= HOUR
    pass_time(live, 2 * HOUR)
    ada.ask("handover", table=table, seat=1, bot="random")
    assert ada.watch(table)["table"]["seats"][1]["bot"] == "random"
