"""Compiled matches are the matches `Game.new` deals."""

from __future__ import annotations

import numpy as np

from drovers.contract import Case
from drovers.core import playout
from drovers.core.jit import bound, compiled
from toy import GAME


def test_compiled_deals_are_what_new_deals():
    states, fresh, out = Case(GAME, 3, {}).records(5)
    for k in range(5):
        compiled(playout.deal)(states, k, fresh, 10 + k)
        match = GAME.new(3, seed=10 + k)
        assert GAME.state().read(states[k]) == match.state
        count = compiled(playout.choices)(states, k, out)
        assert out[:count].tolist() == match.legal_moves(match.to_move[0])


def test_a_bound_step_is_the_compiled_step():
    states, fresh, out = Case(GAME, 2, {}).records()
    compiled(playout.deal)(states, 0, fresh, 7)
    other = states.copy()
    count = bound(playout.step, states, 0, 0, out)(states, 0, GAME.new(2, seed=7).legal_moves(0)[0], out)
    assert count == compiled(playout.step)(other, 0, GAME.new(2, seed=7).legal_moves(0)[0], out)
    assert GAME.state().read(states[0]) == GAME.state().read(other[0])


def perft(depth, seats=2):
    states, fresh, out = Case(GAME, seats, {}).records(depth + 1)
    compiled(playout.deal)(states, 0, fresh, 1)
    rows = np.zeros((depth + 1, len(out)), np.int64)
    return compiled(playout.perft)(states, depth, rows, np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64))


def test_perft_counts_sequences_of_moves():
    assert [perft(depth) for depth in range(8)] == [1, 3, 9, 18, 36, 36, 36, 36]
