"""Whom a hostile stranger pretends to be: somebody of another address, of an account, or of nearly the same name."""

from __future__ import annotations

import httpx
import pytest
from house import house
from test_people import PASSWORD, fresh

from drovers.server.likeness import clean_name, folded, looks
from drovers.server.refusal import Refusal
from drovers.server.site import Proxies


def test_a_proxy_speaks_for_others_only_if_it_is_named():
    proxies = Proxies(("127.0.0.1", "10.0.0.0/8"))
    assert proxies.client("203.0.113.5", "198.51.100.1") == "203.0.113.5"
    assert proxies.client("127.0.0.1", "198.51.100.1") == "198.51.100.1"
    assert proxies.client("127.0.0.1", "1.1.1.1, 198.51.100.1, 10.1.2.3") == "198.51.100.1"  # the first is invented
    assert proxies.client("127.0.0.1", "") == "127.0.0.1"
    assert "::ffff:127.0.0.1" in proxies and "::1" not in proxies and "?" not in proxies
    for everybody in ("*", "0.0.0.0/0", "::/0", "proxy.example"):
        with pytest.raises(ValueError):
            Proxies((everybody,))


def test_invented_addresses_open_no_door(tmp_path):
    invented = {"x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https"}
    with house(tmp_path, metrics_from=("127.0.0.7",)) as place:
        assert httpx.get(f"{place.url}/metrics", headers={"x-forwarded-for": "127.0.0.7"}).status_code == 404
        answer = httpx.post(f"{place.url}/api/guest", json={"name": "Ada"}, headers=invented)
        assert "secure" not in answer.headers["set-cookie"].lower()
    with house(tmp_path, proxies=("127.0.0.1",)) as place:
        assert httpx.get(f"{place.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 404
        answer = httpx.post(f"{place.url}/api/guest", json={"name": "Ada"}, headers=invented)
        assert "secure" in answer.headers["set-cookie"].lower()


def test_wrong_passwords_are_counted_by_account_wherever_they_come_from(open_house):
    ada = open_house.guest("Count")
    ada.post("/api/account", name="Countess", password=PASSWORD)
    eve = open_house.guest(None)
    for _ in range(20):
        eve.post("/api/sign-in", 401, name="COUNTESS", password="wrong password")
    assert eve.post("/api/sign-in", 429, name="Countess", password=PASSWORD)["code"] == "too-fast"
    assert ada.get("/api/me")["account"] == "countess"


def test_right_passwords_are_not_counted(open_house):
    name = fresh("Lucky")
    open_house.guest("x").post("/api/account", name=name, password=PASSWORD)
    for _ in range(25):
        open_house.guest(None).post("/api/sign-in", name=name, password=PASSWORD)


@pytest.mark.parametrize(
    "name",
    ["\u3164", "A\u200bda", "\u2800", "Ad\u0430", "\u0410da", "\u0301Ada", "A\u0301\u0302\u0303\u0304da", "A\u202eda"],
)
def test_names_nobody_can_see_or_tell_apart_are_refused(name):
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ada", "Élodie", "Zoë-Ann", "Ада", "東京 Ada", "Ada 2", "Ada ❤\ufe0f", "José"])
def test_names_people_have_are_not(name):
    assert clean_name(name)


def test_a_name_is_kept_in_one_way_of_writing_it():
    assert clean_name("E\u0301lodie") == "Élodie" and clean_name("Ada ❤\ufe0f") == "Ada ❤"


def test_what_looks_alike_is_alike():
    assert looks("Ian") == looks("lan") and looks("Bob 0") == looks("BobO") and looks("АВС") == looks("ABC")
    assert looks("Ada") != looks("Bo") and folded("Ａda ") == folded("ada")


def test_nobody_goes_by_an_account_s_name(open_house):
    lil, eve = open_house.guest("x"), open_house.guest("Eve")
    lil.post("/api/account", name="Lillian", password=PASSWORD)
    for name in ("Lillian", "lillian", "LiIlian", " Lil lian"):
        assert open_house.guest(None).post("/api/guest", 409, name=name)["code"] == "name-taken"
        assert eve.post("/api/guest", 409, name=name)["code"] == "name-taken"
        assert eve.post("/api/account", 409, name=name, password=PASSWORD)["code"] == "name-taken"
    assert lil.post("/api/guest", name="Lillian")["name"] == "Lillian"
