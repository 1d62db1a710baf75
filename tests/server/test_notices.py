"""What instances tell each other has numbers: whoever missed something reads on from the last one it knows."""

from __future__ import annotations

import asyncio
import time

import psycopg
import pytest
from house import house
from redis_server import binary, redis_server
from test_attacks import until
from test_instances import across, two_houses
from test_people import finish

from drovers.server.peers import Peers, Position
from drovers.server.rows import Unavailable
from drovers.server.store.notices import AGAIN, KEPT, read_bundle, write_bundle
from drovers.server.store.postgres_channel import ALIVE


@pytest.fixture
def redis_url(tmp_path):
    if binary() is None:
        pytest.skip("no redis-server or valkey-server on this machine: apt-get install redis-server")
    with redis_server(tmp_path) as (url, _):
        yield url


@pytest.fixture
def muffled(monkeypatch):
    """Channels whose instances are named here bring nothing."""
    silent, heard = set(), Peers.heard

    def maybe(self, text):
        if self.hall.store.instance not in silent:
            heard(self, text)

    monkeypatch.setattr(Peers, "heard", maybe)
    return silent


def test_a_watcher_on_a_deaf_instance_hears_of_it_with_the_beat(postgres_url, tmp_path, muffled):
    with two_houses(postgres_url, tmp_path, beat=0.2) as (one, two):
        ada, bo, table = across(one, two)
        muffled.add(two.hall.store.instance)
        bo.watch(table)
        ada.ask("say", table=table, text="do you hear me?")
        assert bo.hear_until("said")["line"]["text"] == "do you hear me?"


def test_signing_out_ends_sockets_on_a_deaf_instance(postgres_url, tmp_path, muffled):
    with two_houses(postgres_url, tmp_path, beat=0.2) as (one, two):
        ada = one.guest("Ada")
        there = two.guest(None)
        there.http.cookies = ada.http.cookies
        there.socket.ping()
        muffled.add(two.hall.store.instance)
        ada.post("/api/sign-out", 204)
        assert there.cut_off() == 1008


def test_a_gap_is_filled_at_once(postgres_url, tmp_path, muffled):
    """What comes next shows that something is missing: it is read without waiting for a beat."""
    with two_houses(postgres_url, tmp_path, beat=3600.0) as (one, two):
        ada, bo, table = across(one, two)
        bo.watch(table)
        muffled.add(two.hall.store.instance)
        ada.ask("say", table=table, text="lost on the way")
        time.sleep(0.3)
        muffled.clear()
        guest = one.guest("Cy")  # anything that is told, about anything
        guest.post("/api/guest", name="Cyd")
        assert bo.hear_until("said")["line"]["text"] == "lost on the way"


def test_who_was_away_too_long_looks_at_everything(postgres_url, tmp_path, muffled):
    with two_houses(postgres_url, tmp_path, beat=0.2) as (one, two):
        ada, bo, table = across(one, two)
        there = two.guest(None)
        there.http.cookies = ada.http.cookies
        there.socket.ping()
        bo.watch(table)
        peers = two.hall.peers
        muffled.add(two.hall.store.instance)
        peers.catch_up, real = None, peers.catch_up  # the database does not answer either
        ada.ask("say", table=table, text="long ago")
        ada.post("/api/sign-out", 204)
        with psycopg.connect(postgres_url) as connection:
            connection.execute("DELETE FROM notices")
        peers.caught_up -= KEPT
        peers.catch_up = real
        assert bo.hear_until("synced")["chat"][-1]["text"] == "long ago"
        assert there.cut_off() == 1008


def test_news_that_could_not_be_read_is_read_with_the_next_beat(postgres_url, tmp_path, monkeypatch):
    """The channel brings a number while the database does not answer: it has been heard of, but not been done."""
    with two_houses(postgres_url, tmp_path, beat=0.2) as (one, two):
        ada, bo, table = across(one, two)
        bo.watch(table)
        tried = []

        async def away(*arguments):
            tried.append(arguments)
            raise Unavailable("away")

        with monkeypatch.context() as patch:
            patch.setattr(two.hall.store, "entries", away)
            ada.ask("say", table=table, text="meanwhile")
            until(lambda: tried)
        assert bo.hear_until("said")["line"]["text"] == "meanwhile"


def test_more_than_a_channel_takes_is_read(postgres_url, tmp_path):
    with two_houses(postgres_url, tmp_path, beat=3600.0) as (one, two):
        for place in (one, two):
            place.hall.store.channel.largest = 10
        ada, bo, table = across(one, two)
        bo.watch(table)
        ada.ask("say", table=table, text="much")
        assert bo.hear_until("said")["line"]["text"] == "much"


