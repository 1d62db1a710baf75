"""Health that tells the truth: what cannot do its work says so, refuses to begin, and ends in order."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from contextlib import suppress

import httpx
import pytest
from house import Refused, house
from ports import free_port
from test_attacks import until
from test_play import two_at_a_table
from test_serve import drovers

from drovers.bots.workers import SPAWN, Worker
from drovers.server.site import Addresses
from drovers.server.store import Unavailable, fitness
from drovers.server.store.fitness import Unfit


def ready(place) -> tuple[int, dict]:
    time.sleep(1.1)  # an answer is given again for a second
    answer = httpx.get(f"{place.url}/readyz", timeout=30)
    return answer.status_code, answer.json()["checks"]


def test_what_is_well_says_so(open_house):
    assert httpx.get(f"{open_house.url}/livez").json() == {"ok": True}
    status, checks = ready(open_house)
    assert (status, set(checks.values())) == (200, {"ok"})
    assert set(checks) == {"database", "integrity", "disk", "listener", "bots", "drain"}
    assert httpx.get(f"{open_house.url}/healthz").status_code == 200


def test_a_database_that_takes_nothing_is_not_well(tmp_path, monkeypatch):
    """A full disk answers what it is asked and saves nothing."""
    with house(tmp_path) as place:

        async def full(work, *given, **named):
            raise Unavailable("database or disk is full")

        monkeypatch.setattr(place.hall.store, "write", full)
        status, checks = ready(place)
        assert (status, checks["database"]) == (503, "database or disk is full")
        answer = httpx.get(f"{place.url}/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "unwell")
        assert httpx.get(f"{place.url}/livez").status_code == 200  # beginning it anew would not help
        monkeypatch.undo()
        assert ready(place)[0] == 200


def test_a_disk_that_is_nearly_full_is_not_well(tmp_path, monkeypatch):
    with house(tmp_path) as place:
        monkeypatch.setattr("drovers.server.health.ROOM", 1 << 60)
        status, checks = ready(place)
        assert status == 503 and "MiB free" in checks["disk"]


def test_bots_that_cannot_think_are_noticed(tmp_path, monkeypatch):
    with house(tmp_path) as place:

        def broken(*_):
            raise OSError("no more processes")

        ada = place.guest("Ada")
        ada.table(["me", "random"], start=True)  # now a bot is needed
        until(lambda: place.hall.bot_turns.thinking.quick.workers.all[0].process is not None)
        monkeypatch.setattr(Worker, "ask", broken)
        assert "no more processes" in ready(place)[1]["bots"]


def ruin(file) -> None:
    """Four pages in the middle of a file become nonsense."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    size = file.stat().st_size
    with file.open("r+b") as raw:
        for page in range(4):
            raw.seek(size * (page + 2) // 8 // 4096 * 4096)
            raw.write(os.urandom(4096))


def test_a_damaged_file_is_not_served_from(tmp_path):
    with house(tmp_path) as place:
        for _ in range(5):
            two_at_a_table(place)
    file = tmp_path / "drovers.db"
    fitness.check(f"sqlite:///{file}")
    ruin(file)
    with pytest.raises(Unfit) as unfit:
        fitness.check(f"sqlite:///{file}")
    assert unfit.value.kind == "damaged"
    server = drovers("serve", "--port", free_port(), "--database", file)
    said, trouble = server.communicate(timeout=180)
    trouble = " ".join(trouble.split())
    assert server.returncode == 2 and "is damaged" in trouble and "drovers restore" in trouble
    assert "Traceback" not in trouble and "The table is set" not in said


def test_a_file_that_breaks_while_it_is_served_is_written_to_no_more(tmp_path, caplog):
    with house(tmp_path) as place:
        ada, _, table = two_at_a_table(place)
        state = ada.watch(table)

        def broken(connection):
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorname = "SQLITE_CORRUPT"
            raise fitness.DBAPIError("SELECT", {}, error)

        store, loop = place.hall.store, place.server.loop

        with pytest.raises(Unavailable):
            asyncio.run_coroutine_threadsafe(store.read(broken), loop).result(120)
        with pytest.raises(Refused) as refused:
            ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        assert refused.value.code == "unavailable"
        status, checks = ready(place)
        assert status == 503 and "malformed" in checks["integrity"]
        assert [record.levelname for record in caplog.records if "damaged" in record.message] == ["ERROR"]
        store.damage = ""  # so that the house can close


def test_a_file_is_examined_page_by_page(tmp_path):
    with house(tmp_path) as place:
        two_at_a_table(place)

        asyncio.run_coroutine_threadsafe(place.hall.store.examine(), place.server.loop).result(120)
        assert place.hall.store.damage == ""


@pytest.mark.parametrize("content", [b"", b"this is no database at all, but some text" * 100])
def test_a_file_that_is_none_is_said_to_be_damaged(tmp_path, content):
    file = tmp_path / "x.db"
    file.write_bytes(content)
    if not content:
        fitness.check(f"sqlite:///{file}")  # empty: it will be filled
        return
    with pytest.raises(Unfit):
        fitness.check(f"sqlite:///{file}")


def test_a_file_that_takes_no_changes_is_said_to_be_read_only(tmp_path, monkeypatch):
    (tmp_path / "x.db").write_bytes(b"")
    monkeypatch.setattr(fitness.os, "access", lambda path, mode: mode != os.W_OK)
    with pytest.raises(Unfit) as unfit:
        fitness.check(f"sqlite:///{tmp_path / 'x.db'}")
    assert unfit.value.kind == "read-only"


def test_postgresql_that_is_not_there_is_said_in_a_sentence():
    url = f"postgresql://drovers:secret-word@127.0.0.1:{free_port()}/nothing"
    server = drovers("serve", "--port", free_port(), "--database", url)
    _, trouble = server.communicate(timeout=180)
    assert server.returncode == 2 and "does not answer" in " ".join(trouble.split())
    assert "Traceback" not in trouble and "secret-word" not in trouble


def test_everybody_is_no_proxy():
    server = drovers("serve", "--proxy", "*")
    _, trouble = server.communicate(timeout=180)
    assert server.returncode == 2 and "never everybody" in " ".join(trouble.split())
    for everybody in ("0.0.0.0/0", "::/0"):
        with pytest.raises(ValueError, match="is everybody"):
            Addresses(("127.0.0.1", everybody))


def test_an_instance_that_drains_begins_nothing_and_lets_matches_go_on(tmp_path):
    with house(tmp_path, drain=600.0) as place:
        ada, bo, table = two_at_a_table(place)
        state = ada.watch(table)
        place.server.loop.call_soon_threadsafe(place.server.drain)
        until(lambda: httpx.get(f"{place.url}/readyz").status_code == 503)
        assert httpx.get(f"{place.url}/healthz").status_code == 200
        answer = ada.post("/api/tables", 503, game="toy", seats=["me", "open"])
        assert answer["code"] == "draining"
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        bo.watch(table)
        place.server.loop.call_soon_threadsafe(place.server.drain)  # asked once more: now
        assert ada.cut_off() == 1012


def test_sigterm_ends_a_server_in_order(tmp_path):
    port = free_port()
    server = drovers("serve", "--port", port, "--database", tmp_path / "a.db", "--drain", "0.5")
    until(lambda: server.poll() is not None or _is_up(port), 180)
    server.send_signal(signal.SIGTERM)
    _, trouble = server.communicate(timeout=180)
    assert server.returncode == 0 and "Traceback" not in trouble


def _is_up(port: int) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"http://127.0.0.1:{port}/livez", timeout=30).status_code == 200
    return False


def dawdle(started) -> int:
    started.set()
    time.sleep(2)
    return 1


def test_a_process_whose_asker_died_ends_quietly(capfd):
    """It answers into a pipe nobody holds any more, not even to wait for the answer; or it waits to be asked."""
    worker, idle, started = Worker(), Worker(), SPAWN.Manager()
    idle.ask(180, int)
    with started:
        begun = started.Event()
        worker.ask(180, int)
        process, pipe = worker.process, worker.pipe
        pipe.send((dawdle, (begun,)))
        assert begun.wait(180)
        pipe.close()
        idle.pipe.close()
        for one in (process, idle.process):
            one.join(180)
            assert one.exitcode == 0
    assert "Traceback" not in capfd.readouterr().err
