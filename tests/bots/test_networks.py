"""The networks in the package load, know their training, play every table of their game, and see sights alone."""

from __future__ import annotations

import math

import numpy as np
import pytest

import drovers
from drovers.bots import network, networks, weights
from drovers.bots.foresight import Care
from drovers.bots.leaves import grown, judged
from drovers.bots.networks import Network
from drovers.bots.outlook import length
from drovers.bots.pondering import NEAR, SEEDS, Pondering, alike, caring, distinct
from drovers.bots.table import seat_bot
from drovers.bots.trying import imagined
from drovers.core.dice import below, new_dice
from drovers.core.jit import compiled
from drovers.core.match import Match
from drovers.core.state import Shelf
from drovers.research.endgame import position

from .test_bot import keeps_the_promise

GAMES = [drovers.load(name) for name in drovers.names()]
# Ten seconds of compiling each: the cheapest in every run, the others by `make soak`.
COMPILED = [pytest.param(game, marks=() if game.name == "tain" else pytest.mark.soak) for game in GAMES]


@pytest.mark.parametrize("of", GAMES, ids=lambda game: game.name)
def test_files_name_their_training_and_together_weigh_little(of):
    head, _ = weights.read(weights.FOLDER / f"{of.name}.net")
    assert head["layout"] == weights.layout_digest(of)
    assert head["run"]["decisions"] > 10**7 and head["run"]["sessions"][0]["device"]
    assert sum(path.stat().st_size for path in weights.FOLDER.glob("*.net")) < 8_000_000


@pytest.mark.parametrize("sharp", [0.0, 1.0])
@pytest.mark.parametrize("of", COMPILED, ids=lambda game: game.name)
def test_networks_answer_at_every_table_from_the_sight_alone(of, sharp):
    bot = Network(sharp=sharp)
    for seats in of.seats:
        match = of.new(seats, of.option_sets[-1] if seats == of.seats[-1] else {}, seed=3)
        for ply in range(60):
            if not match.to_move:
                break
            seat = match.to_move[0]
            legal = match.legal_moves(seat)
            if ply % 20 == 7:
                keeps_the_promise(match, seat, lambda _: bot)
            move = bot.choose(match.sight(seat), legal, new_dice(ply), 0)
            match.play(seat, of.notation.move_text(match.state, seat, move))


def third_decision(of):
    match = of.new(seed=5)
    for _ in range(3):
        match.play(match.to_move[0], match.legal(match.to_move[0])[-1])
    return match.sight(match.to_move[0]), match.legal_moves(match.to_move[0])


@pytest.mark.parametrize("of", GAMES, ids=lambda game: game.name)
def test_a_network_looks_at_nothing_beyond_the_end_of_an_array(of, monkeypatch):
    """The plain form, unlike the compiled one, refuses to; without arrays it takes a second."""
    for module in (weights, networks):
        monkeypatch.setattr(module, "HAS_ARRAYS", False)
    monkeypatch.setattr(weights, "_READ", {})
    monkeypatch.setattr(networks, "compiled", lambda f: f)
    logits, chances = Network().look(*third_decision(of))
    assert len(set(logits)) > 1 and all(0 <= chance <= 1 for chance in chances)


def test_rows_that_fill_up_are_not_looked_for_beyond_the_weights():
    """Four rows are added at once; where fewer are listed, the others once lay where a larger table's rows had been."""
    room, totals = Network().rooms(drovers.load("tain")), np.zeros(2, np.int64)
    room.rows[:4], room.amounts[:4] = [1, 450, 450, 450], [3, 1, 1, 1]
    network.add_listed(room, 1, np.array([5, 6, 7, 8], np.int8), 0, totals)
    assert totals.tolist() == [21, 24]


def test_what_is_above_nought_is_counted_in_steps_of_the_highest():
    room, sums = Network().rooms(drovers.load("tain")), np.zeros(1)
    count, step = network.counted(np.array([9.0, 0.0, 1.0, 0.0, 2.0, 4.0]), 1, 6, room)
    assert count == 3 and list(room.rows[:3]) == [1, 3, 4] and step == 4 / network.FINE
    network.add_counted(count, step, np.array([100, 1, 100, -1, 1], np.int8), 0, room, sums, 1)
    assert sums == pytest.approx([1 - 2 + 4], abs=2 * step)
    assert network.counted(np.zeros(5), 0, 5, room) == (0, 0.0)


@pytest.mark.parametrize("of", COMPILED, ids=lambda game: game.name)
def test_plain_and_compiled_see_the_same(of):
    (sight, legal), plain = third_decision(of), Network()
    net, room = weights.network(of), plain.rooms(of)
    networks.consider(Shelf((sight.state.copy(),)), sight.seat, net, room, [0] * length(of), legal, len(legal))
    logits, chances = Network().look(sight, legal)
    assert list(room.logits[: len(legal)]) == pytest.approx(list(logits), abs=1e-4)
    assert list(room.chances[: len(chances)]) == pytest.approx(list(chances), abs=1e-4)


def test_a_network_of_ones_own_is_named_by_its_file():
    path = weights.FOLDER / "tain.net"
    assert seat_bot(f"network@{path}").file == path


