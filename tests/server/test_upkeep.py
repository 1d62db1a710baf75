"""What is forgotten and when; what is finished never is."""

from __future__ import annotations

import asyncio
from datetime import datetime

import pytest
from house import house
from sqlalchemy import select, update
from test_people import PASSWORD, finish
from test_play import two_at_a_table
from test_serve import drovers

from drovers.server.settings import Kept
from drovers.server.store import schema
from drovers.server.upkeep import Upkeep, seconds_until

TIMES = {schema.players: "seen", schema.tables: "changed", schema.analyses: "at", schema.sessions: "seen"}


def run(place, work):
    return asyncio.run_coroutine_threadsafe(work, place.server.loop).result(180)


def long_ago(place, **only) -> None:
    """Everything there is was last touched in 1970."""

    def age(connection) -> None:
        for table, column in TIMES.items():
            connection.execute(update(table).values({column: 1}))

    run(place, place.hall.store.write(age))


def ids(place, table) -> set[str]:
    return set(run(place, place.hall.store.read(lambda c: c.execute(select(table.c.id)).scalars().all())))


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_only_what_nobody_will_miss_is_forgotten(tmp_path, database, request):
    url = request.getfixturevalue("postgres_url") if database == "postgresql" else str(tmp_path / "drovers.db")
    with house(tmp_path, database=url) as place:
        ada, bo, finished = two_at_a_table(place)
        finish(ada, bo, finished)
        cat, dan, left = two_at_a_table(place)
        host, passer_by, member = place.guest("Host"), place.guest("Eve"), place.guest("Member")
        member.post("/api/account", name="Member", password=PASSWORD)
        waiting = host.table(["me", "open"])
        for guest in place.guests:
            guest.hang_up()
        place.hall.tables.live.clear()
        upkeep = Upkeep(place.hall)
        assert sum(run(place, upkeep.run()).values()) == 0  # nothing is old yet
        long_ago(place)
        gone = run(place, upkeep.run())
        assert gone == {"waiting": 1, "unfinished": 1, "guests": 4, "analyses": 0, "sessions": 3}
        assert ids(place, schema.tables) == {finished} and {waiting, left} & ids(place, schema.tables) == set()
        known = ids(place, schema.players)
        assert {ada.player, bo.player, member.player} == known
        assert {passer_by.player, host.player, cat.player, dan.player} & known == set()
        assert place.guest(None).get(f"/api/tables/{finished}/record")["seed"]
        assert sum(run(place, upkeep.run()).values()) == 0


def test_nothing_is_forgotten_that_is_kept_for_good(tmp_path):
    for_good = Kept(guests=0, waiting=0, unfinished=0, analyses=0, sessions=0)
    with house(tmp_path, kept=for_good) as place:
        ada = place.guest("Ada")
        ada.table(["me", "open"])
        long_ago(place)
        assert sum(run(place, Upkeep(place.hall).run()).values()) == 0
        assert ada.get("/api/me")["player"] == ada.player


def test_a_table_somebody_looks_at_is_spared(tmp_path):
    with house(tmp_path) as place:
        ada = place.guest("Ada")
        table = ada.table(["me", "open"])
        ada.watch(table)
        long_ago(place)
        assert run(place, Upkeep(place.hall).run())["waiting"] == 0
        assert ada.watch(table)["table"]["id"] == table


def test_the_hour_comes_every_day():
    assert seconds_until(4, datetime(2026, 1, 1, 3, 30)) == 1800
    assert seconds_until(4, datetime(2026, 1, 1, 4, 0)) == 86_400
    assert seconds_until(4, datetime(2026, 12, 31, 23, 0)) == 5 * 3600


def test_whoever_runs_a_server_can_read_it(tmp_path):
    with house(tmp_path) as place:
        place.guest("Ada").table(["me", "open"])
        long_ago(place)
    shown = drovers("upkeep", "--database", tmp_path / "drovers.db", "--keep", "guests=0")
    said, trouble = shown.communicate(timeout=180)
    said = " ".join(said.split())
    assert shown.returncode == 0, trouble
    assert "for 30 days: 1 to forget" in said and "kept for good" in said and "always kept" in said
    wrong = drovers("upkeep", "--database", tmp_path / "drovers.db", "--keep", "results=1")
    assert wrong.wait(180) == 2 and "guests" in wrong.stderr.read()
    wrong.stdout.close()
    wrong.stderr.close()
