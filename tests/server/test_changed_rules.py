"""A server with changed rules: old matches are looked at and go on under theirs, new ones follow the new, and whoever
wants to leave can.
"""

from __future__ import annotations

from contextlib import contextmanager

from house import house
from test_forgetting import delete, with_account
from test_people import finish
from test_play import two_at_a_table

from drovers import load
from drovers.core.record import verify
from editions.toy_second import GAME as SECOND

SECOND_TOY, THIRD_TOY = {"toy": "editions.toy_second"}, {"toy": "editions.toy_third"}


@contextmanager
def next_version(tmp_path, games, *guests):
    """The same people on a server of another version."""
    with house(tmp_path, games=games) as place:
        back = [place.guest(None) for _ in guests]
        for now, before in zip(back, guests, strict=True):
            now.http.cookies, now.player = before.http.cookies, before.player
        yield place, back


def test_a_changed_rule_leaves_old_matches_as_they_were(tmp_path):
    with house(tmp_path) as first:
        ada, bo, done = two_at_a_table(first)
        finish(ada, bo, done)
        record = ada.get(f"/api/tables/{done}/record")
        then = ada.get(f"/api/tables/{done}/plies/4?seat=all")
        running = ada.table(["me", "open"])
        bo.ask("join", table=running)
        ada.ask("start", table=running)
        state = ada.watch(running)
        ada.ask("play", table=running, version=state["version"], move=state["views"][0]["legal"][0])
    with next_version(tmp_path, SECOND_TOY, ada, bo) as (_, (ada, bo)):
        assert ada.get(f"/api/tables/{done}/record") == record
        assert ada.get(f"/api/tables/{done}/plies/4?seat=all") == then
        ada.watch(running)
        bo.watch(running)
        finish(ada, bo, running)
        ended = ada.get(f"/api/tables/{running}/record")
        assert ended["rules"] == 1 and verify(ended, lambda _: SECOND).outcome
        ada.ask("offer", table=running, what="rematch")
        bo.ask("answer", table=running, what="rematch", yes=True)
        again = ada.watch(running)["table"]["rematch"]
        assert ada.get(f"/api/tables/{again}/record")["rules"] == 2
        fresh = ada.table(["me", "me"], start=True)
        assert ada.get(f"/api/tables/{fresh}/record")["rules"] == 2
        old = ada.post(f"/api/tables/{done}/continue", 201, ply=2, seat=0, bot="greedy")["id"]
        assert ada.get(f"/api/tables/{old}/record")["rules"] == 1


def test_an_account_with_a_match_nobody_can_play_any_more_can_be_deleted(tmp_path):
    with house(tmp_path) as first:
        ada, bo, table = two_at_a_table(first)
        with_account(ada)
    with next_version(tmp_path, THIRD_TOY, ada, bo) as (_, (ada, bo)):
        assert bo.get(f"/api/tables/{table}", 409)["code"] == "other-rules"
        delete(ada)
        assert ada.get(f"/api/players/{ada.player}", 404)["code"] == "not-found"


def test_a_match_of_other_data_tables_is_refused_by_their_name(tmp_path, monkeypatch):
    goats = {"goats": "drovers.games.goats"}
    with house(tmp_path, games=goats) as first:
        ada = first.guest("Ada")
        table = ada.table(["me", "me"], game="goats", start=True)
        ours = ada.get(f"/api/tables/{table}/record")["tables"]
    corrected = load("goats").data._replace(digest="0" * 16)
    monkeypatch.setitem(vars(load("goats")), "data", corrected)
    with next_version(tmp_path, goats, ada) as (_, (ada,)):
        refused = ada.get(f"/api/tables/{table}", 409)
    assert refused["code"] == "other-tables"
    assert f"({ours})" in refused["reason"] and "DROVERS_GOATS_DATA" in refused["reason"]
