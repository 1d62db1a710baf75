"""Puzzles and deals of the day: first answers are rated, nobody tries twice, results compare and can be checked."""

from __future__ import annotations

from functools import partial

import pytest
from house import Refused
from test_people import fresh, toy
from test_store import run

from drovers.core import record as records
from drovers.core.puzzles import Puzzle
from drovers.server import daily, routes_puzzles
from drovers.server.glicko import Strength, after
from drovers.server.rows import Deal, Solved
from drovers.server.store import deals, people, solving
from toy import GAME


def finish_alone(guest, table) -> None:
    """Plays to the end against bots."""
    while not (state := guest.watch(table))["result"]:
        for move in state["views"][0]["legal"][:1]:
            guest.ask("play", table=table, version=state["version"], move=move)


def test_strength_moves_as_glickman_says():
    mine, other = Strength(1500, 200), Strength(1400, 30)
    won, lost = after(mine, other, 1), after(mine, other, 0)
    assert (round(won.rating), round(lost.rating)) == (1563, 1387)  # g 0.9955, E 0.639 of his example
    assert won.deviation == lost.deviation < 200 and won.played == 1
    assert abs(after(other, mine, 0).rating - 1400) < 4  # what is well known hardly moves


@pytest.fixture
def puzzle(monkeypatch):
    """The only puzzle of the toy game."""
    match = GAME.new(seed=3)
    seat = match.to_move[0]
    best, *others = match.legal(seat)
    chances = {best: 0.8, others[0]: 0.4}
    one = Puzzle("3-0", seat, match.position(), best, chances, ["trap"], 1300)
    monkeypatch.setattr(routes_puzzles, "puzzles", lambda game: {one.id: one})
    routes_puzzles.THEMED.clear()
    return one


def test_the_first_answer_counts_and_the_next_do_not(open_house, puzzle):
    ada, bo = open_house.guest(fresh("Ada")), open_house.guest(fresh("Bo"))
    info = ada.get("/api/games/toy/puzzles/next?theme=trap")
    assert (info["id"], info["rating"], info["counted"]) == ("3-0", 1300, False)
    assert "key" not in info["view"]["sight"]
    path = "/api/games/toy/puzzles/3-0"
    wrong = next(move for move in info["view"]["legal"] if move != puzzle.answer)
    right = ada.post(path, move=puzzle.answer)
    assert right["right"] and right["change"] > 0 and "80" in right["reason"]
    again = ada.post(path, move=wrong)
    assert not again["right"] and again["change"] is None
    assert bo.post(path, shown=True)["change"] < 0
    assert ada.get(path)["counted"]
    assert ada.get("/api/games/toy/puzzles/next", 404)["code"] == "no-puzzle"
    shelf = ada.get("/api/games/toy/puzzles")
    assert (shelf["tried"], shelf["right"], shelf["mine"]["rating"]) == (1, 1, right["rating"])
    assert [theme["name"] for theme in shelf["themes"]] == ["trap"]


def test_touching_is_no_answer_and_an_illegal_one_is_refused(open_house, puzzle):
    ada, path = open_house.guest(fresh("Ada")), "/api/games/toy/puzzles/3-0"
    match = GAME.from_position(puzzle.position)
    illegal = next(text for text in ("1", "2", "3", "9") if text not in match.legal(puzzle.seat))
    answer = ada.post(path, move=illegal)
    assert answer["rule"] and not answer["right"] and answer["change"] is None
    assert ada.get(path)["counted"] is False


