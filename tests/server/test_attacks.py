"""What a hostile stranger tries: each of these once held something up, or let something through."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import os
import socket
import time
from contextlib import ExitStack, suppress

import httpx
import pytest
from house import Refused, house
from test_play import two_at_a_table
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from drovers.server import clock
from drovers.server.clock import Uptime
from drovers.server.limits import Bucket
from drovers.server.store import Unavailable


def until(condition, seconds: float = 120) -> None:
    """Waits for what the server does in its own time."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.02)


def raw_socket(place) -> socket.socket:
    """An open WebSocket of which nothing is read by itself."""
    line = socket.create_connection(("127.0.0.1", place.port), timeout=120)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
    line.sendall(f"{head}Sec-WebSocket-Version: 13\r\n\r\n".encode())
    assert b" 101 " in line.recv(65_536)
    return line


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://[::1", "//[", "http://[x]:y"])
def test_an_origin_that_is_no_address_is_another_site(open_house, origin):
    answer = httpx.post(f"{open_house.url}/api/guest", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    with pytest.raises(InvalidStatus) as refused, connect(open_house.ws, origin=origin):
        pass
    assert refused.value.response.status_code == 403


BYTES = [b"\xe9", b"\xff\xfe", "é".encode()]


@pytest.mark.parametrize("value", BYTES, ids=["latin", "none", "utf8"])
@pytest.mark.parametrize("path", ["/ws", "/api/me", "/", "/api/sign-in"])
def test_bytes_in_headers_that_are_no_text_are_no_trouble_of_ours(open_house, path, value, caplog):
    """`Authorization: Bearer é` once answered 500 with a traceback."""
    asked = {"Host": b"x", "Connection": b"Upgrade", "Upgrade": b"websocket", "Sec-WebSocket-Version": b"13"}
    asked |= {"Sec-WebSocket-Key": base64.b64encode(os.urandom(16))}
    method = b"POST" if path == "/api/sign-in" else b"GET"
    for name in ("Authorization", "Cookie", "Origin", "Host", "Accept-Language", "User-Agent", *asked):
        given = {"Authorization": b"Bearer " + value, "Cookie": b"drovers=" + value}.get(name, value)
        lines = [f"{one}: ".encode() + text for one, text in (asked | {name: given}).items()]
        with socket.create_connection(("127.0.0.1", open_house.port), timeout=60) as line:
            line.sendall(b"\r\n".join([method + b" " + path.encode() + b" HTTP/1.1", *lines, b"", b""]))
            assert line.recv(65_536)[9:12] in (b"101", b"200", b"400", b"403", b"404", b"415"), name
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_pings_count_as_messages_do(tmp_path):
    with house(tmp_path, rates=True) as place:
        guest = place.guest("Ada")
        guest.ask("ping")
        with suppress(ConnectionClosed, BrokenPipeError):  # it may be hung up before all are sent
            for _ in range(300):
                guest.socket.socket.sendall(Frame(Opcode.PING, b"x").serialize(mask=True))
        assert guest.cut_off(by_now=True) == 1008


def test_a_client_that_pings_and_does_not_read_is_cut_off(tmp_path, monkeypatch):
    """Closing alone would wait until it has read what is waiting for it."""
    monkeypatch.setattr("drovers.server.connection.FAREWELL", 0.3)
    monkeypatch.setattr("drovers.server.door.TAKEN_WITHIN", 600)  # that limit is not what is tried here
    with house(tmp_path, backlog=100_000) as place:
        ada = place.guest("Ada")
        ada.ask("ping")
        before = len(place.hall.presence.connected())
        ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 50
        with raw_socket(place) as deaf, pytest.raises(ConnectionError):  # no timeout: it is cut off
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.settimeout(30)
            for _ in range(100_000):
                deaf.sendall(ping)
                time.sleep(0.001)  # not so many at once that their pongs alone are too much, read or not
        until(lambda: len(place.hall.presence.connected()) == before)
        assert place.hall.metrics.dropped.labels("1013")._value.get() == 1
        assert ada.ask("ping")["type"] == "pong"


def test_whoever_asks_and_does_not_read_the_answers_is_cut_off(tmp_path, monkeypatch):
    monkeypatch.setattr("drovers.server.door.TAKEN_WITHIN", 0.3)
    with house(tmp_path) as place, socket.create_connection(("127.0.0.1", place.port)) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.settimeout(60)
        with pytest.raises(ConnectionError):  # no timeout: it is cut off
            for _ in range(100_000):
                slow.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 20)


def _answers(place) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"{place.url}/healthz").status_code == 200
    return False


