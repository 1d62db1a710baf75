"""Remembered functions answer as if they were asked anew, whatever has changed since, and are asked seldom."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import drovers
from drovers.core.remembered import remembered
from toy import GAME as TOY

GAMES = [TOY, *map(drovers.load, drovers.names())]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_sight_is_what_it_would_be_made_anew(game, monkeypatch):
    """Every seat's sight and facts, along random matches: remembered, and with nothing remembered."""
    for number, options in enumerate(game.option_sets[:3]):
        chance = random.Random(number)
        match = game.new(game.seats[number % len(game.seats)], options, seed=number)
        while match.to_move and match.ply < 40:
            for seat in (*range(match.seats), None):
                sight = match.sight(seat)
                fresh = match.sight(seat).state.copy()
                with monkeypatch.context() as patch:
                    patch.setattr("drovers.core.remembered.Remembered.__call__", lambda self, *args: self.f(*args))
                    anew = game.write_position(fresh, veiled=True), game.facts(fresh)
                assert (dict(sight), game.facts(sight.state)) == anew
            seat = chance.choice(match.to_move)
            match.play(seat, chance.choice(match.legal(seat)))


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 5), st.integers(0, 3)), max_size=60))
def test_what_is_read_depends_on_what_was_read(changes):
    """A function that looks further only sometimes is never answered from too little."""
    asked = []

    def look(state, seat):
        asked.append(seat)
        return (state.round, state.chosen[seat] if state.round == 2 else None)

    quick, state = remembered(look), TOY.new(2, seed=1).state
    for seat, what, value in changes:
        if what < 3:
            state.round = what
        else:
            state.chosen[seat] = value
        assert quick(state, seat) == (state.round, state.chosen[seat] if state.round == 2 else None)


def test_it_is_asked_once_for_states_that_are_alike():
    asked = []

    @remembered
    def points(state, seat):
        asked.append(seat)
        return [state.tricks[seat], state.seats]

    first, other = TOY.new(2, seed=1).state, TOY.new(2, seed=2).state
    assert first != other
    assert points(first, 0) is points(other, 0) and asked == [0]
    other.tricks[0] = 3
    assert points(other, 0) == [3, 2] and asked == [0, 0]


def test_one_inside_another_counts_for_both():
    @remembered
    def inner(state):
        return state.round

    @remembered
    def outer(state):
        return [inner(state)]

    state = TOY.new(2, seed=1).state
    before = outer(state)
    state.round += 1
    assert outer(state) == [before[0] + 1]


def test_it_may_change_nothing_and_look_at_fields_only():
    state = TOY.new(2, seed=1).state

    @remembered
    def greedy(state):
        state.round = 1

    @remembered
    def curious(state):
        return state.copy()

    for f in (greedy, curious):
        with pytest.raises(AttributeError):
            f(state)
