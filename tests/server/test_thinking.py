"""Thinking time is shared fairly: nobody waits behind somebody else's many tables, and forced moves are no faster."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from concurrent.futures import Future
from types import SimpleNamespace

import pytest
from house import house
from hypothesis import given, settings
from hypothesis import strategies as st
from test_attacks import until
from test_forgetting import with_account
from test_people import PASSWORD

from drovers.server.bot_turns import BotTurns
from drovers.server.fair import FairQueue
from drovers.server.pace import Pace
from drovers.server.settings import Settings
from drovers.server.thinking import Lane, Thinking


class VirtualWorkers:
    """Processes in virtual time: one question is answered a second."""

    def __init__(self, count: int):
        self.all, self.asked, self.time = [None] * count, list[tuple[str, Future]](), 0.0

    def clock(self) -> float:
        return self.time

    def submit(self, _limit, function, *arguments):
        answer = Future()
        self.asked.append((function, answer))
        return answer


async def settle():
    for _ in range(5):
        await asyncio.sleep(0)


async def served(lane: Lane, workers: VirtualWorkers, count: int) -> list[str]:
    """Answers so many questions one after the other; whose they were."""
    order = []
    for _ in range(count):
        await settle()
        name, answer = workers.asked.pop(0)
        order.append(name)
        workers.time += 1.0
        answer.set_result(name)
    await settle()
    return order


@pytest.mark.parametrize("processes", [1, 3])
def test_nobody_waits_behind_somebody_s_sixty_tables(processes):
    async def story():
        workers = VirtualWorkers(processes)
        lane = Lane(workers, workers.clock)
        asked = [lane.ask("mallory", f"m{table}", 9, "mallory") for table in range(60) for _ in range(3)]
        tasks = [asyncio.create_task(one) for one in asked]
        await settle()
        await served(lane, workers, 10)
        tasks += [asyncio.create_task(lane.ask(who, who, 9, who)) for who in ("ada", "bo")]
        order = await served(lane, workers, processes + 2)
        assert Counter(order) == {"mallory": processes, "ada": 1, "bo": 1}, "only what had begun is waited for"
        assert set(order[-2:]) == {"ada", "bo"}
        await served(lane, workers, 180 - 10 - processes)
        await asyncio.gather(*tasks)

    asyncio.run(story())


def test_of_one_player_s_tables_each_has_its_turn():
    queue = FairQueue()
    for table in ("one", "one", "one", "two"):
        queue.put("ada", table, table)
    assert [queue.take()[1] for _ in range(4)] == ["one", "two", "one", "one"]


@settings(deadline=None)
@given(st.lists(st.sampled_from(["mallory", "ada", "bo"]), min_size=30, max_size=200), st.randoms())
def test_while_all_wait_all_get_the_same(asked, chance):
    """However long each thought takes: no two who wait are ever further apart than one thought of each."""
    queue, longest, gave = FairQueue(), 4.0, Counter()
    for number, player in enumerate(asked):
        queue.put(player, f"{player} {number % 7}", number)
    while len(queue.waiting) == len(set(asked)):
        player, _ = queue.take()
        seconds = chance.uniform(0.0, longest)
        queue.took(player, seconds)
        gave[player] += seconds
        if len(queue.waiting) == len(set(asked)):
            given = [gave[one] for one in queue.waiting]
            assert max(given) - min(given) <= longest


def test_who_comes_late_is_level_with_those_who_wait_and_who_comes_back_has_saved_nothing():
    queue = FairQueue()
    for number in range(100):
        queue.put("mallory", "m", number)
    for _ in range(50):
        queue.took(queue.take()[0], 2.0)
    for number in range(100):
        queue.put("ada", "a", number)
    first = Counter()
    for _ in range(20):
        player, _ = queue.take()
        queue.took(player, 2.0)
        first[player] += 1
    assert abs(first["ada"] - first["mallory"]) <= 1


def test_those_with_nothing_to_come_are_forgotten():
    queue = FairQueue()
    for number in range(3000):
        queue.put(f"guest {number}", "t", number)
        queue.took(queue.take()[0], 0.01)
    assert len(queue.given) < 1000 and not queue.waiting


def test_quick_bots_have_a_process_no_search_ever_holds():
    thinking = Thinking(Settings(bot_workers=1, bots_ready=False, bots_compiled=False))
    assert thinking.lane("greedy") is thinking.lane("random") is thinking.quick is not thinking.deep
    assert thinking.lane("level5") is thinking.lane("somebody:Else") is thinking.deep
    thinking.close()


def test_a_question_nobody_waits_for_any_more_is_not_asked():
    async def story():
        workers = VirtualWorkers(1)
        lane = Lane(workers, workers.clock)
        tasks = [asyncio.create_task(lane.ask(who, "t", 9, who)) for who in ("ada", "bo", "cy")]
        await settle()
        tasks[1].cancel()
        assert await served(lane, workers, 2) == ["ada", "cy"]

    asyncio.run(story())


def test_a_forced_move_takes_as_long_as_a_free_one():
    pace = Pace(random.Random(1))
    assert pace.forced("goats", "level5") == 0.0
    for seconds in (0.7, 0.8, 0.9):
        pace.note("goats", "level5", seconds)
        pace.note("goats", "greedy", 0.01)
    assert {pace.forced("goats", "level5") for _ in range(50)} == {0.7, 0.8, 0.9}
    assert pace.forced("goats", "greedy") == 0.01


def test_a_bot_that_follows_a_bot_answers_sooner():
    turns = BotTurns(Settings(bot_pause=0.4), None, None)
    places = [SimpleNamespace(bot=None), SimpleNamespace(bot="level1"), SimpleNamespace(bot="level1")]

    def pause(*moves):
        return turns._pause(SimpleNamespace(match=SimpleNamespace(moves=moves), places=places))

    assert pause() == pause((0, "pass")) == 0.4 > pause((0, "pass"), (1, "pass")) > 0


def test_a_bot_without_choice_waits_before_it_answers(open_house, monkeypatch):
    """The answer to a question with one legal move comes no sooner than one with a choice came lately."""
    turns, waited = open_house.hall.bot_turns, []

    async def sleep(seconds):
        waited.append(seconds)

    async def story():
        table = SimpleNamespace(founding=SimpleNamespace(game="toy", id="t" * 16, day=None))

        async def ask(*_):
            return "1", 0.75

        monkeypatch.setattr(turns.thinking, "lane", lambda bot: SimpleNamespace(ask=ask))
        monkeypatch.setattr("drovers.server.bot_turns.asyncio.sleep", sleep)
        await turns._answer(table, "ada", "level3", 0, b"", [1, 2], ["1", "2"])
        assert not waited
        await turns._answer(table, "ada", "level3", 0, b"", [1], ["1"])
        assert waited == [0.75]
        assert [*turns.pace.taken["toy", "level3"]] == [0.75]  # or forced moves would soon be those it waits as long as

    asyncio.run(story())


def test_guests_of_one_address_share_what_one_player_has(tmp_path, monkeypatch):
    """Anybody may be sixty guests, and nobody sixty accounts' worth of neighbours."""
    with house(tmp_path, rates=True) as place:
        ada, bo = place.guest("Ada"), place.guest("Bo")
        payer, asked = place.hall.presence.payer, []
        for guest in (ada, bo):
            guest.get("/api/me")
        assert payer(ada.player) == payer(bo.player) != payer("somebody else")

        async def ask(player, *_):
            asked.append(player)
            return "1", 0.0

        monkeypatch.setattr(place.hall.thinking, "lane", lambda bot: SimpleNamespace(ask=ask))
        for guest in (ada, bo):
            guest.table(["level3", "me"], start=True)
        until(lambda: len(asked) >= 2)
        assert set(asked) == {payer(ada.player)}
        with_account(bo)
        bo.get("/api/me")
        assert payer(bo.player) == bo.player != payer(ada.player)


def test_where_a_guest_came_from_is_forgotten_with_the_guest(tmp_path):
    with house(tmp_path, rates=True) as place:
        account, guest = place.guest("Ada"), place.guest("Bo")
        name = with_account(account)
        guest.get("/api/me")
        assert guest.player in place.hall.presence.homes
        guest.post("/api/sign-in", name=name, password=PASSWORD)
        assert guest.player not in place.hall.presence.homes