def test_one_address_cannot_take_every_connection(tmp_path, monkeypatch):
    """Silent ones are counted before they have said anything; a neighbour still comes in."""
    monkeypatch.setattr("drovers.server.serving.BESIDE", 6)
    with house(tmp_path, sockets_per_address=4) as place, ExitStack() as stack:
        for _ in range(40):
            stack.enter_context(socket.create_connection(("127.0.0.1", place.port)))
        turned_away = place.hall.metrics.turned_away._value
        until(lambda: turned_away.get() == 30)
        neighbour = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=neighbour, base_url=place.url) as client:
            assert client.get("/healthz").status_code == 200
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{place.url}/healthz")
    # whoever has left counts no more
    with house(tmp_path, sockets_per_address=4) as place:
        for _ in range(40):
            with socket.create_connection(("127.0.0.1", place.port)):
                pass
        until(lambda: _answers(place))


def test_a_database_that_is_away_is_said_to_be_so_to_sockets_too(tmp_path, monkeypatch, caplog):
    with house(tmp_path) as place:
        ada = place.guest("Ada")

        async def away(work, *given, **named):
            raise Unavailable("away")

        monkeypatch.setattr(place.hall.store, "read", away)
        caplog.clear()
        with pytest.raises(InvalidStatus) as refused:
            ada.ask("ping")
        assert refused.value.response.status_code == 503
        assert json.loads(refused.value.response.body)["code"] == "unavailable"
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
        monkeypatch.undo()
        assert ada.ask("ping")["type"] == "pong"


def test_a_silent_database_keeps_nobody_waiting(tmp_path, monkeypatch):
    """What it had not begun is not done afterwards: who was told so tries again."""
    monkeypatch.setattr("drovers.server.store.writer.LOOK", 0.1)
    with house(tmp_path) as place:
        ada, _, table = two_at_a_table(place)
        state = ada.watch(table)
        monkeypatch.setattr("drovers.server.store.writer.SILENT", 0.3)  # a busy machine may take as long for anything
        monkeypatch.setattr("drovers.server.store.SILENT", 0.3)
        loop, done = place.server.loop, []
        silent = asyncio.run_coroutine_threadsafe(place.hall.store.write(lambda _: time.sleep(3)), loop)
        until(lambda: place.hall.store.writer.began is not None)
        late = asyncio.run_coroutine_threadsafe(place.hall.store.write(lambda _: done.append(1)), loop)
        with pytest.raises(Refused) as refused:
            ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        assert refused.value.code == "unavailable"
        reading = asyncio.run_coroutine_threadsafe(place.hall.store.read(lambda _: time.sleep(3)), loop)
        assert isinstance(reading.exception(120), Unavailable)
        assert isinstance(silent.exception(120), Unavailable)
        assert isinstance(late.exception(120), Unavailable)
        until(lambda: place.hall.store.writer.began is None)
        monkeypatch.undo()
        state = ada.watch(table)
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        assert not done


def test_what_is_answered_is_weighed(tmp_path, monkeypatch):
    """Watching again and again costs what a table weighs, over all sockets of an address."""
    monkeypatch.setattr("drovers.server.site.BYTES", (8_000, 100))
    with house(tmp_path, rates=True) as place:
        ada, bo, table = two_at_a_table(place)
        for guest in [ada, bo] * 15:
            guest.send("watch", table=table)
        answers = [ada.hear_until(lambda frame: frame["type"] in ("synced", "refused")) for _ in range(15)]
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too-fast"}
        assert answers[0]["type"] == "synced" and answers[-1]["type"] == "refused"
        assert bo.ask("ping")["type"] == "pong"
        assert place.guest(None).http.get(f"/api/tables/{table}").status_code == 429


def test_deciding_on_what_never_was_is_no_way_around_that(tmp_path, monkeypatch):
    """Whoever decided on an older table is shown it anew: 60 sockets once had 155 MB of it in twenty seconds."""
    monkeypatch.setattr("drovers.server.site.BYTES", (8_000, 100))
    with house(tmp_path, rates=True) as place:
        ada, bo, table = two_at_a_table(place)
        for _ in range(25):
            ada.send("play", table=table, version=99_999, move="1")
        for _ in range(25):
            assert ada.hear_until("refused")["code"] == "stale"
        ada.ask("ping")
        assert 1 <= len(ada.heard("synced")) < 10
        assert bo.ask("ping")["type"] == "pong"


def test_a_table_that_cannot_be_shown_anew_ends_nothing(tmp_path, monkeypatch, caplog):
    with house(tmp_path, rates=True) as place:
        ada, _, table = two_at_a_table(place)
        ada.watch(table)

        async def away(*_):
            raise Unavailable("away")

        monkeypatch.setattr("drovers.server.live.Live.sync", away)
        ada.send("play", table=table, version=99_999, move="1")
        assert ada.hear_until("refused")["code"] == "stale" and ada.ask("ping")["type"] == "pong"
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_many_sockets_of_an_address_are_heard_no_more_than_one(tmp_path, monkeypatch):
    monkeypatch.setattr("drovers.server.site.MESSAGES", (30, 0.01))
    with house(tmp_path, rates=True) as place:
        guests = [place.guest(name) for name in ("Ada", "Bo", "Cy")]
        for guest in guests:
            for _ in range(20):
                guest.send("ping")
        heard = [guest.hear_until(lambda frame: "id" in frame)["type"] for guest in guests for _ in range(20)]
        assert heard.count("pong") == 30


