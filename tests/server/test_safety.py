"""The doors: origins, headers, sizes, haste, slow readers, and what outsiders may know."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest
from house import house
from test_play import two_at_a_table
from test_tables import refusal
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from drovers.server import refusal as refusals
from drovers.server.limits import Bucket, Doors, TooFast, household
from drovers.server.logs import Lines
from drovers.server.refusal import Refusal
from drovers.server.site import REQUESTS


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example", ""])
def test_other_sites_can_neither_post_nor_connect(open_house, origin):
    answer = httpx.post(f"{open_house.url}/api/guest", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin") and not answer.cookies
    with pytest.raises(InvalidStatus), connect(open_house.ws, origin=origin):
        pass


def test_one_s_own_site_can(open_house):
    answer = httpx.post(f"{open_house.url}/api/guest", json={"name": "Ada"}, headers={"origin": open_house.url})
    assert answer.status_code == 200
    with connect(open_house.ws, origin=open_house.url) as socket:
        assert json.loads(socket.recv())["type"] == "welcome"


def test_forms_of_other_sites_are_no_json(open_house):
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = httpx.post(f"{open_house.url}/api/guest", content='{"name": "Eve"}', headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_the_cookie_is_for_this_site_and_no_script(open_house):
    answer = httpx.post(f"{open_house.url}/api/guest", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie  # plain http here


@pytest.mark.parametrize("path", ["/", "/api", "/api/games", "/api/nothing", "/healthz"])
def test_every_answer_is_dressed(open_house, path):
    headers = httpx.get(open_house.url + path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_large_bodies_are_refused(open_house):
    answer = httpx.post(f"{open_house.url}/api/guest", json={"name": "x" * 20_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def endless():
        for _ in range(40):
            yield b" " * 1000

    answer = httpx.post(f"{open_house.url}/api/guest", content=endless(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_a_message_too_large_ends_the_connection_and_only_that(open_house):
    ada, bo, table = two_at_a_table(open_house)
    ada.watch(table)
    bo.socket.send("x" * 5000)
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            bo.socket.recv(120)
    assert closed.value.rcvd.code == 1009
    assert ada.ask("ping")["type"] == "pong"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"type":"play"}', '{"type":"admin"}', '"\\ud800"', "[" * 4000]
)
def test_nonsense_is_refused_by_name(open_house, text):
    guest = open_house.guest("Ada")
    guest.socket.send(text)
    answer = guest.hear_until("refused")
    assert answer["code"] == "malformed" and answer["reason"]


def test_whoever_waits_for_the_answer_to_nonsense_is_answered(open_house):
    guest = open_house.guest("Ada")
    guest.socket.send('{"type":"watch","table":"cut","id":"w7"}')
    assert guest.hear_until("refused")["id"] == "w7"
    guest.socket.send('{"type":"watch","id":{"no":"tag"}}')
    assert guest.hear_until("refused")["id"] is None


def test_what_is_not_there_is_called_by_its_own_words():
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(refusals.__file__).parent.rglob("*.py"))
    missed = sorted(set(re.findall(r'"not-found", what="(\w+)"', sources)))
    assert {"table", "player", "link"} <= set(missed)
    for lang in ("en", "fr"):
        assert len({Refusal("not-found", what=what).reason(lang) for what in missed}) == len(missed)


def test_bytes_that_are_no_text_are_refused(open_house):
    guest = open_house.guest("Ada")
    guest.socket.send(b"\xff\xfe\x00")
    assert guest.hear_until("refused")["code"] == "malformed"


def test_a_bucket_fills_slowly():
    time = [0.0]
    bucket = Bucket(2, 0.5, lambda: time[0])
    assert [bucket.take(), bucket.take(), bucket.take()] == [0, 0, 2.0]
    time[0] = 2.0
    assert bucket.take() == 0 and bucket.take() > 0


def test_doors_count_each_address_by_itself():
    doors = Doors(1, 0.001)
    doors.enter("a")
    doors.enter("b")
    with pytest.raises(TooFast) as refused:
        doors.enter("a")
    assert refused.value.seconds > 100


def test_haste_is_refused_and_then_ends(tmp_path):
    with house(tmp_path, rates=True) as place:
        guest = place.guest("Ada")
        with suppress(ConnectionClosed):  # it may be hung up before all are sent
            for _ in range(200):
                guest.send("ping")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                guest.hear()
        assert closed.value.rcvd.code == 1008
        assert {frame["code"] for frame in guest.heard("refused")} == {"too-fast"}
        with ThreadPoolExecutor(12) as together:  # one after the other a busy machine is slow enough to be let in
            guess = partial(guest.http.post, "/api/sign-in", json={"name": "a", "password": "b" * 8})
            answers = [asked.result() for asked in [together.submit(guess) for _ in range(12)]]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused and all(int(answer.headers["retry-after"]) > 0 for answer in refused)


def test_connections_of_one_address_are_counted(tmp_path):
    with house(tmp_path, sockets_per_address=2) as place:
        guests = [place.guest("Ada") for _ in range(3)]
        for guest in guests[:2]:
            guest.ask("ping")
        with pytest.raises(InvalidStatus):
            guests[2].ask("ping")
        guests[0].hang_up()
        for _ in range(100):  # the server notices in its own time
            try:
                assert guests[2].ask("ping")
                break
            except InvalidStatus:
                continue


def test_unfinished_tables_are_counted(tmp_path):
    with house(tmp_path, tables_per_player=1) as place:
        ada = place.guest("Ada")
        ada.table(["me", "open"])
        answer = ada.post("/api/tables", 409, game="toy", seats=["me", "open"])
        assert answer["code"] == "too-many"


def test_a_client_that_does_not_read_is_dropped_and_holds_nobody_up(tmp_path):
    with house(tmp_path, backlog=10_000) as place:
        ada, bo, table = two_at_a_table(place)
        for _ in range(30):
            ada.ask("say", table=table, text="x" * 200)
        dropped = place.hall.metrics.dropped.labels("1013")
        with connect(place.ws, max_queue=1) as deaf:
            asked = 0
            while not dropped._value.get():
                asked += 1
                assert asked < 100_000, "the deaf client was never dropped"
                try:
                    deaf.send(json.dumps({"type": "watch", "table": table}))
                except ConnectionClosed:
                    break
                if asked % 50 == 0:
                    assert ada.ask("ping")["type"] == "pong" and bo.ask("ping")["type"] == "pong"
        assert dropped._value.get() == 1


def test_metrics_are_for_the_house_only(open_house, tmp_path):
    two_at_a_table(open_house)
    page = httpx.get(f"{open_house.url}/metrics").text
    assert "drovers_sockets" in page and 'drovers_entries_total{kind="' in page
    answered = [
        int(float(row.split()[1])) for row in page.splitlines() if row.startswith("drovers_answer_seconds_bucket")
    ]
    assert answered == sorted(answered) and answered[-1] > 0 and f"drovers_answer_seconds_count {answered[-1]}" in page
    with house(tmp_path, metrics_from=()) as place:
        assert httpx.get(f"{place.url}/metrics").status_code == 404


def test_health(open_house):
    answer = httpx.get(f"{open_house.url}/healthz").json()
    assert answer["ok"] is True and answer["database"] == "sqlite"


def test_unknown_addresses_of_the_interface_are_json(open_house):
    answer = httpx.get(f"{open_house.url}/api/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    answer = httpx.put(f"{open_house.url}/api/games", json={})
    assert answer.status_code in (404, 405)


def test_the_page_is_served_with_its_own_addresses(tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Drovers</title>")
    (static / "assets" / "app-BdK3j2x9.js").write_text("let x = 1")
    with house(tmp_path, static=static) as place:
        for path in ("/", "/t/abc", "/lobby"):
            answer = httpx.get(place.url + path)
            assert "Drovers" in answer.text and answer.headers["cache-control"] == "no-cache"
        script = httpx.get(f"{place.url}/assets/app-BdK3j2x9.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert httpx.get(f"{place.url}/assets/missing.js").status_code == 404
        assert httpx.get(f"{place.url}/..%2f..%2fetc/passwd").status_code in (200, 404)
        assert "root:" not in httpx.get(f"{place.url}/..%2f..%2f..%2fetc/passwd").text


def test_logs_are_lines_of_json():
    record = logging.makeLogRecord(
        {"name": "drovers", "levelname": "INFO", "msg": "a %s", "args": ("b",), "table": "t"}
    )
    line = json.loads(Lines().format(record))
    assert (line["message"], line["level"], line["table"]) == ("a b", "info", "t")


def test_no_secret_is_logged(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    with house(tmp_path) as place:
        ada = place.guest("Ada")
        ada.post("/api/account", name="Ada", password="canary-password")
        token = ada.post("/api/tokens", 201, label="bot")["token"]
        table = ada.table(["me", "random"], start=True)
        seed = place.hall.tables.live[table].table.founding.seed
        ada.watch(table)
        ada.socket.send("{")
        ada.hear_until("refused")
        secrets = ["canary-password", token, seed, *ada.http.cookies.values()]
    ours = "\n".join(
        Lines().format(record) for record in caplog.records if record.name.startswith(("drovers", "uvicorn"))
    )
    for secret in secrets:
        assert secret not in ours


@pytest.mark.parametrize("path", ["leaderboards/toy/{}", "tables/{table}/plies/0?seat={}", "tables/{table}/plies/{}"])
def test_numbers_without_end_are_refused(open_house, path):
    ada, _, table = two_at_a_table(open_house)
    answer = ada.http.get("/api/" + path.format("1" * 5000, table=table))
    assert answer.status_code in (400, 404) and answer.json()["reason"]


def test_tables_that_are_not_there_leave_nothing_behind(open_house):
    guest = open_house.guest(None)
    for number in range(20):
        guest.send("watch", table=f"{number:016}")
        assert guest.hear_until("refused")["code"] == "not-found"
    assert not open_house.hall.tables.opening


def test_hints_are_few_at_a_time(open_house, monkeypatch):
    """Whoever asks for many waits for themselves: the bots at the tables have their turns in between."""
    ada, bo, table = two_at_a_table(open_house)
    monkeypatch.setattr("drovers.server.bot_turns.HINTS_MOST", 1)
    thinking, go_on = threading.Event(), threading.Event()

    async def slow(*_):
        thinking.set()
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        return "1"

    monkeypatch.setattr(open_house.hall.bot_turns, "_answer", slow)
    tag = ada.send("hint", table=table)
    assert thinking.wait(120)
    assert refusal(bo, "hint", table=table) == "too-many"
    go_on.set()
    assert ada.hear_until(lambda frame: frame.get("id") == tag)["type"] == "hinted"
    assert bo.ask("hint", table=table)["type"] == "hinted"


def test_every_door_counts(tmp_path, monkeypatch):
    """The page, the interface's description and new sockets too; the page is made of many files and costs little."""
    monkeypatch.setattr("drovers.server.site.REQUESTS", (REQUESTS[0], 1.0))  # a busy machine asks slowly
    with house(tmp_path, rates=True) as place:
        address = {"transport": httpx.HTTPTransport(retries=0), "base_url": place.url}
        with httpx.Client(**address) as client:
            for _ in range(250):
                assert client.get("/lobby").status_code != 429
            answers = [client.get("/api/openapi.json") for _ in range(250)]
            assert (answers[0].status_code, answers[-1].status_code) == (200, 429)
            assert answers[-1].json()["code"] == "too-fast" and int(answers[-1].headers["retry-after"]) > 0
        with pytest.raises(InvalidStatus):
            for _ in range(1000):
                with connect(place.ws):
                    pass


