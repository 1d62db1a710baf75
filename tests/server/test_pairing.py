"""Pairing, as pure functions: nobody meets twice, seats are shared evenly, sitting out goes round."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drovers.server.pairing import Played, next_round, points


def play(entrants: int, seats: int, rounds: int, chance: Random) -> tuple[list, dict[int, float]]:
    """A whole tournament with results by chance."""
    done, scores = [], dict.fromkeys(range(entrants), 0.0)
    for _ in range(rounds):
        groups = next_round(range(entrants), seats, Played(done, scores))
        assert sorted(number for group in groups for number in group) == list(range(entrants))
        assert all(len(group) in (1, seats) for group in groups)
        for group in groups:
            ranks = [chance.randint(1, seats) for _ in group]
            for number, score in zip(group, points(ranks) if len(group) > 1 else [1.0], strict=True):
                scores[number] += score
        done.append(groups)
    return done, scores


@settings(max_examples=25, deadline=None)
@given(st.integers(6, 24), st.integers(1, 5), st.integers(0, 1000))
def test_a_swiss_tournament(entrants, rounds, seed):
    rounds = min(rounds, (entrants - 1) // 2)
    done, _ = play(entrants, 2, rounds, Random(seed))
    played = Played(done)
    assert max(played.met.values(), default=0) <= 1  # nobody meets twice
    assert all(abs(played.lean(number)) <= 2 for number in range(entrants))  # seats are shared
    out = [played.out[number] for number in range(entrants)]
    assert sum(out) == rounds * (entrants % 2) and max(out) - min(out) <= 1  # sitting out goes round
    assert all(len(group) == 2 for one in done for group in one) or entrants % 2


def test_equals_play_equals():
    done, scores = play(16, 2, 3, Random(5))
    groups = next_round(range(16), 2, Played(done, scores))
    assert sum(abs(scores[a] - scores[b]) for a, b in groups) <= 4


def test_when_everybody_has_met_there_is_no_next_round():
    done, scores = play(4, 2, 3, Random(1))
    assert next_round(range(4), 2, Played(done, scores)) == []


@pytest.mark.parametrize(
    ("entrants", "seats", "rounds", "apart"),
    [(12, 3, 3, 2), (13, 3, 4, 1), (18, 3, 5, 1), (16, 4, 3, 1), (25, 5, 2, 1), (4, 4, 4, 0), (5, 5, 7, 1)],
)
def test_rounds_of_several(entrants, seats, rounds, apart):
    done, _ = play(entrants, seats, rounds, Random(2))
    played = Played(done)
    again = max(played.met.values())
    assert again == (rounds if entrants == seats else 1)  # nobody meets twice where that can be
    for number in range(entrants):
        sat = [played.sat[number, seat] for seat in range(seats)]
        assert max(sat) - min(sat) <= apart  # few can meet nobody twice, or sit on all seats alike, not always both
    assert max(played.out.values(), default=0) <= 1


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_places_are_worth_half_of_all_meetings(ranks):
    pairs = len(list(combinations(ranks, 2)))
    assert sum(points(ranks)) == pytest.approx(pairs / (len(ranks) - 1))
    assert points([1, 2]) == [1.0, 0.0] and points([1, 1]) == [0.5, 0.5]