def test_many_sockets_give_nobody_a_louder_voice(tmp_path, monkeypatch):
    """What all have to hear, or what is kept for good, is counted by player."""
    monkeypatch.setattr("drovers.server.site.VOICE", (60, 0.01))
    with house(tmp_path, rates=True) as place:
        ada, bo, table = two_at_a_table(place)
        tabs = [ada, *(place.guest(None) for _ in range(3))]
        for tab in tabs[1:]:
            tab.http.cookies = ada.http.cookies
        for tab in tabs:
            for number in range(6):
                tab.send("say", table=table, text="x", id=f"{tabs.index(tab)}-{number}")
        heard = [tab.hear_until(lambda frame: frame.get("id") is not None)["type"] for tab in tabs for _ in range(6)]
        assert heard.count("done") == 6
        assert bo.ask("say", table=table, text="y")["type"] == "done"


def test_looking_back_costs_more_than_looking(tmp_path, monkeypatch):
    """All moves are made again: sixty sockets that asked about the end of one match once held everybody up."""
    monkeypatch.setattr("drovers.server.socket.RATE", 0.01)
    with house(tmp_path, rates=True) as place:
        ada, bo, table = two_at_a_table(place)
        for guest, given in ((ada, {"ply": 0}), (bo, {})):
            tags = [guest.send("ask", table=table, text="?", **given) for _ in range(12)]
            answers = [guest.hear_until(lambda frame, tag=tag: frame.get("id") == tag) for tag in tags]
            spoken = [answer["type"] for answer in answers].count("spoken")
            assert 4 <= spoken <= 6 if given else spoken == 12


def test_debts_are_paid_by_waiting():
    at = [0.0]
    bucket = Bucket(10, 1, lambda: at[0])
    bucket.spend(15)
    assert bucket.take(0) == 5.0
    at[0] = 5.0
    assert bucket.take(0) == 0.0 and bucket.take(1) == 1.0
    bucket.spend(1e9)
    assert bucket.take(0) == 10.0


def test_a_wall_clock_that_is_set_does_not_move_time(monkeypatch):
    before = clock.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= clock.now() - before < 60_000


def test_time_goes_on_where_the_last_server_stopped(monkeypatch):
    monkeypatch.setattr(clock, "shift", clock.shift)
    before = clock.now()
    ahead = before + 3_600_000
    clock.not_before(ahead - 7_200_000)
    assert before <= clock.now() < ahead
    clock.not_before(ahead)
    assert ahead <= clock.now() < ahead + 60_000
    assert Uptime([], ahead).between(ahead - 1000, clock.now()) < 60_000


def test_a_server_goes_on_where_the_last_one_stopped(tmp_path, monkeypatch):
    """The wall clock was set back by an hour before it was begun again."""
    with house(tmp_path) as place:
        two_at_a_table(place)
    before = clock.now()
    monkeypatch.setattr(clock, "shift", clock.shift - 3_600_000_000_000)
    assert clock.now() < before
    with house(tmp_path):
        assert before - 1000 <= clock.now() < before + 60_000


def test_nobody_is_cut_off_who_was_not_asked(tmp_path, monkeypatch):
    """A busy server may look at its sockets so seldom that somebody has been silent for long before it asks."""
    monkeypatch.setattr("drovers.server.connection.BEAT", 0.2)
    with house(tmp_path, beat=3600.0) as place, raw_socket(place) as silent:
        loop, presence = place.server.loop, place.hall.presence
        until(presence.connected)
        time.sleep(0.5)
        look = lambda: asyncio.run_coroutine_threadsafe(presence.keep_alive(), loop).result()  # noqa: E731
        look()
        assert presence.connected()
        until(lambda: b"\x89\x00" in silent.recv(65_536))
        time.sleep(0.2)
        look()
        until(lambda: not presence.connected())


def test_whoever_is_silent_and_answers_no_ping_is_cut_off(open_house, monkeypatch):
    """Somebody who does answer stays, however long it says nothing."""
    monkeypatch.setattr("drovers.server.connection.BEAT", 0.2)
    ada = open_house.guest("Ada")
    ada.ask("ping")
    loop, presence = open_house.server.loop, open_house.hall.presence
    with raw_socket(open_house) as silent:
        there = len(presence.connected())

        def cut_off() -> bool:
            asyncio.run_coroutine_threadsafe(presence.keep_alive(), loop).result()
            return len(presence.connected()) < there

        until(cut_off)
        with suppress(ConnectionError):
            while silent.recv(65_536):
                pass
    assert ada.ask("ping")["type"] == "pong"
