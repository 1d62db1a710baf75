"""Finished matches are found again: by who played, how it came out, options and first moves; all can be taken away."""

from __future__ import annotations

import json

import pytest
from house import house
from postgres import new_database, shaped
from test_people import finish, fresh

from drovers.core import record as records
from toy import GAME

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def played(request, tmp_path_factory):
    """A house where Ada has won or lost against Bo at an open table, a rated one and one of their own."""
    more = {}
    if request.param == "postgresql":
        server = request.getfixturevalue("postgres_server")
        more["database"] = new_database(server, "matches", shaped(server))
    with house(tmp_path_factory.mktemp("played"), **more) as one:
        ada, bo = one.guest("Ada"), one.guest("Bo")
        name = fresh("Ada Found")
        ada.post("/api/account", name=name, password=PASSWORD)
        tables = {}
        for kind, form in (("open", {"open": True}), ("rated", {"rated": True}), ("own", {})):
            table = tables[kind] = ada.table(["me", "open"], **form)
            bo.ask("join", table=table)
            ada.ask("start", table=table)
            finish(ada, bo, table)
        yield one, ada, bo, name, tables


def found(guest, **query) -> set[str]:
    return {one["table"] for one in guest.get("/api/matches?" + "&".join(f"{k}={v}" for k, v in query.items()))}


def test_others_find_what_was_open_or_rated_and_players_what_is_theirs(played):
    one, ada, bo, name, tables = played
    everybody = one.guest(None)
    assert found(everybody) == {tables["open"], tables["rated"]}
    assert found(ada) == found(bo, who=bo.player) == set(tables.values())
    assert found(everybody, who=name) == found(everybody, who=ada.player, against=bo.player) == found(everybody)
    assert found(everybody, who="random") == set()
    assert everybody.get("/api/matches?who=Nobody%20of%20that%20name", 400)["code"] == "nobody"


def test_matches_are_told_apart_by_outcome_game_options_and_opening(played):
    _, ada, bo, _, tables = played
    assert found(ada, who=ada.player, outcome="won") | found(ada, who=ada.player, outcome="lost") == set(
        tables.values()
    )
    assert found(ada, who=ada.player, outcome="lost") <= found(bo, who=bo.player, outcome="won")
    assert (
        found(ada, game="toy", seats=2) == set(tables.values())
        and found(ada, seats=3) == found(ada, game="goats") == set()
    )
    assert found(ada, skip=2) < found(ada)
    match = ada.get("/api/matches")[0]
    value = json.dumps(next(iter(match["options"].values()))) if match["options"] else None
    if value:
        key = next(iter(match["options"]))
        assert found(ada, options=f"{key}={value}") and not found(ada, options=f"{key}=99")
    assert match["table"] in found(ada, opening="|".join(match["opening"][:2]))
    assert not found(ada, opening="0 no such move")


def test_the_explorer_counts_what_came_next_and_who_won(played):
    _, ada, _, _, tables = played
    root = ada.get("/api/openings/toy/2")
    assert root["played"] == 2 == sum(one["played"] for one in root["moves"])  # the private one is nobody's business
    first = ada.get("/api/matches?game=toy&seats=2")
    listed = [one for one in first if one["table"] != tables["own"]]
    won = sum(one["seats"][int(one["opening"][0][0])]["rank"] == 1 for one in listed)
    assert sum(one["won"] for one in root["moves"]) == won
    deep = ada.get(f"/api/openings/toy/2?opening={'|'.join(listed[0]['opening'])}")
    assert (deep["played"], deep["match"], deep["moves"]) == (1, listed[0]["table"], [])
    ada.get("/api/openings/toy/9", 404)


def test_first_moves_are_said_in_words_as_the_match_would(played):
    one, ada, _, _, tables = played
    begun = next(match["opening"] for match in ada.get("/api/matches") if match["table"] == tables["open"])
    card = begun[0][2:]
    for guest, words in ((ada, f"Lay {card} face down."), (one.guest(None, lang="fr"), f"Poser {card} face cachée.")):
        first = guest.get("/api/openings/toy/2")["moves"]
        assert {move["move"]: move["words"] for move in first}[card] == words
        line = guest.get(f"/api/openings/toy/2?opening={'|'.join(begun)}")["line"]
        assert line[0] == words and len(line) == len(begun)


def test_ratings_have_a_past(played):
    _, ada, bo, _, _ = played
    [point] = bo.get(f"/api/players/{ada.player}/ratings")
    assert point["shown"] == bo.get(f"/api/players/{ada.player}")["ratings"][0]["shown"]
    assert [seat["rating"] is not None for seat in ada.get("/api/matches?who=" + ada.player)[1]["seats"]] == [
        True,
        True,
    ]


def test_everything_of_one_s_own_can_be_taken_away(played):
    one, ada, _, name, tables = played
    one.guest(None).get("/api/export", 401)
    lines = [json.loads(line) for line in ada.http.get("/api/export").text.splitlines()]
    assert lines[0]["name"] == name and {line["kind"] for line in lines} == {"player", "rating", "rated", "match"}
    mine = {line["table"]: line for line in lines if line["kind"] == "match"}
    assert set(mine) == set(tables.values())
    assert all(records.verify(line["record"], lambda _: GAME).outcome for line in mine.values())
