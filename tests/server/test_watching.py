"""Watching: what is being played, who looks on, links that unfold with a picture, replays in other people's pages."""

from __future__ import annotations

import io

import pytest
from house import house
from PIL import Image
from test_people import finish
from test_play import two_at_a_table

from drovers.server import watching


@pytest.fixture
def page_house(tmp_path):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<html><head><title>Drovers</title></head><body></body></html>")
    with house(tmp_path, static=page) as one:
        yield one


def test_open_tables_being_played_can_be_found_and_watched(open_house, monkeypatch):
    monkeypatch.setattr(watching, "DELAY", -1)
    _, _, private = two_at_a_table(open_house)
    ada, bo, table = two_at_a_table(open_house, open=True)
    eve = open_house.guest("Eve")
    eve.watch(table)
    heard = eve.hear_until("watching")
    assert heard["names"] == ["Eve"] and heard["others"] == 0
    nobody = open_house.guest(None)
    nobody.watch(table)
    assert eve.hear_until("watching")["others"] == 1
    found = {one["card"]["id"]: one for one in ada.get("/api/live")}
    assert found[table]["watchers"] == 2 and private not in found
    ada.watch(table)  # who comes back hears who looks on, though that is no news
    assert ada.hear_until("watching") == {"type": "watching", "table": table, "names": ["Eve"], "others": 1}
    nobody.hang_up()
    assert eve.hear_until("watching")["others"] == 0
    finish(ada, bo, table)
    assert table not in {one["card"]["id"] for one in ada.get("/api/live")}


def test_the_list_is_some_seconds_old(open_house):
    ada = open_house.guest("Ada")
    open_house.hall.watching.seen = 0
    before = ada.get("/api/live")
    two_at_a_table(open_house, open=True)
    assert ada.get("/api/live") == before


def test_a_link_unfolds_with_a_title_and_a_picture(page_house):
    ada = page_house.guest('A<b>"da')
    table = ada.table(["me", "random"], start=True)
    page = ada.http.get(f"/table/{table}").text
    assert 'property="og:image" content="http' in page and f"/api/tables/{table}/picture" in page
    assert "A&lt;b&gt;&quot;da" in page and "<b>" not in page
    assert "og:" not in ada.http.get("/lobby").text and "og:" not in ada.http.get(f"/table/{'x' * 16}").text
    answer = ada.http.get(f"/api/tables/{table}/picture?lang=fr")
    picture = Image.open(io.BytesIO(answer.content))
    assert answer.headers["content-type"] == "image/png" and picture.size == (1200, 630)
    assert len(picture.convert("RGB").getcolors(1 << 20)) > 20  # something is drawn
    ada.get(f"/api/tables/{'x' * 16}/picture", 404)


def test_only_a_replay_stands_in_other_people_s_pages(page_house):
    guest = page_house.guest(None)
    framed, plain = (guest.http.get(path).headers for path in ("/embed/" + "x" * 16, "/replay/" + "x" * 16))
    assert "frame-ancestors *" in framed["content-security-policy"] and "x-frame-options" not in framed
    assert "frame-ancestors 'none'" in plain["content-security-policy"] and plain["x-frame-options"] == "DENY"
