"""Batches of compiled matches are the matches `Game.new` deals."""

from __future__ import annotations

import numpy as np

from drovers.contract import Case
from drovers.core import playout
from drovers.core.batch import Batch
from drovers.core.jit import bound, compiled
from toy import GAME


def test_a_batch_deals_what_new_deals():
    batch = Batch(GAME, 5, 3)
    batch.deal(10)
    for k in range(5):
        match = GAME.new(3, seed=10 + k)
        assert GAME.state().read(batch.states[k]) == match.state
        assert batch.seats[k] == match.to_move[0]
        assert np.flatnonzero(batch.masks[k]).tolist() == match.legal_moves(batch.seats[k])


def test_steps_follow_the_match_and_finished_ones_are_dealt_anew():
    batch, match = Batch(GAME, 2, 2), GAME.new(2, seed=0)
    batch.deal(0)
    ended = 0
    while match.to_move:
        assert GAME.state().read(batch.states[0]) == match.state
        moves = batch.masks.argmax(axis=1)
        match.play(int(batch.seats[0]), GAME.notation.move_text(match.state, 0, int(moves[0])))
        ended += batch.step(moves)
    assert ended == 2
    assert GAME.state().read(batch.states[0]) == GAME.new(2, seed=2).state


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