def test_what_nobody_needs_any_more_is_forgotten(postgres_url, tmp_path):
    with house(tmp_path, database=postgres_url) as one:
        one.guest("Ada").table(["me", "open"])
        with psycopg.connect(postgres_url) as connection:
            assert connection.execute("SELECT count(*) FROM notices").fetchone()[0]
            connection.execute(f"UPDATE notices SET at = at - {KEPT + 1000}")
        asyncio.run_coroutine_threadsafe(one.hall.peers.forget(), one.hall.store.writer.loop).result(120)
        with psycopg.connect(postgres_url) as connection:
            assert connection.execute("SELECT count(*) FROM notices").fetchone()[0] == 0


def test_a_file_of_one_instance_keeps_none(open_house):
    open_house.guest("Ada").table(["me", "open"])
    with open_house.hall.store.reading.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM notices").scalar() == 0


def test_numbers_are_followed_once_and_a_late_one_is_not_lost():
    position = Position(10)
    assert position.is_next(11) and position.follow(11) and not position.follow(11)
    assert not position.is_next(13) and position.follow(13) and position.last == 13
    assert position.follow(12), "committed after the next one"
    assert not position.follow(12) and not position.follow(13 - AGAIN - 1)


def test_a_bundle_is_small():
    text = b'["a1b2c3d4e5f6",7,[["saved","tttttttttttttttt",12,false]]]'
    assert write_bundle(read_bundle(text)) == text[:-3] + b",[],null]]]"


def test_a_move_made_elsewhere_is_heard_without_reading_it(postgres_url, tmp_path, monkeypatch):
    """The notice of a move brings it along; of anything else it brings the number."""
    with two_houses(postgres_url, tmp_path, beat=3600.0) as (one, two):
        ada, bo, table = across(one, two)
        heard = {guest: guest.watch(table) for guest in (ada, bo)}
        read, entries = [], two.hall.store.entries

        async def noted(table, after):
            read.append(after)
            return await entries(table, after)

        monkeypatch.setattr(two.hall.store, "entries", noted)
        ada.ask("play", table=table, version=heard[ada]["version"], move=heard[ada]["views"][0]["legal"][0])
        assert bo.at_ply(1)["version"] == heard[ada]["version"] + 1 and read == []
        ada.ask("say", table=table, text="hello")
        assert bo.hear_until("said")["line"]["text"] == "hello" and len(read) == 1


def test_the_listening_connection_notices_that_it_has_died(postgres_url, tmp_path, monkeypatch):
    asked, connect = [], psycopg.connect
    monkeypatch.setattr(psycopg, "connect", lambda *where, **how: asked.append(how) or connect(*where, **how))
    with house(tmp_path, database=postgres_url) as one:
        assert one.hall.store.hears and any(ALIVE.items() <= how.items() for how in asked)
        assert ALIVE["keepalives_idle"] + ALIVE["keepalives_interval"] * ALIVE["keepalives_count"] <= 15
        with psycopg.connect(postgres_url) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        until(lambda: not one.hall.store.hears)
        until(lambda: one.hall.store.hears)


# ------------------------------------------------------------------------------------------------------------- Redis


def test_a_match_across_instances_over_redis(postgres_url, redis_url, tmp_path):
    with two_houses(postgres_url, tmp_path, redis=redis_url, beat=3600.0) as (one, two):
        ada, bo, table = across(one, two)
        heard = {guest: guest.watch(table) for guest in (ada, bo)}
        for ply in (2, 4, 6):
            for guest, frame in heard.items():
                guest.ask("play", table=table, version=frame["version"], move=frame["views"][0]["legal"][0])
            heard = {guest: guest.at_ply(ply) for guest in (ada, bo)}
        assert heard[ada]["result"] == heard[bo]["result"] is not None
        assert {type(place.hall.store.channel).__name__ for place in (one, two)} == {"RedisChannel"}


def test_redis_may_die_and_come_back(postgres_url, tmp_path):
    if binary() is None:
        pytest.skip("no redis-server or valkey-server on this machine: apt-get install redis-server")
    with (
        redis_server(tmp_path) as (url, process),
        two_houses(postgres_url, tmp_path, redis=url, beat=0.2) as (one, two),
    ):
        ada, bo, table = across(one, two)
        bo.watch(table)
        process.kill()
        process.wait()
        ada.ask("say", table=table, text="without it")
        assert bo.hear_until("said")["line"]["text"] == "without it"
        while two.hall.store.hears:
            time.sleep(0.01)
        finish(ada, bo, table)
