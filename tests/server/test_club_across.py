"""The club on two instances of one PostgreSQL: who looks on, invitations, what is pointed at, notices."""

from __future__ import annotations

import time

from test_instances import across, two_houses
from test_people import finish
from test_post import Browser, play

from drovers.server import watching


def test_the_club_is_one_on_two_instances(postgres_url, tmp_path, monkeypatch):
    monkeypatch.setattr(watching, "DELAY", -1)
    with two_houses(postgres_url, tmp_path, push_local=True, notice_pause=0.05) as (one, two):
        ada, bo, table = across(one, two, open=True)
        eve, fay = one.guest("Eve"), two.guest("Fay")
        onlookers_are_counted_everywhere(eve, fay, table)
        whoever_does_not_look_is_told_once(ada, bo, table)
        whoever_looks_elsewhere_is_not_told(one, two)
        invitations_arrive(ada, bo)
        finish(ada, bo, table)
        fay.watch(table)
        ada.ask("point", table=table, ply=1, arrows=[["hand", "trick"]], text="Here it turned")
        assert fay.hear_until("pointed")["remark"]["text"] == "Here it turned"


def onlookers_are_counted_everywhere(eve, fay, table):
    eve.watch(table)
    fay.watch(table)
    heard = eve.hear_until("watching")
    while heard["names"] != ["Eve", "Fay"]:
        heard = eve.hear_until("watching")
    assert heard["others"] == 0
    wait_until(lambda: watchers(fay, table) == 2)  # the other instance's news of Eve is on its way
    fay.ask("unwatch", table=table)
    while heard["names"] != ["Eve"]:
        heard = eve.hear_until("watching")


def watchers(guest, table):
    """How many look on, by the list of what is played."""
    return {one["card"]["id"]: one["watchers"] for one in guest.get("/api/live")}[table]


def whoever_does_not_look_is_told_once(ada, bo, table):
    """Bo's page is open at the second instance, in a tab nobody sees; the move is made at the first."""
    browser = Browser()
    bo.post("/api/notices/browsers", 204, **browser.form())
    play(bo, table)
    bo.ask("ping", hidden=True)
    play(ada, table)
    [(_, note, _)] = browser.wait(1)
    assert note["url"] == f"/table/{table}"


def whoever_looks_elsewhere_is_not_told(one, two):
    """Bo's hidden tab is at the second instance; another page of Bo's is seen at the first, and then at none."""
    ada, bo, table = across(one, two)
    browser, seen = Browser(), one.guest(None)
    bo.post("/api/notices/browsers", 204, **browser.form())
    bo.ask("ping", hidden=True)
    seen.http.cookies = bo.http.cookies
    seen.ask("ping")
    wait_until(lambda: bo.player in one.hall.post.seen)
    play(bo, table)
    play(ada, table)
    time.sleep(0.5)  # ten rounds of the post
    assert browser.heard == []
    play(bo, table)
    seen.hang_up()
    wait_until(lambda: bo.player not in one.hall.post.seen)
    play(ada, table)
    assert len(browser.wait(1)) == 1


def wait_until(fits):
    limit = time.monotonic() + 120
    while not fits():
        assert time.monotonic() < limit
        time.sleep(0.02)


def invitations_arrive(ada, bo):
    bo.ask("ping")
    made = ada.post(f"/api/players/{bo.player}/challenge", 201, game="toy", seats=["me", "open"])
    heard = bo.hear_until("invited")
    assert (heard["table"], heard["by"], heard["what"]) == (made["id"], "Ada", "challenge")
    assert [one["card"]["id"] for one in bo.get("/api/invitations")] == [made["id"]]