def test_neighbours_of_ipv6_are_one_household():
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("fe80::1%eth0") == household("fe80::2") and household("192.0.2.7") == "192.0.2.7"
    assert household("::ffff:192.0.2.7") == "192.0.2.7" and household("192.0.2.7:80") == "192.0.2.7:80"


def test_a_page_that_has_not_been_built_is_said_to_be_missing(tmp_path):
    with house(tmp_path, static=tmp_path / "nowhere") as place:
        for path in ("/", "/lobby"):
            answer = httpx.get(place.url + path)
            assert answer.status_code == 404 and "has not been built" in answer.text


def test_nobody_talks_the_others_down(tmp_path):
    """Lines of chat are for the whole table and kept for good: fewer of them than of other messages."""
    with house(tmp_path, rates=True) as place:
        ada, bo, table = two_at_a_table(place)
        bo.watch(table)
        said = [ada.send("say", table=table, text="x" * 200) for _ in range(20)]
        answers = [ada.hear_until(lambda frame, tag=tag: frame.get("id") == tag) for tag in said]
        assert [answer["type"] for answer in answers[:3]] == ["done"] * 3
        assert answers[-1]["type"] == "refused" and answers[-1]["code"] == "too-fast"
        assert bo.ask("ping")["type"] == "pong"
