"""Notices: one a turn, none while one looks, nothing secret in them, by Web Push and by mail; one click ends them."""

from __future__ import annotations

import base64
import json
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from house import house
from ports import free_port
from test_play import two_at_a_table

from drovers.server.post import is_quiet
from drovers.server.push import check
from drovers.server.refusal import Refusal
from drovers.server.shapes_habits import Kept, PushForm


def code(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """A browser's side: a push service on this machine, and the key that reads what comes."""

    def __init__(self):
        self.key, self.auth, self.heard, self.status = ec.generate_private_key(ec.SECP256R1()), b"s" * 16, [], 201
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                text = http_ece.decrypt(body, private_key=outer.key, auth_secret=outer.auth, version="aes128gcm")
                outer.heard.append((dict(self.headers), json.loads(text), body))
                self.send_response(outer.status)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def form(self) -> dict:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{self.server.server_port}/push/{id(self)}"
        return {"endpoint": endpoint, "p256dh": code(public), "auth": code(self.auth)}

    def wait(self, count: int) -> list:
        until = time.monotonic() + 120
        while len(self.heard) < count and time.monotonic() < until:
            time.sleep(0.02)
        return self.heard


class Mailbox:
    def __init__(self):
        self.mails = []

    async def handle_DATA(self, server, session, envelope):
        self.mails.append(envelope.content.decode())
        return "250 OK"


@pytest.fixture(scope="module")
def post_house(tmp_path_factory):
    box = Mailbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    settings = {"push_local": True, "notice_pause": 0.05, "public": "https://drovers.test", "mail_gap": 0.0}
    settings |= {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "drovers@drovers.test"}
    with house(tmp_path_factory.mktemp("post"), **settings) as one:
        yield one, box
    controller.stop()


def play(guest, table) -> None:
    state = guest.get(f"/api/tables/{table}")
    guest.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])


def away(one, guest) -> None:
    guest.hang_up()
    while one.hall.presence.is_here(guest.player):
        time.sleep(0.01)


def test_a_browser_that_is_closed_is_told_once_a_turn(post_house):
    one, _ = post_house
    ada, bo, table = two_at_a_table(one)
    browser = Browser()
    bo.post("/api/notices/browsers", 204, **browser.form())
    play(bo, table)
    away(one, bo)
    play(ada, table)  # the next round begins: both owe a move
    [(headers, note, body)] = browser.wait(1)
    assert (note["url"] == f"/table/{table}" and note["body"] == "Toy: Ada") or note["body"].endswith("Ada")
    assert headers["Content-Encoding"] == "aes128gcm" and headers["Authorization"].startswith("vapid t=")
    assert b"Ada" not in body  # the service in between reads nothing
    ada.ask("say", table=table, text="hurry up")
    time.sleep(0.3)
    assert len(browser.heard) == 1  # talking is not a turn
    play(bo, table)  # now Bo looks
    play(ada, table)
    time.sleep(0.3)
    assert len(browser.heard) == 1
    one.guest(None).post(f"/api/notices/off/{note['off'].removeprefix('/off/')}", 204)
    assert bo.get("/api/habits")["push"] is False


def test_bots_are_called_by_their_titles(post_house):
    one, _ = post_house
    ada, bo, browser = one.guest("Ada"), one.guest("Bo"), Browser()
    bo.post("/api/notices/browsers", 204, **browser.form())
    table = ada.table(["me", "open", "greedy"])
    bo.ask("join", table=table)
    ada.ask("start", table=table)
    play(bo, table)
    away(one, bo)
    play(ada, table)
    assert browser.wait(1)[0][1]["body"] == "Toy: Ada, Magpie"


def test_a_tab_in_the_background_is_not_looked_at(post_house):
    one, _ = post_house
    ada, bo, table = two_at_a_table(one)
    browser = Browser()
    bo.post("/api/notices/browsers", 204, **browser.form())
    play(bo, table)
    bo.ask("ping", hidden=True)
    play(ada, table)
    assert len(browser.wait(1)) == 1
    bo.ask("ping")
    play(bo, table)
    play(ada, table)
    time.sleep(0.3)
    assert len(browser.heard) == 1


