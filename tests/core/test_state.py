"""Plain states: the record's fields as Python integers, checked."""

from __future__ import annotations

import subprocess
import sys

import pytest

from drovers.core.state import Shelf, fill_places
from toy import GAME


def test_a_state_becomes_a_record_and_comes_back():
    state = GAME.new(3, seed=4).state
    again = GAME.state().read(state.record()[0])
    assert again == state
    assert again.record().tobytes() == state.record().tobytes()


def test_a_copy_is_independent():
    state = GAME.new(seed=4).state
    other = state.copy()
    other.hand[0, 0] = 5
    other.round = 2
    assert state != other
    assert state == GAME.new(seed=4).state


@pytest.mark.parametrize("index", [(3, 0), (0, 3), (-1, 0), (0, -1)])
def test_indices_outside_are_refused(index):
    state = GAME.new(seed=4).state
    with pytest.raises(IndexError):
        state.hand[index]
    with pytest.raises(IndexError):
        state.hand[index] = 1


def test_the_number_of_indices_must_fit():
    with pytest.raises(IndexError):
        GAME.new(seed=4).state.hand[0]


def test_values_that_do_not_fit_the_record_are_refused():
    state = GAME.new(seed=4).state
    with pytest.raises(OverflowError):
        state.hand[0, 0] = 128
    with pytest.raises(OverflowError):
        state.hand.fill(128)
    with pytest.raises(OverflowError):
        state.round = 300
    assert state == GAME.new(seed=4).state


def test_misspelt_fields_are_refused():
    state = GAME.new(seed=4).state
    with pytest.raises(AttributeError):
        state.rounds = 1
    with pytest.raises(AttributeError):
        state.hand = [1, 2, 3]
    with pytest.raises(AttributeError):
        state.hands  # noqa: B018


def test_a_field_is_filled_in_place():
    state = GAME.new(seed=4).state
    hand, before = state.hand, state.copy()
    hand.fill(7)
    assert set(state.record()[0]["hand"].ravel().tolist()) == {7}
    assert before == GAME.new(seed=4).state


def test_a_shelf_copies_on_assignment():
    one, two = GAME.new(seed=1).state, GAME.new(seed=2).state
    shelf = Shelf([one.copy(), two.copy()])
    shelf[0] = two
    assert shelf[0] == two and shelf[0] is not two and shelf.shape == (2,)


@pytest.mark.breadth  # the type checker reads the whole house for it
def test_a_misspelt_field_of_a_game_fails_the_type_check(tmp_path):
    rule = "from drovers.games.goats.table import State\n\ndef rule(state: State) -> int:\n    return state.{}\n"
    for field, problems in (("left", 0), ("lefft", 1), ("pile", 1)):
        (tmp_path / f"{field}.py").write_text(rule.format(field))
        command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", str(tmp_path / f"{field}.py")]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == problems, done.stdout + done.stderr


def test_places_are_filled_together_and_checked():
    key = GAME.state().key
    fill_places(key, 2, 5, 7)
    fill_places(key, 8, 8, 9)  # none
    assert key.flat() == [0, 0, 7, 7, 7, 0, 0, 0]
    with pytest.raises(IndexError):
        fill_places(key, 6, 9, 1)
    with pytest.raises(IndexError):
        fill_places(key, -1, 2, 1)
    with pytest.raises(IndexError):
        fill_places(GAME.state().hand, 0, 2, 1)
    with pytest.raises(OverflowError):
        fill_places(key, 0, 2, 1 << 31)
    assert key.flat() == [0, 0, 7, 7, 7, 0, 0, 0]


def test_places_of_a_look_are_not_filled():
    look = GAME.new(seed=4).look(None)
    with pytest.raises(TypeError):
        fill_places(look.hand, 0, 1, 1)
