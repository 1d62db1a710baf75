"""A match played elsewhere is brought as its record: kept or gone on with, once, and counted for nobody."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import pytest
from house import TOY, house
from postgres import new_database, shaped

from drovers.core.record import verify

GAMES = TOY | {"tain": "drovers.games.tain"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(request, tmp_path_factory):
    """A server on either database."""
    found = {}
    if request.param == "postgresql":
        server = request.getfixturevalue("postgres_server")
        found = {"database": new_database(server, "bringing", shaped(server))}
    with house(tmp_path_factory.mktemp("bringing"), games=GAMES, **found) as one:
        yield one


def load(game: str):
    return import_module(GAMES[game]).GAME


def played(moves: int = 999, seats: int = 2, game: str = "toy", entropy: tuple[str, ...] = (), **more) -> dict:
    """A record as a house in a browser writes it."""
    match = load(game).new(seats, seed=77, entropy=list(entropy))
    while not match.outcome and match.ply < moves:
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[0])
    return match.record() | {"players": ["person"] * seats, "resigned": [], "continued": None} | more


def bring(guest, record: dict, status: int = 201) -> dict:
    return guest._read(guest.http.post("/api/records", json=record), status)


def test_a_finished_match_is_kept_whole_and_counts_for_nobody(place):
    ada = place.guest("Ada")
    record = played(game="tain", seats=3, players=["person", "greedy", "somebodys.bot:Fine"])
    table = bring(ada, record)
    assert (table["status"], table["rated"], table["brought"]) == ("over", False, True)
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "somebodys.bot:Fine"]
    assert ada.get(f"/api/tables/{table['id']}/record") == record
    assert ada.get(f"/api/tables/{table['id']}/plies/7?seat=all")["plies"] == len(record["moves"])
    assert [card["id"] for card in ada.get("/api/tables/mine")] == [table["id"]]
    assert ada.get(f"/api/players/{ada.player}")["tallies"] == []


def test_a_running_match_goes_on_where_it_stood(place):
    ada = place.guest("Ada")
    record = played(2, players=["person", "greedy"], entropy=("salt",))
    table = bring(ada, record)
    assert (table["status"], table["host"]) == ("playing", ada.player)
    seen = ada.watch(table["id"])
    while not seen["result"]:
        view = next((view for view in seen["views"] if view["legal"]), None)
        if view:
            ada.send("play", table=table["id"], version=seen["version"], move=view["legal"][0])
        seen = ada.hear_until("moved")
    whole = ada.get(f"/api/tables/{table['id']}/record")
    assert whole["moves"][:2] == record["moves"] and whole["seed"] == record["seed"]
    assert verify(whole, load).outcome
    assert ada.get(f"/api/players/{ada.player}")["tallies"] == []  # begun where nobody saw it


def test_the_same_record_is_the_same_table(place):
    ada, bo, record = place.guest("Ada"), place.guest("Bo"), played(2)
    with ThreadPoolExecutor(4) as many:  # a page that hears no answer asks again
        names = {one["id"] for one in many.map(lambda _: bring(ada, record), range(4))}
    assert len(names) == 1 == len(ada.get("/api/tables/mine"))
    assert bring(bo, record)["id"] not in names
    assert bring(ada, played(1))["id"] not in names


def test_who_gave_up_gave_up(place):
    ada = place.guest("Ada")
    table = bring(ada, played(1, resigned=[1]))
    result = ada.get(f"/api/tables/{table['id']}")["result"]
    assert (table["status"], result["reason"], result["ranks"]) == ("over", "resigned", [1, 2])
    three = played(12, 3, "tain", players=["person", "greedy", "greedy"], resigned=[2])
    seats = bring(ada, three)["seats"]
    assert [seat["resigned"] for seat in seats] == [False, False, True] and seats[2]["bot"] == "greedy"


def test_a_match_that_took_up_another_still_says_so(place):
    record = played(continued={"table": "Zx81kQpT0vLm3NaB", "ply": 1})
    ada = place.guest("Ada")
    table = bring(ada, record)
    assert table["continued"] == record["continued"] and table["status"] == "over"
    assert ada.get(f"/api/tables/{table['id']}/record") == record


WRONG = {
    "a move that is none": ({"moves": [[0, "99"]]}, "bad-record", "moves[0]"),
    "an end that did not come": ({"result": {"winners": [0]}}, "bad-record", "result"),
    "another fingerprint": ({"commitment": "00" * 32}, "bad-record", "commitment"),
    "no seed": ({"seed": None}, "bad-record", "seed"),
    "a form nobody knows": ({"format": "notes"}, "bad-record", "version"),
    "a field that is none": ({"moves": "all"}, "bad-record", "record"),
    "seats nobody has": ({"seats": 10**30}, "bad-record", "seats"),
    "options that are none": ({"options": {"x": [1]}}, "bad-record", "x"),
    "a game nobody knows": ({"game": "chess"}, "unknown-game", "game"),
    "too few players": ({"players": ["person"]}, "no-such-seat", "players"),
    "a seat that gave up and is none": ({"resigned": [7]}, "no-such-seat", "players"),
    "a bot that cannot go on": ({"players": ["person", "level99"]}, "unknown-bot", "players"),
    "nobody to go on": ({"players": ["greedy", "greedy"]}, "no-me", "players"),
}


@pytest.mark.parametrize("case", WRONG)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_record_does_not_prove_is_refused_with_the_place(open_house, case, lang):
    change, code, field = WRONG[case]
    guest = open_house.guest("Ada", lang)
    failure = bring(guest, played(2) | change, 400)
    assert (failure["code"], failure["field"].partition(".")[0]) == (code, field) and failure["reason"]
    assert guest.get("/api/tables/mine") == []


def test_a_position_set_up_by_hand_is_shown_by_the_terminal(open_house):
    position = load("toy").new(2, seed=1).position()
    record = played(0) | {"position": position, "seed": None, "commitment": None}
    assert bring(open_house.guest("Ada"), record, 400)["code"] == "set-up"
