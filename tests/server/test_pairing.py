"""Pairing, as pure functions: nobody meets twice, seats are shared evenly, sitting out goes round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from drovers.server.pairing import Played, next_round, points
from drovers.server.timetable import fewest, laid_out


def play(entrants: int, seats: int, rounds: int, chance: Random) -> tuple[list, dict[int, float]]:
    """A whole tournament with results by chance."""
    done, scores = [], dict.fromkeys(range(entrants), 0.0)
    for left in range(rounds, 0, -1):
        groups = next_round(range(entrants), seats, Played(done, scores), left)
        assert sorted(number for group in groups for number in group) == list(range(entrants))
        assert all(len(group) in (1, seats) for group in groups)
        for group in groups:
            ranks = [chance.randint(1, seats) for _ in group]
            for number, score in zip(group, points(ranks) if len(group) > 1 else [1.0], strict=True):
                scores[number] += score
        done.append(groups)
    return done, scores


def sat_out_fairly(played: Played, entrants: int, seats: int, rounds: int) -> bool:
    out = [played.out[number] for number in range(entrants)]
    return sum(out) == rounds * (entrants % seats) and max(out) - min(out) <= 1


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 30), st.integers(1, 12), st.integers(0, 1000))
@example(6, 5, 1)  # after three Swiss rounds there may be no fourth
@example(64, 6, 1)
def test_two_seats_nobody_meets_twice_seats_are_shared_sitting_out_goes_round(entrants, rounds, seed):
    rounds = min(rounds, entrants - 1 + entrants % 2)  # by then everybody has met
    played = Played(play(entrants, 2, rounds, Random(seed))[0])
    assert max(played.met.values(), default=0) <= 1
    apart = 2 if 2 * rounds <= entrants else 1  # like plays like, or everybody nearly everybody
    assert all(abs(played.lean(number)) <= apart for number in range(entrants))
    assert sat_out_fairly(played, entrants, 2, rounds)


def test_equals_play_equals():
    done, scores = play(16, 2, 3, Random(5))
    groups = next_round(range(16), 2, Played(done, scores), 1)
    assert sum(abs(scores[a] - scores[b]) for a, b in groups) <= 4


def test_when_everybody_has_met_there_is_no_next_round():
    done, scores = play(4, 2, 3, Random(1))
    assert next_round(range(4), 2, Played(done, scores), 1) == []


def check_balanced(entrants: int, seats: int, rounds: int) -> int:
    """Every rule of tables of several; how much oftener people meet again than they must."""
    sat, done = Counter(), laid_out(tuple(range(entrants)), seats, rounds)
    for one in done:
        assert sorted(number for group in one for number in group) == list(range(entrants))
        for group in (group for group in one if len(group) > 1):
            assert len(group) == seats
            for seat, number in enumerate(group):
                assert sat[number, seat] == min(sat[number, other] for other in range(seats))  # due to them, always
            sat.update((number, seat) for seat, number in enumerate(group))
    played = Played(done)
    assert sat_out_fairly(played, entrants, seats, rounds)
    return sum(comb(times, 2) for times in played.met.values()) - fewest(entrants, seats, rounds)


ONE_TABLE = {(3, 5): 1, (4, 7): 3, (5, 8): 1, (5, 9): 6}  # where one table is all there is, and the bound is rough


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_rounds_of_several_are_the_best_there_are(seats):
    for entrants in range(seats, 65):
        assert check_balanced(entrants, seats, 3) == ONE_TABLE.get((seats, entrants), 0)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_rounds_of_several_keep_every_rule(seats):
    """Up to six rounds; from so many entrants on, nobody meets twice (docs/club.md)."""
    enough = {4: {3: 8, 4: 15, 5: 28}, 5: {3: 13, 4: 23, 5: 34}, 6: {3: 14, 4: 27, 5: 43}}
    for rounds, entrants in ((rounds, entrants) for rounds in enough for entrants in range(seats, 65)):
        above = check_balanced(entrants, seats, rounds)
        assert above == 0 or entrants < enough[rounds][seats], (entrants, rounds, above)


def test_a_tournament_follows_its_plan_and_makes_another_when_somebody_has_left():
    assert play(15, 3, 4, Random(2))[0] == laid_out(tuple(range(15)), 3, 4)
    done = laid_out(tuple(range(15)), 3, 4)[:2]
    here = [number for number in range(15) if number not in (3, 7, 8)]
    for left in (2, 1):
        done = [*done, next_round(here, 3, Played(done), left)]
    assert all(sorted(number for group in one for number in group) == here for one in done[2:])
    assert max(Played(done).met.values()) == 1
    counts = [[Played(done).sat[number, seat] for seat in range(3)] for number in here]
    assert all(max(sat) - min(sat) <= 2 for sat in counts)


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_places_are_worth_half_of_all_meetings(ranks):
    pairs = len(list(combinations(ranks, 2)))
    assert sum(points(ranks)) == pytest.approx(pairs / (len(ranks) - 1))
    assert points([1, 2]) == [1.0, 0.0] and points([1, 1]) == [0.5, 0.5]
