"""Sessions that end, names that are taken, people who are not heard: wherever somebody is connected."""

from __future__ import annotations

from functools import partial

from test_forgetting import with_account
from test_people import PASSWORD, fresh
from test_play import two_at_a_table

from drovers.server.accounts import key_of
from drovers.server.site import SITE
from drovers.server.store import sessions


def on_two_devices(house):
    """Ada, signed in at home and on the phone, connected from both."""
    ada, phone = house.guest("Ada"), house.guest(None)
    phone.post("/api/sign-in", name=with_account(ada), password=PASSWORD)
    for guest in (ada, phone):
        guest.ask("ping")
    return ada, phone


def test_signing_out_ends_the_sockets_of_that_session_only(open_house):
    ada, phone = on_two_devices(open_house)
    ada.post("/api/sign-out", 204)
    assert ada.cut_off(by_now=True) == 1008
    assert phone.ask("ping")["type"] == "pong"


def test_a_session_that_ends_while_its_socket_is_opened(open_house, monkeypatch):
    ada, hall = open_house.guest("Ada"), open_house.hall
    key = key_of(next(iter(ada.http.cookies.values())))

    async def signed_out_meanwhile(player):
        await hall.store.write(partial(sessions.end, key=key))
        hall.presence.end_session(key)
        return frozenset()

    monkeypatch.setattr(hall.presence, "muted", signed_out_meanwhile)
    assert ada.socket and ada.cut_off(by_now=True) == 1008


def test_a_token_taken_back_ends_its_sockets(open_house):
    ada = open_house.guest("Ada")
    made = ada.post("/api/tokens", 201, label="my bot")
    bot = open_house.guest(None)
    bot.http.headers["authorization"] = f"Bearer {made['token']}"
    bot.ask("ping")
    ada.ask("ping")
    assert ada.http.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert bot.cut_off(by_now=True) == 1008
    assert ada.ask("ping")["type"] == "pong"


def test_signing_in_calls_the_guest_s_sockets_back(open_house):
    """They belong to nobody any more; with the new cookie they are the account's."""
    name = with_account(open_house.guest("Ada"))
    guest = open_house.guest("Guest")
    guest.ask("ping")
    guest.post("/api/sign-in", name=name, password=PASSWORD)
    assert guest.cut_off(by_now=True) == 1012


def test_a_guest_s_bots_and_mutes_join_the_account(open_house):
    name = with_account(open_house.guest("Ada"))
    ada, bo, table = two_at_a_table(open_house)
    ada.ask("mute", player=bo.player, on=True)
    bo.ask("mute", player=ada.player, on=True)
    token = ada.post("/api/tokens", 201, label="my bot")["token"]
    account = ada.post("/api/sign-in", name=name, password=PASSWORD)["player"]
    bot = open_house.guest(None)
    bot.http.headers["authorization"] = f"Bearer {token}"
    assert bot.get("/api/me")["player"] == account
    for guest in (ada, bo):
        guest.hang_up()
        guest.ask("say", table=table, text="canary")
    for guest in (ada, bo):
        lines = {line["player"]: line["text"] for line in guest.watch(table)["chat"]}
        assert sorted(lines.values()) == ["", "canary"]


def test_a_guest_s_rating_joins_the_account_that_has_none(open_house):
    name = with_account(open_house.guest("Ada"))
    for _ in range(2):  # the second guest's rating is not added to the first's: an account has one
        guest = open_house.guest("Guest")
        guest.ask("resign", table=guest.table(["me", "random"], rated=True, start=True))
        rated = guest.get(f"/api/players/{guest.player}")["ratings"]
        account = guest.post("/api/sign-in", name=name, password=PASSWORD)["player"]
        joined = guest.get(f"/api/players/{account}")
        assert [one["played"] for one in joined["ratings"]] == [1]
        assert joined["ratings"][0]["name"] == name and rated
    assert joined["tallies"][0]["played"] == 2


