"""Several instances on one PostgreSQL: any of them serves any match, and the key of the log decides races."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import closing, contextmanager
from functools import partial
from types import SimpleNamespace

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from crash_loop import Server
from house import TOY, Guest, Refused, house
from ports import free_port
from sqlalchemy import create_engine
from test_people import finish
from test_play import two_at_a_table
from test_study import analysed

from drovers.server import clock
from drovers.server.settings import database_url
from drovers.server.store.archive import backup, restore
from drovers.server.store.schema import METADATA


@contextmanager
def two_houses(url, tmp_path, **changes):
    with house(tmp_path, database=url, **changes) as one, house(tmp_path, database=url, **changes) as two:
        yield one, two


def across(one, two, **form):
    """Ada on the first instance, Bo on the second, at one table."""
    ada, bo = one.guest("Ada"), two.guest("Bo")
    table = ada.table(["me", "open"], **form)
    bo.ask("join", table=table)
    ada.ask("start", table=table)
    return ada, bo, table


def at_once(*calls):
    """Runs these at the same time and returns what each gave, or the code it was refused with."""
    answers, gate = [None] * len(calls), threading.Barrier(len(calls))

    def run(place, call):
        gate.wait()
        try:
            answers[place] = call()
        except Refused as refused:
            answers[place] = refused.code

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(180)
    return answers


def version(guest, /, **play) -> int:
    """As which version the move was saved."""
    return guest.ask("play", **play)["version"]


def test_migrations_make_the_schema_here_too(empty_postgres_url, tmp_path):
    with house(tmp_path, database=empty_postgres_url):
        engine = create_engine(database_url(empty_postgres_url))
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        engine.dispose()


def test_a_match_across_instances(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, bo, table = across(one, two, rated=True)
        heard = {guest: guest.watch(table) for guest in (ada, bo)}
        assert [seat["name"] for seat in heard[ada]["table"]["seats"]] == ["Ada", "Bo"]
        for ply in (2, 4, 6):
            for guest, frame in heard.items():
                guest.ask("play", table=table, version=frame["version"], move=frame["views"][0]["legal"][0])
            heard = {guest: guest.at_ply(ply) for guest in (ada, bo)}
        assert heard[ada]["result"] == heard[bo]["result"] is not None
        for guest in (ada, bo):
            versions = [f["version"] for f in guest.frames if f["type"] in ("synced", "moved", "changed", "said")]
            assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert two.guest(None).get(f"/api/players/{ada.player}")["ratings"][0]["played"] == 1


def test_chat_and_lobby_cross_instances(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        looker = two.guest(None)
        looker.send("lobby", on=True)
        looker.hear_until("tables")
        ada, bo = one.guest("Ada"), two.guest("Bo")
        table = ada.table(["me", "open"], open=True)
        assert looker.hear_until("listed")["card"]["names"] == ["Ada", None]
        bo.ask("join", table=table)
        assert looker.hear_until("listed")["card"]["names"] == ["Ada", "Bo"]
        ada.ask("start", table=table)
        assert looker.hear_until("unlisted")["table"] == table
        assert len(looker.heard("listed")) == 2, "each told once"
        bo.watch(table)
        ada.ask("say", table=table, text="over there!")
        assert bo.hear_until("said")["line"]["text"] == "over there!"


def test_of_two_moves_for_the_same_decision_one_is_made(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        twin = two.guest(None)
        for _ in range(12):
            ada, _, table = across(one, two)
            twin.hang_up()
            twin.http.cookies = ada.http.cookies
            state, _ = ada.watch(table), twin.watch(table)
            legal = state["views"][0]["legal"]
            play = {"table": table, "version": state["version"]}
            answers = at_once(
                partial(version, ada, move=legal[0], **play), partial(version, twin, move=legal[1], **play)
            )
            assert sorted(map(str, answers)) == [str(state["version"] + 1), "stale"], answers
            assert [guest.watch(table)["ply"] for guest in (ada, twin)] == [1, 1]


def test_the_same_move_sent_to_both_is_made_once(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, _, table = across(one, two)
        twin = two.guest(None)
        twin.http.cookies = ada.http.cookies
        state, _ = ada.watch(table), twin.watch(table)
        play = {"table": table, "version": state["version"], "move": state["views"][0]["legal"][0]}
        answers = at_once(partial(version, ada, **play), partial(version, twin, **play))
        assert answers == [state["version"] + 1] * 2
        assert ada.watch(table)["ply"] == 1


def test_simultaneous_choices_on_two_instances_are_both_made(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        for _ in range(8):
            ada, bo, table = across(one, two)
            states = {guest: guest.watch(table) for guest in (ada, bo)}
            plays = [
                partial(version, guest, table=table, version=state["version"], move=state["views"][0]["legal"][0])
                for guest, state in states.items()
            ]
            answers = at_once(*plays)
            assert sorted(answers) == [states[ada]["version"] + 1, states[ada]["version"] + 2]


def test_of_two_who_want_the_last_seat_one_gets_it(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, bo, eve = one.guest("Ada"), one.guest("Bo"), two.guest("Eve")
        for _ in range(6):
            table = ada.table(["me", "open"])
            bo.watch(table)
            eve.watch(table)
            answers = at_once(partial(bo.ask, "join", table=table), partial(eve.ask, "join", table=table))
            assert sum(answer == "taken" for answer in answers) == 1, answers


@pytest.mark.breadth
def test_an_analysis_made_by_one_is_known_to_the_other(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, bo, table = across(one, two)
        finish(ada, bo, table)
        known = analysed(ada, table)
        assert known["state"] == "done" and known["verdicts"]
        assert bo.get(f"/api/tables/{table}/analysis") == known == bo.post(f"/api/tables/{table}/analysis")
        assert not two.hall.analyses.jobs


@pytest.mark.breadth
def test_an_analysis_asked_for_everywhere_at_once_is_one(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, bo, table = across(one, two)
        finish(ada, bo, table)
        answers = at_once(partial(analysed, ada, table), partial(analysed, bo, table))
        assert answers[0] == answers[1] and answers[0]["state"] == "done"


def test_an_instance_that_stops_is_replaced_by_another(postgres_url, tmp_path):
    with house(tmp_path, database=postgres_url) as two:
        with house(tmp_path, database=postgres_url) as one:
            ada, bo, table = across(one, two)
            state = ada.watch(table)
            ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        elsewhere = two.guest(None)
        elsewhere.http.cookies = ada.http.cookies
        assert elsewhere.watch(table)["ply"] == 1
        finish(elsewhere, bo, table)


async def started(server, address):
    async with httpx.AsyncClient(base_url=f"http://{address}") as client:
        await server.start(client)


@pytest.mark.parametrize("moment", [0.0, 0.004])
def test_a_killed_instance_is_replaced_by_another(postgres_url, tmp_path, moment):
    """SIGKILL with a move on its way: whoever played there goes on elsewhere, sends it again, and it is made once."""
    address = f"127.0.0.1:{(port := free_port())}"
    with closing(Server(postgres_url, TOY, port)) as dying, house(tmp_path, database=postgres_url) as two:
        asyncio.run(started(dying, address))
        ada, bo = Guest(SimpleNamespace(url=f"http://{address}", ws=f"ws://{address}/ws"), "Ada", "en"), two.guest("Bo")
        two.guests.append(ada)  # hung up with the others
        table = ada.table(["me", "open"])
        bo.ask("join", table=table)
        ada.ask("start", table=table)
        state, _ = ada.watch(table), bo.watch(table)
        play = {"table": table, "version": state["version"], "move": state["views"][0]["legal"][0]}
        ada.send("play", **play)
        time.sleep(moment)
        dying.kill()
        elsewhere = two.guest(None)
        elsewhere.http.cookies = ada.http.cookies
        elsewhere.watch(table)
        assert version(elsewhere, **play) == state["version"] + 1
        assert bo.at_ply(1)["seat"] == 0 and elsewhere.watch(table)["ply"] == 1
        finish(elsewhere, bo, table)
        assert len(bo.get(f"/api/tables/{table}/record")["moves"]) == 6


def test_a_bot_forgotten_by_a_dead_instance_is_woken_by_another(postgres_url, tmp_path):
    with house(tmp_path, database=postgres_url, bot_pause=600.0) as one:
        ada = one.guest("Ada")
        table = ada.table(["me", "random"], start=True)
        with house(tmp_path, database=postgres_url, stalled_after=0.0, beat=0.05) as two:
            elsewhere = two.guest(None)
            elsewhere.http.cookies = ada.http.cookies
            assert elsewhere.reach(table, 1)["owing"] == [0]


def test_a_lost_connection_to_the_database_is_survived(postgres_url, tmp_path):
    import psycopg

    with two_houses(postgres_url, tmp_path) as (one, two):
        ada, bo, table = across(one, two)
        bo.watch(table)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = %s",
                [connection.info.dbname],
            )
        said = False
        while not said:
            try:
                ada.ask("say", table=table, text="still here", id="once")
                said = True
            except Refused as refused:
                assert refused.code == "unavailable"
        assert bo.hear_until("said")["line"]["text"] == "still here"


def test_from_a_file_to_postgresql(empty_postgres_url, tmp_path):
    with house(tmp_path) as place:
        ada, bo, table = two_at_a_table(place)
        seen = ada.watch(table)
        backup(place.settings.url, tmp_path / "all.gz")
    restore(database_url(empty_postgres_url), tmp_path / "all.gz")
    with house(tmp_path, database=empty_postgres_url) as place:
        people = {}
        for guest in (ada, bo):
            people[guest] = place.guest(None)
            people[guest].http.cookies = guest.http.cookies
        again = people[ada].watch(table)
        assert json.dumps(again["views"]) == json.dumps(seen["views"])
        finish(*people.values(), table)


@pytest.fixture(autouse=True)
def quiet(caplog):
    """What is lost on purpose is noted, but not worth a page here."""
    caplog.set_level("CRITICAL")


def test_instances_take_the_time_from_their_database(postgres_url, tmp_path, monkeypatch):
    """One machine's wall clock is an hour ahead: no player at a table across instances pays for that."""
    monkeypatch.setattr(clock, "shift", clock.shift + 3600 * 10**9)
    with house(tmp_path, database=postgres_url):
        assert abs(clock.now() - time.time() * 1000) < 60_000
