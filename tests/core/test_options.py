"""Options as people write them."""

from __future__ import annotations

import dataclasses

import pytest

from drovers import BadOption
from drovers.core.options import Option, Starter, complete, flag
from toy import GAME

OPTIONS = (
    Option("edition", ("A", "B"), presets={"A": {"dud": True}, "B": {"dud": False, "length": 3}}),
    flag("dud"),
    Option("length", range(1, 10), 2),
    Starter("start", (0,)),
)


def test_defaults_then_presets_then_what_is_given():
    assert complete(OPTIONS, {}, 2) == {"edition": 0, "dud": 1, "length": 2, "start": 0}
    assert complete(OPTIONS, {"edition": "B"}, 2) == {"edition": 1, "dud": 0, "length": 3, "start": 0}
    assert complete(OPTIONS, {"edition": "B", "length": 9}, 2)["length"] == 9
    assert complete(OPTIONS, {"edition": "b", "dud": "TRUE", "start": "random"}, 3) == {
        "edition": 1,
        "dud": 1,
        "length": 3,
        "start": 3,
    }


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"edition": "C"}, "edition"),
        ({"length": 0}, "length"),
        ({"dud": 2}, "dud"),
        ({"start": 2}, "start"),
        ({"x": 1}, "x"),
    ],
)
def test_what_cannot_be_is_refused_by_name(given, field):
    with pytest.raises(BadOption) as caught:
        complete(OPTIONS, given, 2)
    assert caught.value.field == field
    assert field in caught.value.reason("fr")


@pytest.mark.parametrize("seats", [0, 1, 4, 99, "2"])
def test_seat_counts_outside_the_game_are_refused(seats):
    with pytest.raises(BadOption, match="seats"):
        GAME.new(seats=seats)


@pytest.mark.parametrize("seed", ["", "xyz", "00", "g" * 64, -1, 2**256, 1.5, [1]])
def test_bad_seeds_are_refused(seed):
    with pytest.raises(BadOption) as caught:
        GAME.new(seed=seed)
    assert caught.value.field == "seed"


def test_without_a_seed_every_match_is_another():
    assert GAME.new().position()["key"] != GAME.new().position()["key"]


def test_an_option_of_older_records_is_taken_with_the_value_it_had():
    older = dataclasses.replace(GAME, retired={"deck": "nine"})
    assert older.new(options={"deck": "nine"}, seed=1).position() == GAME.new(seed=1).position()
    with pytest.raises(BadOption):
        older.new(options={"deck": "ten"}, seed=1)