@pytest.mark.parametrize("care", [Care(), Care(leaf=0.5), Care(first=40)], ids=["race", "trees", "both"])
@pytest.mark.parametrize("of", COMPILED, ids=lambda game: game.name)
def test_pondering_answers_from_the_sight_alone(of, care):
    bot, match = Pondering(care=care._replace(trials=40)), of.new(of.seats[-1], {}, seed=4)
    for ply in range(9):
        seat = match.to_move[0]
        if ply == 8:
            keeps_the_promise(match, seat, lambda _: bot)
        match.play(seat, match.legal(seat)[0])


def test_by_trees_the_most_visited_move_is_chosen_and_chances_add_up():
    sight, legal = third_decision(drovers.load("tain"))
    bot = Pondering(care=Care(leaf=0.5))
    found = bot.study(sight, legal, new_dice(7), 200)
    assert found == bot.study(sight, legal, new_dice(7), 200)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert sum(one.score for one in found) == 200 and all(sum(one.chances) == pytest.approx(1) for one in found)


def test_a_race_may_begin_with_the_moves_that_short_trees_tried_most():
    sight, legal = third_decision(drovers.load("tain"))
    bot, rng = Pondering(care=Care(trials=40, first=80, moves=3, least=1e-30)), new_dice(7)
    found = bot.study(sight, legal, new_dice(7), 20)  # half of the trials: half of the trees too
    below(rng, SEEDS)
    named = grown(sight, bot._mind(sight), 40, 0.0, rng, math.inf, NEAR).found()[:3]
    assert {one.move for one in found} == {one.move for one in named}
    worths = {one.move: one.value for one in named}
    for one in found:
        together = worths[one.move] - max(worths.values()) + one.chances[int(sight.seat)]
        assert one.score == pytest.approx(bot.care.eager * together)


def test_leaves_are_judged_by_the_network_as_far_as_is_asked():
    sight, legal = third_decision(drovers.load("tain"))
    mind, told = Pondering()._mind(sight), [np.zeros(18) for _ in range(3)]
    compiled(imagined)(mind.desk, int(sight.seat), 1)
    for part, values in zip((0.0, 0.5, 1.0), told, strict=True):
        compiled(judged)(mind, part, values)
        assert sum(values[:2]) == pytest.approx(1)
    assert told[0][0] != told[2][0] and told[1][:2] == pytest.approx((told[0][:2] + told[2][:2]) / 2)
    assert told[2][int(sight.seat)] == pytest.approx(Network().look(sight, legal)[1][0])


def test_every_table_is_pondered_by_a_care_of_its_own():
    for game in GAMES:
        cares = [caring(game.name, seats) for seats in game.seats]
        assert all(care.trials > 0 for care in cares)
        assert [care.trials for care in cares] == sorted((care.trials for care in cares), reverse=True)


def test_near_the_end_of_tain_pondering_tries_every_move_and_still_sees_its_sight_alone():
    """The network names no winning move there, and best responses won from pondering that asked nobody else."""
    tain, bot = drovers.load("tain"), seat_bot("ponder")
    match = Match(tain, position(tain, "small1"))
    seat = match.to_move[0]
    keeps_the_promise(match, seat, lambda _: bot)
    found = bot.study(match.sight(seat), match.legal_moves(seat), new_dice(1))
    assert {one.move for one in found} <= set(match.legal_moves(seat))
    tried, there = (
        [alike(match.state, seat, move) for move in moves]
        for moves in ([one.move for one in found], match.legal_moves(seat))
    )
    assert len(set(tried)) == len(tried) and set(tried) == set(there)


def test_moves_that_come_to_the_same_are_pondered_once_and_liked_together():
    """At an untouched pasture any entrance will do; a bluff outside one makes it another."""
    tain = drovers.load("tain")
    match = tain.new(seed=1)
    seat = match.to_move[0]
    sight, legal = match.sight(seat), match.legal_moves(seat)
    moves, likings = distinct(sight, legal, [0.0] * len(legal))
    texts = [tain.notation.move_text(sight.state, seat, move) for move in moves.tolist()]
    assert {text for text in texts if text[0] == "W"} == {"W@p1", "W@h1", "W>1.p1", "W>1.h1", "W>k1", "W>k2"}
    assert likings[texts.index("W@p1")] == pytest.approx(np.log(3)) and likings[texts.index("pass")] == 0.0
    match.play(seat, f"X>{match.to_move[0] ^ 1}.p2")
    seat = match.to_move[0]
    groups = {
        tain.notation.move_text(match.state, seat, alike(match.state, seat, match.parse(seat, f"W@p{n}")))
        for n in (1, 2, 3)
    }
    assert groups == {"W@p1", "W@p2"}


@pytest.mark.parametrize("of", COMPILED, ids=lambda game: game.name)
def test_without_arrays_a_network_thinks_the_same(of, monkeypatch):
    """Where numpy is not installed, as in a browser, tables are views of bytes: the same sums, bit for bit."""
    match = of.new(seed=8)
    seat = match.to_move[0]
    sight, legal = match.sight(seat), match.legal_moves(seat)
    logits, chances = (list(map(float, found)) for found in Network().look(sight, legal))
    monkeypatch.setattr(weights, "HAS_ARRAYS", False)
    monkeypatch.setattr(networks, "HAS_ARRAYS", False)
    monkeypatch.setattr(weights, "_READ", {})
    assert [list(found) for found in Network().look(sight, legal)] == [logits, chances]