def test_a_muted_player_is_heard_at_no_door(open_house):
    ada, bo, table = two_at_a_table(open_house)
    second = open_house.guest(None)
    second.http.cookies = bo.http.cookies
    second.watch(table)
    bo.ask("mute", player=ada.player, on=True)
    ada.ask("say", table=table, text="canary")
    assert second.hear_until("said")["line"]["text"] == ""
    assert bo.get(f"/api/tables/{table}")["chat"][0]["text"] == ""


def test_nobody_takes_the_name_of_an_account(open_house):
    ada, eve = open_house.guest("Ada"), open_house.guest("Eve")
    taken, other = with_account(ada), with_account(eve)
    assert eve.post("/api/guest", 409, name=taken.upper())["code"] == "name-taken"
    assert eve.get("/api/me")["name"] == other
    new = fresh("Eva")
    assert eve.post("/api/guest", name=new)["name"] == new
    again = open_house.guest(None)
    assert again.post("/api/sign-in", name=new, password=PASSWORD)["player"] == eve.player
    assert again.post("/api/sign-in", 401, name=other, password=PASSWORD)["code"] == "bad-password"


def test_a_session_has_another_cookie_once_it_has_an_account(open_house):
    ada = open_house.guest("Ada")
    ada.ask("ping")
    thief = open_house.guest(None)
    thief.http.cookies.update(dict(ada.http.cookies))
    before = ada.http.cookies["drovers"]
    with_account(ada)
    assert ada.http.cookies["drovers"] != before
    assert thief.get("/api/me")["player"] is None and ada.get("/api/me")["account"]
    assert ada.ask("ping")["type"] == "pong"  # one's own socket stays
    ada.post("/api/sign-out", 204)
    assert ada.cut_off(by_now=True) == 1008  # and ends with the session whose cookie is new


def test_sessions_are_listed_and_end_one_by_one(open_house):
    ada = open_house.guest("Ada")
    name = with_account(ada)
    phone = open_house.guest(None)
    phone.http.headers["user-agent"] = "A phone"
    phone.post("/api/sign-in", name=name, password=PASSWORD)
    phone.ask("ping")
    listed = ada.get("/api/sessions")
    assert {one["device"] for one in listed if not one["current"]} == {"A phone"} and len(listed) == 2
    other = next(one["id"] for one in listed if not one["current"])
    stranger = open_house.guest("Eve")
    assert stranger.http.delete(f"/api/sessions/{other}").status_code == 404
    assert ada.http.delete(f"/api/sessions/{other}").status_code == 204
    assert phone.cut_off(by_now=True) == 1008 and phone.get("/api/me")["player"] is None
    assert [one["current"] for one in ada.get("/api/sessions")] == [True]


def test_signing_out_everywhere(open_house):
    ada, phone = on_two_devices(open_house)
    assert ada.http.delete("/api/sessions").status_code == 204
    assert ada.cut_off(by_now=True) == phone.cut_off(by_now=True) == 1008
    assert ada.get("/api/me")["player"] is None and phone.get("/api/me")["player"] is None


def test_a_new_password_ends_every_other_session(open_house):
    ada, phone = on_two_devices(open_house)
    before = ada.http.cookies["drovers"]
    wrong = ada.http.put("/api/account/password", json={"old": "not it at all", "new": "another password"})
    assert wrong.status_code == 401 and phone.ask("ping")
    assert ada.http.put("/api/account/password", json={"old": PASSWORD, "new": "another password"}).status_code == 200
    assert phone.cut_off(by_now=True) == 1008 and ada.ask("ping") and ada.get("/api/me")["account"]
    assert ada.http.cookies["drovers"] != before
    name = ada.get("/api/me")["name"]
    assert phone.post("/api/sign-in", 401, name=name, password=PASSWORD)
    assert phone.post("/api/sign-in", name=name, password="another password")["account"]


def test_a_session_that_is_not_used_ends(open_house, monkeypatch):
    ada = open_house.guest("Ada")
    assert ada.get("/api/me")["player"]
    monkeypatch.setattr(open_house.server.app[SITE].accounts, "session", -60_000)
    assert ada.get("/api/me")["player"] is None
    monkeypatch.undo()
    assert ada.get("/api/me")["player"] == ada.player