def test_a_deal_of_the_day_is_tried_once_compared_and_verified(open_house, monkeypatch):
    ada, bo = open_house.guest(fresh("Ada")), open_house.guest(fresh("Bo"))
    [deal] = ada.get("/api/daily")
    assert deal["seed"] is None and deal["tomorrow"] != deal["commitment"]
    assert ada.get(f"/api/daily/toy/{deal['day']}", 409)["code"] == "not-yet"
    table = ada.post("/api/daily/toy", 201)["id"]
    assert ada.post("/api/daily/toy", 201)["id"] == table
    assert ada.watch(table)["table"]["commitment"] == deal["commitment"]
    finish_alone(ada, table)
    other = bo.post("/api/daily/toy", 201)["id"]
    finish_alone(bo, other)
    field = bo.get(f"/api/daily/toy/{deal['day']}")
    assert {line["table"] for line in field["lines"]} == {table, other}
    assert field["crossroads"][0]["chosen"][0][1] == 1  # both took the same first choice
    assert (field["deal"]["streak"], field["deal"]["played"]) == (1, 2)
    assert ada.get(f"/api/tables/{table}/record")["seed"] is None
    assert "key" not in ada.get(f"/api/tables/{table}/plies/0?seat=all")["view"]["sight"]
    later = open_house.hall.world().now + 2 * 86_400_000
    monkeypatch.setattr(daily, "day_of", lambda at: daily.day_after("1970-01-01", later // 86_400_000))
    record = ada.get(f"/api/tables/{table}/record")
    assert record["commitment"] == deal["commitment"]
    assert records.verify(record, toy).outcome


def test_nobody_helps_at_a_deal_of_the_day(open_house):
    ada = open_house.guest(fresh("Ada"))
    table = ada.post("/api/daily/toy", 201)["id"]
    state = ada.watch(table)
    with pytest.raises(Refused, match="no-hint"):
        ada.ask("hint", table=table)
    assert not state["views"][0]["takeback"]


def test_streaks_are_days_in_a_row():
    assert daily.streak({"2026-02-28", "2026-03-01", "2026-02-26"}, "2026-03-01") == 2
    assert daily.streak({"2026-02-28"}, "2026-03-01") == 1  # today is still to come
    assert daily.streak(set(), "2026-03-01") == 0


def test_crossroads_end_where_ways_part():
    mine, like, other = [(0, "a"), (1, "x"), (0, "b")], [(0, "a"), (1, "x"), (0, "c")], [(0, "d"), (1, "x")]
    found = daily.crossroads(mine, [like, other])
    assert [(ply, dict(chosen)) for ply, chosen in found] == [(0, {"a": 1, "d": 1}), (2, {"c": 1})]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_both_databases_keep_them(kind, tmp_path, request):
    url = f"sqlite:///{tmp_path / 'a.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    deal = Deal("toy", "2026-11-16", 2, "random", "00" * 32, "c" * 64)
    other = Deal("toy", "2026-11-16", 2, "greedy", "11" * 32, "d" * 64)
    solved = partial(Solved, game="toy", puzzle="1-2", right=True, at=1)

    async def story(store):
        for player in ("a" * 12, "b" * 12):
            await store.write(partial(people.add_player, player=player, name=player, at=1))
        assert await store.write(partial(deals.keep, drawn=deal)) == deal
        assert await store.write(partial(deals.keep, drawn=other)) == deal  # the first promise stands
        assert await store.count(solved("a" * 12), Strength())
        assert await store.count(solved("a" * 12), Strength()) is None
        await store.write(partial(people.merge, guest="a" * 12, account="b" * 12))
        assert await store.tried("b" * 12, "toy") == {"1-2": True}
        assert (await store.strengths("toy", ["b" * 12]))["b" * 12].played == 1
        await store.write(partial(people.delete_player, player="b" * 12))
        assert await store.read(partial(solving.tried, player="b" * 12, game="toy")) == {}

    run(url, story)


def test_a_match_is_looked_back_on_together_and_remarks_are_kept(open_house):
    ada, bo = open_house.guest(fresh("Ada")), open_house.guest(fresh("Bo"))
    table = ada.table(["me", "greedy"], start=True)
    with pytest.raises(Refused, match="not-over"):
        ada.ask("point", table=table, ply=0)
    finish_alone(ada, table)
    assert bo.watch(table)["remarks"] == []
    ada.ask("point", table=table, ply=2, arrows=[["cell:a1", "cell:b2"]], text=" Here\n it turned ", id="once")
    ada.ask("point", table=table, ply=2, arrows=[], text="again", id="once")
    seen = bo.hear_until("pointed")["remark"]
    assert (seen["ply"], seen["arrows"], seen["text"]) == (2, [["cell:a1", "cell:b2"]], "Here it turned")
    ada.ask("point", table=table, ply=1)
    assert bo.hear_until("pointed")["remark"]["ply"] == 1
    with pytest.raises(Refused, match="no-seat"):
        bo.ask("point", table=table, ply=1)
    with pytest.raises(Refused, match="ply"):
        ada.ask("point", table=table, ply=999)
    open_house.hall.tables.live.clear()
    assert [(one["ply"], one["text"]) for one in bo.watch(table)["remarks"]] == [(2, "Here it turned"), (1, "")]


def test_a_position_set_up_by_hand_is_drawn_or_refused_with_its_field(open_house):
    ada = open_house.guest(None)
    path = "/api/games/toy/position"
    found = ada.post(path)
    assert found["legal"] and found["view"]["seat"] is None
    again = ada.post(path, position=found["position"], seat=0)
    assert again["position"] == found["position"] and "key" not in again["view"]["sight"]
    no = ada.post(path, 400, position=found["position"] | {"seats": 77})
    assert no["code"] == "bad-position" and no["field"] == "seats"
    assert ada.post(path, 400, position=found["position"], seat=9)["code"] == "no-such-seat"
