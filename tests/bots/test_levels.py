"""The ladder: a rung for every level of every game, each a bot that plays there."""

from __future__ import annotations

import pytest

import drovers
from drovers.bots.greedy import Greedy
from drovers.bots.levels import LADDER, LEVELS, OTHERS, Level, rung_at
from drovers.bots.pondering import caring
from drovers.bots.table import ADVISER, names, seat_bot, way
from drovers.core.dice import new_dice

KINDS = {"greedy", "network", "search", "ponder"}


@pytest.mark.parametrize("ladder", [*LADDER.values(), OTHERS])
def test_every_ladder_has_all_rungs_and_searches_ever_longer(ladder):
    assert len(ladder) == LEVELS and {each.kind for each in ladder} <= KINDS
    searched = [each.amount for each in ladder if each.kind == "search"]
    assert searched == sorted(set(searched))


def test_every_game_has_a_ladder_and_every_level_a_name():
    assert sorted(LADDER) == sorted(drovers.names())
    assert [name for name in names() if name.startswith("level")] == [f"level{n}" for n in range(1, LEVELS + 1)]


def test_the_way_a_level_plays_differs_from_game_to_game():
    assert [way(f"level{LEVELS}", game) for game in LADDER] == ["ponder"] * len(LADDER)
    assert {way("level7", game) for game in LADDER} == {"search", "network", "ponder"}
    assert way("network", "tain") == "network" and way("somebody:Else", "tain") == "somebody:Else"


def test_where_a_rung_was_not_measured_one_below_plays():
    assert {rung_at(LEVELS, "goats", seats) for seats in (2, 3, 4)} == {LADDER["goats"][-1]}
    two, three = (rung_at(LEVELS - 1, "goats", seats) for seats in (2, 3))
    assert two == LADDER["goats"][-2] and three == LADDER["goats"][-3] and three.kind == "search"
    assert rung_at(LEVELS, "goats", 5) == three


def test_a_level_ponders_at_every_table_by_its_own_care():
    top = Level(LEVELS)
    for seats in (2, 3, 4):
        sight = drovers.load("goats").new(seats, seed=1).sight(0)
        assert top._bot(rung_at(LEVELS, "goats", seats), sight).care == caring("goats", seats)


def test_a_level_that_ponders_less_has_its_own_trials():
    sight = drovers.load("goats").new(seed=1).sight(0)
    assert Level(7)._bot(rung_at(7, "goats", 2), sight).care.trials == rung_at(7, "goats", 2).trials


def test_hints_are_the_top_level_s_with_more_tries():
    adviser, top = seat_bot(ADVISER), Level(LEVELS)
    for game in LADDER:
        sight, here = drovers.load(game).new(seed=1).sight(0), rung_at(LEVELS, game, 2)
        assert way(ADVISER, game) == here.kind
        more, own = adviser._bot(here, sight).care, top._bot(here, sight).care
        assert (more.trials, more.first) == (4 * own.trials, 4 * own.first)  # of the race and of the trees before it


def test_the_first_level_plays_any_game_without_the_compiler(game):
    match = game.new(seed=1)
    seat = match.to_move[0]
    legal = match.legal_moves(seat)
    assert way("level1", game.name) == "greedy"
    assert Level(1).choose(match.sight(seat), legal, new_dice(0)) in legal


def test_who_wavers_takes_what_looks_best_most_often(game):
    """And otherwise something else: by many dice more than one move, and greedy's own among the commonest."""
    match = game.new(seed=3)
    sight, legal = match.sight(match.to_move[0]), match.legal_moves(match.to_move[0])
    calm = [Greedy(waver=1e-6).choose(sight, legal, new_dice(seed), 1) for seed in range(12)]
    wild = [Greedy(waver=1e6).choose(sight, legal, new_dice(seed), 1) for seed in range(12)]
    assert set(calm) <= {Greedy().choose(sight, legal, new_dice(seed), 1) for seed in range(60)}
    assert len(set(wild)) >= min(len(legal), 2)


def test_a_level_is_seated_by_its_name():
    assert seat_bot("level8").level == 8 and seat_bot("level2", compile=True).compile
