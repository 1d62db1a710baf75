"""Company: people one knows, challenges, a quick seek, rematches told to both, and tournaments to their end."""

from __future__ import annotations

import time

import pytest
from house import Refused, house
from test_people import finish
from test_play import two_at_a_table

from drovers.server.pairing import Played


@pytest.fixture(params=["sqlite", "postgresql"])
def some_house(request, tmp_path, open_house):
    if request.param == "sqlite":
        yield open_house
    else:
        with house(tmp_path, database=request.getfixturevalue("postgres_url"), beat=0.1) as one:
            yield one


def test_people_one_has_played_with_can_be_challenged(some_house):
    ada, bo, table = two_at_a_table(some_house)
    finish(ada, bo, table)
    [known] = ada.get("/api/people")
    assert (known["player"], known["played"], known["here"]) == (bo.player, 1, True)
    form = {"game": "toy", "seats": ["me", "open"]}
    asked = ada.post(f"/api/players/{bo.player}/challenge", 201, **form)["id"]
    heard = bo.hear_until("invited")
    assert (heard["table"], heard["by"], heard["what"]) == (asked, "Ada", "challenge")
    assert [one["card"]["id"] for one in bo.get("/api/invitations")] == [asked]
    assert bo.post(f"/api/invitations/{asked}")["status"] == "playing"  # nobody has to press start
    assert bo.get("/api/invitations") == []
    ada.post(f"/api/players/{ada.player}/challenge", 404, **form)
    bo.ask("mute", player=ada.player, on=True)
    assert ada.post(f"/api/players/{bo.player}/challenge", 400, **form)["code"] == "no-challenge"


def test_two_who_seek_the_same_meet(some_house):
    ada, bo, eve = (some_house.guest(name) for name in ("Ada", "Bo", "Eve"))
    for guest in (ada, bo, eve):
        guest.ask("ping")
    clock = {"kind": "bank", "bank": 300, "increment": 3}
    first = ada.post("/api/seek", 201, game="toy", clock=clock)
    assert first["status"] == "waiting" and first["open"]
    other = eve.post("/api/seek", 201, game="toy")  # another clock
    assert other["id"] != first["id"]
    met = bo.post("/api/seek", 201, game="toy", clock=clock, within=500)
    assert met["id"] == first["id"] and met["status"] == "playing"


def test_a_rematch_is_told_to_both_wherever_they_look(some_house):
    ada, bo, table = two_at_a_table(some_house)
    finish(ada, bo, table)
    bo.ask("unwatch", table=table)
    ada.ask("offer", table=table, what="rematch")
    heard = bo.hear_until("invited")
    assert (heard["table"], heard["what"], heard["by"]) == (table, "rematch", "Ada")
    bo.ask("answer", table=table, what="rematch", yes=True)
    fits = lambda frame: frame["type"] == "invited" and frame["table"] != table  # noqa: E731
    again = next(filter(fits, ada.frames), None) or ada.hear_until(fits)
    assert again["by"] == "Bo" and again["table"] == bo.watch(table)["table"]["rematch"]
    assert not any(filter(fits, bo.frames))  # nobody is told what they did themselves


def ended(guest, tournament: str, limit: float = 300) -> dict:
    until = time.monotonic() + limit
    while (found := guest.get(f"/api/tournaments/{tournament}"))["status"] != "over":
        assert time.monotonic() < until, found
        time.sleep(0.05)
    return found


def check(found: dict, seats: int) -> None:
    """Every rule of pairing, on what was really played."""
    rounds = [[tuple(board["numbers"]) for board in one] for one in found["rounds"]]
    played, numbers = Played(rounds), {who["number"] for who in found["standings"]}
    assert len(rounds) == found["form"]["rounds"]
    assert all({number for group in one for number in group} == numbers for one in rounds)
    assert max(played.met.values()) == 1 or seats > 2
    sat = [[played.sat[number, seat] for seat in range(seats)] for number in numbers]
    assert all(max(one) - min(one) <= (2 if seats == 2 else 1) for one in sat)
    out = [played.out[number] for number in numbers]
    assert max(out) - min(out) <= 1
    gained = sum(sum(board["points"] or [1.0]) for one in found["rounds"] for board in one)
    assert sum(who["points"] for who in found["standings"]) == pytest.approx(gained, abs=0.01)
    assert [who["points"] for who in found["standings"]] == sorted(
        (w["points"] for w in found["standings"]), reverse=True
    )


