"""What is lent to be looked at is the state as it is, however it was changed, and the same object where it can be."""

from __future__ import annotations

import pytest

import drovers
from drovers.core.looks import veiling
from drovers.core.match import Match
from drovers.core.state import fill_places
from drovers.server.written import written
from toy import GAME as TOY

WRITES = {
    "one place": lambda state: set_place(state.points, 1),
    "all places": lambda state: state.points.fill(2),
    "some places": lambda state: fill_places(state.points, 0, 1, 3),
    "a row": lambda state: state.points.assign([4, 5]),
    "another state": lambda state: state.assign(other_points(state)),
    "bytes": lambda state: state.unpack(other_points(state).pack()),
}


def set_place(cells, value) -> None:
    cells[0] = value


def other_points(state):
    other = state.copy()
    other.points.assign([6, 7])
    return other


def new_look(match, seat=None):
    match._moved = True
    return match.look(seat)


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
def test_whatever_is_written_is_seen(write):
    match = drovers.load("schotten").new(2, seed=1)
    before = new_look(match)
    write(match.state)
    after = new_look(match)
    assert after.points.flat() == match.state.points.flat() != before.points.flat()
    assert after.wins is before.wins, "nothing was written there"


def test_what_was_changed_and_changed_back_is_as_it_was():
    match = drovers.load("schotten").new(2, seed=1)
    before = new_look(match)
    for value in (1, 0):
        match.state.points[0] = value
    assert new_look(match).points is before.points


def test_what_was_forgotten_is_made_anew():
    match = drovers.load("schotten").new(2, seed=1)
    before = match.look(0)
    match.forget()
    assert not any(match.state.__dict__[name].shown for name in type(match.state).arrays)
    after = match.look(0)
    assert after == before and after.points is not before.points


def test_a_state_that_two_matches_look_at_is_new_to_both():
    state = TOY.new(2, seed=1).state
    first, second = Match(TOY, state), Match(TOY, state)
    for value in (1, 2):
        state.tricks[0] = value
        assert new_look(first).tricks[0] == new_look(second).tricks[0] == value


def test_a_deck_is_blanked_once_for_all_seats_and_for_the_next_move():
    match = drovers.load("goats").new(3, seed=1)
    first, second, watcher = match.looks([0, 1, None])
    assert first.pile is second.pile is watcher.pile is not match.state.pile
    match.state.dogs[0] = 1
    assert new_look(match, 0).pile is first.pile


@pytest.mark.parametrize("first", [0, 1])
def test_a_field_that_is_filled_for_one_seat_and_written_or_read_for_another(monkeypatch, first):
    """In whichever order the looks are: each is what the rules make of a copy of the state."""
    game = drovers.load("schotten")

    def veil(state, seat):
        if seat == 0:
            fill_places(state.points, 0, 2, 9)
        elif seat == 1:
            state.points[0] = state.points[0] + len(state.points) + sum(state.points.flat())
        else:
            fill_places(state.points, 1, 1, 9)
            state.passes = state.points[1]

    monkeypatch.setattr(game.rules, "veil", veil)
    forget()
    match = game.new(2, seed=1)
    match.state.points.assign([3, 4])
    for _ in range(2):
        for seat in (first, 1 - first, None, first):
            look, expected = new_look(match, seat), match.state.copy()
            veil(expected, -1 if seat is None else seat)
            assert look.points.flat() == expected.points.flat() and look.passes == expected.passes
            assert match.state.points.flat() == [3, 4] == match._now().points.flat()
    forget()


def forget() -> None:
    """What has been learnt of veiling, and of parts by it."""
    veiling.cache_clear()
    written.cache_clear()
