"""Finished matches studied: analysis as a job, and a match played on from one of its moments."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future

import pytest
from house import house
from test_people import PASSWORD, finish, toy
from test_play import two_at_a_table

from drovers.bots.workers import Lost
from drovers.core import record as records


@pytest.fixture(scope="module")
def finished(open_house):
    ada, bo, table = two_at_a_table(open_house, entropy="from ada")
    finish(ada, bo, table)
    return ada, bo, table


def analysed(guest, table: str) -> dict:
    """The analysis, when nothing more is to come."""
    path = f"/api/tables/{table}/analysis"
    answer = guest.post(path)
    while answer["state"] == "running":
        time.sleep(0.05)
        answer = guest.get(path)
    return answer


def test_every_choice_gets_a_verdict_from_a_job(finished):
    ada, _, table = finished
    assert ada.get(f"/api/tables/{table}/analysis")["state"] == "none"
    answer = analysed(ada, table)
    moves = ada.get(f"/api/tables/{table}/record")["moves"]
    assert answer["state"] == "done" and answer["done"] == answer["total"] == len(moves)
    assert [verdict["ply"] for verdict in answer["verdicts"]] == [1, 2, 3, 4]  # with one card left nothing is chosen
    for verdict in answer["verdicts"]:
        assert [verdict["seat"], verdict["played"]["move"]] == moves[verdict["ply"] - 1]
        assert len(verdict["chances"]) == 2 and 0.99 < sum(verdict["chances"]) < 1.01
        assert 0 <= verdict["loss"] <= 1 and 1 <= len(verdict["best"]) <= 3
    assert set(answer["turning"]) <= {one["ply"] for one in answer["verdicts"] if one["grade"] != "good"}


def test_asking_again_answers_at_once_and_in_the_language_of_whoever_asks(open_house, finished):
    ada, _, table = finished
    known = analysed(ada, table)
    assert ada.post(f"/api/tables/{table}/analysis") == known
    stranger = open_house.guest(None, lang="fr")
    theirs = stranger.get(f"/api/tables/{table}/analysis")
    both = list(zip(theirs["verdicts"], known["verdicts"], strict=True))
    assert all(one["played"][part] == other["played"][part] for one, other in both for part in ("move", "value"))
    assert all(one["played"]["words"] != other["played"]["words"] for one, other in both)
    assert [one["sentence"] for one in theirs["verdicts"]] != [one["sentence"] for one in known["verdicts"]]


def test_there_is_no_analysis_and_no_going_on_before_the_end(open_house):
    ada, bo, table = two_at_a_table(open_house)
    for guest in (ada, bo, open_house.guest("Eve")):
        for method in ("GET", "POST", "DELETE"):
            answer = guest.http.request(method, f"/api/tables/{table}/analysis")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        assert guest.post(f"/api/tables/{table}/continue", 409, ply=0, seat=0, bot="greedy")["code"] == "not-over"
    assert open_house.hall.analyses.jobs.keys().isdisjoint({table})


def test_a_cancelled_analysis_can_be_begun_again(open_house, finished, monkeypatch):
    ada, bo, table = two_at_a_table(open_house)
    finish(ada, bo, table)
    path = f"/api/tables/{table}/analysis"
    with monkeypatch.context() as patch:
        patch.setattr(open_house.hall.bot_turns, "judge", lambda *_: asyncio.sleep(3600))
        assert ada.post(path)["state"] == "running"
        stopped = bo.http.request("DELETE", path).json()
    assert (stopped["state"], stopped["verdicts"]) == ("cancelled", [])
    assert ada.get(path)["state"] == "cancelled"
    assert analysed(ada, table)["state"] == "done"


def test_so_many_analyses_and_no_more(open_house, finished, monkeypatch):
    monkeypatch.setattr("drovers.server.analyses.MOST", 0)
    ada, bo, table = two_at_a_table(open_house)
    finish(ada, bo, table)
    assert ada.post(f"/api/tables/{table}/analysis", 409)["code"] == "too-many"


def test_a_failed_analysis_says_so(open_house, monkeypatch):
    ada, bo, table = two_at_a_table(open_house)
    finish(ada, bo, table)

    async def broken(*_):
        raise RuntimeError("no worker")

    with monkeypatch.context() as patch:
        patch.setattr(open_house.hall.bot_turns, "judge", broken)
        assert analysed(ada, table)["state"] == "failed"
    assert analysed(ada, table)["state"] == "done"


def test_an_analysis_outlives_the_server_and_its_players(tmp_path):
    with house(tmp_path) as one:
        ada, bo, table = two_at_a_table(one)
        ada.post("/api/account", name="Ada", password=PASSWORD)
        finish(ada, bo, table)
        known = analysed(ada, table)
        assert known["state"] == "done" and known["verdicts"] and not one.hall.analyses.jobs
        assert ada.http.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
        assert bo.get(f"/api/tables/{table}/analysis") == known
    with house(tmp_path) as one:
        stranger = one.guest(None)
        assert stranger.get(f"/api/tables/{table}/analysis") == known
        assert stranger.post(f"/api/tables/{table}/analysis") == known and not one.hall.analyses.jobs


def asked_of_bots(place, monkeypatch, ends):
    """The plies a house's analyses ask the bots' processes about, with the limit; `ends`: which end badly, and how."""
    workers, asked = place.hall.bot_turns.thinking.deep.workers, []
    submit = workers.submit

    def watched(limit, function, *arguments):
        asked.append((arguments[1], limit))
        problem = ends.get(arguments[1])
        if not problem:
            return submit(limit, function, *arguments)
        answer = Future()
        answer.set_exception(problem)
        return answer

    monkeypatch.setattr(workers, "submit", watched)
    return asked


def test_a_decision_a_process_hangs_or_dies_over_costs_itself_only(open_house, monkeypatch):
    ada, bo, table = two_at_a_table(open_house)
    finish(ada, bo, table)
    with monkeypatch.context() as patch:
        asked = asked_of_bots(open_house, patch, {2: TimeoutError("no answer"), 4: Lost("the process died")})
        answer = analysed(ada, table)
    assert answer["state"] == "done" and [verdict["ply"] for verdict in answer["verdicts"]] == [1, 3]
    assert answer["missed"] == [2, 4]  # told, or they would look like no choice
    limit = open_house.settings.judge_limit
    assert asked == [(ply, limit) for ply in (1, 2, 3, 4)] and limit
    open_house.hall.analyses.jobs.clear()  # as after a restart: what has gaps is not kept
    whole = analysed(ada, table)
    assert [verdict["ply"] for verdict in whole["verdicts"]] == [1, 2, 3, 4] and whole["missed"] == []


def test_asked_again_only_what_is_missing_is_judged(open_house, monkeypatch):
    ada, bo, table = two_at_a_table(open_house)
    finish(ada, bo, table)
    with monkeypatch.context() as patch:
        asked_of_bots(open_house, patch, {1: Lost("the process died"), 3: TimeoutError("no answer")})
        assert analysed(ada, table)["missed"] == [1, 3]
    with monkeypatch.context() as patch:
        asked = asked_of_bots(open_house, patch, {3: TimeoutError("no answer")})
        again = analysed(bo, table)
        assert ([verdict["ply"] for verdict in again["verdicts"]], again["missed"]) == ([1, 2, 4], [3])
        assert [ply for ply, _ in asked] == [1, 3]
    whole = analysed(ada, table)
    assert [verdict["ply"] for verdict in whole["verdicts"]] == [1, 2, 3, 4] and whole["missed"] == []
    assert table not in open_house.hall.analyses.jobs  # whole, it is saved


def test_what_was_found_before_somebody_stopped_is_not_judged_again(open_house, monkeypatch):
    ada, bo, table = two_at_a_table(open_house)
    finish(ada, bo, table)
    path, judge = f"/api/tables/{table}/analysis", open_house.hall.bot_turns.judge
    with monkeypatch.context() as patch:
        patch.setattr(
            open_house.hall.bot_turns, "judge", lambda ply, *of: asyncio.sleep(3600) if ply > 2 else judge(ply, *of)
        )
        answer = ada.post(path)
        while answer["done"] < 2:
            time.sleep(0.05)
            answer = ada.get(path)
        assert bo.http.request("DELETE", path).json()["state"] == "cancelled"
    with monkeypatch.context() as patch:
        asked = asked_of_bots(open_house, patch, {})
        assert [verdict["ply"] for verdict in analysed(ada, table)["verdicts"]] == [1, 2, 3, 4]
    assert [ply for ply, _ in asked] == [3, 4]


def test_an_analysis_of_nothing_has_failed(open_house, monkeypatch):
    ada, bo, table = two_at_a_table(open_house)
    finish(ada, bo, table)
    with monkeypatch.context() as patch:
        asked_of_bots(open_house, patch, dict.fromkeys(range(1, 7), TimeoutError("no answer")))
        assert analysed(ada, table)["state"] == "failed"
    assert analysed(ada, table)["state"] == "done"


# ----------------------------------------------------------------------------------------------------------- playing on


def test_a_match_is_played_on_from_a_moment(finished):
    ada, _, table = finished
    old = ada.get(f"/api/tables/{table}/record")
    info = ada.post(f"/api/tables/{table}/continue", 201, ply=2, seat=1, bot="greedy")
    assert info["continued"] == {"table": table, "ply": 2}
    assert (info["rated"], info["open"], info["clock"]["kind"], info["status"]) == (False, False, "none", "playing")
    assert [seat["bot"] for seat in info["seats"]] == ["greedy", None]
    state = ada.watch(info["id"])
    then = ada.get(f"/api/tables/{table}/plies/2?seat=1")
    assert state["mine"] == [1] and state["views"][0]["sight"]["hands"][1] == then["view"]["sight"]["hands"][1]
    while state["result"] is None:
        for move in state["views"][0]["legal"][:1]:
            ada.ask("play", table=info["id"], version=state["version"], move=move)
        state = ada.watch(info["id"])
    new = ada.get(f"/api/tables/{info['id']}/record")
    assert new["moves"][:2] == old["moves"][:2] and new["entropy"] == old["entropy"] == ["from ada"]
    assert new["continued"] == {"table": table, "ply": 2} and new["players"] == ["greedy", "person"]
    assert records.verify(new, toy).ply == len(new["moves"])


def test_a_continued_match_survives_a_restart(tmp_path):
    with house(tmp_path) as one:
        ada, bo, table = two_at_a_table(one)
        finish(ada, bo, table)
        cookies = ada.http.cookies
        new = ada.post(f"/api/tables/{table}/continue", 201, ply=3, seat=0, bot="random")["id"]
    with house(tmp_path) as one:
        ada = one.guest(None)
        ada.http.cookies = cookies
        state = ada.watch(new)
        assert state["table"]["continued"] == {"table": table, "ply": 3} and state["mine"] == [0]
        assert state["ply"] >= 3


def test_nothing_of_the_old_match_can_be_taken_back(finished):
    ada, _, table = finished
    record = ada.get(f"/api/tables/{table}/record")
    for ply in (1, 2, 3):
        mover = record["moves"][ply - 1][0]
        info = ada.post(f"/api/tables/{table}/continue", 201, ply=ply, seat=mover, bot="greedy")
        view = ada.get(f"/api/tables/{info['id']}")["views"][0]
        assert view["seat"] == mover and not view["undo"] and not view["takeback"]


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"ply": 7}, "ply"),
        ({"ply": 6}, "ended"),
        ({"seat": 2}, "no-such-seat"),
        ({"bot": "nobody"}, "unknown-bot"),
        ({"ply": -1}, "malformed"),
    ],
)
def test_what_cannot_be_played_on(finished, form, code):
    ada, _, table = finished
    answer = ada.post(f"/api/tables/{table}/continue", 400, **{"ply": 0, "seat": 0, "bot": "greedy"} | form)
    assert answer["code"] == code


def test_playing_on_needs_a_name(open_house, finished):
    nobody = open_house.guest(None)
    path = f"/api/tables/{finished[2]}/continue"
    assert nobody.post(path, 401, ply=0, seat=0, bot="greedy")["code"] == "no-name"


def test_an_analysis_does_not_wait_for_a_compiler_that_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr("drovers.server.bot_worker.warm_all", len)  # it ends at once, with nothing compiled
    monkeypatch.setattr("drovers.server.analyses.is_warm", lambda game: False)
    with house(tmp_path, bots_compiled=True) as one:
        ada, bo, table = two_at_a_table(one)
        finish(ada, bo, table)
        assert analysed(ada, table)["state"] == "done"