def test_bots_play_a_tournament_to_its_end(some_house):
    ada = some_house.guest("Ada")
    form = {"name": "Evening", "game": "toy", "rounds": 3, "bots": ["random"] * 7, "clock": {"kind": "none"}}
    tournament = ada.post("/api/tournaments", 201, **form)["id"]
    assert some_house.guest("Eve").post(f"/api/tournaments/{tournament}/start", 400)["code"] == "not-host"
    ada.post(f"/api/tournaments/{tournament}/start")
    found = ended(ada, tournament)
    check(found, 2)
    assert sum(len(board["numbers"]) == 1 for one in found["rounds"] for board in one) == 3  # seven: one sits out
    assert tournament in [one["id"] for one in ada.get("/api/tournaments")]


def test_a_person_is_told_of_every_round_and_bots_fill_up(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    form = {"name": "Three", "game": "toy", "seats": 3, "rounds": 2, "filler": "random", "clock": {"kind": "none"}}
    tournament = ada.post("/api/tournaments", 201, **form)["id"]
    for guest in (ada, bo):
        guest.ask("ping")
        guest.post(f"/api/tournaments/{tournament}/enter")
    ada.post(f"/api/tournaments/{tournament}/start")
    assert bo.post(f"/api/tournaments/{tournament}/leave")["standings"]
    seen = set()
    for _ in range(2):
        fits = lambda f: f["type"] == "invited" and f["what"] == "round" and f["table"] not in seen  # noqa: E731
        table = (next(filter(fits, ada.frames), None) or ada.hear_until(fits))["table"]
        seen.add(table)
        while not (state := ada.get(f"/api/tables/{table}"))["result"]:
            for guest in (ada, bo):
                mine = guest.get(f"/api/tables/{table}")
                for move in (mine["views"][0]["legal"] if mine["mine"] else [])[:1]:
                    try:
                        guest.ask("play", table=table, version=mine["version"], move=move)
                    except Refused:
                        continue  # somebody was faster
            time.sleep(0.02)
        assert state["table"]["open"]
    found = ended(ada, tournament)
    check(found, 3)
    names = {who["name"] for who in found["standings"]}
    assert {"Ada", "Bo", "random"} <= names
    assert open_house.guest("Late").post(f"/api/tournaments/{tournament}/enter", 400)["code"] == "not-waiting"


def test_few_play_as_many_rounds_as_there_are_others_to_meet(open_house):
    ada, bo, eve = (open_house.guest(name) for name in ("Ada", "Bo", "Eve"))
    form = {"name": "Few", "game": "toy", "rounds": 4, "filler": "random", "clock": {"kind": "none"}}
    tournament = ada.post("/api/tournaments", 201, **form)["id"]
    rounds = [guest.post(f"/api/tournaments/{tournament}/enter")["to_play"] for guest in (ada, bo, eve)]
    assert rounds == [1, 1, 3]  # a bot makes two of one, and four of three
    assert ada.post(f"/api/tournaments/{tournament}/start")["to_play"] == 3


@pytest.mark.soak
def test_sixty_four_bots_play_to_the_end(tmp_path):
    with house(tmp_path) as one:
        ada = one.guest("Ada")
        form = {"name": "Long", "game": "toy", "rounds": 6, "bots": ["random"] * 64, "clock": {"kind": "none"}}
        tournament = ada.post("/api/tournaments", 201, **form)["id"]
        ada.post(f"/api/tournaments/{tournament}/start")
        check(ended(ada, tournament, 600), 2)
