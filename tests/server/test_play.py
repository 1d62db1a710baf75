"""A match over real sockets: seats by cookie, secrets kept, versions in order, nothing done twice."""

from __future__ import annotations

import pytest
from house import Refused

from drovers.server.table import Table


def two_at_a_table(house, **form):
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = ada.table(["me", "open"], **form)
    bo.ask("join", table=table)
    ada.ask("start", table=table)
    return ada, bo, table


def test_a_whole_match(open_house):
    ada, bo, table = two_at_a_table(open_house)
    heard = {guest: guest.watch(table) for guest in (ada, bo)}
    assert [heard[ada]["mine"], heard[bo]["mine"]] == [[0], [1]]
    for ply in (2, 4, 6):
        for guest, frame in heard.items():
            guest.ask("play", table=table, version=frame["version"], move=frame["views"][0]["legal"][0])
        heard = {guest: guest.at_ply(ply) for guest in (ada, bo)}
    assert heard[ada]["result"] == heard[bo]["result"]
    assert heard[ada]["result"]["reason"] == "Y4" and heard[ada]["owing"] == []
    for guest in (ada, bo):
        frames = [f["version"] for f in guest.frames if f["type"] in ("synced", "moved", "changed", "said")]
        assert frames == list(range(frames[0], frames[0] + len(frames))), "every version once, in order"


def test_each_seat_sees_only_its_own(open_house):
    ada, bo, table = two_at_a_table(open_house)
    hands = [guest.watch(table)["views"][0]["sight"]["hands"] for guest in (ada, bo)]
    assert "?" not in hands[0][0] and hands[0][1] == ["?"] * 3
    assert hands[1][0] == ["?"] * 3 and "?" not in hands[1][1]
    watcher = open_house.guest(None)
    seen = watcher.watch(table)
    assert seen["mine"] == [] and seen["views"][0]["seat"] is None
    assert seen["views"][0]["sight"]["hands"] == [["?"] * 3] * 2 and seen["views"][0]["legal"] == []


def test_a_choice_is_told_to_others_without_the_card(open_house):
    ada, bo, table = two_at_a_table(open_house)
    state = ada.watch(table)
    bo.watch(table)
    card = state["views"][0]["legal"][0]
    ada.ask("play", table=table, version=state["version"], move=card)
    heard = bo.hear_until("moved")
    event = heard["views"][0]["events"][0]
    assert event["data"] == {"seat": 0, "card": None} and card not in event["text"]
    assert heard["owing"] == [1] and heard["views"][0]["legal"]


def test_a_move_sent_twice_is_made_once(open_house):
    ada, _, table = two_at_a_table(open_house)
    state = ada.watch(table)
    move = state["views"][0]["legal"][0]
    first = ada.ask("play", table=table, version=state["version"], move=move)
    again = ada.ask("play", table=table, version=state["version"], move=move)
    assert again["version"] == first["version"] == state["version"] + 1
    assert ada.watch(table)["ply"] == 1


def test_a_stale_move_is_refused_with_a_resync(open_house):
    ada, bo, table = two_at_a_table(open_house)
    state = ada.watch(table)
    legal = state["views"][0]["legal"]
    ada.ask("play", table=table, version=state["version"], move=legal[0])
    other = bo.watch(table)
    bo.ask("play", table=table, version=other["version"], move=other["views"][0]["legal"][0])
    with pytest.raises(Refused) as refused:
        ada.ask("play", table=table, version=state["version"], move=legal[1])
    assert refused.value.code == "stale"
    assert ada.hear_until("synced")["ply"] == 2


def test_simultaneous_choices_do_not_make_each_other_stale(open_house):
    ada, bo, table = two_at_a_table(open_house)
    states = {guest: guest.watch(table) for guest in (bo, ada)}
    for guest, state in states.items():  # both decided on the same version; Bo's comes first
        guest.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    assert ada.watch(table)["ply"] == 2


def test_nobody_plays_for_another_seat(open_house):
    ada, bo, table = two_at_a_table(open_house)
    state = ada.watch(table)
    legal = state["views"][0]["legal"]
    for guest in (bo, open_house.guest("Eve")):
        with pytest.raises(Refused) as refused:
            guest.ask("play", table=table, version=state["version"], move=legal[0], seat=0)
        assert refused.value.code == "no-seat"
    with pytest.raises(Refused) as refused:
        open_house.guest(None).ask("play", table=table, version=state["version"], move=legal[0])
    assert refused.value.code == "no-name"
    assert ada.watch(table)["version"] == state["version"]


def test_why_not_names_the_rule(open_house):
    ada, _, table = two_at_a_table(open_house)
    legal = ada.watch(table)["views"][0]["legal"]
    missing = next(card for card in map(str, range(1, 10)) if card not in legal)
    answer = ada.ask("whynot", table=table, move=missing)
    assert (answer["legal"], answer["rule"]) == (False, "Y1") and answer["reason"]
    assert ada.ask("whynot", table=table, move=legal[0])["legal"] is True
    with pytest.raises(Refused) as refused:
        ada.ask("play", table=table, version=ada.watch(table)["version"], move=missing)
    assert (refused.value.code, refused.value.answer["rule"]) == ("illegal", "Y1")
    with pytest.raises(Refused) as refused:
        ada.ask("play", table=table, version=ada.watch(table)["version"], move="queen of spades")
    assert refused.value.code == "bad-move"


def test_refusals_come_in_the_reader_s_language(open_house):
    ada, eve = open_house.guest("Ada"), open_house.guest("Ève", lang="fr")
    table = ada.table(["me", "open"])
    with pytest.raises(Refused) as refused:
        eve.ask("start", table=table)
    assert refused.value.answer["reason"] == "Seul l’hôte de la table peut faire cela."


def test_a_restart_loses_nothing(tmp_path):
    from house import house

    with house(tmp_path) as before:
        ada, bo, table = two_at_a_table(before)
        state = ada.watch(table)
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        seen = {guest: guest.watch(table) for guest in (ada, bo)}
        cookies = [guest.http.cookies for guest in (ada, bo)]
    with house(tmp_path) as after:
        for guest, jar in zip((ada, bo), cookies, strict=True):
            back = after.guest(None)
            back.http.cookies = jar
            again = back.watch(table)
            for one in (again, seen[guest]):
                for seat in one["table"]["seats"]:
                    seat.pop("here")
            assert again == seen[guest]


def test_a_table_that_broke_midway_becomes_what_is_saved(open_house, monkeypatch):
    ada, _, table = two_at_a_table(open_house)
    before = ada.watch(table)["version"]

    def break_midway(self, entry, before, happening):
        raise RuntimeError("something nobody thought of")

    with monkeypatch.context() as broken:
        broken.setattr(Table, "_ask", break_midway)
        with pytest.raises(Refused, match="internal"):
            ada.ask("say", table=table, text="lost")
    assert ada.watch(table)["version"] == before and ada.watch(table)["chat"] == []
    assert ada.ask("say", table=table, text="kept")["version"] == before + 1
