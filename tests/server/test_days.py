"""Play by days: plans that are played and plans nobody else can notice, steps without a choice, vacation."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from types import SimpleNamespace

import pytest
from house import house
from test_play import two_at_a_table
from test_secrets_on_the_wire import GAMES, table_of

from drovers.core import dice
from drovers.server.clock import DAY
from drovers.server.plans import Plans, next_move, witnessed
from drovers.server.rows import Unavailable
from drovers.server.shapes_habits import Kept, Reply
from drovers.server.store import habits
from simulation.other_world import other_world


def settled(one) -> None:
    """Waits until nobody plays for anybody any more."""
    while one.hall.plans.busy:
        time.sleep(0.01)


def play(guest, table) -> str:
    state = guest.watch(table)
    move = state["views"][0]["legal"][0]
    guest.ask("play", table=table, version=state["version"], move=move)
    return move


def plan(guest, table, *lines, status=200):
    body = {"lines": [[{"when": when, "moves": moves} for when, moves in line] for line in lines]}
    return guest._read(guest.http.put(f"/api/tables/{table}/plan", json=body), status)


@pytest.fixture(params=["sqlite", "postgresql"])
def some_house(request, tmp_path, open_house):
    if request.param == "sqlite":
        yield open_house
    else:
        with house(tmp_path, database=request.getfixturevalue("postgres_url")) as one:
            yield one


def test_a_plan_is_played_when_it_fits_and_nobody_notices_one_that_does_not(some_house):
    ada, bo, table = two_at_a_table(some_house)
    play(ada, table)
    hand = [card for card in ada.get(f"/api/tables/{table}")["views"][0]["sight"]["hands"][0] if card != "-"]
    others = (bo, some_house.guest(None))
    before = [one.http.get(f"/api/tables/{table}").content for one in others]
    plan(ada, table, [(["card:nothing like it"], hand[:1])], [(["seat:1"], [hand[0]]), ([], [hand[1]])])
    assert [one.http.get(f"/api/tables/{table}").content for one in others] == before
    play(bo, table)  # ends the first round: Ada's first answer is made, her second after Bo's next card
    bo.at_ply(3)
    play(bo, table)
    bo.at_ply(5)
    settled(some_house)
    moves = some_house.hall.tables.live[table].table.match.moves
    assert [text for seat, text in moves if seat == 0][1:] == hand[:2]


def test_what_was_not_met_is_heard_by_nobody(open_house):
    ada, bo, table = two_at_a_table(open_house)
    play(ada, table)
    hand = [card for card in ada.get(f"/api/tables/{table}")["views"][0]["sight"]["hands"][0] if card != "-"]
    plan(ada, table, [(["card:0", "card:nothing"], hand[:1])])
    bo.watch(table)
    first = len(bo.raw)
    play(bo, table)
    settled(open_house)
    bo.ask("ping")
    kinds = [frame["type"] for frame in bo.frames[first:]]
    assert sorted(kinds) == ["done", "moved", "pong", "synced"]  # Bo's own looking and playing, and no more
    assert open_house.guest("Eve").http.put(f"/api/tables/{table}/plan", json={"lines": []}).status_code == 403
    assert bo.get(f"/api/tables/{table}/plan")["lines"] == []  # Ada's is not Bo's to see


def test_a_step_without_a_choice_is_made_at_once_for_whoever_likes_that(open_house):
    ada, bo, table = two_at_a_table(open_house)
    assert bo._read(bo.http.put("/api/habits", json={"forced": True}), 200)["forced"]
    for guest in (ada, bo, ada, bo):
        play(guest, table)
    settled(open_house)
    assert open_house.hall.tables.live[table].table.match.moves[4][0] == 1  # Bo's last card lay down by itself


def test_time_stands_still_on_vacation(some_house):
    ada, bo, table = two_at_a_table(some_house, clock={"kind": "days", "days": 2})
    put = lambda guest, days, status=200: guest._read(  # noqa: E731
        guest.http.put("/api/habits/vacation", json={"days": days}), status
    )
    assert put(ada, 10)["days"] == 20
    state = bo.watch(table)
    assert state["times"]["left"][0] == pytest.approx(12 * DAY, abs=60_000)
    assert state["times"]["left"][1] == pytest.approx(2 * DAY, abs=60_000)
    assert state["table"]["seats"][0]["away"] > state["times"]["at"] and "away" not in state["table"]["seats"][1]
    play(ada, table)
    play(bo, table)
    assert bo.watch(table)["times"]["left"][0] == pytest.approx(12 * DAY, abs=60_000)  # the next move has it too
    assert put(ada, 30, 400)["code"] == "no-vacation"
    back = put(ada, 0)
    assert back["away"] == 0 and back["days"] >= 29
    assert bo.watch(table)["times"]["left"][0] == pytest.approx(2 * DAY, abs=60_000)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_condition_sees_what_its_seat_saw(game):
    chance, rng = random.Random(3), dice.new_dice(3)
    table = table_of(game, game.seats[0], {})
    match = table.match
    for _ in range(24):
        if not match.to_move:
            break
        seat = chance.choice(match.to_move)
        match.play(seat, chance.choice(match.legal(seat)))
        for eyes in range(match.seats):
            twin = other_world(table, eyes, rng).match
            assert witnessed(match, eyes, match.ply) == witnessed(twin, eyes, match.ply)


def test_a_line_is_followed_move_by_move():
    table = table_of(GAMES[0], 2, {})
    match = table.match
    own, other = match.legal(0), match.legal(1)
    line = [Reply([], [own[0]]), Reply([f"seat:{1}"], [own[1]])]
    assert next_move(line, match, 0, 0) == own[0]  # nothing was asked of the others
    match.play(0, own[0])
    assert next_move(line, match, 0, 0) is None  # they have not moved
    match.play(1, other[0])
    assert next_move(line, match, 0, 0) == own[1]
    assert next_move([Reply([], [own[2]])], match, 0, 0) is None  # another move was made by hand


def test_a_move_where_nobody_has_said_anything_asks_the_database_nothing(open_house, monkeypatch):
    ada, bo, table = two_at_a_table(open_house)
    play(ada, table)
    asked = []
    monkeypatch.setattr(habits, "said", lambda *_, **said: asked.append(said) or ({}, Kept()))
    play(bo, table)
    settled(open_house)
    assert not asked
    assert bo._read(bo.http.put("/api/habits", json={"forced": True}), 200)["forced"]
    play(ada, table)
    settled(open_house)
    assert len(asked) == 1 and asked[0]["table"] == table


def test_what_was_said_is_known_after_a_restart(tmp_path):
    with house(tmp_path) as place:
        ada, bo, table = two_at_a_table(place)
        two_at_a_table(place)
        plan(ada, table, [(["card:nothing"], ["1"])])
        assert bo._read(bo.http.put("/api/habits", json={"forced": True}), 200)["forced"]
        names = [one.player for one in place.hall.tables.live[table].table.places]
    with house(tmp_path) as place:
        assert place.hall.plans.tables == {table} and place.hall.plans.forced == {names[1]}


def test_what_is_said_while_it_is_being_asked_is_not_lost():
    """Nor is anything where the database does not answer, nor another seat's turn that comes meanwhile."""
    heard = []

    async def read(work, **asked):
        assert work is habits.said and plans._may("t", "bo") and plans._may("other", "ada")
        heard[0]()
        return {}, Kept()

    plans = Plans(SimpleNamespace(store=SimpleNamespace(read=read)))
    for said, stays in ((lambda: plans.planned("t"), True), (lambda: None, False), (unavailable, True)):
        plans.tables, plans.forced, heard[:] = {"t"}, {"ada"}, [said]
        with suppress(Unavailable):
            asyncio.run(plans._said("t", 0, "ada"))
        assert (plans.tables, plans.forced) == (({"t"}, {"ada"}) if stays else (set(), set()))


def unavailable():
    raise Unavailable("silent")
