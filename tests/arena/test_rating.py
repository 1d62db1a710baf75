"""Elo, its intervals, and the test that stops early."""

from __future__ import annotations

import numpy as np
import pytest

from drovers.arena.rating import Sprt, elo_of, expected, ratings


def test_elo_and_share_are_inverse():
    for share in (0.1, 0.5, 0.64, 0.9):
        assert expected(elo_of(share)) == pytest.approx(share)
    assert elo_of(0.64) == pytest.approx(100, abs=1)


def deals(strengths, count, seed=0):
    """Results of bots whose true Elo we know: every pair meets twice a deal."""
    rng, bots = np.random.default_rng(seed), len(strengths)
    wins = np.zeros((count, bots, bots))
    for a in range(bots):
        for b in range(a):
            won = rng.binomial(2, expected(strengths[a] - strengths[b]), count)
            wins[:, a, b], wins[:, b, a] = won, 2 - won
    return wins


def test_true_strengths_are_found_within_their_intervals():
    truth = [-150.0, 0.0, 150.0]
    found = ratings(deals(truth, 600))
    for rating, elo in zip(found, truth, strict=True):
        assert rating.low < rating.elo < rating.high
        assert rating.low - 25 < elo < rating.high + 25
    assert found[0].high < found[1].low and found[1].high < found[2].low


def test_more_deals_narrow_the_interval():
    few, many = ratings(deals([0, 0], 40))[0], ratings(deals([0, 0], 1000))[0]
    assert many.high - many.low < (few.high - few.low) / 2


def test_a_clean_sweep_stays_finite():
    assert ratings(np.array([[[0.0, 2.0], [0.0, 0.0]]] * 20))[0].elo < 2000


def test_a_bot_that_met_nobody_else_is_neither_stronger_nor_weaker():
    (alone,) = ratings(np.zeros((4, 1, 1)))
    assert (alone.elo, alone.low, alone.high) == (0, 0, 0)


def test_the_sequential_test_decides_either_way_or_waits():
    rng = np.random.default_rng(1)
    strong = list(rng.binomial(2, expected(80), 400) / 2)
    equal = list(rng.binomial(2, 0.5, 4000) / 2)
    assert Sprt(0, 30).verdict(strong) == 1
    assert Sprt(0, 30).verdict(equal) == -1
    assert Sprt(0, 30).verdict(equal[:5]) == 0
    assert Sprt().verdict([]) == 0