def test_a_mail_held_back_is_sent_after_a_restart(post_house, tmp_path):
    before, box = post_house
    settings = {name: getattr(before.hall.settings, name) for name in ("smtp", "mail_from", "public", "notice_pause")}
    with house(tmp_path, **settings, mail_gap=3600.0) as one:
        ada, bo, table = two_at_a_table(one)
        bo.http.put("/api/notices/address", json={"address": "late@example.org"}).raise_for_status()
        one.guest(None).post(f"/api/notices/confirm/{link_in(box.mails[-1])}", 204)
        for _ in range(2):  # the first is sent at once, the second waits for its hour
            play(bo, table)
            away(one, bo)
            play(ada, table)
            told_of(box, 2)
        time.sleep(0.3)
        assert told_of(box, 2) == 2  # with the one that asks to confirm
    with house(tmp_path, **settings, mail_gap=0.0):
        assert told_of(box, 3) == 3


def link_in(mail: str) -> str:
    """The link that confirms an address."""
    return re.search(r"https://drovers.test/confirm/(\S+)", mail.replace("=\r\n", "").replace("=3D", "="))[1]


def told_of(box, count: int) -> int:
    """How many mails went there, once there are so many."""
    until = time.monotonic() + 120
    while True:
        found = sum("To: late@example.org" in mail for mail in box.mails)
        if found >= count or time.monotonic() > until:
            return found
        time.sleep(0.02)


def test_a_browser_that_is_no_more_is_forgotten(post_house):
    one, _ = post_house
    ada, bo, table = two_at_a_table(one)
    browser = Browser()
    browser.status = 410
    bo.post("/api/notices/browsers", 204, **browser.form())
    play(bo, table)
    away(one, bo)
    play(ada, table)
    browser.wait(1)
    until = time.monotonic() + 120
    while time.monotonic() < until and bo.player in one.hall.post.reachable:
        one.hall.post.reachable.discard(bo.player)
    assert len(browser.heard) == 1


def test_mails_go_to_an_address_that_was_confirmed_and_end_by_one_click(post_house):
    one, box = post_house
    ada, bo, table = two_at_a_table(one)
    put = bo.http.put("/api/notices/address?lang=fr", json={"address": "bo@example.org"})
    assert put.status_code == 200 and put.json()["confirmed"] is False
    link = link_in(box.mails[-1])
    ada.post("/api/notices/confirm/" + "x" * 40, 404)
    one.guest(None).post(f"/api/notices/confirm/{link}", 204)
    assert bo.get("/api/habits")["confirmed"]
    before = len(box.mails)
    play(bo, table)
    away(one, bo)
    play(ada, table)
    until = time.monotonic() + 120
    while len(box.mails) == before and time.monotonic() < until:
        time.sleep(0.02)
    mail = box.mails[-1]
    assert len(box.mails) == before + 1 and "bo@example.org" in mail and "List-Unsubscribe=One-Click" in mail
    off = re.search(r"List-Unsubscribe: <https://drovers.test(/api/notices/off/[^>]+)>", re.sub(r"\r\n[ \t]", "", mail))
    answer = one.guest(None).http.post(off[1], data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204 and bo.get("/api/habits")["mail"] is False


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.7/x", "https://db/x",
        "https://localhost/x", "https://169.254.169.254/latest", "https://push.example.org:22/x",
        "https://user@push.example.org/x",
    ],
)  # fmt: skip
def test_nobody_has_the_server_knock_at_its_neighbours(endpoint):
    form = Browser.form(Browser()) | {"endpoint": endpoint}
    with pytest.raises(Refusal):
        check(PushForm(**form), local=False)
    check(PushForm(**form | {"endpoint": "https://push.example.org/x"}), local=False)


@pytest.mark.parametrize(
    ("start", "end", "zone", "quiet"),
    [
        (22 * 60, 7 * 60, "", True), (60, 7 * 60, "", False), (0, 0, "", False),
        (22 * 60, 7 * 60, "Asia/Tokyo", False), (8 * 60, 9 * 60, "Asia/Tokyo", True),
        (22 * 60, 7 * 60, "No/Where", True),
    ],
)  # fmt: skip
def test_quiet_is_a_time_of_one_s_own_day(start, end, zone, quiet):
    at = 1_700_000_000_000 // 86_400_000 * 86_400_000 + 23 * 3_600_000  # 23:00 UTC, 8:00 in Tokyo
    assert is_quiet(Kept(quiet_from=start, quiet_to=end, zone=zone), at) is quiet
